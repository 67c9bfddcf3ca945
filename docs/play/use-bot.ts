/** Asks the bot in its worker whenever a bot is to decide. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Action, redactFor, type Side } from 'toy-battle';
import type { FromWorker, ToWorker } from './bot-messages.js';
import { isView, latest, type Table, toDecide } from './table.js';

export interface Thinking {
  readonly side: Side;
  /** Whether it takes its time, tells how far it is, and can be stopped. */
  readonly searches: boolean;
  readonly failed: boolean;
  /** 0 to 1; bots that answer at once never tell. */
  readonly share: number;
  readonly iterations: number;
  stop(): void;
}

/** What the bots leave to chance begins here, never with the seed of the game: who knows that knows every tile. */
export function botSeed(): string {
  // `crypto.randomUUID` would need a secure origin.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/**
 * `answer` is called with what the bot chose, not before `ready` has resolved: the page waits for what happened before
 * to be shown. Taking a step back, or leaving the game, makes the answer void.
 */
export function useBot(
  table: Table,
  ready: () => Promise<void>,
  answer: (action: Action, by: Side) => void,
): Thinking | null {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  // Stopping holds for all the decisions of a turn.
  const stopped = useRef(false);
  const [failed, setFailed] = useState<Table | null>(null);
  const [progress, setProgress] = useState({ id: 0, share: 0, iterations: 0 });

  useEffect(() => () => worker.current?.terminate(), []);

  const side = toDecide(table);
  const seat = side && table.seats![side];
  const bot = seat === 'person' ? null : seat;

  useEffect(() => {
    const state = latest(table);
    if (bot === null) stopped.current = false;
    if (side === null || bot === null || isView(state)) return;
    worker.current ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: botSeed() });
    const { current: it } = worker;
    const id = ++asked.current;
    it.onerror = () => {
      it.terminate();
      worker.current = null;
      setFailed(table);
    };
    it.onmessage = async ({ data }: MessageEvent<FromWorker>) => {
      if (data.id !== asked.current) return;
      if (data.type === 'progress') return setProgress(data);
      await ready();
      if (data.id === asked.current) answer(data.action, side);
    };
    setProgress({ id, share: 0, iterations: 0 });
    send(it, { type: 'choose', id, view: redactFor(state, side), seat: bot });
    if (stopped.current) send(it, { type: 'stop' });
    return () => {
      asked.current++;
      send(it, { type: 'stop' });
    };
  }, [table]);

  if (side === null || bot === null) return null;
  const stop = () => {
    stopped.current = true;
    if (worker.current) send(worker.current, { type: 'stop' });
  };
  const { share, iterations } = progress;
  return { side, searches: bot.bot === 'mcts', failed: failed === table, share, iterations, stop };
}

function send(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
