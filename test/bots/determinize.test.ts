import { describe, expect, test } from 'vitest';
import { dealerOf, determinize, determinizeInto } from '../../src/bots/determinize.js';
import { hash } from '../../src/bots/hash.js';
import { createRandom } from '../../src/bots/random.js';
import { createSimulator } from '../../src/bots/simulator.js';
import { apply, type GameView, redactFor, ToyBattleError, type Viewer } from '../../src/index.js';
import { checkState } from '../../src/schema/sense.js';
import { draw, play, position, SIDES } from '../build.js';
import { LONG } from '../properties/plays.js';
import { same } from '../properties/same.js';
import { edited, randomGame } from '../schema/positions.js';

/** A multiple of nine: as many on each board. */
const GAMES = LONG ? 450 : process.env.FAST === '1' ? 9 : 18;
const VIEWERS = ['blue', 'red', 'spectator'] as const;

describe('determinize', () => {
  test('gives a state that makes sense and looks exactly like the view, to every viewer all through random games', () => {
    const met = { capn: 0, noDraw: 0, stuck: 0, frozen: 0 };
    const simulator = createSimulator(undefined, { hash: true });
    for (let seed = 0; seed < GAMES; seed++) {
      for (const [index, state] of randomGame(seed).states.entries()) {
        for (const viewer of VIEWERS) {
          const view = redactFor(state, viewer);
          const { decision, result, frozen, reserve } = state;
          const others = decision !== null && decision.side !== viewer;
          if (others && decision.kind === 'capn') met.capn++;
          if (others && decision.kind === 'turn' && reserve[decision.side].length === 0) met.noDraw++;
          if (result?.reason === 'stuck') met.stuck++;
          if (SIDES.some((side) => side !== viewer && frozen[side].length > 0)) met.frozen++;
          const random = () => createRandom(`${seed} ${index}`);
          const full = determinize(view, random());
          checkState(full);
          same(redactFor(full, viewer), view);
          determinizeInto(simulator, view, random());
          const { chance, ...dealt } = simulator.toState();
          const { chance: fresh, ...expected } = full;
          same(dealt, expected, 'the simulator gets the very same deal');
          expect(chance.some(Boolean) && fresh.some(Boolean)).toBe(true);
          expect(simulator.hash, 'the key is that of the deal').toBe(hash(full));
        }
      }
    }
    for (const times of Object.values(met)) expect(times, JSON.stringify(met)).toBeGreaterThan(GAMES / 9);
  });

  test('depends on the view and the random numbers alone, not on earlier deals or on what happens to the view', () => {
    const state = randomGame(9).states.at(-9)!;
    const view = JSON.parse(JSON.stringify(redactFor(state, 'red'))) as GameView;
    const first = determinize(view, createRandom(1));
    const dealer = dealerOf(view);
    const random = createRandom(2);
    const others = Array.from({ length: 20 }, () => JSON.stringify(dealer.deal(random)));
    expect(new Set(others).size).toBe(20);
    Object.assign(view.reserve, { blue: 0 });
    expect(dealer.deal(createRandom(1))).toEqual(first);
    expect(Object.isFrozen(first)).toBe(true);
  });

  test('leaves a simulator of another battlefield on that of the view, and its own chance alone', () => {
    const [there, here] = [randomGame(1).states.at(4)!, randomGame(3).states.at(4)!];
    const simulator = createSimulator(there, { seed: 5 });
    determinizeInto(simulator, redactFor(here, 'blue'), createRandom(1));
    expect(redactFor(simulator.toState(), 'blue')).toEqual(redactFor(here, 'blue'));
    expect(simulator.random.next()).toBe(createSimulator(undefined, { seed: 5 }).random.next());
  });

  test('never gives a chance generator that is all zero', () => {
    const view = redactFor(randomGame(2).states[3]!, 'blue');
    const full = determinize(view, { next: () => 0, below: () => 0 });
    checkState(full);
    const counting = ((n) => ({ next: () => ++n, below: () => 0 }))(0);
    expect(determinize(view, counting).chance).toEqual([1, 2, 3, 4]);
    expect(apply(full, draw)).toBeDefined();
  });
});

describe('determinize refuses', () => {
  const view = redactFor(position({}), 'blue');
  const cases: [string, string | undefined, unknown][] = [
    ['not-a-game', undefined, null],
    ['not-a-view', undefined, position({})],
    ['unknown-battlefield', undefined, { ...view, battlefield: 'castle' }],
    ['impossible-state', 'reserve.red', edited(view, (draft) => draft.reserve.red--)],
    ['impossible-state', 'reserve.blue', edited(view, (draft) => (draft.discard.blue = ['kwak', 'kwak']))],
    ['impossible-state', 'reserve.red', edited(view, (draft) => (draft.discard.red = Array(4).fill('kwak')))],
    ['impossible-state', 'reserve.red', edited(view, (draft) => (draft.frozen.red.size = 1))],
    ['impossible-state', 'rack', edited(view, (draft) => (draft.decision = { side: 'red', kind: 'capn', slot: 3 }))],
    ['impossible-state', 'rack', edited(ended('blue'), (draft) => (draft.result!.winner = 'red'))],
  ];
  test.each(cases)('%s %s', (code, at, bad) => {
    for (const call of [
      () => determinize(bad as GameView, createRandom(1)),
      () => determinizeInto(createSimulator(), bad as GameView, createRandom(1)),
    ]) {
      expect(call).toThrow(ToyBattleError);
      expect(call).toThrow(expect.objectContaining({ code, ...(at && { data: { at } }) }));
    }
  });
});

/** A view of a game in which `side` was stuck with an empty rack. */
function ended(viewer: Viewer): GameView {
  return redactFor(play(position({ rack: { blue: 'roxy' }, reserve: { red: '' } }), draw), viewer);
}
