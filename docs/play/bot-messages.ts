/** What the page and its worker say to each other. A bot is shown a view, like any player: never a state. */
import type { Action, GameView } from 'toy-battle';
import type { BotSeat } from './table.js';

export type ToWorker =
  | { readonly type: 'choose'; readonly id: number; readonly view: GameView; readonly seat: BotSeat }
  /** Answer at once, with the best found so far. */
  | { readonly type: 'stop' };

export type FromWorker =
  /** How much of the search is done, 0 to 1. The action it favours stays in the worker: it would give away its tiles. */
  | { readonly type: 'progress'; readonly id: number; readonly share: number; readonly iterations: number }
  | { readonly type: 'chosen'; readonly id: number; readonly action: Action };
