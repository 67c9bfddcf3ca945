/** Whether two threads play twice as much as one: nothing is shared, so only the machine stands in the way. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { chooser } from './random.js';
import { coreGames, openings, playOnCore } from './toy-battle.js';

const MILLISECONDS = 1000;

/** Decisions a second by so many threads together. */
export async function playoutsByThreads(threads: number): Promise<number> {
  const counts = await Promise.all(
    Array.from(
      { length: threads },
      (_, seed) =>
        new Promise<number>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: { bench: seed + 1 } });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  return counts.reduce((a, b) => a + b, 0) / (MILLISECONDS / 1000);
}

/** In a thread: plays for a while after a warm-up and reports how many decisions that was. */
export function playInThread(): void {
  const games = coreGames(openings(8));
  const choose = chooser((workerData as { bench: number }).bench);
  const until = (end: number): number => {
    let decisions = 0;
    while (performance.now() < end) decisions += playOnCore(games, choose);
    return decisions;
  };
  until(performance.now() + 500);
  parentPort!.postMessage(until(performance.now() + MILLISECONDS));
}

export const isThread = !isMainThread;
