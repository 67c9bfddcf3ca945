/** One game between two bots. */
import { performance } from 'node:perf_hooks';
import {
  type Action,
  applyWithEvents,
  type BySide,
  type FullRecord,
  type GameEvent,
  type GameState,
  type GameStep,
  type Side,
  setupOf,
  stepOf,
} from '../../index.js';
import { Forfeit, legalOne } from '../protocol/answers.js';
import type { Outcome } from '../protocol/messages.js';
import { messageOf } from '../protocol/shown.js';

/** A bot at the table. */
export interface Seat {
  /** Chooses an action for the side that decides; throws {@link Forfeit}, or whatever the bot throws. */
  choose(state: GameState): Promise<unknown> | unknown;
  /** Is told of every action. */
  acted?(state: GameState, side: Side, action: Action, events: readonly GameEvent[]): void;
}

/** A game that is over. */
export interface PlayedGame {
  readonly result: Outcome;
  readonly steps: readonly GameStep[];
  /** By side: how long each decision took, the one that lost the game included. */
  readonly ms: BySide<readonly number[]>;
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
): Promise<PlayedGame> {
  let state = start;
  const steps: GameStep[] = [];
  const ms: { readonly [S in Side]: number[] } = { blue: [], red: [] };
  while (state.decision && steps.length < limit) {
    const { side } = state.decision;
    const began = performance.now();
    let action: Action;
    try {
      const answer = await seats[side].choose(state);
      const took = performance.now() - began;
      if (took > moveTimeout) throw new Forfeit('timeout', `no answer within ${moveTimeout} ms`);
      action = legalOne(state, answer);
    } catch (error) {
      ms[side].push(rounded(performance.now() - began));
      return { result: forfeited(side, error), steps, ms };
    }
    ms[side].push(rounded(performance.now() - began));
    const { state: next, events } = applyWithEvents(state, action, { by: side });
    state = next;
    steps.push(stepOf(action, events));
    seats.blue.acted?.(state, side, action, events);
    seats.red.acted?.(state, side, action, events);
  }
  return { result: state.result ?? { winner: null, reason: 'limit' }, steps, ms };
}

/** The result of a game that `side` has lost by breaking down. */
export function forfeited(side: Side, error: unknown): Outcome {
  const reason = error instanceof Forfeit ? error.reason : 'crash';
  return { winner: side === 'blue' ? 'red' : 'blue', reason, message: messageOf(error) };
}

/** The record of a game as far as it went. */
export function recordUpTo(start: GameState, steps: readonly GameStep[]): FullRecord {
  return { version: 1, ...setupOf(start), steps };
}

/** To a thousandth: no clock is better, and lines stay short. */
function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
