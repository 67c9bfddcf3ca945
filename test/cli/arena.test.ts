import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FinishedGame } from '../../src/cli/arena/results.js';
import { replay } from '../../src/index.js';
import { builtProgram } from './built.js';

const built = builtProgram();

const PYTHON = 'py=cmd:"python3 docs/examples/random_bot.py"';
const BOTS = ['--bots', `random,mcts:20,${PYTHON}`];
const ARENA = ['arena', ...BOTS, '--games', '4', '--battlefields', 'castle-field,battlefield', '--seed', 'S'];
const GAMES = 12;

function linesIn(file: string): FinishedGame[] {
  const lines = readFileSync(join(built.folder, file), 'utf8').split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as FinishedGame).sort((a, b) => a.game - b.game);
}

/** Without what no two runs agree on. */
function playedOf(games: readonly FinishedGame[]) {
  return games.map(({ ms, ...rest }) => ({ ...rest, decisions: [ms.blue.length, ms.red.length] }));
}

function withoutTimes(table: string): string {
  return table.replace(/[\d.]+ \|$/gm, '|').replace(/ +/g, ' ');
}

async function arena(file: string, ...more: string[]): Promise<{ games: FinishedGame[]; table: string }> {
  const { code, out, err } = await built.run([...ARENA, '--out', join(built.folder, file), ...more]);
  expect([code, err]).toEqual([0, '']);
  return { games: linesIn(file), table: out };
}

describe('a tournament', () => {
  let whole: Awaited<ReturnType<typeof arena>>;

  test('writes every game as a line that can be replayed', async () => {
    whole = await arena('whole.jsonl', '--workers', '1');
    expect(whole.games.map(({ game }) => game)).toEqual(Array.from({ length: GAMES }, (_, i) => i + 1));
    for (const { record, result, plies, ms } of whole.games) {
      const { winner, reason } = replay(record).states.at(-1)!.result!;
      expect(result).toEqual({ winner, reason });
      expect([record.steps.length, ms.blue.length + ms.red.length]).toEqual([plies, plies]);
    }
    for (let i = 0; i < GAMES; i += 2) {
      const [one, two] = [whole.games[i]!, whole.games[i + 1]!];
      expect({ ...two.record, steps: [] }).toEqual({ ...one.record, steps: [] });
      expect(two.bots).toEqual({ blue: one.bots.red, red: one.bots.blue });
    }
  });

  test('is the same on two workers', async () => {
    const { games, table } = await arena('two.jsonl', '--workers', '2');
    expect(playedOf(games)).toEqual(playedOf(whole.games));
    expect(withoutTimes(table)).toBe(withoutTimes(whole.table));
  });

  test('can be played in parts, which add up to it', async () => {
    const files = [1, 2].map((part) => join(built.folder, `part-${part}.jsonl`));
    for (const part of [1, 2]) await arena(`part-${part}.jsonl`, '--shard', `${part}/2`, '--workers', '2');
    const games = [1, 2].flatMap((part) => linesIn(`part-${part}.jsonl`)).sort((a, b) => a.game - b.game);
    expect(playedOf(games)).toEqual(playedOf(whole.games));
    const merged = await built.run(['arena', '--merge', ...files]);
    expect([merged.code, merged.err]).toEqual([0, '']);
    expect(withoutTimes(merged.out)).toBe(withoutTimes(whole.table));
  });

  test('has the same table when its lines are merged', async () => {
    const merged = await built.run(['arena', '--merge', join(built.folder, 'whole.jsonl')]);
    expect(merged).toEqual({ code: 0, out: whole.table, err: '' });
  });

  test('goes on where it was killed', async () => {
    const file = join(built.folder, 'killed.jsonl');
    const child = built.start([...ARENA, '--out', file, '--workers', '1']);
    child.stdin.end();
    const ended = new Promise((resolve) => child.once('close', resolve));
    const sizeNow = (): number => {
      try {
        return readFileSync(file, 'utf8').split('\n').length - 1;
      } catch {
        return 0;
      }
    };
    while (sizeNow() < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    await ended;
    const kept = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    expect(kept.length).toBeGreaterThanOrEqual(3);
    expect(kept.length).toBeLessThan(GAMES);
    // A last line that was torn in the middle is dropped, and that game is played again.
    built.write('killed.jsonl', `${kept.join('\n')}\n${kept[0]!.slice(0, -20)}`);
    const { games, table } = await arena('killed.jsonl', '--workers', '2');
    expect(readFileSync(file, 'utf8').split('\n').slice(0, kept.length)).toEqual(kept);
    expect(playedOf(games)).toEqual(playedOf(whole.games));
    expect(withoutTimes(table)).toBe(withoutTimes(whole.table));
  });

  test('keeps a last game of which only the line break is missing, and plays nothing twice', async () => {
    const text = readFileSync(join(built.folder, 'whole.jsonl'), 'utf8');
    built.write('whole.jsonl', text.trimEnd());
    const again = await arena('whole.jsonl');
    expect(readFileSync(join(built.folder, 'whole.jsonl'), 'utf8')).toBe(text);
    expect(again.table).toBe(whole.table);
  });

  test('does not go on with another one', async () => {
    const file = join(built.folder, 'whole.jsonl');
    const { code, err } = await built.run([...ARENA, '--out', file, '--limit', '5']);
    expect(code).toBe(1);
    expect(err.replace(/\s+/g, ' ')).toContain('is of another tournament: its limit is 1000, not 5');
  });
});

test('a game that reaches the limit is a draw', async () => {
  const file = join(built.folder, 'limit.jsonl');
  const { out } = await built.run(['arena', '--bots', 'random,greedy', '--games', '2', '--limit', '5', '--out', file]);
  for (const game of linesIn('limit.jsonl')) {
    expect([game.result, game.plies]).toEqual([{ winner: null, reason: 'limit' }, 5]);
  }
  expect(out).toMatch(/\| random \| +2 \| +0 \| +2 \| +0 \| 50\.0 % \|/);
});

test('a seed that nobody has given is that of the file', async () => {
  const file = join(built.folder, 'unseeded.jsonl');
  const argv = ['arena', '--bots', 'random,greedy', '--games', '2', '--out', file];
  const once = await built.run(argv);
  expect(await built.run(argv)).toEqual(once);
  expect(linesIn('unseeded.jsonl')).toHaveLength(2);
});

test('first-game mode is played and recorded', async () => {
  const file = join(built.folder, 'ordinary.jsonl');
  const bots = ['--bots', 'random,greedy', '--games', '2', '--battlefields', 'castle-field'];
  const { out } = await built.run(['arena', ...bots, '--no-special-bases', '--out', file]);
  expect(out).toContain('no special bases');
  expect(linesIn('ordinary.jsonl').map(({ record }) => record.specialBases)).toEqual([false, false]);
});
