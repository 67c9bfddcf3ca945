import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counts, counter, noCounts, RULES } from './counts/index.js';
import { plays, walk, walkFrom } from './plays.js';
import { starts } from './starts.js';

/** Given, so that the counts are the same each time. */
const SEED = 42;
const GAMES = 2000;
const FROM_EACH_START = 50;

test('random games use every rule', () => {
  const [inGames, fromStarts] = [noCounts(), noCounts()];
  fc.assert(
    fc.property(plays, (play) => {
      walk(play, counter(inGames));
    }),
    { seed: SEED, numRuns: GAMES },
  );
  for (const start of Object.values(starts)) {
    fc.assert(
      fc.property(fc.noBias(fc.array(fc.nat(), { minLength: 8, maxLength: 8 })), (choices) => {
        walkFrom(start, choices, counter(fromStarts));
      }),
      { seed: SEED, numRuns: FROM_EACH_START },
    );
  }
  console.log(table(inGames, fromStarts));
  expect(RULES.filter((rule) => inGames.get(rule) === 0 && fromStarts.get(rule) === 0)).toEqual([]);
});

/** At how many steps each rule was used. */
function table(inGames: Counts, fromStarts: Counts): string {
  const row = (...cells: [string, string, string]) => `${cells[0].padStart(8)}${cells[1].padStart(10)}  ${cells[2]}`;
  return [
    row('games', 'positions', `steps at which a rule was used, in ${GAMES} random games and from given positions`),
    ...RULES.map((rule) => row(String(inGames.get(rule)), String(fromStarts.get(rule)), rule)),
  ].join('\n');
}
