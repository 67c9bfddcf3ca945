import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BATTLEFIELD_IDS } from '../../src/battlefields/index.js';
import type { BattlefieldData } from '../../src/battlefields/types.js';
import { ToyBattleError } from '../../src/errors.js';
import { define, draftOf, refusalOf } from './drafts.js';

vi.setConfig({ testTimeout: 120_000 });

const anything = fc.anything({
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

/** A board that keeps what is promised, or the refusal; anything else is thrown. */
function outcomeOf(data: unknown): BattlefieldData | ToyBattleError {
  try {
    const board = define(data);
    expect(Object.isFrozen(board)).toBe(true);
    expect(define(board)).toBe(board);
    expect(JSON.parse(JSON.stringify(board))).toStrictEqual(board);
    expect(define(JSON.parse(JSON.stringify(board)))).toStrictEqual(board);
    return board;
  } catch (error) {
    if (!(error instanceof ToyBattleError)) throw error;
    expect(error.code).toBe('bad-battlefield');
    expect(error.data).toMatchObject({ problem: expect.any(String), at: expect.any(String) });
    expect(JSON.parse(JSON.stringify(error.data))).toStrictEqual(error.data);
    return error;
  }
}

type Change = { steps: number[]; how: 'nudge' | 'delete' | 'swap' | 'set'; amount: number; value: unknown };

const change: fc.Arbitrary<Change> = fc.record({
  steps: fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }),
  how: fc.constantFrom('nudge', 'delete', 'swap', 'set'),
  amount: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -50, max: 50, noNaN: true })),
  value: fc.oneof(
    anything,
    fc.constantFrom(-0, -1, 1e300, 2 ** 31, 2 ** 53, Number.NaN, Infinity, null, undefined, '__proto__', 'length', []),
    fc.record({ kind: fc.constantFrom('draw', 'strengthLimit'), strengths: fc.array(fc.integer({ min: 0, max: 8 })) }),
  ),
});

/** Not a typed array or the like, whose entries are not to be changed at will. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';

/** Walks into the draft, choosing keys by number, and changes what lies at the end. */
function mutate(root: object, { steps, how, amount, value }: Change): void {
  let holder = root as Record<string, unknown>;
  let key = '';
  for (const step of steps) {
    const next = key === '' ? holder : holder[key];
    if (!isPlain(next) || Object.keys(next).length === 0) break;
    holder = next;
    const keys = Object.keys(holder);
    key = keys[step % keys.length] as string;
  }
  const keys = Object.keys(holder);
  const other = keys[Math.abs(Math.trunc(amount)) % keys.length] as string;
  if (how === 'delete') delete holder[key];
  else if (how === 'swap') [holder[key], holder[other]] = [holder[other], holder[key]];
  else if (how === 'nudge' && typeof holder[key] === 'number') holder[key] = (holder[key] as number) + amount;
  else holder[key] = value;
}

describe('whatever it is given, defineBattlefield', () => {
  it('returns a frozen board or throws bad-battlefield: printed boards with random changes', () => {
    let boards = 0;
    const refusals = new Map<unknown, number>();
    const property = fc.property(
      fc.constantFrom(...BATTLEFIELD_IDS),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      (id, changes) => {
        const draft = draftOf(id);
        for (const it of changes) mutate(draft, it);
        const before = fc.stringify(draft);
        const outcome = outcomeOf(draft);
        expect(fc.stringify(draft)).toBe(before);
        if (!(outcome instanceof ToyBattleError)) boards++;
        else refusals.set(outcome.data.problem, (refusals.get(outcome.data.problem) ?? 0) + 1);
      },
    );
    fc.assert(property, { numRuns: 3000 });
    expect(boards).toBeGreaterThan(100);
    expect(refusals.size).toBeGreaterThan(5);
  });

  it('throws bad-battlefield: anything at all', () => {
    const property = fc.property(anything, (value) => {
      expect(outcomeOf(value)).toBeInstanceOf(ToyBattleError);
    });
    fc.assert(property, { numRuns: 3000 });
  });

  it('throws bad-battlefield: anything in place of a board’s parts', () => {
    const part = fc.oneof(anything, fc.array(anything, { maxLength: 4 }));
    const board = fc.record({
      id: part,
      name: part,
      zh: part,
      objective: part,
      slots: part,
      paths: part,
      regions: part,
    });
    const property = fc.property(
      board,
      fc.array(fc.constantFrom(...Object.keys(draftOf('battlefield')))),
      (parts, kept) => {
        const draft = draftOf('battlefield') as unknown as Record<string, unknown>;
        for (const [key, value] of Object.entries(parts)) if (!kept.includes(key)) draft[key] = value;
        outcomeOf(draft);
      },
    );
    fc.assert(property, { numRuns: 2000 });
  });
});

type Pair = [number, number];
type Grid = { board: BattlefieldData; faces: number[][]; crossings: Pair[] };

/**
 * A grid of slots, each a little off its place, turned and stretched as a whole; each cell is one face, or two if it has
 * a diagonal, which the other diagonal crosses. The first slot is blue's HQ, the last red's.
 */
const grid: fc.Arbitrary<Grid> = fc
  .record({
    columns: fc.integer({ min: 2, max: 5 }),
    rows: fc.integer({ min: 2, max: 6 }),
    diagonals: fc.array(fc.constantFrom('none', 'down', 'up'), { minLength: 20, maxLength: 20 }),
    shifts: fc.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 })), {
      minLength: 30,
      maxLength: 30,
    }),
    angle: fc.constantFrom(0, 0.3, 1, 2.5, Math.PI / 2, 4),
    scale: fc.constantFrom(0.1, 1, 7.3),
    flip: fc.boolean(),
  })
  .map(({ columns, rows, diagonals, shifts, angle, scale, flip }) => {
    const last = columns * rows - 1;
    const slots = Array.from({ length: columns * rows }, (_, id) => {
      const [dx, dy] = shifts[id] as Pair;
      const [x, y] = [(id % columns) * 100 + dx, Math.floor(id / columns) * 100 + dy];
      const hq = id === 0 ? { hq: 'blue' as const } : id === last ? { hq: 'red' as const } : {};
      const turned = { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
      return { id, ...hq, x: turned.x * scale, y: turned.y * scale };
    });
    const paths: Pair[] = [];
    const faces: number[][] = [];
    const crossings: Pair[] = [];
    for (let a = 0; a <= last; a++) {
      const [b, c, d] = [a + 1, a + columns, a + columns + 1];
      const [right, down] = [b % columns > 0, c <= last];
      if (right) paths.push([a, b]);
      if (down) paths.push([c, a]);
      if (!right || !down) continue;
      const diagonal = diagonals[faces.length % diagonals.length];
      if (diagonal === 'none') {
        faces.push([a, b, c, d]);
      } else if (diagonal === 'down') {
        paths.push([a, d]);
        faces.push([a, b, d], [a, c, d]);
        crossings.push([b, c]);
      } else {
        paths.push([b, c]);
        faces.push([a, b, c], [b, c, d]);
        crossings.push([d, a]);
      }
    }
    if (flip) paths.reverse();
    const bases = faces.map((face) => face.filter((id) => id !== 0 && id !== last));
    const regions = bases.slice(0, 30).map((face, id) => ({ id, bases: face, medals: 1 + (id % 3), x: 0, y: 0 }));
    return { board: { id: 'grid', objective: 1, slots, paths, regions }, faces: bases, crossings };
  });

describe('a random planar board', () => {
  it('is accepted with its faces as regions, in any order', () => {
    const property = fc.property(grid, fc.func(fc.nat()), ({ board }, order) => {
      const shuffled = board.regions
        .map(({ bases }) => [...bases].reverse())
        .sort((a, b) => order(a.join()) - order(b.join()))
        .map((bases, id) => ({ ...board.regions[id], id, bases }));
      const defined = define({ ...board, regions: shuffled });
      expect(defined.slots).toStrictEqual(board.slots.map((slot) => ({ ...slot, x: slot.x + 0, y: slot.y + 0 })));
      expect(defined.paths).toStrictEqual(board.paths);
      expect(defined.regions.map(({ bases }) => bases)).toStrictEqual(
        shuffled.map(({ bases }) => [...bases].sort((a, b) => a - b)),
      );
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('is refused with two faces for one region, or a base too few, unless that is another face', () => {
    const property = fc.property(grid, fc.nat(), fc.nat(), ({ board, faces }, i, j) => {
      const pick = (n: number) => faces[n % faces.length] as number[];
      const isFace = (bases: number[]) => faces.some((face) => face.join() === bases.join());
      const union = [...new Set([...pick(i), ...pick(j)])].sort((a, b) => a - b);
      for (const bases of [union, pick(i).slice(1)]) {
        fc.pre(bases.length > 0 && !isFace(bases));
        const regions = [{ id: 0, bases, medals: 1, x: 0, y: 0 }];
        expect(refusalOf({ ...board, regions }).data.problem).toBe('not-a-face');
      }
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('is refused with one more path across a cell that has a diagonal', () => {
    const property = fc.property(grid, fc.nat(), ({ board, crossings }, n) => {
      fc.pre(crossings.length > 0);
      const refusal = refusalOf({ ...board, paths: [...board.paths, crossings[n % crossings.length]] });
      expect(refusal.data).toMatchObject({ problem: 'crossing-paths', at: `paths[${board.paths.length}]` });
    });
    fc.assert(property, { numRuns: 200 });
  });
});
