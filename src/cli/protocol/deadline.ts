/** When a bot is asked to answer at once with the best it has. */
import { performance } from 'node:perf_hooks';

/** The part of the time for a decision after which that is. */
export const STOP_AFTER = 0.9;

export interface Deadline {
  /** What the bot is given. It tells also one that never lets the event loop turn. */
  readonly signal: AbortSignal;
  /** Lets the time for a decision begin. */
  start(milliseconds: number): void;
  /** Aborts the signal at once. */
  stop(): void;
  /** Lets go of the clock. */
  clear(): void;
}

export function createDeadline(): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  let end = Infinity;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    end = 0;
    controller.abort();
  };
  Object.defineProperty(signal, 'aborted', { get: () => performance.now() >= end });
  return {
    signal,
    start(milliseconds) {
      const time = milliseconds * STOP_AFTER;
      end = Math.min(end, performance.now() + time);
      timer = setTimeout(stop, time);
    },
    stop,
    clear: () => clearTimeout(timer),
  };
}
