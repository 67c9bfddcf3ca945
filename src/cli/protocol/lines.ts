/** Text that arrives in pieces, as lines. */

/** The longest line of the protocol, in bytes. */
export const LONGEST_LINE = 1 << 20;

/** Stands for a line that was longer than allowed; the whole line is skipped. */
export const TOO_LONG = Symbol('a line that is too long');

export type Line = string | typeof TOO_LONG;

export interface LineReader {
  /** Takes the next piece, which may end anywhere, also within a character. */
  push(chunk: Uint8Array | string): void;
  /** Takes what stands behind the last line break as a line. */
  end(): void;
}

const NEWLINE = 0x0a;

/** Calls `onLine` for every line without its line break, LF or CRLF, and without a byte order mark. */
export function createLineReader(onLine: (line: Line) => void, longest = LONGEST_LINE): LineReader {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let skipping = false;

  const flush = (): void => {
    const line = Buffer.concat(pieces).toString('utf8');
    pieces = [];
    size = 0;
    onLine(line.replace(/^\uFEFF/, '').replace(/\r$/, ''));
  };

  /** Keeps a piece of the line that is not yet over. */
  const keep = (piece: Uint8Array): void => {
    if (skipping || piece.length === 0) return;
    pieces.push(piece);
    size += piece.length;
    if (size <= longest) return;
    skipping = true;
    pieces = [];
    size = 0;
    onLine(TOO_LONG);
  };

  return {
    push(chunk) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      let start = 0;
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
        keep(bytes.subarray(start, end));
        if (!skipping) flush();
        skipping = false;
        start = end + 1;
      }
      keep(bytes.subarray(start));
    },
    end() {
      if (size > 0) flush();
      skipping = false;
    },
  };
}

/** The lines of a stream, one after the other. */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array | string>,
  longest = LONGEST_LINE,
): AsyncGenerator<Line, void> {
  let lines: Line[] = [];
  const reader = createLineReader((line) => lines.push(line), longest);
  const ready = (): Line[] => {
    const now = lines;
    lines = [];
    return now;
  };
  for await (const chunk of stream) {
    reader.push(chunk);
    yield* ready();
  }
  reader.end();
  yield* ready();
}
