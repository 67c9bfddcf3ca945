/** What the tests of the pictures draw, and how they read it. */
import { type Attr, DOMParser, type Document, type Element } from '@xmldom/xmldom';
import fc from 'fast-check';
import {
  BATTLEFIELD_IDS,
  BATTLEFIELDS,
  type BattlefieldData,
  battlefieldOf,
  createGame,
  type GameState,
  type Tile,
  TROOP_KINDS,
} from '../../src/index.js';
import { mixedBoards, smallBoards } from '../properties/boards.js';
import { walkFrom } from '../properties/plays.js';

/** Reads an XML document; whatever the parser complains of fails the test. */
export function parse(xml: string): Document {
  const onError = (level: string, message: string) => {
    // A user may well write that character.
    if (message.startsWith('Unicode replacement character')) return;
    throw new Error(`${level}: ${message}\n${xml}`);
  };
  return new DOMParser({ onError }).parseFromString(xml, 'text/xml');
}

/** All elements below one, in document order. */
export function elementsIn(node: Document | Element): Element[] {
  return Array.from(node.getElementsByTagName('*'));
}

export function attributesOf(element: Element): [name: string, value: string][] {
  return Array.from(element.attributes as Iterable<Attr>, ({ name, value }) => [name, value]);
}

/** The elements that have an attribute, by its value. */
export function marked(node: Document | Element, attribute: string): [value: string, element: Element][] {
  return elementsIn(node).flatMap((element) => {
    const value = element.getAttribute(attribute);
    return value === null ? [] : [[value, element]];
  });
}

/** The text of the elements of a kind. */
export function textsIn(node: Document | Element, name: string): (string | null)[] {
  return Array.from(node.getElementsByTagName(name), ({ textContent }) => textContent);
}

/** Where a group is moved to. */
export function placeOf(element: Element): { x: number; y: number } {
  const [, x, y] = /translate\((\S+) (\S+)\)/.exec(element.getAttribute('transform') ?? '') ?? [];
  return { x: Number(x), y: Number(y) };
}

/** Texts that break what takes them for anything but text. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '</text><script>alert(1)</script>',
    '"><image href="https://example.org/x"/>',
    "' onload='alert(1)",
    ']]>&amp;&lt;<!--',
    '\u0000\u001b[31m\r\n\t\u202e\ud800\ufffe',
    '战'.repeat(100),
    'W'.repeat(100),
    '👾'.repeat(50),
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
);

/** Coordinates that are no printed board's: pressed flat, far away, turned over, or all the same. */
const shapes = fc.record({
  scale: fc.tuple(fc.constantFrom(1, -1, 0.001, 5, 0, 1e-9), fc.constantFrom(1, -1, 0.001, 3, 0, 1e-9)),
  shift: fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 })),
});
type Shape = typeof shapes extends fc.Arbitrary<infer Value> ? Value : never;

function shaped(board: BattlefieldData, { scale, shift }: Shape): BattlefieldData {
  const move = <T extends { x: number; y: number }>(it: T): T => ({
    ...it,
    x: it.x * scale[0] + shift[0],
    y: it.y * scale[1] + shift[1],
  });
  return { ...board, slots: board.slots.map(move), regions: board.regions.map(move) };
}

/** Boards of one's own with hostile names and odd coordinates; a picture asks for no more than a graph. */
export const oddBoards: fc.Arbitrary<BattlefieldData> = fc
  .record({
    board: fc.oneof(mixedBoards, smallBoards),
    shape: shapes,
    id: hostile,
    names: fc.record({ name: hostile, zh: hostile }, { requiredKeys: [] }),
    medals: fc.constantFrom(1, 3, 4, 12, 99),
  })
  .map(({ board, shape, id, names, medals }) => ({
    ...shaped(board, shape),
    id,
    ...names,
    regions: shaped(board, shape).regions.map((region) => ({ ...region, medals })),
  }));

/** Games on all boards; those on odd boards are games on sound ones with the board put in their place. */
export const games: fc.Arbitrary<GameState> = fc
  .record({
    id: fc.constantFrom(...BATTLEFIELD_IDS),
    specialBases: fc.boolean(),
    seed: fc.string({ minLength: 1 }),
    choices: fc.noBias(fc.array(fc.nat(), { maxLength: 120, size: 'max' })),
    names: fc.option(fc.record({ id: hostile, name: hostile, zh: hostile }), { nil: undefined }),
    shape: fc.option(shapes, { nil: undefined }),
  })
  .map(({ id, specialBases, seed, choices, names, shape }) => {
    const state = walkFrom(createGame({ battlefield: id, specialBases, seed }), choices, () => {});
    if (!names) return state;
    const board = { ...BATTLEFIELDS[id], ...names };
    // As it comes from a file: nothing of it is known to the library.
    return structuredClone({ ...state, battlefield: shape ? shaped(board, shape) : board });
  });

/** A game with something of everything on the board, without playing it. */
export function showcase(battlefield: GameState['battlefield'], most = 4): GameState {
  const start = createGame({ battlefield, seed: 'showcase', first: 'blue' });
  const { slots } = battlefieldOf(start);
  const stacks = slots.map(({ id, hq }) => {
    const kinds = hq ? [] : Array.from({ length: id % most }, (_, i) => TROOP_KINDS[(id + i) % 8]!);
    return kinds.map((kind, i): Tile => ({ side: (id + i) % 2 ? 'red' : 'blue', kind }));
  });
  return {
    ...start,
    stacks,
    turn: 23,
    rack: { blue: ['capn', 'hook', 'roxy', 'star', 'star'], red: ['kwak', 'skully', 'xb42'] },
    frozen: { blue: ['star'], red: ['kwak', 'xb42'] },
    discard: { blue: ['jumbo', 'jumbo', 'skully'], red: ['hook', 'roxy'] },
    medals: { blue: 3, red: 1 },
    regions: start.regions.map((medals, i) => (i % 3 === 0 ? 0 : medals)),
  };
}
