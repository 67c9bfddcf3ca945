/**
 * What effects may be used on, and whether they can do anything: rules §5.3 for troops, §5.4 for special bases.
 *
 * @module
 */
import { Decide } from './codes.js';
import { canPlace } from './placement.js';
import type { Position } from './position.js';
import { drawable, rackRoom } from './supply.js';

/** What answers a decision, besides drawing on one's turn and declining an effect. */
export enum Answer {
  Use,
  Place,
  Target,
  Move,
  Recover,
}

/** Which answer a decision asks for. */
export function answerTo(decision: number): Answer {
  switch (decision) {
    case Decide.Turn:
    case Decide.Capn:
      return Answer.Place;
    case Decide.Jumbo:
    case Decide.Recall:
      return Answer.Target;
    case Decide.Displace:
      return Answer.Move;
    case Decide.Recover:
      return Answer.Recover;
    default:
      return Answer.Use;
  }
}

/** `jumbo` and `recall`: the bases whose top tile can be chosen. */
export function targetsOf(p: Position): number {
  return p.decision === Decide.Jumbo ? enemiesBeside(p, p.slot) : recallable(p, p.slot);
}

/** `jumbo` and `displace`: the bases adjacent to `slot` that the enemy tops. */
export function enemiesBeside(p: Position, slot: number): number {
  return p.board.neighbours[slot]! & p.board.bases & p.occupied[1 - p.side]!;
}

/** `displace`: where a tile on `from` may go, any base adjacent to it. */
export function destinations(p: Position, from: number): number {
  return p.board.neighbours[from]! & p.board.bases;
}

/** `recall`: the bases topped by another troop of one's own than the one on `slot`. */
export function recallable(p: Position, slot: number): number {
  return p.occupied[p.side]! & p.board.bases & ~(1 << slot);
}

/** `xb42` and `freeze`: what chance chooses from, as a bag; empty for effects without chance. */
export function chancePool(p: Position, effect: number): number {
  const enemy = 1 - p.side;
  if (effect === Decide.Xb42) return p.rack[enemy]!;
  if (effect === Decide.Freeze) return p.rack[enemy]! - p.frozen[enemy]!;
  return 0;
}

/** Whether the side that decides could use an effect that the tile on `slot` has or its base triggers. */
export function canUse(p: Position, effect: number, slot: number): boolean {
  switch (effect) {
    case Decide.Skully:
    case Decide.Star:
    case Decide.Draw:
      return drawable(p, p.side, effect) > 0;
    case Decide.Capn:
      return canPlace(p, p.side);
    case Decide.Jumbo:
    case Decide.Displace: // the special base itself is always a destination
      return enemiesBeside(p, slot) !== 0;
    case Decide.Recall:
      return recallable(p, slot) !== 0 && rackRoom(p, p.side) > 0;
    case Decide.Recover:
      return p.discard[p.side] !== 0 && rackRoom(p, p.side) > 0;
    case Decide.Xb42:
    case Decide.Freeze:
      return chancePool(p, effect) !== 0;
    default:
      return false;
  }
}
