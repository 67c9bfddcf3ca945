/** The colours of the SVG pictures. */
import type { Side } from '../battlefields/types.js';

/** The themes of `renderSvg`. */
export const THEMES = ['light', 'dark', 'contrast'] as const;

/** A theme of `renderSvg`; `contrast` has the strongest contrasts. */
export type Theme = (typeof THEMES)[number];

/** What is drawn in which colour. */
export type Palette = Readonly<
  Record<
    | 'page' // behind everything
    | 'ground' // the board
    | 'edge' // outlines of roads and bases
    | 'road'
    | 'base'
    | 'special' // a base with a special
    | 'ink' // text and symbols on page, ground, base and special
    | 'face' // text and symbols on tiles and HQs
    | 'rack'
    | 'medal'
    | 'mark' // around a highlighted slot
    | 'last' // around the slots of the last action
    | Side
    | `${Side}Edge`,
    string
  >
>;

const NAMES = [
  'page',
  'ground',
  'edge',
  'road',
  'base',
  'special',
  'ink',
  'face',
  'rack',
  'medal',
  'mark',
  'last',
  'blue',
  'blueEdge',
  'red',
  'redEdge',
] as const satisfies readonly (keyof Palette)[];

const COLOURS: { readonly [T in Theme]: string } = {
  light:
    'f6f1e5 d5e2bd 776b4e fdf8e9 fffdf6 e6dcf5 2a2620 ffffff c79f6b f2b91d 0b6e4f 7a2fa3 2563b0 123a70 bb2b24 6e1410',
  dark: '14171c 27332c a69f86 3c463c 333b36 4a3f63 f1ede1 ffffff 5a4530 f2c14b 5ce0a8 d9a6ff 2f6fc4 a9cdf7 b8352d f5aea8',
  contrast:
    '000000 000000 ffffff 000000 000000 000000 ffffff ffffff 000000 ffe14d 00ff9c ff9cff 0038a8 ffffff 9c0010 ffffff',
};

export function paletteOf(theme: Theme): Palette {
  const colours = COLOURS[theme].split(' ');
  return Object.fromEntries(NAMES.map((name, i) => [name, `#${colours[i]}`])) as Palette;
}
