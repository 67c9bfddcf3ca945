/** A troop tile as SVG: blue ones are square and red ones round, so that no colour is needed to tell them apart. */
import type { Side } from '../battlefields/types.js';
import { expectSide } from '../queries.js';
import { sideName } from '../text/names.js';
import { expectKind, type TroopKind } from '../troops.js';
import { document } from './document.js';
import { expectOptions, type TileOptions } from './options.js';
import { symbol } from './symbols.js';
import { type Palette, paletteOf } from './themes.js';
import { strengthOf, tileLabel } from './words.js';
import { path, put, rect, stroke, text } from './xml.js';

/** The outline of a tile that is about 120 wide. */
export const OUTLINES: { readonly [S in Side]: string } = {
  blue: 'M-44-57h88q13 0 13 13v88q0 13-13 13h-88q-13 0-13-13v-88q0-13 13-13z',
  red: 'M0-62a62 62 0 1 1-1 0z',
};
const BACK = 'M0-38l38 38-38 38-38-38zM0-14l14 14-14 14-14-14z';

/** A tile of which another one leaves nothing to be seen but the edge. */
export function blank(side: Side, colours: Palette): string {
  return path(OUTLINES[side], colours[side], stroke(colours[`${side}Edge`], 4));
}

/** A tile face up, or face down without a kind. */
export function tile(side: Side, kind: TroopKind | null, colours: Palette): string {
  const { face } = colours;
  const content =
    kind === null
      ? path(BACK, 'none', stroke(face, 6))
      : symbol(kind, face, 0.9, -21) + text(strengthOf(kind), 0, 50, 50, face);
  return blank(side, colours) + content;
}

/** What a frozen tile has on it. */
export function frost(colours: Palette): string {
  return badge(44, -44, symbol('freeze', colours.ink, 0.6), colours);
}

/** A small sign on the rim of something, which has its content around 0 0; `half` is half its width. */
export function badge(x: number, y: number, content: string, { page, edge }: Palette, half = 26): string {
  return put(x, y, rect(-half, -26, 2 * half, 52, 26, page, stroke(edge, 3)) + content);
}

/**
 * A picture of one tile, 140 by 140, such as for a button or a list of the troops.
 *
 * @param kind - `null` for a tile that lies face down.
 * @throws `ToyBattleError` `bad-side`, `bad-kind`; for options `bad-options`, `bad-language`.
 */
export function renderTile(side: Side, kind: TroopKind | null, options: TileOptions = {}): string {
  expectSide(side);
  expectOptions(options);
  const { lang = 'en', frozen = false } = options;
  const colours = paletteOf(options.theme);
  const owner = sideName(side, lang);
  if (kind !== null) expectKind(kind);
  const title = kind === null ? owner : `${owner} ${tileLabel(kind, lang)}`;
  const content = tile(side, kind, colours) + (frozen ? frost(colours) : '');
  return document('-70 -70 140 140', content, lang, options, title);
}
