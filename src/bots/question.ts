/** What the shipped bots refuse. */
import { ensure, ToyBattleError } from '../errors.js';
import type { GameView } from '../view.js';
import type { BotContext } from './bot.js';
import { expectRandom } from './random.js';
import { expectView } from './unseen.js';

/**
 * Refuses a question that a bot can't answer.
 *
 * @throws `ToyBattleError` `not-a-view`, `not-your-decision`, `bad-context`, `bad-random`.
 */
export function expectQuestion(view: GameView, context: BotContext): void {
  expectView(view);
  const decides = view.decision?.side;
  if (decides !== view.viewer) {
    const message = `a bot is asked for the side that decides, ${decides ?? 'nobody'} here, not for ${view.viewer}`;
    throw new ToyBattleError('not-your-decision', message, { decides: decides ?? null, viewer: view.viewer });
  }
  ensure(context?.legal?.length > 0, 'bad-context', 'expected { legal, random }, with at least one legal action');
  expectRandom(context.random);
}
