import { describe, expect, test } from 'vitest';
import { dealerOf } from '../../src/bots/determinize.js';
import { actionOf, createSimulator, type Simulator } from '../../src/bots/index.js';
import { Search } from '../../src/bots/mcts-search.js';
import { NONE, Results, type Tree } from '../../src/bots/mcts-tree.js';
import { veil } from '../../src/bots/veil.js';
import { DRAW } from '../../src/core/ids.js';
import { type GameState, redactFor, TROOP_KINDS, type TroopKind } from '../../src/index.js';
import { position } from '../build.js';

/** Blue's rack is full, and holds nothing that draws: when it has placed one of these tiles, it has the others. */
const quiet = position({
  battlefield: 'caribbean-sea',
  rack: { blue: 'hook hook hook jumbo jumbo roxy roxy roxy', red: 'xb42 hook jumbo capn' },
  reserve: { blue: '...', red: '...' },
});

function veiled(state: GameState, seed: number): GameState {
  const simulator = createSimulator(state, { seed, hash: true });
  veil(simulator, 0);
  return simulator.toState();
}

const sorted = (...tiles: readonly (readonly TroopKind[])[]) => tiles.flat().sort();

describe('a veil', () => {
  const state = position({
    rack: { blue: 'star star roxy', red: 'kwak' },
    frozen: { blue: 'star' },
    reserve: { blue: 'hook xb42 xb42 capn', red: '...' },
    removed: { blue: 'kwak kwak kwak skully' },
  });

  test('hides what a side holds: the same tiles lie in its rack, reserve and box, others where they were', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { rack, frozen, reserve, removed, ...rest } = veiled(state, seed);
      expect(sorted(rack.blue, reserve.blue, removed.blue)).toEqual(
        sorted(state.rack.blue, state.reserve.blue, state.removed.blue),
      );
      expect([rack.blue.length, frozen.blue.length, reserve.blue.length, removed.blue.length]).toEqual([3, 1, 4, 4]);
      expect([rack.red, frozen.red, reserve.red, removed.red]).toEqual([
        state.rack.red,
        state.frozen.red,
        state.reserve.red,
        state.removed.red,
      ]);
      expect(rest.stacks).toEqual(state.stacks);
      expect(rest.discard).toEqual(state.discard);
    }
  });

  test('makes each tile equally likely in each place', () => {
    const times = 12_000;
    const held = new Map<TroopKind, number>();
    for (let seed = 0; seed < times; seed++) {
      for (const kind of veiled(state, seed).rack.blue) held.set(kind, (held.get(kind) ?? 0) + 1);
    }
    // Of its 11 tiles, 3 are on the rack: 3 kwak, 2 star, 2 xb42, and one each of roxy, hook, capn, skully.
    const tiles = sorted(state.rack.blue, state.reserve.blue, state.removed.blue);
    for (const kind of TROOP_KINDS) {
      const expected = (times * 3 * tiles.filter((it) => it === kind).length) / tiles.length;
      expect(Math.abs((held.get(kind) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected) + 1e-9);
    }
  });

  test('keeps the hash true', () => {
    const simulator: Simulator = createSimulator(state, { seed: 3, hash: true });
    veil(simulator, 0);
    const plain = createSimulator(simulator.toState());
    expect(simulator.hash).toBe(plain.hash);
  });
});

describe('a search behind the veil', () => {
  const options = { exploration: 0.7, doubt: 0.1, caution: 0.3, trust: 0.7 };

  function searched(iterations: number) {
    const search = new Search(options);
    const dealer = dealerOf(redactFor(quiet, 'blue'));
    const simulator = createSimulator(undefined, { seed: 1 });
    for (let i = 0; i < iterations; i++) {
      dealer.dealInto(simulator, simulator.random);
      search.iterate(simulator);
    }
    return search.tree;
  }

  /** Where blue has placed something and red has drawn: blue's next actions, as nodes. */
  function answers({ first, next, action }: Tree): number[] {
    const nodes: number[] = [];
    for (let placed = first[0]!; placed !== NONE; placed = next[placed]!) {
      if (action[placed] === DRAW) continue;
      let drawn = first[placed]!;
      while (drawn !== NONE && action[drawn] !== DRAW) drawn = next[drawn]!;
      for (let node = drawn === NONE ? NONE : first[drawn]!; node !== NONE; node = next[node]!) nodes.push(node);
    }
    return nodes;
  }

  const placesWhatBlueLacks = (tree: Tree, node: number) => {
    const action = actionOf('caribbean-sea', tree.action[node]!);
    return action.type === 'place' && !['hook', 'jumbo', 'roxy'].includes(action.kind);
  };

  test('learns what the enemy does from racks that the searcher might have had, and keeps that apart', () => {
    const tree = searched(4000);
    const guesses = answers(tree).filter((node) => placesWhatBlueLacks(tree, node));
    expect(guesses.reduce((sum, node) => sum + tree.veiled.visits[node]!, 0)).toBeGreaterThan(0);
    for (const node of guesses) expect([tree.known.visits[node], tree.known.mean[node]]).toEqual([0, 0]);
    for (let node = tree.first[0]!; node !== NONE; node = tree.next[node]!) expect(tree.veiled.visits[node]).toBe(0);
  });

  test('leaves small searches as they are', () => {
    const tree = searched(30);
    expect(tree.known.visits[0]).toBe(30);
    expect(tree.veiled.visits.subarray(0, tree.size).every((visits) => visits === 0)).toBe(true);
  });
});

describe('the results of a node', () => {
  test('weigh each visit by its number', () => {
    const results = new Results();
    for (const chance of [1, 0.25, 0.5]) results.add(7, chance);
    expect(results.visits[7]).toBe(3);
    expect(results.mean[7]).toBeCloseTo((1 * 1 + 2 * 0.25 + 3 * 0.5) / 6, 12);
  });
});
