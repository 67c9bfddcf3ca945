import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  apply,
  BATTLEFIELD_IDS,
  BATTLEFIELDS,
  type BattlefieldData,
  battlefieldOf,
  createGame,
  type GameState,
  type GameView,
  redactFor,
  type Tile,
  TROOP_KINDS,
  TROOPS,
} from '../../src/index.js';
import { renderText, type TextOptions } from '../../src/render/index.js';
import { widthOf } from '../../src/render/width.js';
import { LANGUAGES, type Language, troopName } from '../../src/text/index.js';
import { games, oddBoards, showcase } from './pictures.js';

/** The board and the medals alone. */
const draw = (x: GameState | GameView, lang: Language): string =>
  renderText(x, { lang, from: 'blue', racks: false }).replace(/\n\n== .* ==$/, '');

/** A board on which every slot but the HQs carries the widest stack. */
function crowded(state: GameState): GameState {
  const slots = battlefieldOf(state).slots;
  const stack: Tile[] = Array.from({ length: 12 }, (_, i) => ({ side: i % 2 ? 'blue' : 'red', kind: 'skully' }));
  return { ...state, stacks: slots.map(({ hq }) => (hq ? [] : stack)) };
}

test.each(BATTLEFIELD_IDS)('%s: every slot, tile and region can be read, also on a crowded board', (battlefield) => {
  const empty = createGame({ battlefield, seed: 'board', first: 'blue' });
  const { slots, regions } = battlefieldOf(empty);
  for (const lang of LANGUAGES) {
    for (const state of [empty, crowded(empty)]) {
      const text = draw(state, lang);
      const lines = text.split('\n');
      for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(80);
      for (const { id, special } of slots) {
        // A slot's number stands alone or before what is special about it.
        expect(text).toMatch(new RegExp(`(^|[ .])${id}${special ? ' \\S' : '([ .]|$)'}`, 'm'));
      }
      const tile = `${lang === 'en' ? 'B' : '蓝'} ${troopName('skully', lang)} 1 x12]`;
      const bases = slots.filter((slot) => !slot.hq).length;
      expect(text.split(tile).length - 1).toBe(state === empty ? 0 : bases);
      expect(text.split('[ ]').length - 1).toBe(state === empty ? bases : 0);
      for (const { id, bases, medals } of regions) expect(text).toContain(` ${id} (${medals}) ${bases.join('-')}`);
    }
  }
});

test('the board as it is', async () => {
  const boards = BATTLEFIELD_IDS.map((battlefield) => {
    const state = createGame({ battlefield, seed: 'board', first: 'blue' });
    const stacks = battlefieldOf(state).slots.map(({ id, hq }) => {
      const kinds = hq ? [] : TROOP_KINDS.slice(0, id % 4).map((_, i) => TROOP_KINDS[(id + i) % 8] ?? 'kwak');
      return kinds.map((kind, i): Tile => ({ side: (id + i) % 2 ? 'red' : 'blue', kind }));
    });
    return `${battlefield}\n\n${draw({ ...state, stacks }, 'en')}\n`;
  });
  await expect(boards.join('\n')).toMatchFileSnapshot('drawn/boards.txt');
});

test('the drawing is the same for the state and for every view of it', () => {
  const start = createGame({ battlefield: 'cursed-cemetery', seed: 'board', first: 'blue' });
  const kind = start.rack.blue.find((tile) => TROOPS[tile].effect?.type !== 'place') ?? 'capn';
  const state = apply(start, { type: 'place', kind, slot: 1 });
  for (const viewer of ['blue', 'red', 'spectator'] as const) {
    expect(draw(redactFor(state, viewer), 'en')).toBe(draw(state, 'en'));
  }
});

test('special slots are shown as ordinary ones in the first-game mode', () => {
  const battlefield = 'volcanic-jungle';
  expect(draw(createGame({ battlefield }), 'en')).toContain('5 Displace');
  expect(draw(createGame({ battlefield, specialBases: false }), 'en')).not.toContain('Displace');
});

test('a region without medals is no longer listed', () => {
  const state = createGame({ battlefield: 'caribbean-sea' });
  const text = draw({ ...state, regions: [0, 0, 2, 0, 0, 0] }, 'en');
  expect(text).toContain(' 2 (2) 3-6-9-12');
  expect(text.match(/\(\d\)/g)).toEqual(['(2)', '(2)']);
  expect(draw({ ...state, regions: [0, 0, 0, 0, 0, 0] }, 'zh')).toContain('剩余奖章：无');
});

test('colours only add to the text', () => {
  const state = showcase('battlefield');
  const options = { highlight: [3], last: { type: 'target', slot: 5 } } as const;
  const plain = renderText(state, options);
  const coloured = renderText(state, { ...options, color: true });
  expect(coloured).not.toBe(plain);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(plain);
  for (const code of [31, 33, 36, 1, 7]) expect(coloured).toContain(`\u001b[${code}m`);
});

test('a whole view', async () => {
  const options = { lang: 'zh', highlight: [4, 8], last: { type: 'move', from: 3, to: 4 } } as const;
  const view = redactFor(showcase('battlefield'), 'red');
  await expect(`${renderText(view)}\n\n${renderText(view, options)}\n`).toMatchFileSnapshot('drawn/view.txt');
});

test('highlighted slots and those of the last action are marked without colours too', () => {
  const state = createGame({ battlefield: 'castle-field', seed: 'marks', first: 'blue' });
  const titles = (options: TextOptions) => renderText(state, options).match(/[>*]+\d+/g) ?? [];
  expect(titles({})).toEqual([]);
  expect(titles({ highlight: [3, 12] })).toEqual(['*12', '*3']);
  expect(titles({ highlight: [3], last: { type: 'place', kind: 'star', slot: 3 } })).toEqual(['>*3']);
  expect(titles({ last: { type: 'move', from: 7, to: 12 } })).toEqual(['>12', '>7']);
  expect(titles({ last: { type: 'draw' } })).toEqual([]);
});

test.each([
  ['a turn', {}, '== Turn 23: Blue =='],
  ['an effect', { decision: { side: 'red', kind: 'jumbo', slot: 3 } }, '== Turn 23: Red · Jumbo =='],
  ['a special base', { decision: { side: 'red', kind: 'freeze', slot: 4 } }, '== Turn 23: Red · Freeze =='],
  ['the end', { decision: null, result: { winner: 'red', reason: 'hq' } }, '== Game over: Red wins =='],
] as const)('the last line says what is decided: %s', (_, change, line) => {
  expect(
    renderText({ ...showcase('battlefield'), ...change })
      .split('\n')
      .at(-1),
  ).toBe(line);
});

test('an empty battlefield is its board and its medals', () => {
  const state = createGame({ battlefield: 'caribbean-sea' });
  expect(renderText('caribbean-sea')).toBe(draw(state, 'en'));
  expect(renderText(BATTLEFIELDS['caribbean-sea'], { from: 'red' })).not.toBe(draw(state, 'en'));
});

test('no line is wider than a terminal, and nothing is lost, on any board', () =>
  fc.assert(
    fc.property(fc.oneof(games, oddBoards), fc.constantFrom(...LANGUAGES), fc.boolean(), (x, lang, turned) => {
      const text = renderText(x, { lang, from: turned ? 'red' : 'blue', highlight: [0, 1, 2] });
      for (const line of text.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
      expect(text).not.toMatch(/[^\P{Cc}\n]|undefined|null|NaN/u);
      const slots = 'slots' in x ? x.slots.length : x.stacks.length;
      for (let i = 0; i < slots; i++) expect(text).toMatch(new RegExp(`(^|[^\\d-])${i}([^\\d-]|$)`, 'm'));
    }),
    { numRuns: 300 },
  ));

test('slots that hide each other are listed', () => {
  const { id, slots, ...board } = BATTLEFIELDS['battlefield'];
  const flat = slots.map((slot) => ({ ...slot, y: 5 }));
  const text = renderText({ ...board, id: 'flat', slots: flat });
  expect(text).toContain('0: Blue HQ; 1: empty; 2: empty; 3: empty; 4 Freeze: empty;');
  expect(renderText(id as 'battlefield')).not.toContain('Blue HQ;');
});

test('a list of bases too long for a line is broken between two of them', () => {
  const { regions, ...board } = BATTLEFIELDS['castle-field'];
  const bases = [...board.slots, ...board.slots].map(({ id }) => id);
  const text = renderText({ ...board, id: 'long', regions: [{ ...regions[0]!, bases }] });
  const legend = text.slice(text.indexOf('Medals left'));
  expect(
    legend
      .split('\n')
      .map(widthOf)
      .every((width) => width <= 80),
  ).toBe(true);
  expect(legend.replace(/\s+/g, '')).toContain(bases.join('-'));
  expect(legend).not.toMatch(/\d\n *\d/);
});

test('a small custom battlefield', () => {
  const battlefield: BattlefieldData = {
    id: 'ring',
    name: 'Ring',
    objective: 2,
    slots: [
      { id: 0, hq: 'blue', x: 500, y: 900 },
      { id: 1, x: 200, y: 500 },
      { id: 2, x: 800, y: 500 },
      { id: 3, x: 500, y: 250, special: { kind: 'strengthLimit', strengths: [1, 7] } },
      { id: 4, hq: 'red', x: 500, y: 0 },
    ],
    paths: [
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
      [2, 3],
      [3, 4],
    ],
    regions: [{ id: 0, bases: [1, 2, 3], medals: 2, x: 500, y: 400 }],
  };
  expect(draw(createGame({ battlefield }), 'en')).toMatchInlineSnapshot(`
    "                                        4
                                         [R HQ]
                                            .
                                            .
                                            .
                                            .
                                       3 only 1/7
                                      . .  [ ]  . .
                                  . .               . .
                              . .                       . .
                        . . .              (2)              .. .
                    . .                                          . .
                . .                                                  . .
            1 . . . . . . . . . . . . . . . .. . . . . . . . . . . . . . . 2
           [ ]  .                                                      .  [ ]
                  .                                                  .
                    . .                                          . .
                        . .                                  . .
                            .                               .
                              . .                       . .
                                  .                   .
                                    . .           . .
                                        . .   . .
                                            0
                                         [B HQ]

    Medals left: region (medals) bases around it
      0 (2) 1-2-3"
  `);
});
