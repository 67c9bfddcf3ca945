/** What the main thread does for a game that a worker plays: it starts, asks and ends the programs outside. */
import type { MessagePort } from 'node:worker_threads';
import type { BySide, Side } from '../../index.js';
import type { BotSpec } from '../bots.js';
import { STOP_AFTER } from '../protocol/deadline.js';
import type { Outcome, ProgramMessage } from '../protocol/messages.js';
import type { Program } from '../protocol/program.js';
import type { Programs } from './programs.js';
import type { FromWorker, ToWorker } from './tasks.js';

export interface DeskOptions {
  readonly port: MessagePort;
  readonly bots: BySide<BotSpec>;
  readonly programs: Programs;
  readonly moveTimeout: number;
  readonly startTimeout: number;
}

export interface Desk {
  hear(message: FromWorker): void;
  /** Lets the programs go. */
  close(result: Outcome): void;
}

export function createDesk({ port, bots, programs, moveTimeout, startTimeout }: DeskOptions): Desk {
  const seated: { [S in Side]?: Program } = {};
  const reply = (message: ToWorker): void => port.postMessage(message);

  const start = async (side: Side): Promise<void> => {
    const taken = await programs.take(bots[side], startTimeout);
    if ('ok' in taken) return reply(taken);
    seated[side] = taken;
    reply({ ok: true, value: 0 });
  };
  const ask = async ({ side, message }: FromWorker & { readonly type: 'ask' }): Promise<void> => {
    const idOf = (answer: ProgramMessage): number | undefined =>
      answer.type === 'action' && answer.number === message.number ? answer.id : undefined;
    reply(await seated[side]!.ask(message, idOf, moveTimeout, moveTimeout * STOP_AFTER));
  };

  return {
    hear(message) {
      if (message.type === 'tell') seated[message.side]?.tell(message.message);
      else if (message.type === 'ask') void ask(message);
      else void start(message.side);
    },
    close(result) {
      for (const program of Object.values(seated)) {
        program.tell({ type: 'game-over', result });
        programs.giveBack(program);
      }
    },
  };
}
