/** A grid of characters to draw on. */
import { COLUMNS, isWide, widthOf } from './width.js';

/** Gives a piece of text a colour, or leaves it as it is. */
export type Paint = (text: string) => string;

/** What lines are made of. */
const DOT = '.';

interface Cell {
  /** Empty behind a character that takes two columns. */
  char: string;
  paint: Paint | undefined;
}

/** Rows of cells. */
export type Canvas = readonly Cell[][];

/** A canvas as wide as a terminal. */
export function createCanvas(rows: number): Canvas {
  const row = (): Cell[] => Array.from({ length: COLUMNS }, () => ({ char: ' ', paint: undefined }));
  return Array.from({ length: rows }, row);
}

/**
 * Writes a text around a column, moved sideways where it would leave the canvas, with a gap in lines that touch it.
 *
 * @returns whether it hides a text that was there before
 */
export function write(canvas: Canvas, column: number, row: number, text: string, paint?: Paint): boolean {
  const width = widthOf(text);
  const start = Math.max(0, Math.min(COLUMNS - width, column - Math.floor(width / 2)));
  let at = start;
  for (const end of [start - 1, start + width]) {
    if (canvas[row]?.[end]?.char === DOT) put(canvas, end, row, ' ');
  }
  let hides = false;
  for (const char of text) {
    hides ||= ![DOT, ' '].includes(canvas[row]![at]!.char);
    put(canvas, at++, row, char, paint);
    if (isWide(char)) put(canvas, at++, row, '', paint);
  }
  return hides;
}

/** Draws a line of dots from one cell to another. */
export function line(canvas: Canvas, from: readonly [number, number], to: readonly [number, number]): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(Math.ceil(Math.abs(dx) / 2), Math.abs(dy), 1);
  for (let i = 0; i <= steps; i++) {
    put(canvas, Math.round(from[0] + (dx * i) / steps), Math.round(from[1] + (dy * i) / steps), DOT);
  }
}

/** The canvas as lines, without spaces at their ends. */
export function linesOf(canvas: Canvas): string[] {
  return canvas.map((row) => {
    let text = '';
    for (let i = 0; i < COLUMNS; ) {
      const { paint } = row[i]!;
      let run = '';
      while (i < COLUMNS && row[i]!.paint === paint) run += row[i++]!.char;
      text += paint ? paint(run) : run;
    }
    return text.trimEnd();
  });
}

function put(canvas: Canvas, column: number, row: number, char: string, paint?: Paint): void {
  const cells = canvas[row];
  const cell = cells?.[column];
  if (!cell) return;
  // Half of a wide character is none.
  if (cell.char === '') cells![column - 1]!.char = ' ';
  if (isWide(cell.char)) cells![column + 1]!.char = ' ';
  cell.char = char;
  cell.paint = paint;
}
