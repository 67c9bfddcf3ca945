import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  battlefieldOf,
  createGame,
  type GameState,
  redactEvents,
  redactFor,
  type Side,
  ToyBattleError,
  TROOP_KINDS,
  type TroopKind,
} from '../../src/index.js';
import * as schema from '../../src/schema/index.js';
import { expectToBehave, expectViewToBehave, VIEWERS } from './behaves.js';
import { json, type Mutable, numbersOf, randomGame } from './positions.js';

/** The long run tries more. */
const MORE = process.env.LONG === undefined ? 1 : 20;
const CODES = ['bad-data', 'impossible-state', 'bad-battlefield'];

/** The value, or nothing after a check that the error is one of ours and can be sent. */
function checked<T>(result: schema.ParseResult<T>): T | undefined {
  if (result.ok) return result.value;
  expect(result.error).toBeInstanceOf(ToyBattleError);
  expect(CODES).toContain(result.error.code);
  expect(result.error.message.length).toBeLessThan(600);
  expect(json(result.error.data)).toEqual(result.error.data);
  return undefined;
}

const games = Array.from({ length: 24 }, (_, i) => randomGame(1000 + i, 90));
const states = games.flatMap((game) => game.states);
const events = games.map((game) => game.events.flat());

const anything = fc.anything({
  maxDepth: 4,
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

/** Values that are wrong almost everywhere, and some that are right somewhere. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    -0,
    0,
    1,
    2,
    3,
    7,
    -1,
    0.5,
    30,
    2 ** 31,
    2 ** 53,
    1e300,
    Number.NaN,
    Number.NEGATIVE_INFINITY,
  ),
  fc.constantFrom<unknown>(
    '',
    'kwak',
    'roxy',
    'blue',
    'red',
    'turn',
    'recall',
    'battlefield',
    '__proto__',
    'x'.repeat(1e5),
  ),
  fc.constantFrom<unknown>(null, undefined, true, false, 1n, Symbol.iterator, () => 1),
  fc
    .constantFrom<() => unknown>(
      () => [],
      () => ({}),
      () => new Array(3),
      () => new Map(),
      () => Object.create({ type: 'draw' }),
      () => JSON.parse('{"__proto__":{"type":"draw"}}'),
      () => ({ constructor: { prototype: { polluted: true } } }),
      () =>
        new Proxy([], {
          get: () => {
            throw new Error('boo');
          },
        }),
    )
    .map((make) => make()),
  fc.integer({ min: 0, max: 40 }),
  anything,
);

type Edit = {
  readonly at: number;
  readonly how: 'set' | 'delete' | 'insert' | 'graft' | 'knot';
  readonly value: unknown;
  readonly key: string;
};

const edits = fc.array(
  fc.record<Edit>({
    at: fc.nat(),
    how: fc.constantFrom('set', 'set', 'delete', 'insert', 'graft', 'knot'),
    value: hostile,
    key: fc.constantFrom('__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'seed', 'viewer', 'slot', '0'),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Changes, deletes or inserts something somewhere in a fresh copy of plain data. */
function broken(value: unknown, changes: readonly Edit[]): unknown {
  const root = { value: json(value) };
  for (const { at, how, value: wrong, key } of changes) {
    const places: [Record<string, unknown> | unknown[], string][] = [];
    const seen = new Set<unknown>();
    const walk = (owner: unknown): void => {
      if (typeof owner !== 'object' || owner === null || seen.has(owner)) return;
      seen.add(owner);
      if (!Array.isArray(owner) && Object.getPrototypeOf(owner) !== Object.prototype) return;
      for (const [name, part] of Object.entries(owner)) {
        places.push([owner as Record<string, unknown>, name]);
        walk(part);
      }
    };
    walk(root.value);
    if (places.length === 0) break;
    const [owner, name] = places[at % places.length]!;
    const [graft, from] = places[(at * 31 + 7) % places.length]!;
    const put = (part: unknown) =>
      Object.defineProperty(owner, name, { value: part, writable: true, enumerable: true, configurable: true });
    if (how === 'set') put(wrong);
    else if (how === 'graft') put((graft as Record<string, unknown>)[from]);
    else if (how === 'knot') put(root.value);
    else if (how === 'delete') {
      if (Array.isArray(owner) && at % 2 === 0) owner.splice(Number(name), 1);
      else Reflect.deleteProperty(owner, name);
    } else if (Array.isArray(owner)) owner.splice(Number(name), 0, wrong);
    else Object.defineProperty(owner, key, { value: wrong, writable: true, enumerable: true, configurable: true });
  }
  return root.value;
}

describe('anything', () => {
  const readers = Object.entries(schema).flatMap(([name, reader]) => (name.startsWith('safeParse') ? [reader] : []));

  it('is a typed value or a typed error, and stays as it was', () => {
    fc.assert(
      fc.property(anything, (value) => {
        for (const read of readers) checked((read as (data: unknown) => schema.ParseResult<unknown>)(value));
      }),
      { numRuns: 1500 * MORE },
    );
  });
});

describe('a broken', () => {
  it('state is refused, or behaves', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.nat(states.length - 1), edits, fc.nat(), (index, changes, seed) => {
        const state = checked(schema.safeParseState(broken(states[index], changes)));
        if (state === undefined) return;
        accepted++;
        expectToBehave(state, numbersOf(seed));
      }),
      { numRuns: 3000 * MORE },
    );
    console.info(`broken states accepted: ${accepted} of ${3000 * MORE}`);
    expect(accepted).toBeGreaterThan(0);
  });

  it('view is refused, or behaves', () => {
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.nat(states.length - 1),
        fc.constantFrom(...VIEWERS),
        edits,
        fc.nat(),
        (index, viewer, changes, seed) => {
          const view = checked(schema.safeParseView(broken(redactFor(states[index]!, viewer), changes)));
          if (view === undefined) return;
          accepted++;
          expectViewToBehave(view, numbersOf(seed));
        },
      ),
      { numRuns: 2000 * MORE },
    );
    console.info(`broken views accepted: ${accepted} of ${2000 * MORE}`);
    expect(accepted).toBeGreaterThan(0);
  });

  it('list of events is refused, or is one', () => {
    fc.assert(
      fc.property(
        fc.nat(events.length - 1),
        fc.nat(),
        fc.constantFrom(...VIEWERS),
        edits,
        (game, from, viewer, changes) => {
          const all = events[game]!;
          const some = all.slice(from % all.length).slice(0, 12);
          checked(schema.safeParseEvents(broken(some, changes)));
          checked(schema.safeParseRedactedEvents(broken(redactEvents(some, viewer), changes)));
        },
      ),
      { numRuns: 1000 * MORE },
    );
  });

  it('record or action is refused, or is one', () => {
    const decks = { blue: deckOf(states[0]!, 'blue'), red: deckOf(states[0]!, 'red') };
    const steps = [
      { action: { type: 'place', kind: 'xb42', slot: 3 } },
      { action: { type: 'use' }, chance: 'roxy' },
      { action: { type: 'move', from: 1, to: 2 } },
      { action: { type: 'recover', kind: 'capn' } },
    ];
    const record = {
      version: 1,
      battlefield: 'castle-field',
      specialBases: true,
      first: 'red',
      seed: 'x',
      decks,
      steps,
    };
    fc.assert(
      fc.property(fc.nat(3), edits, (index, changes) => {
        checked(schema.safeParseRecord(broken(record, changes)));
        checked(schema.safeParseAction(broken(steps[index]!.action, changes)));
      }),
      { numRuns: 3000 * MORE },
    );
  });

  it('battlefield is refused, or makes games that behave', () => {
    let accepted = 0;
    const boards = states
      .map(battlefieldOf)
      .filter(({ slots }, i, all) => all.findIndex((other) => other.slots === slots) === i);
    fc.assert(
      fc.property(fc.nat(boards.length - 1), edits, fc.nat(), (index, changes, seed) => {
        const battlefield = checked(schema.safeParseBattlefield(broken({ ...boards[index]!, id: 'own' }, changes)));
        if (battlefield === undefined) return;
        accepted++;
        expectToBehave(createGame({ battlefield, seed: `game ${seed}` }), numbersOf(seed));
      }),
      { numRuns: 800 * MORE },
    );
    console.info(`broken battlefields accepted: ${accepted} of ${800 * MORE}`);
  });
});

/** 24 tiles in some order. */
function deckOf(state: GameState, side: Side): TroopKind[] {
  const onBoard = state.stacks.flat().flatMap((tile) => (tile.side === side ? tile.kind : []));
  const { removed, rack, reserve, discard } = state;
  return [...removed[side], ...rack[side], ...reserve[side], ...discard[side], ...onBoard];
}

describe('another position of the same tiles', () => {
  const KINDS = [
    'turn',
    'skully',
    'capn',
    'jumbo',
    'xb42',
    'star',
    'recall',
    'draw',
    'displace',
    'recover',
    'freeze',
  ] as const;

  /** Swaps and moves tiles, medals and decisions, so that most of §1 to §6 stays kept. */
  function rearranged(state: GameState, next: (below: number) => number): unknown {
    const draft = structuredClone(state) as Mutable<GameState>;
    const some = <T>(list: readonly T[]): T => list[next(list.length)]!;
    const sides: Side[] = ['blue', 'red'];
    const bases = battlefieldOf(state).slots.flatMap((slot) => (slot.hq ? [] : slot.id));
    for (let changes = 1 + next(4); changes > 0; changes--) {
      const side = some(sides);
      const piles = [draft.rack[side], draft.reserve[side], draft.discard[side], draft.reserve[side]];
      switch (next(8)) {
        case 0: {
          const [from, to] = [some([...piles, draft.removed[side]]), some([...piles, draft.removed[side]])];
          const [i, j] = [next(from.length), next(to.length)];
          if (from.length > 0 && to.length > 0) [from[i], to[j]] = [to[j]!, from[i]!];
          break;
        }
        case 1: {
          const from = some(piles);
          if (from.length > 0) some(piles).push(...from.splice(next(from.length), 1));
          break;
        }
        case 2: {
          const from = some(piles);
          if (from.length > 0) draft.stacks[some(bases)]!.push({ side, kind: from.splice(next(from.length), 1)[0]! });
          break;
        }
        case 3: {
          const tile = draft.stacks[some(bases)]!.pop();
          if (tile) some([draft.rack, draft.reserve, draft.discard])[tile.side].push(tile.kind);
          break;
        }
        case 4: {
          const tile = draft.stacks[some(bases)]!.pop();
          if (tile) draft.stacks[some(bases)]!.push(tile);
          break;
        }
        case 5: {
          const kind = some(draft.rack[side]);
          if (kind) some([draft.frozen[side], []]).push(kind);
          break;
        }
        case 6: {
          const region = next(draft.regions.length);
          draft.medals[side] += draft.regions[region]!;
          draft.regions[region] = 0;
          break;
        }
        default: {
          // Mostly what some slot could ask: its tile, or its base.
          const slot = some(bases);
          const top = draft.stacks[slot]!.at(-1);
          const own = some([top?.kind, battlefieldOf(state).slots[slot]!.special?.kind, 'turn', some(KINDS)]);
          const kind = KINDS.find((known) => known === own) ?? 'turn';
          const asks = top?.side ?? side;
          draft.decision = kind === 'turn' ? { side: asks, kind } : { side: asks, kind, slot };
          draft.placed = TROOP_KINDS.some((known) => known === kind)
            ? [{ slot, height: draft.stacks[slot]!.length }]
            : [];
          draft.result = null;
        }
      }
    }
    for (const pair of [draft.rack, draft.frozen, draft.discard, draft.removed])
      for (const side of sides) pair[side].sort();
    return draft;
  }

  it('is refused, or behaves', () => {
    const accepted = new Map<string, number>();
    let total = 0;
    fc.assert(
      fc.property(fc.nat(states.length - 1), fc.nat(), (index, seed) => {
        const next = numbersOf(seed);
        const state = checked(schema.safeParseState(rearranged(states[index]!, next)));
        if (state === undefined) return;
        total++;
        const kind = state.decision?.kind ?? 'over';
        accepted.set(kind, (accepted.get(kind) ?? 0) + 1);
        expectToBehave(state, next);
      }),
      { numRuns: 600 * MORE },
    );
    console.info(`rearranged states accepted: ${total} of ${600 * MORE}`, Object.fromEntries(accepted));
    expect(total).toBeGreaterThan(100);
  });
});
