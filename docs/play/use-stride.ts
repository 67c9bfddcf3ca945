/** How the game on the screen has moved since it was last looked at. */
import { useRef } from 'preact/hooks';
import type { Table } from './table.js';

/** `on` is one step further in the same game, which can be told or shown event by event. */
export type Stride = 'on' | 'stay' | 'leap';

/** To be called in an effect: compares with the call before. */
export function useStride(table: Table, at: number): () => Stride {
  const before = useRef({ state: table.states[at], at });
  return () => {
    const last = before.current;
    before.current = { state: table.states[at], at };
    if (at === last.at + 1 && table.states[last.at] === last.state) return 'on';
    return at === last.at ? 'stay' : 'leap';
  };
}
