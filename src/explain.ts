/**
 * Why an action is not legal: the first reason that holds, in the order in which a player would check. Rules §3–§5.
 *
 * @module
 */
import { type Action, type ActionType, type DecisionKind, type Malformation, malformation } from './actions.js';
import type { Side } from './battlefields/types.js';
import { count } from './core/bag.js';
import { holds } from './core/bits.js';
import { DECISIONS, Decide, KIND_COUNT } from './core/codes.js';
import { answerTo, destinations, enemiesBeside, targetsOf } from './core/effects.js';
import { connectable, coverable, placeable, reachable } from './core/placement.js';
import type { Position } from './core/position.js';
import { drawable, rackRoom } from './core/supply.js';
import { ensure } from './errors.js';
import { battlefieldOf, expectGame, isView, load } from './load.js';
import { kindCode, kindName } from './names.js';
import { expectSide } from './queries.js';
import type { GameState } from './state.js';
import type { TroopKind } from './troops.js';
import type { GameView } from './view.js';

/** Why an action is not legal, as data. `toy-battle/text` makes a sentence of it. */
export type Illegality =
  /** It is no action of this battlefield. */
  | ({ readonly code: 'malformed' } & Malformation)
  /** Nothing is decided any more. */
  | { readonly code: 'game-over' }
  /** Another side decides now. */
  | { readonly code: 'not-your-decision'; readonly side: Side }
  /** This type of action does not answer the decision that is to be made. */
  | { readonly code: 'wrong-decision'; readonly decision: DecisionKind; readonly type: ActionType }
  /** Rules §4.1. */
  | { readonly code: 'not-on-rack'; readonly kind: TroopKind }
  /** Rules §4.1: every tile of this kind on the rack is frozen. */
  | { readonly code: 'frozen'; readonly kind: TroopKind }
  /** Rules §4.2. */
  | { readonly code: 'own-hq'; readonly slot: number }
  /** Rules §4.3: `top` is the enemy tile that `kind` can't cover. */
  | { readonly code: 'too-weak'; readonly slot: number; readonly kind: TroopKind; readonly top: TroopKind }
  /** Rules §4.4, §4.5. */
  | { readonly code: 'not-connected'; readonly slot: number }
  /** Rules §4.6: `strengths` are the ones that the slot lets in, besides Kwak. */
  | {
      readonly code: 'strength-limit';
      readonly slot: number;
      readonly kind: TroopKind;
      readonly strengths: readonly number[];
    }
  /** Rules §3: no room to draw. */
  | { readonly code: 'rack-full' }
  /** Rules §3: nothing to draw. */
  | { readonly code: 'reserve-empty' }
  /** Rules §5.4, `recover`. */
  | { readonly code: 'not-in-discard'; readonly kind: TroopKind }
  /** Rules §5.3, §5.4: the effect that asks can't be used on what lies on `slot`, or can't move it there. */
  | { readonly code: 'no-such-target'; readonly decision: 'jumbo' | 'recall' | 'displace'; readonly slot: number };

/** Which side acts, where the caller knows it. */
export interface ActOptions {
  /**
   * The side that the action comes from. A server always gives it: who else's action fails as `not-your-decision`, and
   * whatever is no side, `undefined` included, as `bad-side`.
   */
  readonly by?: Side;
}

/**
 * Why an action is not legal, or `undefined` if it is. In a view only the viewer's own actions can be legal. The
 * first of: `not-your-decision` (if `by` is given or `x` is a view), `malformed`, `game-over`, `wrong-decision`, then
 * the rules in the order of their sections.
 *
 * @throws {@link ToyBattleError} `not-a-game` if `x` is neither a state nor a view; `bad-options`, `bad-side`.
 */
export function explain(x: GameState | GameView, action: Action, options: ActOptions = {}): Illegality | undefined {
  expectGame(x);
  return foreign(x, options) ?? malformed(x, action) ?? refusal(x, load(x), action);
}

/** Whether the decision is somebody else's. Comes before all else, so that no error tells about the other rack. */
export function foreign(x: GameState | GameView, options: ActOptions): Illegality | undefined {
  ensure(Object(options) === options, 'bad-options', "expected options such as { by: 'blue' }");
  // A side that should be there and is not must not let everybody act.
  if ('by' in options) expectSide(options.by);
  if (x.decision === null) return undefined;
  const { side } = x.decision;
  const allowed = (options.by ?? side) === side && (!isView(x) || x.viewer === side);
  return allowed ? undefined : { code: 'not-your-decision', side };
}

/** Whether this is no action at all, or names a slot that the battlefield does not have. */
export function malformed(x: GameState | GameView, action: unknown): Illegality | undefined {
  const wrong = malformation(action, x.stacks.length);
  return wrong && { code: 'malformed', ...wrong };
}

/** Why a well-formed action does not answer the decision of a position, which is that of `x`. */
export function refusal(x: GameState | GameView, p: Position, action: Action): Illegality | undefined {
  if (p.decision === Decide.Over) return { code: 'game-over' };
  const decision = DECISIONS[p.decision]!;
  if (!answers(action.type, p.decision)) return { code: 'wrong-decision', decision, type: action.type };
  switch (action.type) {
    case 'draw':
      if (drawable(p, p.side, Decide.Turn) > 0) return undefined;
      return { code: rackRoom(p, p.side) === 0 ? 'rack-full' : 'reserve-empty' };
    case 'place':
      return placementRefusal(x, p, action.kind, action.slot);
    case 'target':
      if (holds(targetsOf(p), action.slot)) return undefined;
      return { code: 'no-such-target', decision: p.decision === Decide.Jumbo ? 'jumbo' : 'recall', slot: action.slot };
    case 'move':
      for (const [targets, slot] of [
        [enemiesBeside(p, p.slot), action.from],
        [destinations(p, action.from), action.to],
      ] as const) {
        if (!holds(targets, slot)) return { code: 'no-such-target', decision: 'displace', slot };
      }
      return undefined;
    case 'recover':
      if (count(p.discard[p.side]!, kindCode(action.kind)) > 0) return undefined;
      return { code: 'not-in-discard', kind: action.kind };
    default:
      // An effect is only ever offered when it can be used.
      return undefined;
  }
}

/** Whether actions of this type answer a decision at all. */
function answers(type: ActionType, decision: Decide): boolean {
  if (type === 'draw') return decision === Decide.Turn;
  if (type === 'decline') return decision !== Decide.Turn;
  return ANSWER_TYPES[answerTo(decision)] === type;
}

/** By `Answer`. */
const ANSWER_TYPES: readonly ActionType[] = ['use', 'place', 'target', 'move', 'recover'];

/** Rules §4, paragraph by paragraph. */
function placementRefusal(x: GameState | GameView, p: Position, kind: TroopKind, slot: number): Illegality | undefined {
  const code = kindCode(kind);
  if (count(p.rack[p.side]!, code) === 0) return { code: 'not-on-rack', kind };
  if (count(placeable(p, p.side), code) === 0) return { code: 'frozen', kind };
  if (holds(p.board.hqs[p.side]!, slot)) return { code: 'own-hq', slot };
  if (!holds(coverable(p, p.side, code), slot)) {
    return { code: 'too-weak', slot, kind, top: kindName(p.top[slot]! % KIND_COUNT) };
  }
  if (!holds(connectable(p, code, reachable(p, p.side)), slot)) return { code: 'not-connected', slot };
  if (!holds(p.board.admits[code]!, slot)) {
    const { special } = battlefieldOf(x).slots[slot]!;
    return {
      code: 'strength-limit',
      slot,
      kind,
      strengths: special && 'strengths' in special ? special.strengths : [],
    };
  }
  return undefined;
}
