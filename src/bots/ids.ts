/**
 * Actions as integers, for tables and networks. The ids of a battlefield run from 0 without a gap, the same in both
 * modes, and never change within 1.x. With n slots:
 *
 * | id | action |
 * | --- | --- |
 * | 0 | `decline` |
 * | 1 | `draw` |
 * | 2 | `use` |
 * | 3 + kind | `recover` the kind |
 * | 11 + kind × n + slot | `place` the kind on the slot |
 * | 11 + 8n + slot | `target` the slot |
 * | 11 + 9n + move | `move` along a path between two bases, in the order of (from, to) |
 *
 * A kind's number is its place in {@link TROOP_KINDS}: Kwak is 0, the others their strength. A path between two bases
 * counts once in either direction.
 *
 * @module
 */
import { type Action, malformation } from '../actions.js';
import type { BattlefieldId } from '../battlefields/index.js';
import type { BattlefieldData } from '../battlefields/types.js';
import { legal, MOST_ACTIONS } from '../core/legal.js';
import { ensure, shown } from '../errors.js';
import { type Arena, arenaOf, expectGame, isView, load } from '../load.js';
import { idOfAction } from '../names.js';
import { formatAction } from '../notation/action.js';
import type { GameState } from '../state.js';
import type { GameView } from '../view.js';

export { MOST_ACTIONS };

/** A battlefield: a printed one's id, a custom one's data, or whatever is played on one: a state, a view, a setup. */
export type OnBattlefield =
  | BattlefieldId
  | BattlefieldData
  | { readonly battlefield: BattlefieldId | BattlefieldData; readonly specialBases?: boolean };

/**
 * How many action ids a battlefield has; they are 0 to one less.
 *
 * @throws `ToyBattleError` `unknown-battlefield`, `bad-battlefield`.
 */
export function actionCount(battlefield: OnBattlefield): number {
  return arena(battlefield).actions.length;
}

/**
 * The id of an action on a battlefield, legal or not.
 *
 * @throws `ToyBattleError` `malformed` for what is no action, or names a slot that is not there; `no-such-action`
 * for a move along no path between two bases; `unknown-battlefield`, `bad-battlefield`.
 */
export function actionId(battlefield: OnBattlefield, action: Action): number {
  const { board } = arena(battlefield);
  const wrong = malformation(action, board.slots);
  ensure(!wrong, 'malformed', `no action of this battlefield: ${wrong?.at || 'all'} of it is wrong`, { ...wrong });
  const id = idOfAction(board, action);
  ensure(id >= 0, 'no-such-action', `no path between bases: '${formatAction(action)}'`, { ...action });
  return id;
}

/**
 * The action that has an id on a battlefield: plain data, frozen, and always the same object.
 *
 * @throws `ToyBattleError` `bad-id` unless the id is a whole number from 0 to {@link actionCount} less one;
 * `unknown-battlefield`, `bad-battlefield`.
 */
export function actionOf(battlefield: OnBattlefield, id: number): Action {
  const { actions } = arena(battlefield);
  const action = Number.isInteger(id) ? actions[id] : undefined;
  ensure(action, 'bad-id', `an action's id is 0 to ${actions.length - 1} here, not ${shown(id)}`, {
    actions: actions.length,
  });
  return action;
}

/**
 * Writes 1 at the id of every legal action and 0 at all others, and returns how many are legal: none when the game is
 * over, nor for a view whose viewer does not decide. What stands in `out` past the battlefield's ids is left alone.
 *
 * @throws `ToyBattleError` `short-mask` if `out` is shorter than {@link actionCount}; `not-a-game`.
 */
export function legalMask(x: GameState | GameView, out: Uint8Array): number {
  expectGame(x);
  const ids = actionCount(x);
  ensure(out?.length >= ids, 'short-mask', `a mask for this battlefield has at least ${ids} places`, { ids });
  out.fill(0, 0, ids);
  if (x.decision === null || (isView(x) && x.viewer !== x.decision.side)) return 0;
  const found = legal(load(x), buffer);
  for (let i = 0; i < found; i++) out[buffer[i]!] = 1;
  return found;
}

/** Overwritten by every call. */
const buffer = /* @__PURE__ */ new Int16Array(MOST_ACTIONS);

function arena(on: OnBattlefield): Arena {
  const { battlefield, specialBases = true } = playedOn(on);
  return arenaOf({ battlefield, specialBases });
}

/** A battlefield in whichever way it is given, as something that is played on it. */
export function playedOn(on: OnBattlefield): Exclude<OnBattlefield, BattlefieldId | BattlefieldData> {
  return typeof on === 'object' && on !== null && 'battlefield' in on ? on : { battlefield: on };
}
