import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { BATTLEFIELD_IDS } from '../../src/index.js';
import { program, tooWide } from './io.js';

test('--help names every option and fits the terminal', async () => {
  const { code, out, err } = await program(['--help']);
  expect([code, err]).toEqual([0, '']);
  for (const option of [
    'battlefield',
    'seed',
    'no-special-bases',
    'view',
    'json',
    'replay',
    'lang',
    'help',
    'version',
  ]) {
    expect(out).toContain(`--${option}`);
  }
  for (const command of ['arena', 'engine', 'referee']) expect(out).toContain(`toy-battle ${command}`);
  expect(tooWide(out)).toEqual([]);
});

test('--version prints the version', async () => {
  expect(await program(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

test('an unknown battlefield lists the ids', async () => {
  const { code, out, err } = await program(['--battlefield', 'moon']);
  expect([code, out]).toEqual([2, '']);
  for (const id of BATTLEFIELD_IDS) expect(err).toContain(id);
  expect(tooWide(err)).toEqual([]);
});

test.each([
  [['--battlefield'], /argument missing/],
  [['--view', 'green'], /blue, red, spectator/],
  [['--lang', 'fr'], /en, zh/],
  [['--seed', ''], /must not be empty/],
  [['--colour'], /unknown option/],
  [['castle-field'], /too many arguments/],
  [['--replay', 'x', '--seed', 'y'], /cannot be used with/],
  [['--replay', 'x', '--no-special-bases'], /cannot be used with/],
  [['--replay', 'x', '--battlefield', 'battlefield'], /cannot be used with/],
])('%j is a wrong use', async (argv, message) => {
  const { code, out, err } = await program(argv);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(message);
  expect(err).not.toMatch(/\n\s+at /);
});
