/** How wide text is in a terminal, and where to break it. */

/** The width that every line keeps to. */
export const COLUMNS = 80;

/** Characters that take two columns: the Chinese ones with their punctuation. */
const RANGES = '\\u2e80-\\ua4cf\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6';
const WIDE = new RegExp(`[${RANGES}]`);
/** What stays on one line: a Chinese character and the mark after it, a word, or a space. */
const PIECES = new RegExp(`[${RANGES}][，。：；、）]?|[^\\s${RANGES}]+|\\s`, 'g');

/** Whether a character takes two columns. */
export function isWide(char: string): boolean {
  return WIDE.test(char);
}

/** How many columns a text without colours takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += isWide(char) ? 2 : 1;
  return width;
}

/** Breaks one line of text where it grows too wide; the lines after the first begin with `indent`. */
export function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(PIECES)) {
    if (line.trim() !== '' && widthOf(line + piece.trim()) > COLUMNS) {
      lines.push(line.trimEnd());
      line = indent;
      if (piece.trim() === '') continue;
    }
    line += piece;
  }
  return [...lines, line.trimEnd()].join('\n');
}

/** A text cut short where it would take more than so many columns. */
export function clip(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let short = '';
  for (const char of text) {
    if (widthOf(short + char) >= columns) break;
    short += char;
  }
  return `${short}…`;
}
