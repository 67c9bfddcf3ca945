/** The board as a drawing for the terminal. */
import {
  type BattlefieldData,
  battlefieldOf,
  type GameState,
  type GameView,
  type SlotData,
  type Tile,
} from '../index.js';
import { type Language, specialName } from '../text/index.js';
import { createCanvas, line, linesOf, type Paint, write } from './canvas.js';
import type { Style } from './style.js';
import { COLUMNS, wrap } from './width.js';
import { tileLabel, WORDS } from './words.js';

/** Half the width of the widest slot, which keeps the outer ones on the canvas. */
const MARGIN = 8;
/** The height of the board in the units of its data that one row stands for. */
const UNITS_PER_ROW = 48;

/**
 * The board of a game: each slot with its number, what is special about it, and its top tile: owner, name, strength
 * and the height of the stack; the paths between them; the medals left in the regions, drawn and as a legend.
 */
export function boardText(x: GameState | GameView, lang: Language, style: Style): string {
  const board = battlefieldOf(x);
  const [place, rows] = scale(board);
  const canvas = createCanvas(COLUMNS, rows);
  for (const [a, b] of board.paths) {
    const [from, to] = [board.slots[a], board.slots[b]];
    if (from && to) line(canvas, place(from), place(to));
  }
  for (const region of board.regions) {
    const medals = x.regions[region.id] ?? 0;
    if (medals > 0) write(canvas, ...place(region), `(${medals})`, style.medal);
  }
  for (const slot of board.slots) {
    const [column, row] = place(slot);
    const stack = x.stacks[slot.id] ?? [];
    write(canvas, column, row, title(slot, x.specialBases, lang));
    write(canvas, column, row + 1, content(slot, stack, lang), paintOf(slot, stack, style));
  }
  return [...linesOf(canvas), '', medalLegend(x, board, lang)].join('\n');
}

type Point = { readonly x: number; readonly y: number };

/** From the units of a board to columns and rows, and how many rows there are. */
function scale({ slots }: BattlefieldData): [place: (point: Point) => [number, number], rows: number] {
  const [xs, ys] = [slots.map((slot) => slot.x), slots.map((slot) => slot.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const width = Math.max(...xs) - left || 1;
  const height = Math.max(...ys) - top;
  const last = Math.max(1, Math.min(60, Math.round(height / UNITS_PER_ROW)));
  const place = ({ x, y }: Point): [number, number] => [
    MARGIN + Math.round(((x - left) / width) * (COLUMNS - 1 - 2 * MARGIN)),
    Math.round(((y - top) / (height || 1)) * last),
  ];
  return [place, last + 2];
}

/** "5 Recall", "3 only 1/2", "0". */
function title({ id, special }: SlotData, specialBases: boolean, lang: Language): string {
  if (!special || !specialBases) return `${id}`;
  if (special.kind === 'strengthLimit') return `${id} ${WORDS[lang].only}${special.strengths.join('/')}`;
  return `${id} ${special.kind === 'noTroopEffect' ? WORDS[lang].noEffect : specialName(special.kind, lang)}`;
}

/** "[R Star 6 x2]", "[ ]", "[B HQ]". */
function content({ hq }: SlotData, stack: readonly Tile[], lang: Language): string {
  const top = stack.at(-1);
  if (!top) return hq ? `[${WORDS[lang].letter[hq]} ${WORDS[lang].hq}]` : '[ ]';
  const depth = stack.length > 1 ? ` x${stack.length}` : '';
  return `[${WORDS[lang].letter[top.side]} ${tileLabel(top.kind, lang)}${depth}]`;
}

function paintOf({ hq }: SlotData, stack: readonly Tile[], style: Style): Paint | undefined {
  const side = stack.at(-1)?.side ?? hq;
  return side && style[side];
}

/** The regions that still hold medals, three to a line: "2 (1) 4-6-9". */
function medalLegend(x: GameState | GameView, board: BattlefieldData, lang: Language): string {
  const parts = board.regions
    .filter(({ id }) => (x.regions[id] ?? 0) > 0)
    .map(({ id, bases }) => `${id} (${x.regions[id]}) ${bases.join('-')}`);
  const words = WORDS[lang];
  if (parts.length === 0) return words.noMedalsLeft;
  const lines = [words.medalsLeft];
  for (let i = 0; i < parts.length; i += 3) {
    const row = parts.slice(i, i + 3).map((part) => part.padEnd(26));
    lines.push(wrap(`  ${row.join('')}`, '  '));
  }
  return lines.join('\n');
}
