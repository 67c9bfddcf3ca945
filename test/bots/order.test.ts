import { expect, test } from 'vitest';
import { type Bot, greedyBot, mctsBot, randomBot } from '../../src/bots/index.js';
import { apply, BATTLEFIELD_IDS, createGame, type Side } from '../../src/index.js';
import { game } from './matches.js';

/** Games won by the first of two bots: on every battlefield one deal, played twice with seats swapped. */
async function wins(make: () => Bot, makeOther: () => Bot): Promise<number> {
  let won = 0;
  for (const battlefield of BATTLEFIELD_IDS) {
    for (const side of ['blue', 'red'] as const) {
      const options = { battlefield, seed: 'who is stronger' };
      const bots = { blue: makeOther(), red: makeOther(), [side]: make() } as Record<Side, Bot>;
      const actions = await game(options, bots);
      const end = actions.reduce((state, action) => apply(state, action), createGame(options));
      if (end.result?.winner === side) won++;
    }
  }
  return won;
}

// Far from what they do (docs/bots.md), so that only a bot that has lost its wits fails; the same games each time.
test('greedy beats random', async () => {
  expect(await wins(greedyBot, () => randomBot({ seed: 'r' }))).toBeGreaterThanOrEqual(15);
});

test('mcts:200 beats greedy', async () => {
  expect(await wins(() => mctsBot({ iterations: 200, seed: 'm' }), greedyBot)).toBeGreaterThanOrEqual(11);
});
