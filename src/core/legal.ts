/**
 * Every legal answer to the decision of a position: rules §3 to §5.
 *
 * @module
 */
import { count } from './bag.js';
import { lowest } from './bits.js';
import { Decide, KIND_COUNT } from './codes.js';
import { Answer, answerTo, destinations, enemiesBeside, targetsOf } from './effects.js';
import { DECLINE, DRAW, moveBase, PLACE, RECOVER_KIND, targetBase, USE } from './ids.js';
import { placeable, placements, reachable } from './placement.js';
import type { Position } from './position.js';
import { drawable } from './supply.js';

/** More actions than any decision offers: eight kinds on thirty slots, and a few. */
export const MOST_ACTIONS = 256;

/** Writes the ids of all legal actions into `out`, ascending, and says how many there are: 0 when the game is over. */
export function legal(p: Position, out: Int16Array): number {
  let n = 0;
  if (p.decision === Decide.Over) return 0;
  if (p.decision !== Decide.Turn) out[n++] = DECLINE;
  else if (drawable(p, p.side, Decide.Turn) > 0) out[n++] = DRAW;

  switch (answerTo(p.decision)) {
    case Answer.Place:
      return writePlacements(p, out, n);
    case Answer.Target:
      return writeMask(targetsOf(p), targetBase(p.board), out, n);
    case Answer.Move:
      return writeMoves(p, out, n);
    case Answer.Recover:
      for (let kind = 0; kind < KIND_COUNT; kind++) {
        if (count(p.discard[p.side]!, kind) > 0) out[n++] = RECOVER_KIND + kind;
      }
      return n;
    case Answer.Use:
      out[n++] = USE;
      return n;
  }
}

function writePlacements(p: Position, out: Int16Array, start: number): number {
  let n = start;
  const tiles = placeable(p, p.side);
  const reached = reachable(p, p.side);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (count(tiles, kind) === 0) continue;
    n = writeMask(placements(p, p.side, kind, reached), PLACE + kind * p.board.slots, out, n);
  }
  return n;
}

function writeMoves(p: Position, out: Int16Array, start: number): number {
  let n = start;
  const { moveAt, slots } = p.board;
  const base = moveBase(p.board);
  for (let rest = enemiesBeside(p, p.slot); rest !== 0; rest &= rest - 1) {
    const from = lowest(rest);
    for (let to = destinations(p, from); to !== 0; to &= to - 1) out[n++] = base + moveAt[from * slots + lowest(to)]!;
  }
  return n;
}

function writeMask(mask: number, base: number, out: Int16Array, start: number): number {
  let n = start;
  for (let rest = mask; rest !== 0; rest &= rest - 1) out[n++] = base + lowest(rest);
  return n;
}
