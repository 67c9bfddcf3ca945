import { expect, test } from 'vitest';
import {
  apply,
  BATTLEFIELD_IDS,
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
import { renderText } from '../../src/render/index.js';
import { widthOf } from '../../src/render/width.js';
import { LANGUAGES, type Language, troopName } from '../../src/text/index.js';

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
  await expect(boards.join('\n')).toMatchFileSnapshot('boards.txt');
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
  const state = createGame({ battlefield: 'battlefield' });
  const plain = renderText(state);
  const coloured = renderText(state, { color: true });
  expect(coloured).not.toBe(plain);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(plain);
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
                                       3 only 1/7
                                      . .  [ ]  . .
                                . . .               . . .
                          . . .            (2)            . ..
                      . .                                      . .
                . . .                                              . . .
            1 . . . . . . . . . . . . . . . .. . . . . . . . . . . . . . . 2
           [ ]  .                                                      .  [ ]
                  . .                                              . .
                      . .                                      . .
                          . .                               ..
                              . .                       . .
                                  . .               . .
                                      . .       . .
                                          . 0 .
                                         [B HQ]

    Medals left: region (medals) bases around it
      0 (2) 1-2-3"
  `);
});
