/** Whole games between bots, for tests. */
import { expect } from 'vitest';
import type { Bot, BotContext } from '../../src/bots/bot.js';
import { createRandom } from '../../src/bots/random.js';
import {
  type Action,
  apply,
  type CreateGameOptions,
  createGame,
  explain,
  type GameState,
  legalActions,
  redactFor,
  type Side,
} from '../../src/index.js';

/** Decisions after which a game is let be: it might go on for ever (rules §10). */
export const MOST_DECISIONS = 400;

/** What the side that decides would be given. */
export function asked(state: GameState, seed = 'context', signal?: AbortSignal) {
  const legal = legalActions(state);
  const random = createRandom(seed);
  const context: BotContext = signal ? { legal, random, signal } : { legal, random };
  return { view: redactFor(state, state.decision!.side), context };
}

/** What a bot would do. */
export function choice(bot: Bot, state: GameState, seed?: string, signal?: AbortSignal): Action | Promise<Action> {
  const { view, context } = asked(state, seed, signal);
  return bot.choose(view, context);
}

/** Plays a game to its end and returns every action; each must be one of the legal ones. */
export async function game(options: CreateGameOptions, bots: Record<Side, Bot>): Promise<Action[]> {
  let state = createGame(options);
  const actions: Action[] = [];
  const random = createRandom('game');
  while (state.decision !== null && actions.length < MOST_DECISIONS) {
    const { side } = state.decision;
    const legal = legalActions(state);
    const action = await bots[side].choose(redactFor(state, side), { legal, random });
    expect(legal).toContain(action);
    expect(explain(state, action)).toBeUndefined();
    state = apply(state, action, { by: side });
    actions.push(action);
  }
  return actions;
}
