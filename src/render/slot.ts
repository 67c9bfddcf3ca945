/** A base or HQ with its stack, drawn around 0 0. */
import type { SlotData, Special } from '../battlefields/types.js';
import type { Tile } from '../state.js';
import { SLOT_RADIUS } from './layout.js';
import { symbol } from './symbols.js';
import type { Palette } from './themes.js';
import { blank, tile } from './tile.js';
import { circle, stroke, text } from './xml.js';

/** Between the lower edges of two tiles of a stack, and of the whole stack at most. */
const [STEP, DEPTH] = [9, 40];

const FORTS = {
  blue: 'M-66 66v-122h26v17h26v-17h28v17h26v-17h26v122z',
  red: 'M-66 66q-14-60 0-122h26v17h26v-17h28v17h26v-17h26q14 62 0 122z',
};
const FLAGS = { blue: 'M-14-20h42v32h-36v38h-6z', red: 'M-14-20l46 17-40 17v36h-6z' };

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
  let svg = '';
  const empty = stack.length === 0;
  if (hq) {
    svg += `<path d="${FORTS[hq]}" fill="${colours[hq]}"${stroke(colours[`${hq}Edge`], 5)}/>`;
    svg += `<path d="${FLAGS[hq]}" fill="${colours.face}"/>`;
  } else {
    svg += circle(0, 0, 66, special ? colours.special : colours.base, stroke(colours.edge, 5));
    if (empty && special) svg += sign(special, colours, '', 1);
    else if (empty) svg += circle(0, 0, 50, 'none', stroke(colours.edge, 2));
  }
  const depth = Math.min(DEPTH, (stack.length - 1) * STEP);
  stack.forEach(({ side, kind }, i) => {
    const y = Math.round(depth / 2 - (i / (stack.length - 1 || 1)) * depth);
    svg += i < stack.length - 1 ? blank(side, colours, y) : tile(side, kind, colours, y);
  });
  if (marks.last) {
    svg += `<path d="M-80-48v-32h32M48-80h32v32M80 48v32h-32M-48 80h-32v-32" fill="none"${stroke(colours.last, 10)}/>`;
  }
  if (marks.highlighted) svg += circle(0, 0, 82, 'none', stroke(colours.mark, 9, ' stroke-dasharray="22 12"'));
  if (special && (hq || !empty)) svg += badge(50, -54, sign(special, colours, 'translate(50 -54) ', 0.5), colours);
  if (stack.length > 1) svg += badge(50, 54, text(`×${stack.length}`, 50, 65, 31, colours.ink), colours);
  if (marks.number !== null) svg += badge(-54, -54, text(marks.number, -54, -43, 31, colours.ink), colours);
  return svg;
}

function badge(x: number, y: number, content: string, colours: Palette): string {
  return circle(x, y, 26, colours.page, stroke(colours.edge, 3)) + content;
}

function sign(special: Special, colours: Palette, at: string, scale: number): string {
  if (special.kind !== 'strengthLimit') return symbol(special.kind, colours.ink, `${at}scale(${scale})`);
  const numbers = ranges(special.strengths);
  const size = Math.min(48, 190 / numbers.length);
  return `<g transform="${at}scale(${scale})">${text(numbers, 0, size * 0.36, size, colours.ink)}</g>`;
}

/** "6/7", "1–3", "1/4–7". */
export function ranges(strengths: readonly number[]): string {
  const parts: number[][] = [];
  for (const it of strengths) {
    const run = parts.at(-1);
    if (run?.at(-1) === it - 1) run.push(it);
    else parts.push([it]);
  }
  return parts.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join('/'))).join('/');
}

/** The scale at which slots are drawn that have less room than their natural radius. */
export function scaleOf(radius: number): number {
  return Math.round((radius / SLOT_RADIUS) * 100) / 100;
}
