/** Medals, on the board and beside it. */
import type { Palette } from './themes.js';
import { circle, stroke, text } from './xml.js';

const STAR = 'M0-12l3.500 8.500 9 .8-7 6 2 9-7.500-5-7.500 5 2-9-7-6 9-.8z';
/** How many medals lie there one by one; more of them are one with a number. */
const MOST_COINS = 4;
/** Where coins lie, for each number of them. */
const PLACES = [[], [0, 0], [-24, 0, 24, 0], [0, -22, -25, 20, 25, 20], [-24, -24, 24, -24, -24, 24, 24, 24]];

/** One medal, or the place of one that is gone. */
export function coin(x: number, y: number, there: boolean, colours: Palette): string {
  if (!there) return circle(x, y, 17, 'none', stroke(colours.edge, 3, ' stroke-dasharray="5 5"'));
  return (
    circle(x, y, 22, colours.medal, stroke(colours.edge, 3)) +
    `<path d="${STAR}" transform="translate(${x} ${y})" fill="${colours.page}"/>`
  );
}

/** The medals of a region around 0 0: those that lie there, or else the places of those that did. */
export function medals(count: number, printed: number, colours: Palette): string {
  const shown = count || printed;
  if (shown > MOST_COINS) {
    return coin(-24, 0, count > 0, colours) + text(`×${shown}`, 22, 12, 34, colours.ink);
  }
  let svg = '';
  const places = PLACES[shown] ?? [];
  for (let i = 0; i < places.length; i += 2) svg += coin(places[i]!, places[i + 1]!, count > 0, colours);
  return svg;
}
