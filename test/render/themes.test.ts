import { describe, expect, test } from 'vitest';
import { THEMES } from '../../src/render/index.js';
import { DARK } from '../../src/render/medals.js';
import { type Palette, paletteOf } from '../../src/render/themes.js';

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const digits = colour.slice(1);
  const [red, green, blue] = (digits.length === 3 ? [...digits].map((it) => it + it) : digits.match(/../g)!).map(
    (pair) => {
      const part = Number.parseInt(pair, 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    },
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

type Name = keyof Palette;
/** What text stands on, and what shapes must be told from. */
const TEXT: readonly [Name, Name][] = [
  ['ink', 'page'],
  ['ink', 'ground'],
  ['ink', 'base'],
  ['ink', 'special'],
  ['face', 'blue'],
  ['face', 'red'],
];
const SHAPES: readonly [Name, Name][] = [
  ['edge', 'page'],
  ['edge', 'ground'],
  ['edge', 'road'],
  ['edge', 'base'],
  ['mark', 'ground'],
  ['last', 'ground'],
];
/** What tiles and HQs lie on: they are told from it by their colour or by their outline. */
const UNDER_TILES: readonly Name[] = ['page', 'ground', 'base', 'special', 'rack'];

describe.each(THEMES)('the theme %s', (theme) => {
  const colours = paletteOf(theme);
  const between = (a: Name, b: Name) => contrast(colours[a], colours[b]);
  const strict = theme === 'contrast';

  test('has every colour', () => {
    for (const colour of Object.values(colours)) expect(colour).toMatch(/^#([0-9a-f]{3}){1,2}$/);
  });

  test.each(TEXT)('text in %s can be read on %s', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(strict ? 7 : 4.5);
  });

  test.each(SHAPES)('a shape in %s can be seen on %s', (shape, ground) => {
    expect(between(shape, ground)).toBeGreaterThanOrEqual(strict ? 7 : 3);
  });

  test.each(UNDER_TILES)('tiles can be seen on %s', (ground) => {
    for (const side of ['blue', 'red'] as const) {
      const best = Math.max(between(side, ground), between(`${side}Edge`, ground));
      expect(best, side).toBeGreaterThanOrEqual(strict ? 7 : 3);
    }
  });

  test('the star on a medal can be seen', () => {
    expect(contrast(DARK, colours.medal)).toBeGreaterThanOrEqual(strict ? 7 : 4.5);
  });
});

test('the measure is that of WCAG', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
