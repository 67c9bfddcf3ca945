/** Random games of Toy Battle, on the core and through the public API, on all eight battlefields in turn. */
import { count, size } from '../../src/core/bag.js';
import { Decide } from '../../src/core/codes.js';
import { chancePool } from '../../src/core/effects.js';
import { USE } from '../../src/core/ids.js';
import { legal, MOST_ACTIONS } from '../../src/core/legal.js';
import { play } from '../../src/core/play.js';
import { copyPosition, createPosition, type Position } from '../../src/core/position.js';
import { apply, BATTLEFIELD_IDS, createGame, type GameState, legalActions } from '../../src/index.js';
import { boardOf, loadInto } from '../../src/load.js';
import { chooser } from './random.js';

/** Random play can go on for ever (rules §10). */
export const MOST_DECISIONS = 1000;

/** One opening a battlefield and number. */
export function openings(each: number): GameState[] {
  return Array.from({ length: each }).flatMap((_, n) =>
    BATTLEFIELD_IDS.map((battlefield) => createGame({ battlefield, seed: `bench ${n}` })),
  );
}

export interface CoreGame {
  readonly start: Position;
  readonly scratch: Position;
}

export function coreGames(states: readonly GameState[]): CoreGame[] {
  const scratch = new Map(states.map((state) => [boardOf(state), createPosition(boardOf(state))]));
  return states.map((state) => {
    const start = createPosition(boardOf(state));
    loadInto(state, start);
    return { start, scratch: scratch.get(boardOf(state))! };
  });
}

const ids = new Int16Array(MOST_ACTIONS);

/** Plays every game once, choosing evenly among the legal actions, and counts decisions. */
export function playOnCore(games: readonly CoreGame[], choose: (below: number) => number): number {
  let decisions = 0;
  for (const { start, scratch } of games) {
    copyPosition(start, scratch);
    for (let n = 0; n < MOST_DECISIONS && scratch.decision !== Decide.Over; n++) {
      const id = ids[choose(legal(scratch, ids))]!;
      play(scratch, id, id === USE ? hit(chancePool(scratch, scratch.decision), choose) : 0);
      decisions++;
    }
  }
  return decisions;
}

/** A tile of a pool, evenly; 0 for an empty pool. */
function hit(pool: number, choose: (below: number) => number): number {
  if (pool === 0) return 0;
  let index = choose(size(pool));
  let kind = 0;
  while (index >= count(pool, kind)) index -= count(pool, kind++);
  return kind;
}

/** The same through the public API. */
export function playByApply(states: readonly GameState[], choose = chooser(1)): number {
  let decisions = 0;
  for (const start of states) {
    let state = start;
    for (let n = 0; n < MOST_DECISIONS && state.result === null; n++) {
      const actions = legalActions(state);
      state = apply(state, actions[choose(actions.length)]!);
      decisions++;
    }
  }
  return decisions;
}
