/** What a screen reader is to say: every event, and every answer to what the player tried. */
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { describe, type Language } from 'toy-battle/text';
import { heard, type Show, type Table } from './table.js';
import { useStride } from './use-stride.js';

/** Sentences that stay on the page, so that none is lost when several come at once. */
const KEPT = 12;

interface Spoken {
  readonly show: Show;
  readonly lines: readonly { readonly id: number; readonly text: string }[];
}

/** The lines for the live region, and a way to add to them. */
export function useAnnouncer(table: Table, at: number, show: Show, lang: Language) {
  const [spoken, setSpoken] = useState<Spoken>({ show, lines: [] });
  const count = useRef(0);
  const stride = useStride(table, at);

  const say = useCallback(
    (...texts: string[]) => {
      const added = texts.map((text) => ({ id: ++count.current, text }));
      // What was said for other eyes goes.
      setSpoken((old) => ({ show, lines: [...(old.show === show ? old.lines : []), ...added].slice(-KEPT) }));
    },
    [show],
  );

  useLayoutEffect(() => {
    const moved = stride();
    // To whoever comes to the screen, what is to be decided; after a step, what happened; nothing on a leap.
    const { decision } = table.states[at]!;
    const news = moved === 'on' ? heard(table, at, show) : moved === 'stay' && decision ? [decision] : [];
    say(...news.map((it) => describe(it, lang)));
  }, [table, at, show]);

  return { lines: spoken.show === show ? spoken.lines : [], say };
}
