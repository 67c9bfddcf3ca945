import { describe, expect, it } from 'vitest';
import { BATTLEFIELD_IDS, BATTLEFIELDS } from '../../src/battlefields/index.js';
import type { RegionData, SlotData } from '../../src/battlefields/types.js';
import { type Draft, define, draftOf, refusalOf } from './drafts.js';

describe('defineBattlefield accepts', () => {
  it.each(BATTLEFIELD_IDS)('the data of %s under another id, and changes nothing', (id) => {
    expect(define({ ...BATTLEFIELDS[id], id: 'my-board' })).toStrictEqual({ ...BATTLEFIELDS[id], id: 'my-board' });
    expect(define(draftOf(id))).toStrictEqual(draftOf(id));
  });

  it('what it returned before, as the same object', () => {
    const board = define(draftOf('castle-field'));
    expect(define(board)).toBe(board);
    expect(define({ ...board })).not.toBe(board);
  });

  it('input that it neither changes nor freezes, and copies deeply frozen', () => {
    const draft = draftOf('tropical-pool') as Draft & Record<string, unknown>;
    draft.regions[1]?.bases.reverse();
    const before = JSON.stringify(draft);
    const board = define(draft);
    expect(JSON.stringify(draft)).toBe(before);
    expect(Object.isFrozen(draft) || Object.isFrozen(draft.slots) || Object.isFrozen(draft.slots[3])).toBe(false);
    expect(board).toStrictEqual(draftOf('tropical-pool'));
    const isFrozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
    expect(isFrozen(board)).toBe(true);
  });

  it('optional keys that are undefined, as if left out', () => {
    const board = define({ ...draftOf('castle-field'), name: undefined, zh: undefined });
    expect(Object.keys(board)).toEqual(['id', 'objective', 'slots', 'paths', 'regions']);
  });

  it('-0 as 0, which is what JSON keeps', () => {
    const draft = draftOf('castle-field');
    draft.paths[0] = [-0, 1];
    Object.assign(draft.slots[0] ?? {}, { id: -0 });
    Object.assign(draft.regions[0] ?? {}, { x: -0 });
    const board = define(draft);
    expect(JSON.parse(JSON.stringify(board))).toStrictEqual(board);
  });

  it('an id and names of 100 characters', () => {
    const names = { id: 'x'.repeat(100), name: 'y'.repeat(100), zh: '战'.repeat(100) };
    expect(define({ ...draftOf('castle-field'), ...names })).toMatchObject(names);
  });

  it('mixed kinds of special slots', () => {
    const draft = draftOf('castle-field');
    const specials = ['recall', 'draw', 'displace', 'recover', 'freeze', 'noTroopEffect'].map((kind) => ({ kind }));
    const all = [...specials, { kind: 'strengthLimit', strengths: [2, 4, 7] }];
    for (const [i, special] of all.entries()) Object.assign(draft.slots[i + 1] ?? {}, { special });
    expect(
      define(draft)
        .slots.slice(1, 8)
        .map((slot) => slot.special),
    ).toEqual(all);
  });

  it('coordinates that are no whole numbers', () => {
    const draft = draftOf('castle-field');
    Object.assign(draft.slots[3] ?? {}, { x: 372.25, y: 1271.5 });
    expect(define(draft).slots[3]).toEqual({ id: 3, x: 372.25, y: 1271.5 });
  });
});

/** A change to a draft of Castle Field, and what must be said of it. */
type Case = [what: string, change: (draft: Draft) => unknown, problem: string, at: string, more?: object];

const slot = (draft: Draft, i: number, change: Partial<Record<keyof SlotData, unknown>>) =>
  Object.assign(draft.slots[i] as object, change);
const region = (draft: Draft, i: number, change: Partial<Record<keyof RegionData, unknown>>) =>
  Object.assign(draft.regions[i] as object, change);
const limit = (strengths?: unknown) => ({ special: { kind: 'strengthLimit', strengths } });

const CASES: Case[] = [
  ['an empty id', (it) => (it.id = ''), 'bad-value', 'id'],
  ['an id of 101 characters', (it) => (it.id = 'x'.repeat(101)), 'bad-value', 'id'],
  ['no id', (it) => (it.id = undefined), 'bad-value', 'id'],
  ['an id that is a printed board’s', (it) => (it.id = 'caribbean-sea'), 'printed-id', 'id'],
  ['a name that is no text', (it) => (it.name = 7), 'bad-value', 'name'],
  ['a name that is a list', (it) => (it.name = ['x']), 'bad-value', 'name'],
  ['a Chinese name of 101 characters', (it) => (it.zh = '战'.repeat(101)), 'bad-value', 'zh'],
  ['slots that are no list', (it) => Object.assign(it, { slots: { length: 2 } }), 'bad-value', 'slots'],
  ['paths that are missing', (it) => Object.assign(it, { paths: undefined }), 'bad-value', 'paths'],
  ['31 slots', (it) => (it.slots.length = 31), 'too-many', 'slots'],
  ['31 regions', (it) => (it.regions.length = 31), 'too-many', 'regions'],
  ['no regions', (it) => (it.regions = []), 'bad-value', 'regions'],
  ['a hole among the slots', (it) => delete it.slots[4], 'bad-value', 'slots[4].id'],
  ['a list of a thousand million paths', (it) => (it.paths.length = 1e9), 'too-many', 'paths'],
  ['a slot that is not numbered by its place', (it) => slot(it, 2, { id: 3 }), 'bad-value', 'slots[2].id'],
  ['a region that is not', (it) => region(it, 2, { id: '2' }), 'bad-value', 'regions[2].id'],
  ['an unknown side', (it) => slot(it, 0, { hq: 'green' }), 'bad-value', 'slots[0].hq'],
  ['a coordinate NaN', (it) => slot(it, 5, { x: Number.NaN }), 'bad-value', 'slots[5].x'],
  ['a coordinate that is infinite', (it) => slot(it, 5, { y: -Infinity }), 'bad-value', 'slots[5].y'],
  ['a coordinate far away', (it) => slot(it, 5, { y: 10_001 }), 'bad-value', 'slots[5].y'],
  ['medals nowhere', (it) => region(it, 1, { x: null }), 'bad-value', 'regions[1].x'],
  [
    'two slots on one point',
    (it) => slot(it, 5, { x: 500, y: 1555 }),
    'crossing-paths',
    'paths[0]',
    { found: 'slots[5]' },
  ],
  ['no red HQ', (it) => slot(it, 16, { hq: undefined }), 'no-hq', 'slots', { expected: 'red' }],
  ['no blue HQ', (it) => slot(it, 0, { hq: 'red' }), 'no-hq', 'slots', { expected: 'blue' }],
  ['an unknown special', (it) => slot(it, 1, { special: { kind: 'swap' } }), 'bad-value', 'slots[1].special.kind'],
  ['a special that is only a word', (it) => slot(it, 1, { special: 'draw' }), 'bad-value', 'slots[1].special.kind'],
  ['a trigger on an HQ', (it) => slot(it, 0, { special: { kind: 'draw' } }), 'special-on-hq', 'slots[0].special'],
  [
    'no troop effects on an HQ',
    (it) => slot(it, 16, { special: { kind: 'noTroopEffect' } }),
    'special-on-hq',
    'slots[16].special',
  ],
  ['a limit without strengths', (it) => slot(it, 1, limit()), 'bad-value', 'slots[1].special.strengths'],
  ['a limit with no strength', (it) => slot(it, 1, limit([])), 'bad-value', 'slots[1].special.strengths'],
  ['strength 8', (it) => slot(it, 1, limit([1, 8])), 'bad-value', 'slots[1].special.strengths[1]'],
  ['strength 0, for kwak', (it) => slot(it, 1, limit([0, 8])), 'bad-value', 'slots[1].special.strengths[0]'],
  ['strengths that repeat', (it) => slot(it, 1, limit([3, 3])), 'bad-value', 'slots[1].special.strengths'],
  ['strengths that descend', (it) => slot(it, 1, limit([4, 3])), 'bad-value', 'slots[1].special.strengths'],
  [
    'strengths of another special',
    (it) => slot(it, 1, { special: { kind: 'draw', strengths: [1] } }),
    'bad-value',
    'slots[1].special.strengths',
  ],
  ['a path that is no pair', (it) => (it.paths[3] = [1, 2, 3]), 'too-many', 'paths[3]'],
  ['a path of nothing', (it) => (it.paths[3] = null), 'bad-value', 'paths[3]'],
  ['a path to an unknown slot', (it) => (it.paths[3] = [1, 17]), 'unknown-slot', 'paths[3][1]'],
  ['a path from no number', (it) => (it.paths[3] = ['1', 2]), 'unknown-slot', 'paths[3][0]'],
  [
    'a path from a slot to itself',
    (it) => (it.paths[3] = [4, 4]),
    'bad-value',
    'paths[3]',
    { expected: [], found: '4,4' },
  ],
  [
    'a path between two slots on one point',
    (it) => it.slots.push({ id: 17, hq: 'red', x: 1, y: 1 }, { id: 18, x: 1, y: 1 }) && it.paths.push([17, 18]),
    'bad-value',
    'paths[24]',
  ],
  ['a path twice', (it) => it.paths.push([0, 1]), 'duplicate-path', 'paths[24]', { expected: [], found: 'paths[0]' }],
  [
    'a path both ways',
    (it) => it.paths.push([1, 0]),
    'duplicate-path',
    'paths[24]',
    { expected: [], found: 'paths[0]' },
  ],
  [
    'a path through a slot',
    (it) => it.paths.push([7, 9]),
    'crossing-paths',
    'paths[24]',
    { expected: [], found: 'slots[8]' },
  ],
  [
    'paths that cross',
    (it) => it.paths.push([3, 4], [0, 8]),
    'crossing-paths',
    'paths[25]',
    { expected: [], found: 'paths[24]' },
  ],
  ['a base without paths', (it) => it.slots.push({ id: 17, x: 1, y: 1 }), 'cut-off', 'slots[17]'],
  ['a blue HQ without paths', (it) => it.paths.splice(0, 2), 'cut-off', 'slots[0]'],
  ['another HQ without paths', (it) => it.slots.push({ id: 17, hq: 'red', x: 1, y: 1 }), 'cut-off', 'slots[17]'],
  [
    'two bases linked only to each other',
    (it) => it.slots.push({ id: 17, x: 1, y: 1 }, { id: 18, x: 2, y: 1 }) && it.paths.push([17, 18]),
    'cut-off',
    'slots[17]',
  ],
  ['an unknown base', (it) => region(it, 0, { bases: [1, 2, 17] }), 'unknown-slot', 'regions[0].bases[2]'],
  ['a base that is no whole number', (it) => region(it, 0, { bases: [1.5] }), 'unknown-slot', 'regions[0].bases[0]'],
  ['a region with an HQ', (it) => it.regions[0]?.bases.push(0), 'not-a-face', 'regions[0].bases'],
  ['a base twice', (it) => it.regions[0]?.bases.push(8), 'not-a-face', 'regions[0].bases'],
  ['a region without bases', (it) => region(it, 0, { bases: [] }), 'bad-value', 'regions[0].bases'],
  ['a face twice', (it) => region(it, 2, { bases: [7, 3, 5] }), 'not-a-face', 'regions[2].bases', { found: '3,5,7' }],
  ['a base too few', (it) => region(it, 1, { bases: [5, 7] }), 'not-a-face', 'regions[1].bases', { found: '5,7' }],
  ['two faces as one region', (it) => it.regions[1]?.bases.push(8, 12), 'not-a-face', 'regions[1].bases'],
  [
    'the area outside all paths',
    (it) => region(it, 1, { bases: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15] }),
    'not-a-face',
    'regions[1].bases',
  ],
  ['no medals', (it) => region(it, 1, { medals: 0 }), 'bad-value', 'regions[1].medals'],
  ['half a medal', (it) => region(it, 1, { medals: 0.5 }), 'bad-value', 'regions[1].medals'],
  ['a hundred medals', (it) => region(it, 1, { medals: 100 }), 'bad-value', 'regions[1].medals'],
  ['an objective of 0', (it) => (it.objective = 0), 'bad-value', 'objective'],
  ['an objective without end', (it) => (it.objective = Infinity), 'bad-value', 'objective'],
  ['more than all medals', (it) => (it.objective = 15), 'unreachable-objective', 'objective', { expected: '1 to 14' }],
];

describe('defineBattlefield refuses', () => {
  it.each(CASES)('%s', (_, change, problem, at, more = {}) => {
    const draft = draftOf('castle-field');
    change(draft);
    const error = refusalOf(draft);
    expect(error.data).toMatchObject({ problem, at, ...more });
    const { expected, found } = error.data;
    const right = Array.isArray(expected) ? expected.join(' or ') || 'none' : expected;
    expect(error.message).toBe(`bad-battlefield: ${problem} at ${at}: expected ${right}, found ${found}`);
    expect(JSON.parse(JSON.stringify(error.data))).toEqual(error.data);
  });

  it.each([[null], [undefined], ['castle-field'], [7], [[]], [() => 0]])('%s for a whole battlefield', (data) => {
    expect(refusalOf(data).data).toMatchObject({ problem: 'bad-value', at: 'id', found: 'undefined' });
  });

  it('keys that it does not know, such as misspelt ones', () => {
    const text = JSON.stringify(draftOf('castle-field'));
    const prototype = JSON.parse(text.replace('{', '{"__proto__":{"objective":1},'));
    expect(refusalOf(prototype).data).toMatchObject({ problem: 'bad-value', at: '', found: '__proto__' });
    const misspelt = JSON.parse(text.replace('"special"', '"specail"'));
    expect(refusalOf(misspelt).data).toMatchObject({ problem: 'bad-value', at: 'slots[5]', found: 'specail' });
  });

  it('a board that holds itself', () => {
    const draft = draftOf('castle-field');
    draft.slots[2] = draft as never;
    expect(refusalOf(draft).data).toMatchObject({ problem: 'bad-value', at: 'slots[2]' });
  });

  const MESSAGES: [(draft: Draft) => unknown, string][] = [
    [(it) => slot(it, 5, { x: 500, y: 1555 }), 'crossing-paths at paths[0]: expected none, found slots[5]'],
    [(it) => slot(it, 5, { x: '1' }), 'bad-value at slots[5].x: expected -10000 to 10000, found 1'],
    [(it) => slot(it, 5, { hq: 'green' }), 'bad-value at slots[5].hq: expected blue or red, found green'],
    [(it) => slot(it, 5, { hq: {} }), 'bad-value at slots[5].hq: expected blue or red, found an object'],
    [(it) => slot(it, 5, { id: 6 }), 'bad-value at slots[5].id: expected its index, found 6'],
    [(it) => (it.slots.length = 1e9), 'too-many at slots: expected a list of 2 to 30, found 1000000000'],
    [(it) => (it.id = 'battlefield'), 'printed-id at id: expected none, found battlefield'],
    [(it) => slot(it, 0, { hq: 'red' }), 'no-hq at slots: expected blue, found undefined'],
    [(it) => (it.paths[3] = [1, 17]), 'unknown-slot at paths[3][1]: expected 0 to 16, found 17'],
    [(it) => it.paths.push([7, 9]), 'crossing-paths at paths[24]: expected none, found slots[8]'],
    [(it) => it.paths.push([0, 1]), 'duplicate-path at paths[24]: expected none, found paths[0]'],
    [(it) => it.paths.push([3, 4], [0, 8]), 'crossing-paths at paths[25]: expected none, found paths[24]'],
    [(it) => region(it, 7, { bases: [7, 3, 5] }), 'not-a-face at regions[7].bases: expected none, found 3,5,7'],
    [
      (it) => region(it, 6, { bases: [13, 14] }),
      'not-a-face at regions[6].bases: expected 8,12,13,14,15 or 9,11,13, found 13,14',
    ],
    [(it) => (it.objective = 15), 'unreachable-objective at objective: expected 1 to 14, found 15'],
  ];

  it.each(MESSAGES)('in words that say what would be right: %#', (change, message) => {
    const draft = draftOf('castle-field');
    change(draft);
    expect(refusalOf(draft).message).toBe(`bad-battlefield: ${message}`);
  });
});
