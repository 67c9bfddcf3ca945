import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { FinishedGame } from '../../src/cli/arena/results.js';
import { schedule, type Tournament } from '../../src/cli/arena/schedule.js';
import { wilson } from '../../src/cli/arena/stats.js';
import { createGame, type Side, setupOf } from '../../src/index.js';
import { program, tooWide } from './io.js';

const folder = mkdtempSync(join(tmpdir(), 'toy-battle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tournament: Tournament = {
  seed: 'S',
  bots: ['random', 'greedy', 'py=cmd:"python3 bot.py"'],
  games: 4,
  battlefields: ['castle-field'],
  specialBases: true,
  limit: 1000,
  moveTimeout: 60_000,
};
const names = ['random', 'greedy', 'py'];

type Sketch = readonly [winner: 'first' | 'second' | null, reason: FinishedGame['result']['reason'], plies: number];

/** Twelve games, each with decisions that took 1 ms for blue and 3 ms for red. */
const sketches: readonly Sketch[] = [
  ['first', 'hq', 10],
  ['second', 'hq', 20],
  ['first', 'medals', 30],
  [null, 'limit', 40],
  ['second', 'stuck', 10],
  ['second', 'crash', 0],
  ['first', 'hq', 10],
  ['first', 'timeout', 20],
  ['second', 'illegal', 1],
  ['first', 'hq', 10],
  ['second', 'hq', 10],
  ['second', 'hq', 10],
];

const lines = schedule(tournament).map((plan, i): string => {
  const start = createGame({ battlefield: plan.battlefield, seed: plan.seed });
  const { first } = setupOf(start);
  const [winner, reason, plies] = sketches[i]!;
  const other: Side = first === 'blue' ? 'red' : 'blue';
  const game: FinishedGame = {
    version: 1,
    tournament,
    game: plan.game,
    bots: { blue: names[plan.seats.blue]!, red: names[plan.seats.red]! },
    result: {
      winner: winner === null ? null : winner === 'first' ? first : other,
      reason,
      message: `why ${plan.game}`,
    },
    plies,
    ms: { blue: [0.5, 1.5], red: [3] },
    record: { version: 1, ...setupOf(start), steps: [] },
  };
  return JSON.stringify(game);
});

let files = 0;
function file(content: string): string {
  const path = join(folder, `${++files}.jsonl`);
  writeFileSync(path, content);
  return path;
}

describe('tables', () => {
  test('add up what stands in the lines', async () => {
    const { code, out, err } = await program(['arena', '--merge', file(`${lines.join('\n')}\n`)]);
    expect([code, err]).toEqual([0, '']);
    expect(tooWide(out)).toEqual([]);
    const wins = (name: string) =>
      lines
        .map((line) => JSON.parse(line) as FinishedGame)
        .filter(({ bots, result }) => result.winner && bots[result.winner] === name).length;
    const row = (name: string) =>
      out
        .split('\n')
        .find((line) => line.startsWith(`| ${name} `))
        ?.replace(/[ |]+/g, ' ')
        .trim();
    for (const name of names) {
      const drawn = name === 'py' ? 0 : 1;
      const won = wins(name);
      const rate = ((100 * (won + drawn / 2)) / 8).toFixed(1);
      const [low, high] = wilson({ points: won + drawn / 2, games: 8 }).map((share) => (100 * share).toFixed(1));
      // Each bot sits four times on either side: 4 × (0.5 + 1.5) + 4 × 3 ms for 4 × 2 + 4 decisions.
      expect(row(name)).toBe(`${name} 8 ${won} ${drawn} ${8 - won - drawn} ${rate} % ${low}–${high} % 1.667`);
    }
    // Of the first pair the first player won two, lost one and drew one.
    expect(out).toMatch(/\| random \| greedy \| +4 \|.*\| +25\.0 \| +62\.5 % \|/);
    expect(out).toContain("Mean plies: 14.3. The first player's share: 45.8 %");
    expect(out.match(/lost 1 by .*/g)?.sort()).toEqual([
      'lost 1 by crash, first: why 6',
      'lost 1 by illegal, first: why 9',
      'lost 1 by timeout, first: why 8',
    ]);
  });

  test('are the same for shards in any order', async () => {
    const whole = await program(['arena', '--merge', file(`${lines.join('\n')}\n`)]);
    const parts = [lines.slice(7), lines.slice(0, 3), lines.slice(3, 7).reverse(), lines.slice(0, 1)];
    const merged = await program(['arena', '--merge', ...parts.map((part) => file(`\n${part.join('\r\n')}`))]);
    expect(merged).toEqual(whole);
  });

  test('of a part say so', async () => {
    const torn = file(`${lines.slice(0, 5).join('\n')}\n${lines[5]?.slice(0, 100)}`);
    const { code, out, err } = await program(['arena', '--merge', torn]);
    expect([code, err]).toEqual([1, 'error: 7 of 12 games are missing\n']);
    expect(out).toContain('5 of 12 games');
  });

  const other = JSON.stringify({ ...JSON.parse(lines[1]!), tournament: { ...tournament, seed: 'T' } });
  const changed = (by: object) => JSON.stringify({ ...JSON.parse(lines[0]!), ...by });
  const turned = JSON.stringify({ ...JSON.parse(lines[0]!), plies: 11 });
  test.each([
    [[lines[0], other], /line 2 is of another tournament: its seed is "T", not "S"/],
    [[lines[0], turned], /line 2: game 1 is there already, and went another way/],
    [[lines[0], '{', lines[1]], /line 2 is no JSON/],
    [['{"version":1}', lines[1]], /line 1 is no finished game/],
    [['null', ''], /line 1 is no finished game/],
    [[changed({ bots: { blue: 'random', red: 'nobody' } })], /line 1 is no finished game/],
    [[changed({ bots: { blue: 'random', red: 'random' } })], /line 1 is no finished game/],
    [[changed({ tournament: { ...tournament, bots: ['random', 'nobody at all'] } })], /line 1 is no finished game/],
    [[changed({ tournament: { seed: 'S', bots: tournament.bots, games: 4 } })], /line 1 is no finished game/],
    [[changed({ ms: { blue: [] } })], /line 1 is no finished game/],
    [[''], /no finished game in these files/],
  ])('refuse what is wrong', async (content, message) => {
    const { code, out, err } = await program(['arena', '--merge', file(content.join('\n'))]);
    expect([code, out]).toEqual([1, '']);
    expect(err.replace(/\s+/g, ' ')).toMatch(message);
  });

  test('need files that are there', async () => {
    expect((await program(['arena', '--merge', join(folder, 'none')])).err).toMatch(/there is no such file/);
  });
});

describe("Wilson's interval", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [340, 400, 0.8117, 0.8817],
  ])('of %d in %d', (points, games, low, high) => {
    const [from, to] = wilson({ points, games });
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });
});

describe('an arena refuses', () => {
  const someones = file('my notes');
  test.each([
    [['--bots', 'random'], 1, /needs two bots/],
    [['--bots', 'random,random'], 1, /two bots are called random/],
    [['--bots', 'random,randm'], 2, /no bot 'randm'/],
    [['--games', '3'], 2, /must be even/],
    [['--games', '0'], 2, /whole number/],
    [['--workers', '-1'], 2, /whole number/],
    [['--move-timeout', '86400001'], 2, /at most a day/],
    [['--battlefields', 'moon'], 2, /castle-field/],
    [['--shard', '0/16'], 2, /1\/16/],
    [['--shard', '17/16'], 2, /1\/16/],
    [['--bots', 'random,greedy', '--shard', '1/2'], 1, /needs its --seed/],
    [['--bots', 'random,greedy', '--out', someones], 1, /does not end like the results/],
    [['--bots', 'random,greedy', '--out', folder], 1, /it is a directory/],
    [['--bots', 'random,greedy', '--out', join(folder, 'no/such')], 1, /cannot write/],
    [['more'], 2, /too many arguments/],
    [['--merge', someones, '--out', 'all.jsonl'], 2, /cannot be used with option '--out/],
    [['--merge', someones, '--games', '4'], 2, /cannot be used with option '--games/],
  ])('%j', async (argv, code, message) => {
    const outcome = await program(['arena', ...argv]);
    expect([outcome.code, outcome.out]).toEqual([code, '']);
    expect(outcome.err.replace(/\s+/g, ' ')).toMatch(message);
    expect(tooWide(outcome.err).filter((line) => !line.includes(folder))).toEqual([]);
    expect(readFileSync(someones, 'utf8')).toBe('my notes');
  });

  test.each(['arena', 'engine', 'referee'])('%s --help fits the terminal', async (name) => {
    const { code, out, err } = await program([name, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`toy-battle ${name}`);
    expect(tooWide(out)).toEqual([]);
  });
});
