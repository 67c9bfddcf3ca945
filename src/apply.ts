/**
 * Playing an action on a state: the rules are the core's, the next state is the fold of what it reports.
 *
 * @module
 */
import type { Action, Decision } from './actions.js';
import { count } from './core/bag.js';
import { DECISIONS, Decide, HIT_FROZEN, REASONS, Report } from './core/codes.js';
import { chancePool } from './core/effects.js';
import { placeable } from './core/placement.js';
import { play } from './core/play.js';
import type { Position } from './core/position.js';
import { ensure, ToyBattleError } from './errors.js';
import { EVENT_FIELDS, type GameEvent } from './events.js';
import { type ActOptions, foreign, type Illegality, malformed, refusal } from './explain.js';
import { expectState, load } from './load.js';
import { bagTiles, idOfAction, kindCode, kindName, sideName } from './names.js';
import { formatAction } from './notation/action.js';
import { drawInt } from './random.js';
import { fold } from './reduce.js';
import type { ChanceState, GameState, PlacedTile } from './state.js';
import type { TroopKind } from './troops.js';

/** What {@link applyWithEvents} and {@link applyWithChance} return. */
export interface Applied {
  /** The next state. */
  readonly state: GameState;
  /** What led there, in order; folding them into the last state with {@link reduce} gives the next one. */
  readonly events: readonly GameEvent[];
}

/** Thrown by the `apply` functions. `code` and `data` are those of an {@link Illegality}. */
export class IllegalActionError extends ToyBattleError {
  /** The class's name. */
  override readonly name = 'IllegalActionError';
  /** Which rule is broken; see {@link Illegality}. */
  declare readonly code: Illegality['code'];
  /** Why the action is not legal, as {@link explain} gives it. */
  readonly illegality: Illegality;

  /** Made by the library. */
  constructor(illegality: Illegality, action: unknown) {
    const { code, ...data } = illegality;
    const details = Object.entries(data).flatMap(([key, value]) => (value === '' ? [] : `${key} ${value}`));
    const what =
      code === 'malformed' || code === 'not-your-decision' ? 'this action' : `'${formatAction(action as Action)}'`;
    super(code, `${what} is not legal: ${[code, ...details].join(', ')}`, data);
    this.illegality = illegality;
  }
}

/**
 * The state after an action. Pure: the argument is neither changed nor frozen; the result is frozen and shares with it
 * what did not change. A server passes `by`, the side the message came from. Rules §3–§7.
 *
 * @throws {@link IllegalActionError} with the code that {@link explain} gives, `not-your-decision` before all others;
 * {@link ToyBattleError} `not-a-state`.
 */
export function apply(state: GameState, action: Action, options: ActOptions = {}): GameState {
  return run(state, action, options, undefined).state;
}

/**
 * {@link apply}, with what happened: enough to animate, to narrate, and to fold the next state or view.
 *
 * @throws as {@link apply}.
 */
export function applyWithEvents(state: GameState, action: Action, options: ActOptions = {}): Applied {
  return frozenResult(run(state, action, options, undefined));
}

/**
 * {@link applyWithEvents} with chance in the caller's hand, for search and for replays. `pick` is given the sorted tiles
 * that XB-42 or a freeze may hit and returns the kind that is hit; it is called for nothing else, and may itself call
 * this library. The generator is not touched. Where tiles of that kind are frozen and others not (which only a
 * constructed position can have when XB-42 hits), an unfrozen one is hit. Never let a player's message reach `pick`.
 *
 * @throws as {@link apply}; {@link ToyBattleError} `no-such-outcome` if no tile of that kind can be hit.
 */
export function applyWithChance(
  state: GameState,
  action: Action,
  pick: (kinds: readonly TroopKind[]) => TroopKind,
  options: ActOptions = {},
): Applied {
  return frozenResult(run(state, action, options, pick));
}

function frozenResult({ state, events }: Applied): Applied {
  for (const event of events) Object.freeze(event);
  return Object.freeze({ state, events: Object.freeze(events) });
}

function run(
  state: GameState,
  action: Action,
  options: ActOptions,
  pick: ((kinds: readonly TroopKind[]) => TroopKind) | undefined,
): Applied {
  expectState(state);
  let illegality = foreign(state, options) ?? malformed(state, action);
  if (illegality !== undefined) throw new IllegalActionError(illegality, action);
  let p = load(state);
  illegality = refusal(state, p, action);
  if (illegality !== undefined) throw new IllegalActionError(illegality, action);

  let { chance } = state;
  let outcome = 0;
  const kinds = action.type === 'use' ? bagTiles(chancePool(p, p.decision)) : [];
  if (kinds.length > 0) {
    let index: number;
    if (pick === undefined) ({ value: index, chance } = drawInt(chance, kinds.length));
    else {
      index = kinds.indexOf(pick(kinds));
      ensure(index >= 0, 'no-such-outcome', `expected one of ${kinds.join(', ')}`, { kinds });
      p = load(state); // `pick` may have used the scratch position
    }
    outcome = outcomeAt(p, kinds, index);
  }

  const events: GameEvent[] = [];
  play(p, idOfAction(p.board, action), outcome, (code, side, ...values) => {
    events.push(eventOf(code, side, values, chance));
  });
  if (p.decision !== Decide.Over) {
    events.push({ version: 1, type: 'decision', decision: decisionOf(p), placed: placedOf(p) });
  }
  return { state: fold(state, events), events };
}

/** The outcome with number `index` among the sorted tiles of a pool; of one kind, the unfrozen tiles come first. */
function outcomeAt(p: Position, kinds: readonly TroopKind[], index: number): number {
  const kind = kindCode(kinds[index]!);
  const unfrozen = count(placeable(p, 1 - p.side), kind);
  return kind + (index - kinds.indexOf(kinds[index]!) < unfrozen ? 0 : HIT_FROZEN);
}

/** What is decided in a position whose game goes on. */
export function decisionOf(p: Position): Decision {
  const side = sideName(p.side);
  const kind = DECISIONS[p.decision]!;
  return Object.freeze(kind === 'turn' ? { side, kind } : { side, kind, slot: p.slot });
}

/** The queue of a position, frozen. */
export function placedOf(p: Position): GameState['placed'] {
  if (p.queued === 0) return NOTHING_PLACED;
  const placed: PlacedTile[] = [];
  for (let i = 0; i < p.queued; i++) placed.push(Object.freeze({ slot: p.queue[2 * i]!, height: p.queue[2 * i + 1]! }));
  return Object.freeze(placed);
}

const NOTHING_PLACED: GameState['placed'] = /* @__PURE__ */ Object.freeze([]);

/** By the core's code: the type of its event, and the names of its values. */
const FORMS = /* @__PURE__ */ (() =>
  Object.entries(EVENT_FIELDS).map(([type, [everybodys, owners]]) => ({
    type,
    names: [...everybodys.slice(1), ...owners],
  })))();

/** How to read the integers that are not simply numbers. */
const WORDS: Readonly<Record<string, (value: number) => unknown>> = {
  kind: kindName,
  tiles: bagTiles,
  source: (decision) => DECISIONS[decision],
  effect: (decision) => DECISIONS[decision],
  frozen: (bit) => bit === 1,
};

/** What the core reports, as an event. */
function eventOf(code: number, side: number, values: readonly number[], chance: ChanceState): GameEvent {
  if (code === Report.Ended) {
    const result = Object.freeze({ winner: sideName(side), reason: REASONS[values[0]!]! });
    return { version: 1, type: 'ended', result };
  }
  const { type, names } = FORMS[code]!;
  const event: Record<string, unknown> = { version: 1, type, side: sideName(side) };
  for (let i = 0; i < names.length; i++) event[names[i]!] = WORDS[names[i]!]?.(values[i]!) ?? values[i];
  if (code === Report.Lost || code === Report.Froze) event.chance = chance;
  return event as unknown as GameEvent;
}
