/**
 * The faces of a board: the areas that its paths enclose. Rules §9.
 *
 * @module
 */

import type { BattlefieldData, SlotData } from './types.js';

/** No more than rounding, for coordinates up to 10000; the printed boards' areas are above 1000. */
const TINY = 1e-3;

/**
 * Twice the signed area of a triangle: zero if the three points lie on one line, or so close to one that only rounding
 * would tell. Rules §9.
 *
 * @internal
 */
export function orientation(a: SlotData, b: SlotData, c: SlotData): number {
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  return Math.abs(area) < TINY ? 0 : area;
}

/**
 * The bounded faces of the planar graph that slots and straight paths draw, each as the bases on its rim in ascending
 * order: those that a walk along its inside passes, so also dead ends that point into it. No two paths may cross, and no
 * slot may lie on a path. Rules §9.
 *
 * @internal
 */
export function boundedFaces({ slots, paths }: Pick<BattlefieldData, 'slots' | 'paths'>): number[][] {
  const exits = slots.map(({ id, x, y }) => {
    const angle = (to: SlotData) => Math.atan2(to.y - y, to.x - x);
    const next = paths.flatMap(([a, b]) => (a === id ? slots[b]! : b === id ? slots[a]! : []));
    return next.sort((a, b) => angle(a) - angle(b));
  });
  const walked = new Set<number>();
  const faces: number[][] = [];
  for (const start of slots) {
    for (let to of exits[start.id]!) {
      let from = start;
      let area = 0;
      const rim = new Set<SlotData>();
      const step = () => from.id * 32 + to.id;
      // On arrival leave by the path next to the one just walked, so that no path leads into the face.
      while (!walked.has(step())) {
        walked.add(step());
        area += orientation(start, from, to);
        rim.add(from);
        const around = exits[to.id]!;
        [from, to] = [to, around.at(around.indexOf(from) - 1)!];
      }
      // The walk around the outside of a group of slots turns the other way, or encloses nothing.
      if (area > TINY) faces.push(slots.flatMap((slot) => (slot.hq || !rim.has(slot) ? [] : slot.id)));
    }
  }
  return faces;
}
