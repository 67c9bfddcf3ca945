/**
 * What a board says about distances, compiled once.
 *
 * @module
 */
import type { Board } from '../battlefields/compile.js';
import { lowest } from '../core/bits.js';

/** Distances count up to here; whatever is farther is as far. */
export const FARTHEST = 6;

/** Distances on a board. */
export interface Terrain {
  /**
   * By `side * (FARTHEST + 1) + steps`: the slots from which the side wins by at most that many placements, the first of
   * them on the slot itself. One step: the enemy's HQs.
   */
  readonly near: Int32Array;
  /** By `side * slots + slot`: those steps, from 1 to `FARTHEST`. */
  readonly steps: Int8Array;
}

const terrains = /* @__PURE__ */ new WeakMap<Board, Terrain>();

/** The distances of a board. */
export function terrainOf(board: Board): Terrain {
  let terrain = terrains.get(board);
  if (terrain === undefined) terrains.set(board, (terrain = survey(board)));
  return terrain;
}

function survey(board: Board): Terrain {
  const near = new Int32Array(2 * (FARTHEST + 1));
  const steps = new Int8Array(2 * board.slots).fill(FARTHEST);
  for (let side = 0; side < 2; side++) {
    let reached = board.hqs[1 - side]!;
    for (let step = 1; step <= FARTHEST; step++) {
      near[side * (FARTHEST + 1) + step] = reached;
      let next = reached;
      for (let rest = reached; rest !== 0; rest &= rest - 1) {
        const slot = lowest(rest);
        steps[side * board.slots + slot] = Math.min(steps[side * board.slots + slot]!, step);
        next |= board.neighbours[slot]! & board.bases;
      }
      reached = next;
    }
  }
  return { near, steps };
}
