import { expect, test } from 'vitest';
import { BATTLEFIELD_IDS, formatRecord, type GameRecord } from '../../src/index.js';
import { parseRecord } from '../../src/schema/index.js';
import { program, tooWide } from './io.js';

async function jsonOf(...argv: string[]): Promise<string> {
  return (await program(['--json', ...argv])).out;
}

async function recordOf(...argv: string[]): Promise<GameRecord> {
  return parseRecord(JSON.parse(await jsonOf(...argv)));
}

test.each(BATTLEFIELD_IDS)('%s: a record, as JSON or as text, is told as the game was', async (battlefield) => {
  const argv = ['--battlefield', battlefield, '--seed', 'r'];
  const json = await jsonOf(...argv);
  const text = formatRecord(await recordOf(...argv));
  const played = (await program(argv)).out.replace(/The seed of this game: .*\n/, '');
  for (const file of [json, text]) {
    const replayed = await program(['--replay', 'game'], { files: { game: file } });
    expect(replayed).toEqual({ code: 0, out: played, err: '' });
  }
});

test('- reads standard input; --view and --lang count there too', async () => {
  const stdin = await jsonOf('--seed', 'r');
  const { code, out } = await program(['--replay', '-', '--view', 'spectator', '--lang', 'zh'], { stdin });
  expect(code).toBe(0);
  expect(out).toMatch(/板块架：\d/);
  expect(out).not.toContain('板块架 (');
  expect(tooWide(out)).toEqual([]);
});

test('--json turns a text record into JSON', async () => {
  const json = await jsonOf('--seed', 'r');
  const text = formatRecord(parseRecord(JSON.parse(json)));
  expect((await program(['--replay', '-', '--json'], { stdin: text })).out).toBe(json);
});

test('a record that ends early is told as far as it goes', async () => {
  const record = await recordOf('--seed', 'r');
  for (const steps of [[], record.steps.slice(0, 7)]) {
    const { code, out } = await program(['--replay', '-'], { stdin: JSON.stringify({ ...record, steps }) });
    expect(code).toBe(0);
    expect(out).toMatch(/The record ends here, before the end of the game\.\n$/);
    expect(out).not.toContain('Game over');
  }
});

test('replaying in a terminal asks nothing', async () => {
  const stdin = await jsonOf('--seed', 'r');
  expect((await program(['--replay', '-'], { stdin, isTTY: true })).code).toBe(0);
});

test.each([
  ['a file that is not there', {}, /^error: cannot read game: there is no such file\n$/],
  ['an empty file', { game: ' \n' }, /^error: game: there is no record in it\n$/],
  ['broken JSON', { game: '{"version": 1,' }, /^error: game: not JSON: /],
  ['JSON of something else', { game: '{"name": "toy"}' }, /^error: game: /],
  ['text of something else', { game: 'Dear diary' }, /^error: game: /],
])('%s is said so, with exit code 1', async (_, files, message) => {
  const { code, out, err } = await program(['--replay', 'game'], { files });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(message);
  expect(err).not.toMatch(/\n\s+at /);
});

test('a record that stops being legal says at which step', async () => {
  const record = await recordOf('--seed', 'r');
  const steps = record.steps.map((step, i) =>
    i === 4 ? ({ action: { type: 'place', kind: 'roxy', slot: 16 } } as const) : step,
  );
  for (const stdin of [JSON.stringify({ ...record, steps }), formatRecord({ ...record, steps })]) {
    const { code, out, err } = await program(['--replay', '-'], { stdin, errIsTTY: true });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^error: standard input: .*step 5/);
    expect(tooWide(err)).toEqual([]);
  }
});
