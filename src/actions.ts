/**
 * What a player may do, and the decisions that ask for it. Rules §3, §5.
 *
 * @module
 */
import type { Side, TRIGGERS } from './battlefields/types.js';
import { ToyBattleError } from './errors.js';
import { TROOP_KINDS, type TroopKind } from './troops.js';

/**
 * One answer to a decision. Plain data.
 *
 * - `draw`: draw tiles from the reserve, which ends the turn (decision `turn`; rules §3).
 * - `place`: place a tile from the rack (`turn`, `capn`; rules §4).
 * - `use`: use the effect (`skully`, `star`, `xb42`, `draw`, `freeze`; rules §5).
 * - `target`: use it on the tile on `slot` (`jumbo`, `recall`).
 * - `move`: use it to move the tile on `from` to `to` (`displace`).
 * - `recover`: use it to take `kind` from the discard (`recover`).
 * - `decline`: do not use the effect (every decision but `turn`).
 */
export type Action =
  | { readonly type: 'draw' }
  | { readonly type: 'place'; readonly kind: TroopKind; readonly slot: number }
  | { readonly type: 'use' }
  | { readonly type: 'target'; readonly slot: number }
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  | { readonly type: 'recover'; readonly kind: TroopKind }
  | { readonly type: 'decline' };

/** The type of an action. */
export type ActionType = Action['type'];

/** A part of an action besides its type. */
export type ActionPart = 'kind' | 'slot' | 'from' | 'to';

/** What each type of action consists of besides its type, in the order of its text. */
export const ACTION_PARTS: { readonly [Type in ActionType]: readonly ActionPart[] } = {
  decline: [],
  draw: [],
  use: [],
  recover: ['kind'],
  place: ['kind', 'slot'],
  target: ['slot'],
  move: ['from', 'to'],
};

/** What is wrong with something that should be an action: where, and what it may be (for slots, from and to). */
export interface Malformation {
  /** The part that is wrong; empty for the whole. */
  readonly at: '' | 'type' | ActionPart;
  /** The words that it may be, or the first and the last slot. */
  readonly expected: readonly string[] | readonly [number, number];
}

/** What is wrong with the form of an action on a battlefield with so many slots, or `undefined`. */
export function malformation(action: unknown, slots: number): Malformation | undefined {
  if (typeof action !== 'object' || action === null) return { at: '', expected: ['an object'] };
  const values = action as Record<string, unknown>;
  const { type } = values;
  if (typeof type !== 'string' || !Object.hasOwn(ACTION_PARTS, type)) {
    return { at: 'type', expected: Object.keys(ACTION_PARTS) };
  }
  for (const at of ACTION_PARTS[type as ActionType]) {
    const value = values[at];
    if (at === 'kind') {
      if (!TROOP_KINDS.some((kind) => kind === value)) return { at, expected: TROOP_KINDS };
    } else if (!(Number.isInteger(value) && (value as number) >= 0 && (value as number) < slots)) {
      return { at, expected: [0, slots - 1] };
    }
  }
  return undefined;
}

/** @throws `ToyBattleError` `malformed` for what is no action on a battlefield with so many slots. */
export function expectAction(action: unknown, slots: number): asserts action is Action {
  const wrong = malformation(action, slots);
  if (wrong) {
    throw new ToyBattleError('malformed', `no action: ${wrong.at} is not one of ${wrong.expected}`, { ...wrong });
  }
}

/** A troop whose effect is decided on when it is placed. Rules §5.3. */
export type TroopDecision = 'skully' | 'capn' | 'jumbo' | 'xb42' | 'star';

/** A special base that triggers. Rules §5.4. */
export type BaseDecision = (typeof TRIGGERS)[number];

/** What is decided: the turn itself, or whether and how to use one effect. */
export type DecisionKind = 'turn' | TroopDecision | BaseDecision;

/** A decision that is to be made now. Public, even where its answer is not. Rules §8. */
export type Decision =
  | {
      /** The side that decides. */
      readonly side: Side;
      readonly kind: 'turn';
    }
  | {
      /** The side that decides. */
      readonly side: Side;
      /** The effect that asks. */
      readonly kind: TroopDecision | BaseDecision;
      /** Where the asking tile lies. */
      readonly slot: number;
    };
