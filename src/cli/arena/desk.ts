/** What the main thread knows of a game that a worker plays, and does for it: it keeps the programs outside. */
import { performance } from 'node:perf_hooks';
import type { MessagePort } from 'node:worker_threads';
import type { GameStep, Side } from '../../index.js';
import type { Outcome, ProgramMessage } from '../protocol/messages.js';
import type { Program } from '../protocol/program.js';
import { forfeited, type PlayedGame } from './game.js';
import type { Programs } from './programs.js';
import { type FromWorker, STOP_AFTER, type ToWorker } from './tasks.js';

export interface DeskOptions {
  readonly port: MessagePort;
  readonly programs: Programs;
  readonly moveTimeout: number;
  readonly startTimeout: number;
}

/** A bot that keeps the worker busy. */
interface Busy {
  readonly side: Side;
  readonly since: number;
  /** Whether it chooses an action; else it gets ready. */
  readonly chooses: boolean;
}

export interface Desk {
  /** The bot that keeps the worker busy; nothing while a program outside is waited for. */
  readonly busy: Busy | undefined;
  hear(message: FromWorker): void;
  /** How the game ends if the busy bot goes no further. */
  forfeit(by: Busy, error: Error): PlayedGame;
  /** Lets the programs go. */
  close(result: Outcome): void;
}

export function createDesk({ port, programs, moveTimeout, startTimeout }: DeskOptions): Desk {
  const steps: GameStep[] = [];
  const ms: { readonly [S in Side]: number[] } = { blue: [], red: [] };
  const seated: { [S in Side]?: Program } = {};
  let busy: Busy | undefined;

  const reply = (message: ToWorker): void => port.postMessage(message);
  const start = async (side: Side, command: string): Promise<void> => {
    const taken = await programs.take(command, startTimeout);
    if ('ok' in taken) return reply(taken);
    seated[side] = taken;
    reply({ ok: true, id: 0 });
  };
  const ask = async ({ side, message }: FromWorker & { readonly type: 'ask' }): Promise<void> => {
    const idOf = (answer: ProgramMessage): number | undefined =>
      answer.type === 'action' && answer.number === message.number ? answer.id : undefined;
    const got = await seated[side]!.ask(message, idOf, moveTimeout, moveTimeout * STOP_AFTER);
    reply(got.ok ? { ok: true, id: Number(got.value) } : got);
  };

  return {
    get busy() {
      return busy;
    },
    hear(message) {
      const { type, side } = message;
      const since = performance.now();
      if (type === 'tell') seated[side]?.tell(message.message);
      else busy = undefined;
      if (type === 'start') void start(side, message.command);
      else if (type === 'ask') void ask(message);
      else if (type === 'makes') busy = { side, since, chooses: false };
      else if (type === 'thinks') {
        busy = { side, since, chooses: true };
        if (!message.last) return;
        ms[message.last.side].push(message.last.ms);
        steps.push(message.last.step);
      }
    },
    forfeit({ side, since, chooses }, error) {
      if (chooses) ms[side].push(Math.round(performance.now() - since));
      return { result: forfeited(side, error), steps, ms };
    },
    close(result) {
      for (const program of Object.values(seated)) {
        program.tell({ type: 'game-over', result });
        programs.giveBack(program);
      }
    },
  };
}
