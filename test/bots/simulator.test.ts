import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionId,
  actionOf,
  createFastRandom,
  createRandom,
  createSimulator,
  MOST_ACTIONS,
} from '../../src/bots/index.js';
import {
  type Action,
  applyWithChance,
  BATTLEFIELD_IDS,
  createGame,
  type GameState,
  legalActions,
  redactFor,
  ToyBattleError,
  type TroopKind,
} from '../../src/index.js';
import { place, play, position, status, use } from '../build.js';
import { LONG, type Play, plays, type Step, walk } from '../properties/plays.js';
import { holds, same } from '../properties/same.js';

const buffer = new Int16Array(MOST_ACTIONS);

function forAllGames(check: (play: Play) => void): void {
  fc.assert(fc.property(plays, check), { numRuns: LONG ? 5000 : process.env.FAST === '1' ? 20 : 150 });
}

/** The kind that chance hit at a step, any if it hit none. */
function hitAt({ events }: Step): TroopKind {
  const hit = events.find((event) => event.type === 'lost' || event.type === 'froze');
  return hit?.kind ?? 'kwak';
}

function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(ToyBattleError);
    return (error as ToyBattleError).code;
  }
  return 'no error';
}

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}

describe('a simulator', () => {
  test('played alongside the immutable path is byte for byte at the same state after every action', () =>
    forAllGames((game) => {
      const simulator = createSimulator();
      let start: GameState | undefined;
      walk(game, (step) => {
        const { before, action, state } = step;
        if (start === undefined) simulator.load((start = before));
        simulator.playWithChance(actionId(before, action), hitAt(step));
        // Dictated chance leaves the generator as it was, here as in applyWithChance.
        const { chance } = start;
        same(simulator.toState(), { ...state, chance });
        if (action.type !== 'use') return;
        simulator.load(before);
        simulator.playWithChance(actionId(before, action), hitAt(step));
        same(simulator.toState(), applyWithChance(before, action, () => hitAt(step)).state);
        simulator.load({ ...state, chance });
      });
    }));

  test('lists the legal actions of the state, in the same order', () =>
    forAllGames((game) => {
      const simulator = createSimulator();
      walk(game, ({ before, state }) => {
        for (const now of state.result === null ? [before] : [before, state]) {
          simulator.load(now);
          const found = Array.from(buffer.subarray(0, simulator.legal(buffer)));
          same(
            found,
            legalActions(now).map((action) => actionId(now, action)),
          );
          same(
            found.map((id) => actionOf(now, id)),
            legalActions(now),
          );
          holds(
            found.every((id, i) => i === 0 || id > found[i - 1]!),
            'ids ascend',
          );
        }
      });
    }));

  test('says what the state says', () =>
    forAllGames((game) => {
      const simulator = createSimulator();
      walk(game, (step) => {
        if (step.index === 0) simulator.load(step.before);
        simulator.playWithChance(actionId(step.before, step.action), hitAt(step));
        const { decision, result, turn } = step.state;
        same(simulator.decision, decision?.kind ?? null);
        same(simulator.slot, decision !== null && decision.kind !== 'turn' ? decision.slot : null);
        same(simulator.winner, result?.winner ?? null);
        same(simulator.turn, turn);
        if (decision !== null) same(simulator.side, decision.side);
        else same(simulator.legal(buffer), 0);
      });
    }));

  test('goes where another is, whatever it did before, and does not follow it', () =>
    forAllGames((game) => {
      const simulator = createSimulator();
      const copy = createSimulator(createGame({ battlefield: 'caribbean-sea', seed: 'elsewhere' }), { seed: 7 });
      walk(game, (step) => {
        if (step.index === 0) simulator.load(step.before);
        copy.copyFrom(simulator);
        const before = JSON.stringify(simulator.toState());
        holds(JSON.stringify(copy.toState()) === before, 'the copy is equal');
        simulator.playWithChance(actionId(step.before, step.action), hitAt(step));
        holds(JSON.stringify(copy.toState()) === before, 'the copy stayed');
        copy.playWithChance(actionId(step.before, step.action), hitAt(step));
        same(copy.toState(), simulator.toState());
      });
    }));

  test('plays by its own chance to a state that chance can lead to', () =>
    forAllGames((game) => {
      const simulator = createSimulator();
      walk(game, ({ before, action }) => {
        if (action.type !== 'use') return;
        simulator.load(before);
        simulator.play(actionId(before, action));
        const reached = JSON.stringify(simulator.toState());
        let kinds: readonly TroopKind[] = [];
        const first = applyWithChance(before, action, (pool) => (kinds = pool)[0]!).state;
        const possible = kinds.map((kind) => applyWithChance(before, action, () => kind).state);
        holds(
          [first, ...possible].some((state) => JSON.stringify(state) === reached),
          'an outcome of the immutable path',
        );
      });
    }));

  test('makes states that are frozen all through, and keeps nothing of what it was given frozen', () => {
    for (const battlefield of BATTLEFIELD_IDS) {
      const given = JSON.parse(JSON.stringify(createGame({ battlefield, seed: 'frozen' }))) as GameState;
      const simulator = createSimulator(given);
      simulator.play(lastOf(simulator.legal(buffer)));
      const state = simulator.toState();
      const { chance, ...rest } = state;
      expect(Object.isFrozen(state) && Object.values(rest).every(isDeeplyFrozen)).toBe(true);
      expect(chance).toBe(given.chance);
      expect(Object.isFrozen(given.chance) || Object.isFrozen(given.stacks)).toBe(false);
    }
  });

  test('reuses its position on the same board, and leaves its chance alone when it goes elsewhere', () => {
    const [a, b] = [
      createGame({ battlefield: 'battlefield', seed: 'a' }),
      createGame({ battlefield: 'battlefield', seed: 'b' }),
    ];
    const simulator = createSimulator(a, { seed: 3 });
    const { position: before, random } = simulator;
    simulator.load(b);
    expect(simulator.position).toBe(before);
    simulator.copyFrom(createSimulator(a, { seed: 9 }));
    expect(simulator.position).toBe(before);
    expect(simulator.random).toBe(random);
    expect(random.next()).toBe(createFastRandom(3).next());
    simulator.load({ ...a, specialBases: false });
    expect(simulator.position).not.toBe(before);
    expect(simulator.board).toBe(simulator.position.board);
    expect(simulator.toState().specialBases).toBe(false);
  });

  test('is reproducible from its seed', () => {
    const game = createGame({ battlefield: 'battlefield', seed: 'same' });
    const trace = (seed?: number) => {
      const simulator = createSimulator(game, { seed });
      const ids: number[] = [];
      for (let n = 0; n < 200; n++) {
        const found = simulator.legal(buffer);
        if (found === 0) break;
        const id = buffer[simulator.random.below(found)]!;
        simulator.play(id);
        ids.push(id);
      }
      return [ids, simulator.toState()];
    };
    expect(trace(5)).toEqual(trace(5));
    expect(trace(5)).not.toEqual(trace(6));
    expect(trace()).toEqual(trace(0));
  });

  test('refuses what is no state, and stays where it was', () => {
    const game = createGame({ battlefield: 'castle-field', seed: 'refuse' });
    const simulator = createSimulator(game);
    for (const wrong of [redactFor(game, 'blue'), null, 7, {}]) {
      expect(codeOf(() => simulator.load(wrong as GameState))).toBe('not-a-state');
      expect(codeOf(() => createSimulator(wrong as GameState))).toBe('not-a-state');
    }
    const nowhere = { ...game, battlefield: 'nowhere' } as unknown as GameState;
    expect(codeOf(() => simulator.load(nowhere))).toBe('unknown-battlefield');
    expect(simulator.toState()).toEqual(game);
  });

  test('without a state is at nothing', () => {
    const simulator = createSimulator();
    expect(simulator.legal(buffer)).toBe(0);
    expect([simulator.decision, simulator.slot, simulator.winner]).toEqual([null, null, null]);
    expect(codeOf(() => simulator.toState())).toBe('not-loaded');
  });
});

function lastOf(found: number): number {
  return buffer[found - 1]!;
}

describe('chance', () => {
  /** Blue's XB-42 asks about a rack of three Hooks, two of them frozen, and a Roxy. */
  const robbery = play(
    position({ rack: { blue: 'xb42', red: 'hook hook hook roxy' }, frozen: { red: 'hook hook' } }),
    place('xb42', 1),
  );

  /** How often the simulator's own chance leads to each of some facts. */
  function tally(state: GameState, action: Action, fact: (after: GameState) => string, runs = 4000) {
    const simulator = createSimulator(undefined, { seed: 11 });
    const id = actionId(state, action);
    const found: Record<string, number> = {};
    for (let n = 0; n < runs; n++) {
      simulator.load(state);
      simulator.play(id);
      const key = fact(simulator.toState());
      found[key] = (found[key] ?? 0) + 1 / runs;
    }
    return found;
  }

  test('hits each tile of a rack alike with XB-42, frozen ones too', () => {
    const lost = (after: GameState) =>
      `${after.discard.red.filter((kind) => kind === 'hook').length} ${after.frozen.red.length}`;
    const were = robbery.discard.red.filter((kind) => kind === 'hook').length;
    const found = tally(robbery, use, lost);
    expect(Object.keys(found).sort()).toEqual([`${were} 2`, `${were + 1} 1`, `${were + 1} 2`].sort());
    expect(found[`${were} 2`]).toBeCloseTo(1 / 4, 1); // Roxy
    expect(found[`${were + 1} 1`]).toBeCloseTo(1 / 2, 1); // a frozen Hook
    expect(found[`${were + 1} 2`]).toBeCloseTo(1 / 4, 1); // the other one
  });

  test('hits each tile that is not frozen alike with a freeze', () => {
    const asked = play(
      position({
        battlefield: 'battlefield',
        stacks: { 1: 'b hook', 3: 'b hook' },
        rack: { blue: 'roxy', red: 'hook hook star roxy' },
        frozen: { red: 'roxy' },
      }),
      place('roxy', 4),
    );
    expect(status(asked)).toBe('blue freeze 4');
    const found = tally(asked, use, (after) => after.frozen.red.join());
    expect(Object.keys(found).sort()).toEqual(['hook,roxy', 'roxy,star']);
    expect(found['hook,roxy']).toBeCloseTo(2 / 3, 1);
  });

  test('can be dictated: an unfrozen tile before a frozen one, and no tile that is not there', () => {
    const simulator = createSimulator(robbery);
    const id = actionId(robbery, use);
    expect(codeOf(() => simulator.playWithChance(id, 'star'))).toBe('no-such-outcome');
    expect(simulator.toState()).toEqual(robbery);
    simulator.playWithChance(id, 'hook');
    expect(simulator.toState().frozen.red).toEqual(['hook', 'hook']);
    const allFrozen = { ...robbery, frozen: { blue: [], red: ['hook', 'hook', 'hook'] as const } };
    for (const kind of ['hook', 'roxy'] as const) {
      simulator.load(allFrozen);
      simulator.playWithChance(id, kind);
      same(simulator.toState(), applyWithChance(allFrozen, use, () => kind).state);
    }
  });
});

describe('random numbers', () => {
  const sources = { fast: () => createFastRandom(1), good: () => createRandom('1') };

  test('are the same for the same seed, and others for another', () => {
    const some = (random: { next(): number }) => Array.from({ length: 20 }, () => random.next());
    expect(some(createRandom('a'))).toEqual(some(createRandom('a')));
    expect(some(createRandom(12))).toEqual(some(createRandom('12')));
    expect(some(createRandom('a'))).not.toEqual(some(createRandom('b')));
    expect(some(createFastRandom(0))).toEqual(some(createFastRandom(0)));
    expect(some(createFastRandom(0))).not.toEqual(some(createFastRandom(1)));
    expect(some(createRandom('a')).slice(0, 3)).toMatchInlineSnapshot(`
      [
        1375356627,
        -1755304918,
        1142030664,
      ]
    `);
    expect(some(createFastRandom(1)).slice(0, 3)).toMatchInlineSnapshot(`
      [
        1064313147,
        1707109993,
        135544214,
      ]
    `);
  });

  test.each(Object.keys(sources) as (keyof typeof sources)[])(
    '%s: every number below n comes alike, none other',
    (name) => {
      const random = sources[name]();
      for (const n of [1, 2, 3, 7, 256, 2 ** 20]) {
        const groups = new Array<number>(Math.min(n, 16)).fill(0);
        for (let i = 0; i < 16_000; i++) {
          const value = random.below(n);
          holds(Number.isInteger(value) && value >= 0 && value < n, `${value} is from 0 to ${n - 1}`);
          groups[Math.floor((value * groups.length) / n)]!++;
        }
        for (const group of groups) holds(Math.abs((group * groups.length) / 16_000 - 1) < 0.15, 'groups are alike');
      }
    },
  );

  test.each(Object.keys(sources) as (keyof typeof sources)[])('%s: every bit is set half the time', (name) => {
    const random = sources[name]();
    const bits = new Array<number>(32).fill(0);
    for (let i = 0; i < 10_000; i++) {
      const word = random.next();
      holds(word === (word | 0), 'an integer of 32 bits');
      for (let bit = 0; bit < 32; bit++) bits[bit]! += (word >>> bit) & 1;
    }
    for (const set of bits) expect(set / 10_000).toBeCloseTo(0.5, 1);
  });

  test('a seed is text or a number', () => {
    for (const wrong of ['', Number.NaN, Infinity, undefined, {}]) {
      expect(codeOf(() => createRandom(wrong as string))).toBe('bad-seed');
    }
  });
});
