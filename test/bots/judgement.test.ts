import { describe, expect, test } from 'vitest';
import { appeals, WINNING } from '../../src/bots/appeal.js';
import { evaluate, WINS_NOW } from '../../src/bots/evaluate.js';
import { actionOf, createFastRandom, createSimulator, MOST_ACTIONS, type Simulator } from '../../src/bots/index.js';
import { appealing, chanceOfBlue } from '../../src/bots/playout.js';
import { terrainOf } from '../../src/bots/terrain.js';
import { BATTLEFIELD_IDS, BATTLEFIELDS, type BattlefieldId, createGame, legalActions } from '../../src/index.js';
import { boardOf } from '../../src/load.js';
import { position } from '../build.js';

/** Shows each position of some games in which actions are chosen by appeal or at random, with its legal ids. */
function walk(battlefield: BattlefieldId, visit: (simulator: Simulator, ids: Int16Array) => void) {
  const random = createFastRandom(1);
  const simulator = createSimulator(undefined, { seed: 1 });
  const buffer = new Int16Array(MOST_ACTIONS);
  for (let deal = 0; deal < 20; deal++) {
    simulator.load(createGame({ battlefield, seed: `${deal}` }));
    for (let i = 0; i < 200 && simulator.decision !== null; i++) {
      const ids = buffer.slice(0, simulator.legal(buffer));
      visit(simulator, ids);
      const bold = random.below(2) === 0;
      simulator.play(bold ? appealing(simulator.position, random) : ids[random.below(ids.length)]!);
    }
  }
}

/** The ids of placements that end the game in favour of the side that decides. */
function winningPlacements(simulator: Simulator, ids: Int16Array): number[] {
  const after = createSimulator();
  return [...ids].filter((id) => {
    if (actionOf(simulator.toState(), id).type !== 'place') return false;
    after.copyFrom(simulator);
    after.play(id);
    return after.decision === null && after.winner === simulator.side;
  });
}

function winsByBeingStuck(simulator: Simulator, id: number): boolean {
  const after = createSimulator();
  after.copyFrom(simulator);
  after.play(id);
  return after.toState().result?.reason === 'stuck';
}

describe.each(BATTLEFIELD_IDS)('on %s', (battlefield) => {
  test('an appeal is winning exactly for a placement that wins; every other is a number to reckon with', () => {
    const scores = new Float64Array(MOST_ACTIONS);
    walk(battlefield, (simulator, ids) => {
      const before = JSON.stringify(simulator.toState());
      appeals(simulator.position, ids, ids.length, scores);
      expect(JSON.stringify(simulator.toState())).toBe(before);
      const winning = [...ids].filter((_, i) => scores[i] === WINNING);
      const wins = winningPlacements(simulator, ids);
      for (const id of winning) expect(wins).toContain(id);
      // The turn passes after a placement: a stuck enemy may lose then, which no glance shows.
      for (const id of wins) if (!winsByBeingStuck(simulator, id)) expect(winning).toContain(id);
      for (const [i, id] of ids.entries()) {
        if (!winning.includes(id)) expect(Math.abs(scores[i]!)).toBeLessThan(40);
      }
    });
  });

  test('the score of a turn that one placement wins is the highest, and no other is near it', () => {
    let sure = 0;
    walk(battlefield, (simulator, ids) => {
      if (simulator.decision !== 'turn') return;
      const score = evaluate(simulator.position);
      if (score !== WINS_NOW) expect(Math.abs(score)).toBeLessThan(30);
      else if (battlefield !== 'tropical-pool') expect(winningPlacements(simulator, ids)).not.toEqual([]);
      if (score === WINS_NOW) sure++;
    });
    expect(sure).toBeGreaterThan(0);
  });

  test("blue's chance is one between none and certain, judged once a turn begins", () => {
    const copy = createSimulator();
    walk(battlefield, (simulator) => {
      copy.copyFrom(simulator);
      const chance = chanceOfBlue(copy);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(copy.decision === null || copy.decision === 'turn').toBe(true);
    });
  });

  test('steps count the placements that lead to the enemy HQ over a free board', () => {
    const { slots, paths } = BATTLEFIELDS[battlefield];
    const state = createGame({ battlefield, seed: 'x' });
    const { steps } = terrainOf(boardOf(state));
    const next = (slot: number) => paths.flatMap(([a, b]) => (a === slot ? [b] : b === slot ? [a] : []));
    for (const [side, hq] of ['red', 'blue'].entries()) {
      for (const { id, hq: of } of slots) {
        const here = steps[side * slots.length + id]!;
        if (of === hq) expect(here).toBe(1);
        else if (of === undefined && here < 6) {
          const ahead = next(id).filter((it) => slots[it]!.hq === undefined || slots[it]!.hq === hq);
          expect(here).toBe(1 + Math.min(...ahead.map((it) => steps[side * slots.length + it]!)));
        }
      }
    }
  });
});

test('more of anything good is judged better, for whoever has it', () => {
  const plain = position({ rack: { blue: 'roxy', red: 'roxy' } });
  const scoreOf = (sketch: Parameters<typeof position>[0]) => {
    const simulator = createSimulator(position({ rack: { blue: 'roxy', red: 'roxy' }, ...sketch }));
    return evaluate(simulator.position);
  };
  expect(legalActions(plain).length).toBeGreaterThan(1);
  expect(scoreOf({ rack: { blue: 'roxy star', red: 'roxy' } })).toBeGreaterThan(scoreOf({}));
  expect(scoreOf({ rack: { blue: 'roxy', red: 'roxy star' } })).toBeLessThan(scoreOf({}));
  expect(scoreOf({ claimed: { blue: [0] } })).toBeGreaterThan(scoreOf({}));
  expect(scoreOf({ claimed: { red: [0] } })).toBeLessThan(scoreOf({}));
  expect(scoreOf({ stacks: { 1: 'b star', 3: 'b star', 8: 'b star' } })).toBeGreaterThan(scoreOf({}));
  expect(scoreOf({ stacks: { 15: 'r star', 13: 'r star', 8: 'r star' } })).toBeLessThan(scoreOf({}));
});
