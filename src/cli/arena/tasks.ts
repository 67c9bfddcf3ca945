/** What the main thread and its workers say to each other. */
import type { MessagePort } from 'node:worker_threads';
import type { GameStep, Side } from '../../index.js';
import type { BotSpec } from '../bots.js';
import type { ForfeitReason, HostMessage } from '../protocol/messages.js';
import type { GameLimits } from './game.js';
import type { PlannedGame, Tournament } from './schedule.js';

/** The part of the time for a decision after which a bot is asked to answer at once. */
export const STOP_AFTER = 0.9;

export interface GameTask {
  readonly plan: PlannedGame;
  readonly rules: GameLimits & Pick<Tournament, 'specialBases'>;
  readonly bots: { readonly [S in Side]: BotSpec };
  readonly port: MessagePort;
}

/** From the worker to the main thread. */
export type FromWorker =
  /** The bot of a side is about to be made. */
  | { readonly type: 'makes'; readonly side: Side }
  /** A side begins to choose. `last` is the decision before. */
  | {
      readonly type: 'thinks';
      readonly side: Side;
      readonly last: { readonly side: Side; readonly ms: number; readonly step: GameStep } | null;
    }
  /** The program of a side is to be started. Answered. */
  | { readonly type: 'start'; readonly side: Side; readonly command: string }
  /** A question for the program of a side. Answered. */
  | { readonly type: 'ask'; readonly side: Side; readonly message: HostMessage & { readonly type: 'choose' } }
  /** A message for the program of a side. */
  | { readonly type: 'tell'; readonly side: Side; readonly message: HostMessage };

/** From the main thread: what the program answered. */
export type ToWorker =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly reason: ForfeitReason; readonly message: string };
