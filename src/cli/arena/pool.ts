/** Plays games on worker threads. */
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import type { Side } from '../../index.js';
import { type BotSpec, parseBot } from '../bots.js';
import { createDesk } from './desk.js';
import type { PlayedGame } from './game.js';
import { createPrograms, type Programs } from './programs.js';
import type { PlannedGame, Tournament } from './schedule.js';
import type { FromWorker, GameTask } from './tasks.js';

export interface PoolOptions {
  /** How many games are played at the same time. */
  readonly workers: number;
  /** Milliseconds for a bot to get ready. */
  readonly startTimeout: number;
}

/** The file that runs in a worker: beside this one when it is bundled. */
const WORKER = import.meta.url.endsWith('.ts') ? './worker.ts' : './arena-worker.js';

/** Plays all games, in any order, and hands over each when it is over. */
export async function playAll(
  games: Iterable<PlannedGame>,
  tournament: Tournament,
  { workers, startTimeout }: PoolOptions,
  onGame: (plan: PlannedGame, played: PlayedGame) => void,
): Promise<void> {
  const pool = new Tinypool({
    filename: fileURLToPath(new URL(WORKER, import.meta.url)),
    minThreads: workers,
    maxThreads: workers,
  });
  const table: Table = { pool, programs: createPrograms(), tournament, startTimeout };
  const waiting = games[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      onGame(next.value, await playOne(next.value, table));
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, lane));
  } finally {
    await pool.destroy();
    await table.programs.close();
  }
}

interface Table {
  readonly pool: Tinypool;
  readonly programs: Programs;
  readonly tournament: Tournament;
  readonly startTimeout: number;
}

/** A game on the next free worker. In it run shipped bots only: whatever may break down has a process of its own. */
async function playOne(plan: PlannedGame, { pool, programs, tournament, startTimeout }: Table): Promise<PlayedGame> {
  const { moveTimeout } = tournament;
  const { port1: port, port2 } = new MessageChannel();
  const specOf = (side: Side): BotSpec => parseBot(tournament.bots[plan.seats[side]]!);
  const bots = { blue: specOf('blue'), red: specOf('red') };
  const task: GameTask = { plan, rules: tournament, bots, port: port2 };
  const desk = createDesk({ port, bots, programs, moveTimeout, startTimeout });
  port.on('message', (message: FromWorker) => desk.hear(message));
  try {
    const played: PlayedGame = await pool.run(task, { transferList: [port2] });
    desk.close(played.result);
    return played;
  } finally {
    port.close();
  }
}
