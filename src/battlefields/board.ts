/**
 * The short form in which the printed battlefields are written down. Rules §9.
 *
 * @module
 */
import { deepFreeze } from '../freeze.js';
import type { BattlefieldData, Side, SlotData, Special } from './types.js';

/** A slot: where it lies, then whose HQ it is and what makes it special, a strength limit being its strengths. */
type SlotRow = readonly [
  x: number,
  y: number,
  ...marks: (Side | Exclude<Special['kind'], 'strengthLimit'> | number[])[],
];

/** A region: its medals, where they lie, and the bases around it. */
type RegionRow = readonly [medals: number, x: number, y: number, ...bases: number[]];

/**
 * A printed board from its rows. `links` says for each slot which later slots its paths lead to.
 *
 * @internal
 */
export function board(
  id: string,
  objective: number,
  slots: readonly SlotRow[],
  links: readonly (readonly number[])[],
  regions: readonly RegionRow[],
): BattlefieldData {
  return deepFreeze({
    id,
    objective,
    slots: slots.map(([x, y, ...marks], id): SlotData => {
      const hq = marks.find((mark): mark is Side => mark === 'blue' || mark === 'red');
      const mark = marks.find((it) => it !== hq);
      const special = Array.isArray(mark) ? { kind: 'strengthLimit', strengths: mark } : { kind: mark };
      return { id, ...(hq && { hq }), x, y, ...(mark && { special: special as Special }) };
    }),
    paths: links.flatMap((later, from) => later.map((to) => [from, to] as const)),
    regions: regions.map(([medals, x, y, ...bases], id) => ({ id, bases, medals, x, y })),
  });
}
