/** Medals, on the board and beside it. */
import { symbol } from './symbols.js';
import type { Palette } from './themes.js';
import { circle, put, stroke, text } from './xml.js';

/** How many medals lie there one by one; more of them are one with a number. */
const MOST_COINS = 9;
/** On medals, which are bright in every theme. */
export const DARK = '#421';

/** Some medals around 0 0, and after them the places of others; every other one lies higher by twice `rise`. */
export function medals(count: number, places: number, step: number, rise: number, colours: Palette): string {
  const shown = places > MOST_COINS ? 1 : places;
  let svg = shown < places ? text(`×${count}`, 46, 12, 34, colours.ink) : '';
  for (let i = 0; i < shown; i++)
    svg += put((i - (shown - 1) / 2) * step, i % 2 ? -rise : rise, coin(i < count, colours));
  return svg;
}

/** One medal, or the place of one that is gone. */
function coin(there: boolean, { medal, edge }: Palette): string {
  if (!there) return circle(0, 0, 17, 'none', stroke(edge, 3, ' stroke-dasharray="5 5"'));
  return circle(0, 0, 21, medal, stroke(edge, 3)) + symbol('star', DARK, 0.45);
}
