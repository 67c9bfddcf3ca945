/** The colours of the SVG pictures. */
import type { Side } from '../battlefields/types.js';
import { ensure, shown } from '../errors.js';

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

const NAMES = 'page ground edge road base special ink face rack medal mark last blue blueEdge red redEdge';
/** In the order of the names. */
const COLOURS: { readonly [T in Theme]: string } = {
  light: 'f7f2e6 cdb 764 fefaee fff edf 222 fff ca7 fb2 075 72a 26b 137 b22 611',
  dark: '111 232 ba9 454 343 436 fed fff 543 fc4 5ea d9f 26c acf b33 fab',
  contrast: '000 000 fff 000 000 000 fff fff 000 fe4 0f9 f9f 03a fff 901 fff',
};

/** @throws `ToyBattleError` `bad-options`. */
export function paletteOf(theme: Theme = 'light'): Palette {
  ensure(THEMES.includes(theme), 'bad-options', `a theme is one of ${THEMES}, not ${shown(theme)}`, {
    option: 'theme',
  });
  const colours = COLOURS[theme].split(' ');
  return Object.fromEntries(NAMES.split(' ').map((name, i) => [name, `#${colours[i]}`])) as Palette;
}
