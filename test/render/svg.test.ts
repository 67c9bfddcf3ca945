import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BATTLEFIELD_IDS,
  BATTLEFIELDS,
  battlefieldOf,
  createGame,
  type GameState,
  type GameView,
  redactFor,
  TROOP_KINDS,
  TROOPS,
} from '../../src/index.js';
import { type Drawable, renderSvg, renderTile, type SvgOptions, svgLayout, THEMES } from '../../src/render/index.js';
import { paletteOf } from '../../src/render/themes.js';
import { OUTLINES } from '../../src/render/tile.js';
import { LANGUAGES } from '../../src/text/index.js';
import { SIDES } from '../build.js';
import {
  attributesOf,
  elementsIn,
  games,
  hostile,
  marked,
  oddBoards,
  parse,
  placeOf,
  showcase,
  textsIn,
} from './pictures.js';

const VIEWERS = ['blue', 'red', 'spectator', undefined] as const;
const RUNS = 300;

const looks: fc.Arbitrary<SvgOptions> = fc.record(
  {
    theme: fc.constantFrom(...THEMES),
    lang: fc.constantFrom(...LANGUAGES),
    from: fc.constantFrom(...SIDES),
    racks: fc.boolean(),
    slotNumbers: fc.boolean(),
    highlight: fc.subarray([0, 1, 2, 3]),
    title: hostile,
  },
  { requiredKeys: [] },
);

const seen = (state: GameState, viewer: (typeof VIEWERS)[number]) => (viewer ? redactFor(state, viewer) : state);

const ELEMENTS = ['svg', 'title', 'desc', 'g', 'path', 'circle', 'rect', 'text'];
const ATTRIBUTES =
  /^(xmlns|viewBox|role|aria-(labelledby|describedby)|lang|id|data-(slot|region|side)|transform|d|c?[xy]|r|rx|width|height|fill|stroke(-(width|dasharray|line(join|cap)))?|font-(family|size|weight)|text-anchor|textLength|lengthAdjust)$/;

/** Checks that a picture is XML of a few harmless elements and attributes, and returns it. */
function harmless(svg: string) {
  const picture = parse(svg);
  const odd = elementsIn(picture).flatMap((element) => [
    ...(ELEMENTS.includes(element.tagName) ? [] : [element.tagName]),
    ...attributesOf(element)
      .filter(([name, value]) => !ATTRIBUTES.test(name) || /NaN|undefined|null|Infinity|\[object|e-\d/.test(value))
      .map(([name, value]) => `${name}="${value}"`),
  ]);
  expect(odd).toEqual([]);
  return picture;
}

/** The sides of the tiles below an element, in the order in which they are drawn. */
function tilesIn(element: Parameters<typeof elementsIn>[0], fills: Readonly<Record<string, string>>): string[] {
  return elementsIn(element).flatMap((it) => {
    const side = SIDES.find((side) => it.getAttribute('d') === OUTLINES[side]);
    // The shadow below a stack has the outline of a tile, and the colour of none.
    return side && it.getAttribute('fill') === fills[side] ? [side] : [];
  });
}

const sizeOf = (pile: readonly unknown[] | { readonly size: number }) => ('size' in pile ? pile.size : pile.length);

/** Checks that everything in a game is drawn, and drawn once. */
function complete(x: GameState | GameView, options: SvgOptions): void {
  const picture = harmless(renderSvg(x, options));
  const colours = paletteOf(options.theme);
  const slots = marked(picture, 'data-slot');
  expect(slots.map(([slot]) => Number(slot))).toEqual(x.stacks.map((_, i) => i));
  for (const [slot, element] of slots) {
    const stack = x.stacks[Number(slot)]!;
    expect(tilesIn(element, colours)).toEqual(stack.map(({ side }) => side));
    const texts = textsIn(element, 'text');
    const top = stack.at(-1);
    if (top) expect(texts[0]).toBe(`${TROOPS[top.kind].strength ?? 'X'}`);
    expect(texts.includes(`×${stack.length}`)).toBe(stack.length > 1);
  }
  const regions = marked(picture, 'data-region');
  expect(regions.map(([region]) => Number(region))).toEqual(x.regions.map((_, i) => i));
  for (const [region, element] of regions) {
    const medals = x.regions[Number(region)]!;
    const coins = elementsIn(element).filter((it) => it.getAttribute('fill') === colours.medal).length;
    expect(coins).toBe(medals > 9 ? 1 : medals);
    if (medals > 9) expect(textsIn(element, 'text')).toEqual([`×${medals}`]);
  }
  const panels = marked(picture, 'data-side');
  expect(panels.map(([side]) => side)).toEqual(options.racks === false ? [] : SIDES);
  for (const [name, panel] of panels) {
    const side = name as 'blue' | 'red';
    // Besides rack and discard, one tile stands for the side and one for its reserve.
    const tiles = 2 + sizeOf(x.rack[side]) + x.discard[side].length;
    expect(tilesIn(panel, colours)).toEqual(Array(tiles).fill(side));
    const won = elementsIn(panel).filter((it) => it.getAttribute('fill') === colours.medal).length;
    expect(won).toBe(x.medals[side] > 9 ? 1 : x.medals[side]);
    if (x.medals[side] > 9) expect(textsIn(panel, 'text')).toContain(`×${x.medals[side]}`);
    const rack = x.rack[side];
    const known = 'size' in rack ? (rack.tiles ?? []) : rack;
    const strengths = [...known, ...x.discard[side]].map((kind) => `${TROOPS[kind].strength ?? 'X'}`);
    expect(
      textsIn(panel, 'text')
        .filter((it) => /^[1-7X]$/.test(it!))
        .sort(),
    ).toEqual(strengths.sort());
  }
}

describe('a picture of a game', () => {
  test('is XML that neither runs, nor links, nor leaks, and shows every slot, tile and medal once', () =>
    fc.assert(
      fc.property(games, fc.constantFrom(...VIEWERS), looks, (state, viewer, options) =>
        complete(seen(state, viewer), options),
      ),
      { numRuns: RUNS },
    ));

  test('counts ten medals and more by a number', () => {
    const state = createGame({ battlefield: 'castle-field', seed: 'ten' });
    complete({ ...state, medals: { blue: 10, red: 0 }, regions: state.regions.map(() => 0) }, {});
  });

  test('marks the slots of the last action', () => {
    const state = createGame({ battlefield: 'volcanic-jungle', seed: 'last', first: 'blue' });
    const { last: colour } = paletteOf('light');
    const slotsOf = (last: SvgOptions['last']) =>
      marked(parse(renderSvg(state, { last })), 'data-slot')
        .filter(([, slot]) => elementsIn(slot).some((it) => it.getAttribute('stroke') === colour))
        .map(([slot]) => Number(slot));
    expect(slotsOf({ type: 'place', kind: 'star', slot: 5 })).toEqual([5]);
    expect(slotsOf({ type: 'target', slot: 7 })).toEqual([7]);
    expect(slotsOf({ type: 'move', from: 4, to: 3 })).toEqual([3, 4]);
    expect(slotsOf({ type: 'draw' })).toEqual([]);
    expect(slotsOf(undefined)).toEqual([]);
  });

  test('marks highlighted slots, and shows numbers when asked to', () => {
    const { mark } = paletteOf('dark');
    const options = { theme: 'dark', highlight: [2, 9], slotNumbers: true } as const;
    const picture = parse(renderSvg(createGame({ battlefield: 'castle-field' }), options));
    for (const [slot, element] of marked(picture, 'data-slot')) {
      const rings = elementsIn(element).filter((it) => it.getAttribute('stroke') === mark);
      expect(rings).toHaveLength(slot === '2' || slot === '9' ? 1 : 0);
      expect(textsIn(element, 'text')).toEqual([slot]);
    }
  });

  test('shows which tiles are frozen: the owner the tiles, others how many', () => {
    const state = showcase('battlefield');
    const signs = (x: Drawable) =>
      marked(parse(renderSvg(x)), 'data-side').map(([, panel]) => {
        const rack = elementsIn(panel).filter((it) => /scale\(\.?0?\.84\)/.test(it.getAttribute('transform') ?? ''));
        return rack.map((it) => (elementsIn(it).some(({ tagName }) => tagName === 'rect') ? '*' : '.')).join('');
      });
    expect(signs(state)).toEqual(['...*.', '*.*']);
    expect(signs(redactFor(state, 'spectator'))).toEqual(['*....', '**.']);
  });

  test('shows hidden racks as backs', () => {
    const picture = parse(renderSvg(redactFor(showcase('battlefield'), 'blue')));
    const [, red] = marked(picture, 'data-side')[1]!;
    expect(textsIn(red, 'text').filter((it) => /^[1-7X]$/.test(it!))).toEqual(['4', '7']); // the discard
  });

  test('lets the words of a position be read: a title, and a description of all there is', () => {
    const picture = parse(renderSvg(redactFor(showcase('castle-field'), 'blue'), { idPrefix: 'it-' }));
    const root = picture.documentElement!;
    expect(root.getAttribute('role')).toBe('img');
    const [title, description] = ['title', 'desc'].map((id) =>
      elementsIn(picture).find((it) => it.getAttribute('id') === `it-${id}`),
    );
    expect(root.getAttribute('aria-labelledby')).toBe('it-title');
    expect(root.getAttribute('aria-describedby')).toBe('it-desc');
    expect(title?.textContent).toBe('Castle Field · Turn 23: Blue');
    expect(description?.textContent).toMatchInlineSnapshot(
      `"Blue · Medals 3/7 · Reserve 17. Rack (5): Cap'n 2, Hook 4, Roxy 7, 2 × Star 6 · Frozen (1): Star 6. Discard (3): 2 × Jumbo 3, Skully 1. Red · Medals 1/7 · Reserve 16. Rack: 3 · Frozen: 2. Discard (2): Hook 4, Roxy 7. 0: Blue HQ. 1: Red Skully 1. 2: Red Jumbo 3 x2. 3: Red XB-42 5 x3. 4: empty. 5 Recall: Red XB-42 5. 6 Recall: Red Roxy 7 x2. 7: Red Skully 1 x3. 8: empty. 9: Red Skully 1. 10 Recall: Red Jumbo 3 x2. 11 Recall: Red XB-42 5 x3. 12: empty. 13: Red XB-42 5. 14: Red Roxy 7 x2. 15: Red Skully 1 x3. 16: Red HQ. Medals left: 1 (1) 3-5-7, 2 (1) 4-6-9, 4 (2) 4-8-9-13, 5 (1) 7-10-12, 7 (3) 8-12-13-14-15"`,
    );
  });

  test('draws special slots as ordinary ones in the first-game mode', () => {
    const options = { seed: 'ordinary', first: 'blue', specialBases: false } as const;
    const plain = { ...BATTLEFIELDS['tropical-pool'], id: 'plain', name: 'Tropical Pool' };
    const slots = plain.slots.map(({ special: _, ...slot }) => slot);
    const draw = (battlefield: GameState['battlefield']) =>
      renderSvg(createGame({ battlefield, ...options }), { racks: false });
    expect(draw('tropical-pool')).toBe(draw({ ...plain, slots }));
  });

  test('neither changes nor freezes what it draws', () => {
    const state = showcase('cursed-cemetery');
    const before = JSON.stringify(state);
    renderSvg(state);
    expect(JSON.stringify(state)).toBe(before);
    expect(Object.isFrozen(state)).toBe(false);
  });
});

describe('a picture of a battlefield', () => {
  test.each(BATTLEFIELD_IDS)('%s is the same by its id and by its data', (id) => {
    expect(renderSvg(id)).toBe(renderSvg(BATTLEFIELDS[id]));
    expect(harmless(renderSvg(id)).documentElement!.getAttribute('viewBox')).toMatch(/^0 0 1000 1[5-8]\d\d$/);
  });

  test('of odd coordinates and hostile names is drawn all the same', () =>
    fc.assert(
      fc.property(oddBoards, looks, (board, options) => {
        const picture = harmless(renderSvg(board, options));
        expect(marked(picture, 'data-slot')).toHaveLength(board.slots.length);
        const { width, height, slots, slotRadius } = svgLayout(board, options);
        for (const { x, y } of slots) {
          expect(x).toBeGreaterThan(slotRadius);
          expect(x).toBeLessThan(width - slotRadius);
          expect(y).toBeGreaterThan(slotRadius);
          expect(y).toBeLessThan(height - slotRadius);
        }
      }),
      { numRuns: RUNS },
    ));

  test('holds the texts of users as they are, but for what XML cannot hold', () =>
    fc.assert(
      fc.property(hostile, hostile, (name, title) => {
        const board = { ...BATTLEFIELDS['castle-field'], id: 'own', name };
        const held = (text: string) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ');
        const drawn = (options: SvgOptions) => textsIn(parse(renderSvg(board, options)), 'title')[0];
        expect(drawn({})).toBe(held(name));
        expect(drawn({ title })).toBe(held(title));
      }),
    ));

  test('is not titled by the name of a printed board whose id somebody took', () => {
    const [title] = textsIn(parse(renderSvg({ ...BATTLEFIELDS['castle-field'], name: 'My own' })), 'title');
    expect(title).toBe('My own');
  });
});

describe('the layout', () => {
  test('is that of the picture', () =>
    fc.assert(
      fc.property(games, looks, (state, options) => {
        const { width, height, slots, regions } = svgLayout(state, options);
        const picture = parse(renderSvg(state, options));
        expect(picture.documentElement!.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
        expect(marked(picture, 'data-slot').map(([, slot]) => placeOf(slot))).toEqual(slots);
        expect(marked(picture, 'data-region').map(([, region]) => placeOf(region))).toEqual(regions);
      }),
      { numRuns: RUNS / 3 },
    ));

  test.each(BATTLEFIELD_IDS)('%s: nothing lies on anything else', (id) => {
    const { slots, regions, slotRadius } = svgLayout(id);
    const all = [...slots, ...regions];
    slots.forEach((slot, i) => {
      all.forEach((other, n) => {
        const [room, away] = [
          n < slots.length ? 2 * slotRadius + 40 : slotRadius + 35,
          Math.hypot(slot.x - other.x, slot.y - other.y),
        ];
        if (n !== i) expect(away, `slot ${i}, ${n}`).toBeGreaterThan(room);
      });
    });
  });

  test.each(BATTLEFIELD_IDS)('%s: no medals lie on a path', (id) => {
    const { slots, regions } = svgLayout(id);
    for (const [a, b] of BATTLEFIELDS[id].paths) {
      const [from, to] = [slots[a]!, slots[b]!];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      for (const { x, y } of regions) {
        const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
        const beside = Math.abs((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / length;
        if (along > 0 && along < length) expect(beside).toBeGreaterThan(30);
      }
    }
  });

  test.each(BATTLEFIELD_IDS)('%s: whoever looks has their own HQs below', (id) => {
    const state = createGame({ battlefield: id });
    const lowest = (x: Drawable, options?: SvgOptions) => {
      const { slots } = svgLayout(x, options);
      const { y } = slots.reduce((a, b) => (b.y > a.y ? b : a));
      return battlefieldOf(state)
        .slots.filter(({ hq }, i) => hq && y - slots[i]!.y < 60)
        .map(({ hq }) => hq);
    };
    for (const x of [id, state, redactFor(state, 'blue'), redactFor(state, 'spectator')]) {
      expect(new Set(lowest(x))).toEqual(new Set(['blue']));
      expect(new Set(lowest(x, { from: 'red' }))).toEqual(new Set(['red']));
    }
    expect(new Set(lowest(redactFor(state, 'red')))).toEqual(new Set(['red']));
    expect(new Set(lowest(redactFor(state, 'red'), { from: 'blue' }))).toEqual(new Set(['blue']));
  });

  test('turns a board whose blue HQ lies above', () => {
    const board = BATTLEFIELDS['castle-field'];
    const slots = board.slots.map((slot) => ({ ...slot, x: 1000 - slot.x, y: 1667 - slot.y }));
    const regions = board.regions.map((region) => ({ ...region, x: 1000 - region.x, y: 1667 - region.y }));
    const close = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThanOrEqual(1);
    const [one, two] = [svgLayout(board), svgLayout({ ...board, id: 'turned', slots, regions })];
    one.slots.forEach(({ x, y }, i) => {
      close(x, two.slots[i]!.x);
      close(y, two.slots[i]!.y);
    });
  });

  test('puts the panel of whoever looks below the board', () => {
    const heights = (from: 'blue' | 'red') =>
      Object.fromEntries(
        marked(parse(renderSvg(showcase('battlefield'), { from })), 'data-side').map(([side, panel]) => [
          side,
          placeOf(panel).y,
        ]),
      );
    expect(heights('blue').blue).toBeGreaterThan(heights('blue').red!);
    expect(heights('red').red).toBeGreaterThan(heights('red').blue!);
  });
});

describe('a picture of a tile', () => {
  test('is complete for every kind, side, theme and language', () => {
    for (const theme of THEMES) {
      for (const lang of LANGUAGES) {
        for (const side of SIDES) {
          for (const kind of [...TROOP_KINDS, null]) {
            const picture = harmless(renderTile(side, kind, { theme, lang }));
            expect(tilesIn(picture, paletteOf(theme))).toEqual([side]);
            const strength = kind && [`${TROOPS[kind].strength ?? 'X'}`];
            expect(textsIn(picture, 'text')).toEqual(strength ?? []);
            expect(textsIn(picture, 'title')[0]).toMatch(lang === 'en' ? /^(Blue|Red)/ : /^(蓝|红)方/);
          }
        }
      }
    }
  });

  test('no two look alike, even without any colour', () => {
    const colourless = (svg: string) => svg.replace(/<title.*?<\/title>/g, '').replace(/#[0-9a-f]{3,6}/g, '');
    const all = SIDES.flatMap((side) =>
      [...TROOP_KINDS, null].flatMap((kind) =>
        [false, true].map((frozen) => colourless(renderTile(side, kind, { frozen }))),
      ),
    );
    expect(new Set(all).size).toBe(2 * 9 * 2);
  });

  test('nor do the HQs of the sides', () => {
    const [blue, red] = ['blue', 'red'].map((side) => {
      const slot = BATTLEFIELDS['castle-field'].slots.findIndex(({ hq }) => hq === side);
      return marked(parse(renderSvg('castle-field')), 'data-slot')[slot]![1];
    });
    const outlines = (element: typeof blue) => elementsIn(element!).map((it) => it.getAttribute('d'));
    expect(outlines(blue)).not.toEqual(outlines(red));
  });
});

describe('drawn as it is', () => {
  const lines = (svg: string) => `${svg.replaceAll('><', '>\n<')}\n`;

  test('an empty battlefield', () =>
    expect(lines(renderSvg('tropical-pool'))).toMatchFileSnapshot('drawn/tropical-pool.svg'));

  test('a view in the middle of a game', () => {
    const view = redactFor(showcase('battlefield'), 'red');
    const last = { type: 'target', slot: 3 } as const;
    const options = { theme: 'dark', lang: 'zh', slotNumbers: true, highlight: [4, 8], last } as const;
    return expect(lines(renderSvg(view, options))).toMatchFileSnapshot('drawn/battlefield.svg');
  });

  test('the tiles', () =>
    expect([...TROOP_KINDS, null].map((kind) => lines(renderTile('blue', kind))).join('')).toMatchFileSnapshot(
      'drawn/tiles.txt',
    ));
});
