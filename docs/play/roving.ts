/** A row of buttons that is one stop of the Tab key: the arrow keys go along it. */
import { useRef, useState } from 'preact/hooks';

export function useRoving(count: number) {
  const [wanted, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const current = Math.max(0, Math.min(wanted, count - 1));
  const go = (i: number) => {
    setCurrent(i);
    buttons.current[i]?.focus();
  };
  /** What the button at `i` needs. */
  return (i: number) => ({
    ref: (it: HTMLButtonElement | null) => void (buttons.current[i] = it),
    tabIndex: i === current ? 0 : -1,
    onFocus: () => setCurrent(i),
    onKeyDown: (event: KeyboardEvent) => {
      const to = {
        ArrowLeft: i - 1,
        ArrowUp: i - 1,
        ArrowRight: i + 1,
        ArrowDown: i + 1,
        Home: 0,
        End: count - 1,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go((to + count) % count);
    },
  });
}
