import { describe, expect, test } from 'vitest';
import { gameCount, type PlannedGame, schedule, type Tournament } from '../../src/cli/arena/schedule.js';
import { parseBot, splitBots } from '../../src/cli/bots.js';
import { BATTLEFIELD_IDS } from '../../src/index.js';

const tournament: Tournament = {
  seed: 'S',
  bots: ['random', 'greedy', 'mcts:10'],
  games: 10,
  battlefields: ['castle-field', 'caribbean-sea'],
  specialBases: true,
  limit: 1000,
  moveTimeout: 60_000,
};
const games = schedule(tournament);

/** The games of two bots, without their numbers. */
function gamesOf(all: readonly PlannedGame[], { bots }: Tournament, a: string, b: string) {
  const places = [bots.indexOf(a), bots.indexOf(b)];
  return all
    .filter(({ seats }) => places.includes(seats.blue) && places.includes(seats.red))
    .map(({ seats, game: _, ...rest }) => ({ ...rest, blue: bots[seats.blue], red: bots[seats.red] }));
}

describe('the schedule', () => {
  test('numbers the games of every pair from 1', () => {
    expect(games.map(({ game }) => game)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(gameCount(tournament)).toBe(30);
    for (const [a, b] of [
      ['random', 'greedy'],
      ['random', 'mcts:10'],
      ['greedy', 'mcts:10'],
    ] as const) {
      expect(gamesOf(games, tournament, a, b)).toHaveLength(10);
    }
  });

  test('plays every deal twice, with seats swapped', () => {
    const deals = new Set<string>();
    for (let i = 0; i < games.length; i += 2) {
      const [one, two] = [games[i]!, games[i + 1]!];
      expect([two.battlefield, two.seed]).toEqual([one.battlefield, one.seed]);
      expect(two.seats).toEqual({ blue: one.seats.red, red: one.seats.blue });
      deals.add(one.seed);
    }
    expect(deals.size).toBe(15);
  });

  test('spreads the deals of a pair over the battlefields', () => {
    const on = (id: string) => games.slice(0, 10).filter(({ battlefield }) => battlefield === id).length;
    expect([on('castle-field'), on('caribbean-sea')]).toEqual([6, 4]);
  });

  test('deals by nothing but the seed, the pair, the battlefield and the index there', () => {
    const expected = gamesOf(games, tournament, 'random', 'mcts:10');
    const others = { ...tournament, bots: ['greedy', 'random', 'mcts:20', 'mcts:10'] };
    expect(gamesOf(schedule(others), others, 'random', 'mcts:10')).toEqual(expected);
    const longer = { ...tournament, games: 20 };
    expect(gamesOf(schedule(longer), longer, 'random', 'mcts:10').slice(0, 10)).toEqual(expected);
    const turned = { ...tournament, bots: ['mcts:10', 'random'] };
    const seeds = (of: readonly { seed: string }[]) => of.map(({ seed }) => seed);
    expect(seeds(gamesOf(schedule(turned), turned, 'random', 'mcts:10'))).toEqual(seeds(expected));
    const alone = { ...tournament, battlefields: ['castle-field' as const] };
    const there = expected.filter(({ battlefield }) => battlefield === 'castle-field');
    expect(gamesOf(schedule(alone), alone, 'random', 'mcts:10').slice(0, there.length)).toEqual(there);
    expect(seeds(gamesOf(schedule({ ...tournament, seed: 'T' }), tournament, 'random', 'mcts:10'))).not.toEqual(
      seeds(expected),
    );
  });

  test.each([8, 16])('gives each of %d parts its share of every battlefield and every pair', (of) => {
    const large: Tournament = { ...tournament, games: 640, battlefields: BATTLEFIELD_IDS };
    for (let part = 1; part <= of; part++) {
      const mine = schedule(large, { part, of });
      expect(mine).toHaveLength(1920 / of);
      for (const id of BATTLEFIELD_IDS) {
        const there = mine.filter(({ battlefield }) => battlefield === id).length;
        expect(Math.abs(there - mine.length / 8)).toBeLessThanOrEqual(6);
      }
      for (const bot of [0, 1, 2]) {
        const without = mine.filter(({ seats }) => seats.blue !== bot && seats.red !== bot).length;
        expect(without).toBe(mine.length / 3);
      }
    }
  });

  test.each([2, 3, 16])('falls into %d parts that keep deals together', (of) => {
    const parts = Array.from({ length: of }, (_, i) => schedule(tournament, { part: i + 1, of }));
    expect(parts.flat().sort((a, b) => a.game - b.game)).toEqual(games);
    for (const part of parts)
      for (const { game } of part) {
        expect(part.map((it) => it.game)).toContain(game % 2 === 1 ? game + 1 : game - 1);
      }
  });
});

describe('bots of a command line', () => {
  test.each([
    ['random', 'random', 'random', ''],
    ['mcts:1000', 'mcts:1000', 'mcts', '1000'],
    ['mcts:500ms', 'mcts:500ms', 'mcts', '500ms'],
    ['big=mcts:10000', 'big', 'mcts', '10000'],
    ['cmd:"python3 bot.py"', 'cmd:python3 bot.py', 'cmd', 'python3 bot.py'],
    ["me=cmd:'a=1 ./bot'", 'me', 'cmd', 'a=1 ./bot'],
    ['cmd:"./a" "b"', 'cmd:"./a" "b"', 'cmd', '"./a" "b"'],
    ['file:./bot.mjs', 'file:./bot.mjs', 'file', './bot.mjs'],
  ])('%s', (text, name, kind, value) => {
    expect(parseBot(text)).toEqual({ name, kind, value });
  });

  test.each(['', 'randm', 'random:1', 'mcts', 'mcts:0', 'mcts:1e3', 'mcts:-1', 'cmd:', 'file:', 'cmd:""', 'x='])(
    'no bot: %j',
    (text) => {
      expect(() => parseBot(text)).toThrow(/there is no bot/);
    },
  );

  test('are separated by commas outside quotation marks', () => {
    expect(splitBots('random, greedy,cmd:"a, b",x=cmd:\'c,d\' e,,')).toEqual([
      'random',
      'greedy',
      'cmd:"a, b"',
      "x=cmd:'c,d' e",
    ]);
  });
});
