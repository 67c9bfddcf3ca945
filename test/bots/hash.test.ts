import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionId, createRandom, createSimulator, hash, MOST_ACTIONS, viewHash } from '../../src/bots/index.js';
import {
  BATTLEFIELD_IDS,
  BATTLEFIELDS,
  createGame,
  defineBattlefield,
  formatPosition,
  type GameState,
  type GameView,
  redactFor,
  type Side,
  ToyBattleError,
} from '../../src/index.js';
import { place, play, position } from '../build.js';
import { LONG, plays, someStates, walk } from '../properties/plays.js';
import { holds, same } from '../properties/same.js';

const FAST = process.env.FAST === '1';
const RUNS = LONG ? 2000 : FAST ? 20 : 200;
const VIEWERS = ['blue', 'red', 'spectator'] as const;

/** A state or view as a line, without what no key depends on. */
function essence(x: GameState | GameView): string {
  const same = { ...x, turn: 1 };
  return formatPosition('chance' in same ? { ...same, chance: [1, 2, 3, 4] } : same);
}

/** The state with the tiles that a viewer can't see dealt anew at random. */
function redealt(state: GameState, viewer: (typeof VIEWERS)[number], seed: string): GameState {
  const random = createRandom(seed);
  const next = structuredClone(state) as { -readonly [Key in keyof GameState]: GameState[Key] };
  for (const side of ['blue', 'red'] as const) {
    const open = viewer === side;
    const sizes = [state.reserve[side].length, 4, open ? 0 : state.rack[side].length];
    const tiles = [...state.reserve[side], ...state.removed[side], ...(open ? [] : state.rack[side])];
    for (let last = tiles.length - 1; last > 0; last--) {
      const other = random.below(last + 1);
      [tiles[last], tiles[other]] = [tiles[other]!, tiles[last]!];
    }
    const [reserve, removed, rack] = sizes.map((size) => tiles.splice(0, size));
    next.reserve = { ...next.reserve, [side]: reserve };
    next.removed = { ...next.removed, [side]: removed!.sort() };
    if (open) continue;
    next.rack = { ...next.rack, [side]: [...rack!].sort() };
    next.frozen = { ...next.frozen, [side]: rack!.slice(0, state.frozen[side].length).sort() };
  }
  return next;
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

describe('the key of a state', () => {
  test('is the one that a simulator keeps while it plays, after every action', () =>
    fc.assert(
      fc.property(plays, (game) => {
        const keeping = createSimulator(undefined, { hash: true });
        const plain = createSimulator();
        const copy = createSimulator(undefined, { hash: true });
        walk(game, ({ before, action, events, index, state }) => {
          if (index === 0) keeping.load(before);
          const hit = events.find((event) => 'chance' in event);
          keeping.playWithChance(actionId(before, action), hit?.kind ?? 'kwak');
          const key = hash(state);
          holds(keeping.hash === key, 'kept up to date');
          if (index % 8 !== 0) return;
          for (const simulator of [plain, copy]) {
            simulator.copyFrom(keeping);
            holds(simulator.hash === key, 'copied, or made when asked for');
          }
          copy.copyFrom(plain);
          holds(copy.hash === key, 'made from a simulator that does not keep one');
          copy.load(state);
          holds(copy.hash === key, 'made when loading');
          const { hashHigh, hashLow } = keeping;
          holds(hashLow === (hashLow | 0) && hashHigh === (hashHigh | 0), 'two integers of 32 bits');
          holds(((BigInt(hashHigh >>> 0) << 32n) | BigInt(hashLow >>> 0)) === key, 'which are its halves');
        });
      }),
      { numRuns: RUNS },
    ));

  test('does not depend on how the state is held, on the turn’s number or on the chance generator', () =>
    fc.assert(
      fc.property(plays, (game) => {
        for (const state of someStates(game)) {
          const key = hash(state);
          holds(key >= 0n && key < 1n << 64n, 'it has 64 bits');
          same(String(hash(JSON.parse(JSON.stringify(state)))), String(key));
          same(String(hash({ ...state, turn: state.turn + 2, chance: [5, 6, 7, 8] })), String(key));
        }
      }),
      { numRuns: RUNS },
    ));

  test('changes with every part of the state', () => {
    const before = position({
      battlefield: 'battlefield',
      stacks: { 1: 'b hook', 3: 'b hook, r star, b roxy', 14: 'r star' },
      rack: { blue: 'kwak xb42', red: 'hook hook jumbo' },
      frozen: { red: 'jumbo' },
      discard: { red: 'kwak' },
      reserve: { red: 'roxy capn ...' },
    });
    const asked = play(before, place('xb42', 4));
    const swap = (state: GameState, side: Side, a: number, b: number): GameState => {
      const reserve = [...state.reserve[side]];
      [reserve[a], reserve[b]] = [reserve[b]!, reserve[a]!];
      return { ...state, reserve: { ...state.reserve, [side]: reserve } };
    };
    const instead = <T>(list: readonly T[], at: number, item: T) => list.map((it, i) => (i === at ? item : it));
    const stacks = (slot: number, stack: GameState['stacks'][number]) => instead(before.stacks, slot, stack);
    const tall = before.stacks[3]!;
    const variants: GameState[] = [
      before,
      asked,
      { ...before, specialBases: false },
      { ...before, decision: { side: 'red', kind: 'turn' } },
      { ...asked, decision: { side: 'blue', kind: 'freeze', slot: 4 } },
      { ...asked, decision: { side: 'red', kind: 'xb42', slot: 4 } },
      { ...asked, decision: { side: 'blue', kind: 'xb42', slot: 1 } },
      { ...asked, placed: [] },
      { ...asked, placed: [{ slot: 4, height: 2 }] },
      { ...asked, placed: [{ slot: 5, height: 1 }] },
      { ...asked, placed: [...asked.placed, { slot: 1, height: 1 }] },
      { ...asked, placed: [{ slot: 1, height: 1 }, ...asked.placed] },
      ...(['hq', 'medals', 'stuck'] as const).flatMap((reason) =>
        (['blue', 'red'] as const).map((winner) => ({ ...before, decision: null, result: { winner, reason } })),
      ),
      { ...before, stacks: stacks(3, [tall[1]!, tall[0]!, tall[2]!]) },
      { ...before, stacks: stacks(3, tall.slice(1)) },
      { ...before, stacks: stacks(3, [...tall.slice(0, 2), { side: 'red', kind: 'roxy' }]) },
      { ...before, stacks: stacks(5, [{ side: 'blue', kind: 'kwak' }]) },
      { ...before, rack: { ...before.rack, blue: ['kwak'] } },
      { ...before, rack: { ...before.rack, red: ['hook', 'hook', 'star'] } },
      { ...before, rack: { blue: before.rack.red, red: before.rack.blue } },
      { ...before, frozen: { blue: [], red: [] } },
      { ...before, frozen: { blue: ['kwak'], red: [] } },
      { ...before, frozen: { blue: [], red: ['hook'] } },
      { ...before, discard: { blue: ['kwak'], red: [] } },
      { ...before, discard: { blue: [], red: ['roxy'] } },
      swap(before, 'red', 0, 1),
      { ...before, reserve: { ...before.reserve, blue: before.reserve.blue.slice(1) } },
      { ...before, reserve: { ...before.reserve, red: before.reserve.red.slice(0, -1) } },
      { ...before, reserve: { blue: before.reserve.red, red: before.reserve.blue } },
      { ...before, medals: { blue: 1, red: 0 } },
      { ...before, medals: { blue: 0, red: 1 } },
      { ...before, regions: instead(before.regions, 0, 0) },
      { ...before, regions: instead(before.regions, 1, 0) },
    ];
    expect(new Set(variants.map(hash)).size).toBe(variants.length);
  });

  test('tells battlefields and modes apart', () => {
    const openings = BATTLEFIELD_IDS.flatMap((battlefield) =>
      [true, false].map((specialBases) => createGame({ battlefield, specialBases, seed: 'apart', first: 'red' })),
    );
    expect(new Set(openings.map(hash)).size).toBe(16);
    expect(new Set(openings.map((state) => viewHash(redactFor(state, 'blue')))).size).toBe(16);
  });

  test('tells battlefields of one’s own apart by all of their data', () => {
    const mine = (name: string) => defineBattlefield({ ...BATTLEFIELDS['castle-field'], id: 'mine', name });
    const start = (battlefield: ReturnType<typeof mine>) => createGame({ battlefield, seed: 'mine', first: 'blue' });
    const key = hash(start(mine('a')));
    expect(hash(start(mine('a')))).toBe(key);
    expect(hash(start(JSON.parse(JSON.stringify(mine('a')))))).toBe(key);
    expect(hash(start(mine('b')))).not.toBe(key);
    expect(hash(createGame({ battlefield: 'castle-field', seed: 'mine', first: 'blue' }))).not.toBe(key);
  });

  test('is shared by no two of a hundred thousand positions', () => {
    const wanted = FAST ? 5_000 : 100_000;
    const ids = new Int16Array(MOST_ACTIONS);
    const simulator = createSimulator(undefined, { seed: 1, hash: true });
    const lines = new Set<string>();
    const keys = new Set<bigint>();
    const lows = new Set<number>();
    for (let n = 0; lines.size < wanted; n++) {
      const battlefield = BATTLEFIELD_IDS[n % BATTLEFIELD_IDS.length]!;
      // Few deals, so that many positions differ in little.
      simulator.load(createGame({ battlefield, seed: `deal ${n % 24}` }));
      for (let found = simulator.legal(ids); found > 0; found = simulator.legal(ids)) {
        simulator.play(ids[simulator.random.below(found)]!);
        lines.add(essence(simulator.toState()));
        keys.add(simulator.hash);
        lows.add(simulator.hashLow);
      }
    }
    expect(keys.size).toBe(lines.size);
    // Halves are as good as 32 bits can be: about one pair in four billion is alike.
    const pairs = (lines.size * lines.size) / 2 ** 33;
    expect(lines.size - lows.size).toBeLessThan(pairs * 4 + 4);
  });

  test('is asked of a state', () => {
    const game = createGame({ battlefield: 'castle-field', seed: 'hash' });
    for (const wrong of [redactFor(game, 'blue'), null, {}]) {
      expect(codeOf(() => hash(wrong as GameState))).toBe('not-a-state');
    }
    expect(codeOf(() => viewHash(game as unknown as GameView))).toBe('not-a-view');
    expect(codeOf(() => viewHash({} as GameView))).toBe('not-a-game');
  });
});

describe('the key of a view', () => {
  test('is the same for all states that the viewer can’t tell apart, and another for every viewer', () =>
    fc.assert(
      fc.property(plays, fc.string(), (game, seed) => {
        for (const state of someStates(game)) {
          const keys = VIEWERS.map((viewer) => {
            const key = viewHash(redactFor(state, viewer));
            const other = redealt(state, viewer, `${seed}.`);
            same(redactFor(other, viewer), redactFor(state, viewer));
            holds(
              viewHash(redactFor({ ...other, turn: state.turn + 1 }, viewer)) === key,
              'a key tells nothing hidden',
            );
            return key;
          });
          holds(new Set(keys).size === 3 && !keys.includes(hash(state)), 'each viewer has keys of their own');
        }
      }),
      { numRuns: RUNS },
    ));

  test('is shared by no two of many views', () => {
    const lines = new Set<string>();
    const keys = new Set<bigint>();
    fc.assert(
      fc.property(plays, (game) => {
        walk(game, ({ state }) => {
          for (const viewer of VIEWERS) {
            const view = redactFor(state, viewer);
            lines.add(essence(view));
            keys.add(viewHash(view));
          }
        });
      }),
      { numRuns: RUNS, seed: 3 },
    );
    expect(keys.size).toBe(lines.size);
  });
});
