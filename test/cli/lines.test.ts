import { describe, expect, test } from 'vitest';
import { createLineReader, type Line, linesOf, TOO_LONG } from '../../src/cli/protocol/lines.js';

/** The lines of these pieces. */
function read(pieces: readonly (string | Uint8Array)[], longest?: number): Line[] {
  const lines: Line[] = [];
  const reader = createLineReader((line) => lines.push(line), longest);
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return lines;
}

describe('lines', () => {
  test('may come in pieces that end anywhere', () => {
    const bytes = Buffer.from('{"a":"总部"}\r\n\n{"b":2}\nlast');
    const expected = ['{"a":"总部"}', '', '{"b":2}', 'last'];
    expect(read([bytes])).toEqual(expected);
    expect(read([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
    for (let cut = 0; cut <= bytes.length; cut++) {
      expect(read([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(expected);
    }
  });

  test('lose a byte order mark and one CR at the end', () => {
    expect(read(['\uFEFF{}\r\n', 'a\r\r\n', '\r\n'])).toEqual(['{}', 'a\r', '']);
  });

  test('that are too long are skipped as a whole', () => {
    expect(read(['12345\n', '123456\n', '12', '34', '56', '78', '\n', 'x\n'], 5)).toEqual([
      '12345',
      TOO_LONG,
      TOO_LONG,
      'x',
    ]);
    expect(read(['123456'], 5)).toEqual([TOO_LONG]);
  });

  test('have a limit of a megabyte', () => {
    const line = 'x'.repeat(1 << 20);
    expect(read([line, '\n', line, 'x\nnext'])).toEqual([line, TOO_LONG, 'next']);
  });

  test('are those of a stream', async () => {
    const lines: Line[] = [];
    const stream = async function* () {
      yield 'a\nb';
      yield 'c\nd';
    };
    for await (const line of linesOf(stream())) lines.push(line);
    expect(lines).toEqual(['a', 'bc', 'd']);
  });
});
