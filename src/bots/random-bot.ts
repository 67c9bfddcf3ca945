import type { Bot } from './bot.js';
import { expectQuestion } from './question.js';
import { createRandom } from './random.js';

/** How a {@link randomBot} chooses. */
export interface RandomBotOptions {
  /** With it the bot's choices follow from the seed and the calls before; without it from the context's chance. */
  readonly seed?: string | number;
}

/** A bot that plays any legal action, each equally likely. */
export function randomBot({ seed }: RandomBotOptions = {}): Bot {
  const own = seed === undefined ? undefined : createRandom(seed);
  return {
    name: 'random',
    choose(view, context) {
      expectQuestion(view, context);
      const { legal, random } = context;
      return legal[(own ?? random).below(legal.length)]!;
    },
  };
}
