/** How wide text is in a terminal, and where to break it. */

/** The width that every line keeps to. */
export const COLUMNS = 80;

/** Characters that take two columns: the Chinese ones with their punctuation, and whatever comes after them. */
const WIDE = '\u2e80-\u{10ffff}';
/** What stays on one line: a Chinese character and the mark after it, some of a long list of numbers, a word, or a space. */
const PIECES = new RegExp(`[${WIDE}][，。：；、）]?|(?:\\d+-){9,19}|[^\\s${WIDE}]+|\\s`, 'gu');

/** Whether a character takes two columns. */
export function isWide(char: string): boolean {
  return char >= '\u2e80';
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
