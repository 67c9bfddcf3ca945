/** What the main thread and its workers say to each other. */
import type { MessagePort } from 'node:worker_threads';
import type { BySide, Side } from '../../index.js';
import type { BotSpec } from '../bots.js';
import type { HostMessage } from '../protocol/messages.js';
import type { Reply } from '../protocol/program.js';
import type { GameLimits } from './game.js';
import type { PlannedGame, Tournament } from './schedule.js';

export interface GameTask {
  readonly plan: PlannedGame;
  readonly rules: GameLimits & Pick<Tournament, 'specialBases'>;
  readonly bots: BySide<BotSpec>;
  readonly port: MessagePort;
}

/** From the worker to the main thread, which keeps the bots that have a process of their own. */
export type FromWorker =
  /** The program of a side is to be started. Answered. */
  | { readonly type: 'start'; readonly side: Side }
  /** A question for the program of a side. Answered. */
  | { readonly type: 'ask'; readonly side: Side; readonly message: HostMessage & { readonly type: 'choose' } }
  /** A message for the program of a side. */
  | { readonly type: 'tell'; readonly side: Side; readonly message: HostMessage };

/** From the main thread: what became of it, the id of an action if that was the question. */
export type ToWorker = Reply;
