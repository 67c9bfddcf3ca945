/** Random games on the simulator, as a bot author would write them. */
import { createSimulator, MOST_ACTIONS, type Simulator } from '../../src/bots/index.js';
import type { GameState } from '../../src/index.js';
import { MOST_DECISIONS } from './toy-battle.js';

const ids = new Int16Array(MOST_ACTIONS);
const prepared = new Map<GameState, { start: Simulator; game: Simulator }>();

function simulatorsOf(state: GameState): { start: Simulator; game: Simulator } {
  let pair = prepared.get(state);
  if (pair === undefined) prepared.set(state, (pair = { start: createSimulator(state), game: createSimulator(state) }));
  return pair;
}

/** Plays every game once, choosing evenly among the legal actions, and counts decisions. */
export function simulatorGames(states: readonly GameState[], choose: (below: number) => number): number {
  let decisions = 0;
  for (const state of states) {
    const { start, game } = simulatorsOf(state);
    game.copyFrom(start);
    for (let n = 0; n < MOST_DECISIONS; n++) {
      const legal = game.legal(ids);
      if (legal === 0) break;
      game.play(ids[choose(legal)]!);
      decisions++;
    }
  }
  return decisions;
}

/** How much memory a simulator takes, its lists included. */
export function simulatorBytes(state: GameState): number {
  const used = () => {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const many = Array.from({ length: 2000 }, () => createSimulator(state));
  const bytes = (used() - before) / many.length;
  return many.length > 0 ? bytes : 0;
}
