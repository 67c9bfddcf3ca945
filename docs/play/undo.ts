/** What may be taken back. */
import { revealsHidden, type Side } from 'toy-battle';
import { latest, type Table } from './table.js';

/** Why nothing can be taken back: there is nothing, or something hidden has come to light. */
export type NoUndo = 'nothing' | 'revealed';

/** `to` is the number of steps that stay. */
export type Undo = { readonly to: number; readonly ask: boolean } | { readonly refused: NoUndo };

/**
 * Against a bot, a person may go back to their own last decision, whatever has come to light: only a bot could mind.
 * Between people the last step alone can be taken back, and only while it has revealed nothing; once the other has the
 * turn, both must agree.
 */
export function undoOf(table: Table): Undo {
  const { seats, steps, states } = table;
  if (seats === null || steps.length === 0) return { refused: 'nothing' };
  const decided = (at: number): Side => states[at]!.decision!.side;
  if (seats.blue !== 'person' || seats.red !== 'person') {
    for (let to = steps.length - 1; to >= 0; to--) if (seats[decided(to)] === 'person') return { to, ask: false };
    return { refused: 'nothing' };
  }
  const to = steps.length - 1;
  if (revealsHidden(table.events[to]!)) return { refused: 'revealed' };
  return { to, ask: latest(table).decision?.side !== decided(to) };
}
