import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real program, without a terminal. */
function processOf(argv: readonly string[], { stdin = '', headOnly = false } = {}): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/index.ts', ...argv]);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
    if (headOnly) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdin.end(stdin);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

test('the program writes a record that it reads again', { timeout: 30_000 }, async () => {
  const json = await processOf(['--json', '--seed', 'p']);
  expect([json.code, json.err]).toEqual([0, '']);
  const { code, out, err } = await processOf(['--replay', '-'], { stdin: json.out });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('== Game over: ');
});

test('errors and early readers', { timeout: 30_000 }, async () => {
  const [missing, folder, head] = await Promise.all([
    processOf(['--replay', 'no-such-file']),
    processOf(['--replay', 'src']),
    processOf(['--seed', 'p'], { headOnly: true }),
  ]);
  expect(missing).toEqual({ code: 1, out: '', err: 'error: cannot read no-such-file: there is no such file\n' });
  expect(folder).toEqual({ code: 1, out: '', err: 'error: cannot read src: it is a directory\n' });
  // A reader that stops reading, such as head, is no error.
  expect([head.code, head.err]).toEqual([0, '']);
});
