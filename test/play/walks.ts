/** Random games for the tests of the page's logic. */
import fc from 'fast-check';
import type { Side } from 'toy-battle';
import type { Seat, Table } from '../../docs/play/table.js';
import { act, begin } from '../../docs/play/table.js';
import { type Play, plays, walk } from '../properties/plays.js';

const PEOPLE = { blue: 'person', red: 'person' } as const satisfies Record<Side, Seat>;

/** A random game on a table. */
export function tableOfPlay(play: Play, seats: Record<Side, Seat> = PEOPLE): Table {
  let table = begin(play.options, seats);
  walk(play, ({ before, action }) => (table = act(table, action, before.decision!.side)));
  return table;
}

/** A property of whole games on a table. */
export function forAllTables(check: (table: Table) => void, numRuns = 60): void {
  fc.assert(
    fc.property(plays, (play) => check(tableOfPlay(play))),
    { numRuns },
  );
}
