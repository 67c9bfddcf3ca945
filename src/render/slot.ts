/** A base or HQ with its stack, drawn around 0 0. */
import type { SlotData, Special } from '../battlefields/types.js';
import type { Tile } from '../state.js';
import { symbol } from './symbols.js';
import type { Palette } from './themes.js';
import { badge, blank, OUTLINES, tile } from './tile.js';
import { circle, path, put, stroke, text } from './xml.js';

/** Between the lower edges of two tiles of a stack, and of the whole stack at most. */
const [STEP, DEPTH] = [9, 40];

/** Blue's HQs have straight walls and a square flag, red's have round walls and a pennant. */
const FORTS = {
  blue: 'M-66 64v-120h26v17h26v-17h28v17h26v-17h26v120z',
  red: 'M-62 64q-16-60-4-120h26v17h26v-17h28v17h26v-17h26q12 60-4 120z',
};
const FLAGS = { blue: 'M-16-24h44v34h-36v38h-8z', red: 'M-16-24l50 18-42 18v36h-8z' };
const CORNERS = 'M-80-50v-30h30M50-80h30v30M80 50v30h-30M-50 80h-30v-30';

/** What is drawn on and around a slot besides its tiles. */
export interface Marks {
  readonly number: number | null;
  readonly highlighted: boolean;
  readonly last: boolean;
}

/** `special` is null for one that counts as ordinary. */
export function slot(
  { hq }: SlotData,
  special: Special | null,
  stack: readonly Tile[],
  marks: Marks,
  colours: Palette,
): string {
  const { edge, ink, face } = colours;
  const last = stack.length - 1;
  const bare = !hq && last < 0;
  const rim = hq ? colours[`${hq}Edge`] : edge;
  const ground = (fill: string) =>
    hq ? path(FORTS[hq], fill, stroke(rim, 5)) : circle(0, 0, 66, fill, stroke(rim, 5));
  let svg = put(0, 8, ground(rim)) + ground(colours[hq ?? (special ? 'special' : 'base')]);
  if (hq) svg += path(FLAGS[hq], face);
  if (bare) svg += special ? sign(special, 1, ink) : circle(0, 0, 50, 'none', stroke(edge, 2));
  const depth = Math.min(DEPTH, last * STEP);
  stack.forEach(({ side, kind }, i) => {
    const y = Math.round(depth / 2 - (last && i / last) * depth);
    if (i === 0) svg += put(0, y + 8, path(OUTLINES[side], edge, stroke(edge, 4)));
    svg += put(0, y, i < last ? blank(side, colours) : tile(side, kind, colours));
  });
  if (marks.last) svg += path(CORNERS, 'none', stroke(colours.last, 10));
  if (marks.highlighted) svg += circle(0, 0, 78, 'none', stroke(colours.mark, 9, ' stroke-dasharray="20 12"'));
  if (special && !bare) {
    svg += badge(50, -54, sign(special, 0.6, ink), colours, special.kind === 'strengthLimit' ? 44 : 26);
  }
  if (last > 0) svg += badge(50, 54, text(`×${stack.length}`, 0, 11, 31, ink), colours);
  if (marks.number !== null) svg += badge(-50, -52, text(marks.number, 0, 11, 31, ink), colours);
  return svg;
}

/** A special's symbol; a strength limit shows its numbers. */
function sign(special: Special, scale: number, colour: string): string {
  if (special.kind !== 'strengthLimit') return symbol(special.kind, colour, scale);
  const numbers = ranges(special.strengths);
  const size = Math.round(Math.min(48, 190 / numbers.length) * scale);
  return text(numbers, 0, Math.round(size * 0.36), size, colour);
}

/** "6/7", "3–5", "1/4/6/7". */
function ranges(strengths: readonly number[]): string {
  const [first, last] = [strengths[0]!, strengths.at(-1)!];
  const run = strengths.length > 2 && last - first === strengths.length - 1;
  return run ? `${first}–${last}` : strengths.join('/');
}
