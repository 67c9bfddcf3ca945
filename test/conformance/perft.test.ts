import { describe, expect, test } from 'vitest';
import { count } from '../../src/core/bag.js';
import { Decide } from '../../src/core/codes.js';
import { chancePool } from '../../src/core/effects.js';
import { USE } from '../../src/core/ids.js';
import { legal, MOST_ACTIONS } from '../../src/core/legal.js';
import { play } from '../../src/core/play.js';
import { copyPosition, createPosition, type Position } from '../../src/core/position.js';
import { applyWithChance, type GameState, legalActions, parseActionText, type TroopKind } from '../../src/index.js';
import { boardOf, loadInto } from '../../src/load.js';
import { type RecordedPerft, recordedPerfts, start } from './recorded.js';

/** How deep the counts go; less where every mutant of the core is tested. */
const FAST = process.env.FAST === '1';
const ON_CORE = [1, 2, 3, 4, 5].slice(0, FAST ? 4 : 5);
const BY_APPLY = [1, 2, 3].slice(0, FAST ? 2 : 3);

/** Sequences of exactly `depth` decisions on the core. */
function perft(p: Position, depth: number): number {
  if (depth === 0) return 1;
  if (p.decision === Decide.Over) return 0;
  const ids = new Int16Array(MOST_ACTIONS);
  const found = legal(p, ids);
  const next = createPosition(p.board);
  let sum = 0;
  for (const id of ids.subarray(0, found)) {
    const pool = id === USE ? chancePool(p, p.decision) : 0;
    for (let kind = 0; kind < 8; kind++) {
      if (pool === 0 ? kind > 0 : count(pool, kind) === 0) continue;
      copyPosition(p, next);
      play(next, id, kind);
      sum += perft(next, depth - 1);
    }
  }
  return sum;
}

/** The same through the public API. */
function perftByApply(state: GameState, depth: number): number {
  if (depth === 0) return 1;
  let sum = 0;
  for (const action of legalActions(state)) {
    let kinds: readonly TroopKind[] = [];
    const first = applyWithChance(state, action, (pool) => {
      kinds = [...new Set(pool)];
      return kinds[0]!;
    }).state;
    sum += perftByApply(first, depth - 1);
    for (const kind of kinds.slice(1)) sum += perftByApply(applyWithChance(state, action, () => kind).state, depth - 1);
  }
  return sum;
}

function after(line: RecordedPerft): GameState {
  return line.prefix.reduce(
    (state, { option, chance }) => applyWithChance(state, parseActionText(option), () => chance!).state,
    start(line),
  );
}

describe('recorded perft counts', () => {
  test.each(recordedPerfts().map((line, index) => ({ name: `${index + 1}: ${line.battlefield}`, line })))(
    '$name',
    ({ line }) => {
      const state = after(line);
      const p = createPosition(boardOf(state));
      loadInto(state, p);
      expect(ON_CORE.map((depth) => perft(p, depth))).toEqual(line.perft.slice(0, ON_CORE.length));
      expect(BY_APPLY.map((depth) => perftByApply(state, depth))).toEqual(line.perft.slice(0, BY_APPLY.length));
    },
  );
});
