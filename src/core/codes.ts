/**
 * The integers of the core. Names and numbers are translated here and nowhere else. The enums leave nothing but their
 * numbers in the built files.
 *
 * @module
 */
import type { DecisionKind } from '../actions.js';
import type { Side } from '../battlefields/types.js';
import type { GameResult } from '../state.js';
import type { TroopKind } from '../troops.js';
import { TROOP_KINDS } from '../troops.js';

export const SIDES: readonly Side[] = ['blue', 'red'];

/** A kind's number is its strength, with Kwak as 0. */
export enum Kind {
  Kwak,
  Skully,
  Capn,
  Jumbo,
  Hook,
  Xb42,
  Star,
  Roxy,
}
export const KIND_COUNT = 8;
export const KINDS: readonly TroopKind[] = TROOP_KINDS;

/**
 * What is decided: the turn, or an effect. A troop's effect has the number of its kind, so that `Turn` has that of Kwak,
 * which has no effect; the special bases stand above them.
 */
export enum Decide {
  Over = -1,
  Turn = 0,
  Skully = 1,
  Capn = 2,
  Jumbo = 3,
  Xb42 = 5,
  Star = 6,
  Recall = 8,
  Draw,
  Displace,
  Recover,
  Freeze,
}
/** Names of decisions by number; Hook and Roxy never decide anything. */
export const DECISIONS: readonly DecisionKind[] = [
  'turn',
  'skully',
  'capn',
  'jumbo',
  'turn',
  'xb42',
  'star',
  'turn',
  'recall',
  'draw',
  'displace',
  'recover',
  'freeze',
];

/** Why a game ended. */
export enum Reason {
  Hq,
  Medals,
  Stuck,
}
export const REASONS: readonly GameResult['reason'][] = ['hq', 'medals', 'stuck'];

/** Number of no slot. */
export const NOWHERE = -1;

/** Set in the outcome of XB-42 when the tile that is hit is a frozen one; the kind stands below it. */
export const HIT_FROZEN = 8;

/**
 * Takes what `play` does, in order: what happened, the owner of the tile that changes (for `Ended` the winner), and up
 * to three integers. A bag is a packed multiset (bag.ts).
 */
export type Sink = (code: Report, side: number, a: number, b: number, c: number) => void;

/** What happened; beside each, what the integers are. The shell's table of events has the same order. */
export enum Report {
  /** kind, slot */
  Placed,
  /** region, medals */
  Claimed,
  /** decision that allowed it, number, bag */
  Drew,
  /** kind, slot */
  Discarded,
  /** kind, whether it was a frozen one (1 or 0) */
  Lost,
  /** kind, slot */
  Recalled,
  /** kind, from, to */
  Displaced,
  /** kind */
  Recovered,
  /** kind */
  Froze,
  /** number, bag */
  Thawed,
  /** decision, slot */
  Declined,
  /** turn */
  Turn,
  /** reason */
  Ended,
}
