/** How far a tournament is. */
import cliProgress from 'cli-progress';

export interface Progress {
  update(finished: number): void;
  stop(): void;
}

/** A bar on standard error if that is a terminal, else nothing. */
export function startProgress(total: number, finished: number, isTerminal: boolean): Progress {
  if (!isTerminal) return { update: () => {}, stop: () => {} };
  const bar = new cliProgress.SingleBar({
    format: '{bar} {value} of {total} games, {eta_formatted} left',
    stream: process.stderr,
    clearOnComplete: true,
    gracefulExit: false,
    linewrap: true,
  });
  bar.start(total, finished);
  return { update: (value) => bar.update(value), stop: () => bar.stop() };
}
