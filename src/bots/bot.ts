/**
 * What every bot is: something that chooses an action from what a player may know.
 *
 * @module
 */
import type { Action } from '../actions.js';
import type { GameView } from '../view.js';
import type { Random } from './random.js';

/** What a bot needs of an `AbortSignal`. */
export interface StopSignal {
  /** Whether the bot should answer at once with the best it has found. */
  readonly aborted: boolean;
}

/** What a bot is given besides the view. */
export interface BotContext {
  /** Every legal action, in the order of `legalActions`; at least one. */
  readonly legal: readonly Action[];
  /** Asks the bot to answer at once with the best it has found so far. */
  readonly signal?: StopSignal;
  /** Chance for the bot's own use, independent of the game's; a bot that has a seed of its own need not use it. */
  readonly random: Random;
}

/**
 * Chooses actions for one player of one game after another. It is shown that player's view and never a full state: a
 * bot can't know more than a person in its seat.
 */
export interface Bot {
  /** For people and tables: `greedy`, `mcts:1000`. */
  readonly name: string;
  /**
   * One of `context.legal`, for the viewer of `view`, who is the side that decides. Rejects or throws whatever the bot
   * throws.
   *
   * @throws `ToyBattleError`, by the shipped bots: `not-a-view`, also for a state; `not-your-decision` unless the viewer
   * is the side that decides; `bad-context` without legal actions; `bad-random`.
   */
  choose(view: GameView, context: BotContext): Action | Promise<Action>;
}
