/** Plays games on worker threads, and ends a thread whose bot hangs. */
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import type { Side } from '../../index.js';
import { parseBot } from '../bots.js';
import { createDesk } from './desk.js';
import { Forfeit, type PlayedGame, timeoutText } from './game.js';
import { createPrograms, type Programs } from './programs.js';
import type { PlannedGame, Tournament } from './schedule.js';
import type { FromWorker, GameTask } from './tasks.js';

export interface PoolOptions {
  /** How many games are played at the same time. */
  readonly workers: number;
  /** Milliseconds for a bot to get ready. */
  readonly startTimeout: number;
}

/** How long a worker may take longer than its bot to say that the bot took too long. */
const SLACK_MS = 100;
/** How long the result of a game may still come from a worker that has ended. */
const CLOSE_MS = 500;
/** How often a game is looked at. */
const WATCH_MS = 25;

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
  pool.on('error', () => {}); // a thread that breaks down after its game has lost nothing
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

/** A game on the next free worker, watched from here. */
async function playOne(plan: PlannedGame, { pool, programs, tournament, startTimeout }: Table): Promise<PlayedGame> {
  const { moveTimeout } = tournament;
  const { port1: port, port2 } = new MessageChannel();
  const bots = { blue: specOf(tournament, plan, 'blue'), red: specOf(tournament, plan, 'red') };
  const task: GameTask = { plan, rules: tournament, bots, port: port2 };
  const desk = createDesk({ port, programs, moveTimeout, startTimeout });
  const isLate = (): boolean => {
    const { busy } = desk;
    const allowed = busy?.chooses ? moveTimeout + SLACK_MS : startTimeout;
    return busy !== undefined && performance.now() - busy.since > allowed;
  };
  const abort = new AbortController();
  let watch: NodeJS.Timeout | undefined;
  const played = await new Promise<PlayedGame>((resolve, reject) => {
    /** Ends the worker; the bot that kept it busy has lost. */
    const lose = (error: Error): void => {
      const { busy } = desk;
      if (abort.signal.aborted) return;
      if (busy) resolve(desk.forfeit(busy, error));
      else reject(error);
      abort.abort();
    };
    watch = setInterval(() => {
      if (!isLate()) return;
      // What has arrived by now counts.
      for (let left = receiveMessageOnPort(port); left; left = receiveMessageOnPort(port)) desk.hear(left.message);
      if (isLate()) lose(new Forfeit('timeout', timeoutText(desk.busy?.chooses ? moveTimeout : startTimeout)));
    }, WATCH_MS);
    port.on('message', (message: FromWorker) => desk.hear(message));
    // A result that is on its way comes first.
    port.once('close', () => setTimeout(lose, CLOSE_MS, new Error('its worker ended')).unref());
    pool.run(task, { signal: abort.signal, transferList: [port2] }).then(resolve, lose);
  });
  clearInterval(watch);
  port.removeAllListeners();
  port.close();
  desk.close(played.result);
  return played;
}

function specOf({ bots }: Tournament, { seats }: PlannedGame, side: Side): GameTask['bots'][Side] {
  return parseBot(bots[seats[side]]!);
}
