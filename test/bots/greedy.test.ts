import { describe, expect, test } from 'vitest';
import { createRandom, greedyBot } from '../../src/bots/index.js';
import {
  type Action,
  apply,
  BATTLEFIELD_IDS,
  controllerOf,
  createGame,
  type GameState,
  legalActions,
} from '../../src/index.js';
import { draw, place, play, position, type Sketch, status, use } from '../build.js';
import { asked } from './matches.js';

function choose(state: GameState): Action {
  const { view, context } = asked(state);
  return greedyBot().choose(view, context) as Action;
}

/** A position of Castle Field, blue to decide, both racks filled unless they are given. */
const castle = (sketch: Sketch) =>
  position({ ...sketch, rack: { blue: 'roxy kwak star', red: 'roxy hook xb42', ...sketch.rack } });

describe('greedyBot wins at once', () => {
  test('on an HQ', () => {
    const stacks = { 1: 'b star', 3: 'b star', 8: 'b xb42', 12: 'b xb42', 14: 'b hook', 13: 'r roxy', 15: 'r roxy' };
    const action = choose(castle({ stacks, claimed: { red: [0] }, rack: { blue: 'kwak roxy' } }));
    expect(action).toMatchObject({ type: 'place', slot: 16 });
  });

  test("with Cap'n's extra troop", () => {
    const stacks = { 1: 'b star', 3: 'b star', 8: 'b xb42', 12: 'b xb42', 13: 'r roxy', 15: 'r roxy' };
    const state = castle({ stacks, rack: { blue: 'capn kwak roxy' } });
    expect(choose(state)).toEqual(place('capn', 14));
    expect(choose(play(state, place('capn', 14)))).toMatchObject({ type: 'place', slot: 16 });
  });

  test('by medals, even if it could take more that are not needed', () => {
    const stacks = { 1: 'b star', 2: 'b star', 3: 'b xb42', 4: 'b xb42', 8: 'b hook', 5: 'b hook' };
    const state = castle({ stacks, claimed: { blue: [0, 3, 6] }, rack: { blue: 'roxy' } });
    expect(state.medals.blue).toBe(6);
    const action = choose(state);
    expect(action).toEqual(place('roxy', 7));
    expect(status(apply(state, action))).toBe('blue wins by medals');
  });

  test.each(BATTLEFIELD_IDS)('whenever an action can, on %s', (battlefield) => {
    const random = createRandom(battlefield);
    let found = 0;
    for (let deal = 0; found < 5; deal++) {
      let state = createGame({ battlefield, seed: `${deal}` });
      for (let i = 0; state.decision && i < 100; i++) {
        const { side } = state.decision;
        const legal = legalActions(state);
        const wins = (action: Action) => apply(state, action).result?.winner === side;
        if (legal.some((action) => action.type === 'place' && wins(action))) {
          expect(wins(choose(state))).toBe(true);
          found++;
        }
        state = apply(state, legal[random.below(legal.length)]!);
      }
    }
  });
});

describe('greedyBot takes medals', () => {
  test('the more the better', () => {
    // On 8 a region of 3 is complete, on 5 one of 1.
    const stacks = { 1: 'b star', 2: 'b star', 3: 'b xb42', 4: 'b xb42', 7: 'b hook' };
    expect(choose(castle({ stacks, rack: { blue: 'roxy' } }))).toEqual(place('roxy', 8));
  });

  test('where one is to be had', () => {
    const stacks = { 1: 'b star', 3: 'b xb42', 7: 'b hook' };
    expect(choose(castle({ stacks, rack: { blue: 'roxy', red: '' } }))).toEqual(place('roxy', 5));
  });
});

describe('greedyBot denies', () => {
  test('a win on its HQ', () => {
    const stacks = { 1: 'r star', 3: 'r roxy', 8: 'r roxy', 13: 'r hook', 15: 'r hook' };
    expect(choose(castle({ stacks, rack: { blue: 'skully roxy' } }))).toEqual(place('roxy', 1));
  });

  test('a region of which the enemy lacks one base', () => {
    const stacks = { 1: 'r star', 2: 'r star', 3: 'r xb42', 8: 'r roxy', 9: 'r hook', 13: 'r roxy', 15: 'r star' };
    const state = castle({ stacks, rack: { blue: 'roxy hook jumbo skully', red: 'roxy kwak' } });
    const action = choose(state);
    expect(action).toMatchObject({ type: 'place' });
    const after = apply(state, action);
    expect([1, 2, 3, 4, 8].some((slot) => controllerOf(after, slot) === 'blue')).toBe(true);
  });
});

describe('greedyBot keeps itself supplied', () => {
  test('draws when it has next to nothing', () => {
    expect(choose(castle({ rack: { blue: 'kwak' } }))).toEqual(draw);
  });

  test.each(['skully', 'star', 'xb42'] as const)('uses %s', (kind) => {
    const state = play(castle({ rack: { blue: `${kind} roxy` } }), place(kind, 1));
    expect(choose(state)).toEqual(use);
  });
});
