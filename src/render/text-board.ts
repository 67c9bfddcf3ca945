/** The board as a drawing for the terminal. */
import { sideName } from '../text/names.js';
import type { Style } from './ansi.js';
import { createCanvas, line, linesOf, write } from './canvas.js';
import { fitted, type Point } from './geometry.js';
import type { Settings } from './options.js';
import type { Scene } from './scene.js';
import { medalParts, slotContent, slotTitle, slotWords } from './sentences.js';
import { COLUMNS, wrap } from './width.js';
import { WORDS } from './words.js';

/** Half the width of the widest slot, which keeps the outer ones on the canvas. */
const MARGIN = 8;
/** How many rows a board as high as it is wide takes. */
const ROWS = 15.5;

/**
 * The board of a game: each slot with its number, what is special about it, and its top tile: owner, name, strength
 * and the height of the stack; the paths between them; the medals left in the regions, drawn and as a legend.
 */
export function boardText(scene: Scene, { lang, from, highlight, last }: Settings, style: Style): string {
  const { board } = scene;
  const at = fitted(board, from);
  const rows = Math.round(at.aspect * ROWS);
  const place = ({ x, y }: Point): [number, number] => [
    MARGIN + Math.round(x * (COLUMNS - 1 - 2 * MARGIN)),
    Math.round(y * rows),
  ];
  const canvas = createCanvas(rows + 2);
  for (const [a, b] of board.paths) line(canvas, place(at.slots[a]!), place(at.slots[b]!));
  at.regions.forEach((region, i) => {
    if (scene.regions[i]! > 0) write(canvas, ...place(region), `(${scene.regions[i]})`, style.medal);
  });
  let hidden = false;
  board.slots.forEach(({ hq }, i) => {
    const [column, row] = place(at.slots[i]!);
    const marks = `${last.includes(i) ? '>' : ''}${highlight.includes(i) ? '*' : ''}`;
    const side = scene.stacks[i]?.at(-1)?.side ?? hq;
    const title = marks + slotTitle(scene, i, lang);
    const content = `[${slotContent(scene, i, lang, (side) => sideName(side, lang)[0]!) || ' '}]`;
    if (write(canvas, column, row, title, marks === '' ? undefined : style.marked)) hidden = true;
    if (write(canvas, column, row + 1, content, side && style[side])) hidden = true;
  });
  const lines = [...linesOf(canvas), ''];
  // Where slots lie so close that one hides another, they are listed too.
  if (hidden) lines.push(wrap(board.slots.map((_, i) => slotWords(scene, i, lang)).join('; ')), '');
  return [...lines, medalLegend(scene, lang)].join('\n');
}

/** The regions that still hold medals, three to a line. */
function medalLegend(scene: Scene, lang: Settings['lang']): string {
  const parts = medalParts(scene);
  const { medalsLeft, howMedalsLie, none, colon } = WORDS[lang];
  if (parts.length === 0) return medalsLeft + colon + none;
  const columns = parts.map((part) => part.padEnd(26)).join('');
  return `${medalsLeft}${colon}${howMedalsLie}\n${wrap(`  ${columns}`, '  ')}`;
}
