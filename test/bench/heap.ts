/** How much the heap grows while the core plays: rules of steady play must not allocate. */
import { type CoreGame, playOnCore } from './toy-battle.js';

/** Bytes a decision over a million decisions after warm-up; needs `node --expose-gc`. */
export function heapGrowth(games: readonly CoreGame[], choose: (below: number) => number): number {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('run with node --expose-gc');
  const play = (least: number): number => {
    let decisions = 0;
    while (decisions < least) decisions += playOnCore(games, choose);
    return decisions;
  };
  play(200_000);
  collect();
  // Read without collecting afterwards: garbage counts too.
  const before = process.memoryUsage().heapUsed;
  const decisions = play(1_000_000);
  return (process.memoryUsage().heapUsed - before) / decisions;
}
