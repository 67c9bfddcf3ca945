/** One game between two bots. */
import { performance } from 'node:perf_hooks';
import { actionId, actionOf } from '../../bots/index.js';
import {
  type Action,
  applyWithEvents,
  type BySide,
  explain,
  type FullRecord,
  type GameEvent,
  type GameState,
  type GameStep,
  type Side,
  setupOf,
  stepOf,
} from '../../index.js';
import { describe } from '../../text/index.js';
import { type ForfeitReason, type Outcome, shown } from '../protocol/messages.js';

/** A bot at the table. */
export interface Seat {
  /** Chooses an action for the side that decides; throws {@link Forfeit}, or whatever the bot throws. */
  choose(state: GameState): Promise<unknown> | unknown;
  /** Is told of every action. */
  acted?(state: GameState, side: Side, action: Action, events: readonly GameEvent[]): void;
}

/** A bot has lost, for a reason outside the rules. */
export class Forfeit extends Error {
  readonly reason: ForfeitReason;

  constructor(reason: ForfeitReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A game that is over. */
export interface PlayedGame {
  readonly result: Outcome;
  readonly steps: readonly GameStep[];
  /** By side: how long each decision took, the one that lost the game included. */
  readonly ms: BySide<readonly number[]>;
}

/** What follows a game while it is played. */
export interface GameWatch {
  /** A side begins to choose; `last` is the decision before. */
  thinks(side: Side, last: { readonly side: Side; readonly ms: number; readonly step: GameStep } | null): void;
}

export interface GameLimits {
  /** Decisions after which the game is a draw. */
  readonly limit: number;
  /** Milliseconds for a decision. */
  readonly moveTimeout: number;
}

/** Plays a game to its end, or until a bot forfeits it. */
export async function playGame(
  start: GameState,
  seats: BySide<Seat>,
  { limit, moveTimeout }: GameLimits,
  watch?: GameWatch,
): Promise<PlayedGame> {
  let state = start;
  const steps: GameStep[] = [];
  const ms: { readonly [S in Side]: number[] } = { blue: [], red: [] };
  let last: Parameters<GameWatch['thinks']>[1] = null;
  while (state.decision && steps.length < limit) {
    const { side } = state.decision;
    watch?.thinks(side, last);
    const began = performance.now();
    let action: Action;
    try {
      const answer = await seats[side].choose(state);
      const took = performance.now() - began;
      if (took > moveTimeout) throw new Forfeit('timeout', timeoutText(moveTimeout));
      action = legalOne(state, answer);
    } catch (error) {
      ms[side].push(rounded(performance.now() - began));
      return { result: forfeited(side, error), steps, ms };
    }
    const took = rounded(performance.now() - began);
    ms[side].push(took);
    const { state: next, events } = applyWithEvents(state, action, { by: side });
    state = next;
    const step = stepOf(action, events);
    steps.push(step);
    last = { side, ms: took, step };
    seats.blue.acted?.(state, side, action, events);
    seats.red.acted?.(state, side, action, events);
  }
  return { result: state.result ?? { winner: null, reason: 'limit' }, steps, ms };
}

/** The result of a game that `side` has lost by breaking down. */
export function forfeited(side: Side, error: unknown): Outcome {
  const reason = error instanceof Forfeit ? error.reason : 'crash';
  const message = error instanceof Error ? error.message : `threw ${shown(error)}`;
  return { winner: side === 'blue' ? 'red' : 'blue', reason, message: message.slice(0, 500) };
}

export function timeoutText(moveTimeout: number): string {
  return `no answer within ${moveTimeout} ms`;
}

/** The record of a game as far as it went. */
export function recordUpTo(start: GameState, steps: readonly GameStep[]): FullRecord {
  return { version: 1, ...setupOf(start), steps };
}

/** What the bot answered, as the library's own object. */
function legalOne(state: GameState, answer: unknown): Action {
  const illegality = explain(state, answer as Action);
  if (illegality === undefined) return actionOf(state, actionId(state, answer as Action));
  if (illegality.code === 'malformed') throw new Forfeit('malformed', `${shown(answer)} is no action`);
  throw new Forfeit('illegal', `${shown(answer)}: ${describe(illegality, 'en')}`);
}

/** To a thousandth: no clock is better, and lines stay short. */
function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
