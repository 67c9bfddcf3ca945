/** The bots think here, beside the page, which therefore never stalls. */
import { legalActions } from 'toy-battle';
import { type Bot, createRandom, greedyBot, mctsBot, randomBot, type SearchProgress } from 'toy-battle/bots';
import type { FromWorker, ToWorker } from './bot-messages.js';
import type { BotSeat } from './table.js';

// The name of the worker is the seed of what its bots leave to chance.
const random = createRandom(self.name);
const bots = new Map<string, Bot>();
let signal = { aborted: false };
let asked = 0;

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  signal.aborted = true;
  if (data.type === 'stop') return;
  const { id, view, seat } = data;
  asked = id;
  signal = { aborted: false };
  try {
    const action = await botOf(seat).choose(view, { legal: legalActions(view), random, signal });
    tell({ type: 'chosen', id, action });
  } catch (error) {
    // Thrown outside a promise, so that the page's `onerror` hears of it.
    setTimeout(() => {
      throw error;
    });
  }
};

/** A bot is kept from one decision to the next, because a search goes on where it left off. */
function botOf(seat: BotSeat): Bot {
  const key = `${seat.bot} ${seat.iterations}`;
  const bot = bots.get(key) ?? makeBot(seat);
  bots.set(key, bot);
  return bot;
}

function makeBot({ bot, iterations }: BotSeat): Bot {
  if (bot === 'random') return randomBot();
  if (bot === 'greedy') return greedyBot();
  const onProgress = (progress: SearchProgress) => {
    tell({ type: 'progress', id: asked, share: progress.share, iterations: progress.iterations });
  };
  return mctsBot({ iterations, onProgress });
}

function tell(message: FromWorker): void {
  self.postMessage(message);
}
