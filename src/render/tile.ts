/** A troop tile as SVG: blue ones are square and red ones round, so that no colour is needed to tell them apart. */
import type { Side } from '../battlefields/types.js';
import { ensure } from '../errors.js';
import { expectSide } from '../queries.js';
import { sideName } from '../text/names.js';
import { expectKind, type TroopKind } from '../troops.js';
import { coloursOf, document } from './document.js';
import type { TileOptions } from './options.js';
import { symbol } from './symbols.js';
import type { Palette } from './themes.js';
import { strengthOf, tileLabel } from './words.js';
import { circle, stroke, text } from './xml.js';

/** The outline of a tile that is about 120 wide. */
export const OUTLINES: { readonly [S in Side]: string } = {
  blue: 'M-44-57h88q13 0 13 13v88q0 13-13 13h-88q-13 0-13-13v-88q0-13 13-13z',
  red: 'M-62 0a62 62 0 1 1 124 0a62 62 0 1 1-124 0z',
};
const BACK = 'M-28-28l56 56M28-28l-56 56M0-40v80M-40 0h80';

/** A tile lying on another one, or with nothing to be seen but its edge. */
export function blank(side: Side, colours: Palette, y = 0): string {
  const outline = stroke(colours[`${side}Edge`], 4);
  return `<path d="${OUTLINES[side]}" transform="translate(0 ${y})" fill="${colours[side]}"${outline}/>`;
}

/** A tile face up, or face down without a kind. */
export function tile(side: Side, kind: TroopKind | null, colours: Palette, y = 0): string {
  const { face } = colours;
  const content =
    kind === null
      ? `<path d="${BACK}"${stroke(face, 5)} transform="translate(0 ${y})"/>`
      : symbol(kind, face, `translate(0 ${y - 19}) scale(.94)`) + text(strengthOf(kind), 0, y + 50, 46, face);
  return blank(side, colours, y) + content;
}

/** What a frozen tile has on it. */
export function frost({ page, edge, ink }: Palette): string {
  return circle(44, -44, 26, page, stroke(edge, 3)) + symbol('freeze', ink, 'translate(44 -44) scale(.6)');
}

/**
 * A picture of one tile, 140 by 140, such as for a button or a list of the troops.
 *
 * @param kind - `null` for a tile that lies face down.
 * @throws `ToyBattleError` `bad-side`, `bad-kind`; for options `bad-options`, `bad-language`.
 */
export function renderTile(side: Side, kind: TroopKind | null, options: TileOptions = {}): string {
  expectSide(side);
  ensure(Object(options) === options, 'bad-options', 'expected an object of options');
  const { lang = 'en', frozen = false } = options;
  const colours = coloursOf(options);
  const owner = sideName(side, lang);
  if (kind !== null) expectKind(kind);
  const title = kind === null ? owner : `${owner} ${tileLabel(kind, lang)}`;
  const content = tile(side, kind, colours) + (frozen ? frost(colours) : '');
  return document('-70 -70 140 140', content, lang, options, title);
}
