/**
 * What the dealer deals, compared with every deal there is: all ways to put the unseen tiles on the unseen places are
 * counted, {@link checkState} says which of them make sense, and chi-square says whether the dealer gives each of these
 * as often as it should. The seeds are fixed, and so are the results: each lies below the value that chance exceeds once
 * in a thousand times.
 */
import { describe, expect, test } from 'vitest';
import { dealerOf } from '../../src/bots/determinize.js';
import { createRandom } from '../../src/bots/random.js';
import { createSimulator } from '../../src/bots/simulator.js';
import { canPlace } from '../../src/core/placement.js';
import { type BySide, type GameState, redactFor, type Side, type TroopKind, type Viewer } from '../../src/index.js';
import { load } from '../../src/load.js';
import { checkState } from '../../src/schema/sense.js';
import { boardWith, draw, play, position, SIDES, type Sketch, status } from '../build.js';

/** What one side hides, in one way to deal it. */
interface Piles {
  rack: readonly TroopKind[];
  frozen: readonly TroopKind[];
  reserve: readonly TroopKind[];
  removed: readonly TroopKind[];
}

/**
 * Every way to deal what a side hides, with the number of ways in which its physical tiles give it: goes through the
 * places one after another and puts there each tile that is left.
 */
function dealsOf(state: GameState, side: Side, viewer: Viewer): { piles: Piles; weight: number }[] {
  const { rack, frozen, reserve, removed } = pilesOf(state, side);
  const hidden = viewer !== side;
  const left = [...(hidden ? rack : []), ...reserve, ...removed];
  const ends = [hidden ? rack.length - frozen.length : 0, hidden ? frozen.length : 0, reserve.length, 4];
  const found = new Map<string, { piles: Piles; weight: number }>();
  const deal = (row: readonly TroopKind[], rest: readonly TroopKind[], weight: number) => {
    if (rest.length > 0) {
      for (const kind of new Set(rest)) {
        const others = [...rest];
        others.splice(others.indexOf(kind), 1);
        deal([...row, kind], others, weight * rest.filter((it) => it === kind).length);
      }
      return;
    }
    let used = 0;
    const [free, ice, next, gone] = ends.map((length) => row.slice(used, (used += length))) as [
      TroopKind[],
      TroopKind[],
      TroopKind[],
      TroopKind[],
    ];
    const piles: Piles = hidden
      ? { rack: [...free, ...ice].sort(), frozen: ice.sort(), reserve: next, removed: gone.sort() }
      : { rack, frozen, reserve: next, removed: gone.sort() };
    const key = JSON.stringify(piles);
    const before = found.get(key)?.weight ?? 0;
    found.set(key, { piles, weight: before + weight });
  };
  deal([], left, 1);
  return [...found.values()];
}

function pilesOf(state: GameState, side: Side): Piles {
  const { rack, frozen, reserve, removed } = state;
  return { rack: rack[side], frozen: frozen[side], reserve: reserve[side], removed: removed[side] };
}

function keyOf(state: GameState): string {
  return JSON.stringify(SIDES.map((side) => pilesOf(state, side)));
}

/** How likely each state is that is allowed and looks the same to the viewer. */
function likelihoods(state: GameState, viewer: Viewer, allowed: (other: GameState) => boolean): Map<string, number> {
  const weights = new Map<string, number>();
  let sum = 0;
  const reds = dealsOf(state, 'red', viewer);
  for (const blue of dealsOf(state, 'blue', viewer)) {
    for (const red of reds) {
      const both = <K extends keyof Piles>(key: K): BySide<Piles[K]> => ({
        blue: blue.piles[key],
        red: red.piles[key],
      });
      const other: GameState = {
        ...state,
        rack: both('rack'),
        frozen: both('frozen'),
        reserve: both('reserve'),
        removed: both('removed'),
      };
      if (!allowed(other)) continue;
      weights.set(keyOf(other), blue.weight * red.weight);
      sum += blue.weight * red.weight;
    }
  }
  for (const [key, weight] of weights) weights.set(key, weight / sum);
  return weights;
}

function makesSense(state: GameState): boolean {
  try {
    checkState(state);
    return true;
  } catch {
    return false;
  }
}

/** Which value chi-square exceeds once in a thousand times (Wilson and Hilferty's approximation). */
function critical(degrees: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + 3.09 * Math.sqrt(part)) ** 3;
}

/** Chi-square of samples. Where fewer than five are expected, cells count as one. */
function chiSquare(expected: Map<string, number>, seen: Map<string, number>, samples: number) {
  let [sum, degrees, rareExpected, rareSeen] = [0, -1, 0, 0];
  const add = (should: number, is: number) => {
    sum += (is - should) ** 2 / should;
    degrees++;
  };
  for (const [key, likelihood] of expected) {
    const [should, is] = [likelihood * samples, seen.get(key) ?? 0];
    if (should >= 5) add(should, is);
    else [rareExpected, rareSeen] = [rareExpected + should, rareSeen + is];
  }
  if (rareExpected > 0) add(rareExpected, rareSeen);
  return { sum, degrees };
}

/** A late position in which no more is unseen than what is named here. */
const late = (sketch: Sketch) =>
  position({
    ...sketch,
    rack: { blue: 'star', ...sketch.rack },
    reserve: { blue: 'skully', red: '', ...sketch.reserve },
    removed: { blue: 'kwak kwak star roxy', ...sketch.removed },
  });

/** Nothing but Kwak and Hook can be placed by Red, and by Blue where its own HQ is shut in like that. */
const shutIn = { 14: 'b roxy', 15: 'b roxy' };
const bothShutIn = { ...shutIn, 1: 'r roxy', 2: 'r roxy' };

const open = late({
  battlefield: 'battlefield',
  rack: { red: 'star hook kwak' },
  frozen: { red: 'star' },
  reserve: { red: 'xb42' },
  removed: { red: 'hook kwak jumbo star' },
});

const capn = late({
  battlefield: boardWith('castle-field', { 15: [1, 2] }),
  side: 'red',
  decision: { kind: 'capn', slot: 15 },
  placed: [[15, 1]],
  stacks: { 15: 'r capn', 14: 'b roxy', 13: 'b roxy' },
  rack: { red: 'star kwak jumbo' },
  frozen: { red: 'star' },
  reserve: { red: 'roxy' },
  removed: { red: 'hook jumbo star xb42' },
});

const noDraw = late({
  side: 'red',
  stacks: shutIn,
  rack: { red: 'star kwak jumbo' },
  frozen: { red: 'star' },
  removed: { red: 'hook hook star xb42' },
});

const stuck = (sketch: Sketch = {}) =>
  play(
    late({
      stacks: shutIn,
      rack: { red: 'skully star hook' },
      frozen: { red: 'hook' },
      reserve: { blue: 'skully star xb42' },
      removed: { red: 'kwak hook roxy star' },
      ...sketch,
    }),
    draw,
  );

/** Blue has won with more medals: one of the two was stuck, and neither can draw. */
const eitherStuck = (frozen = '') =>
  stuck({
    stacks: bothShutIn,
    claimed: { blue: [3] },
    rack: { blue: 'star', red: 'skully star' },
    frozen: { red: frozen },
    reserve: { blue: 'hook' },
    removed: { blue: 'kwak jumbo xb42 skully', red: 'kwak hook jumbo xb42' },
  });

describe('every deal that makes sense is as likely as the others', () => {
  const cases: [string, GameState, Viewer, boolean][] = [
    ['to a player who decides', open, 'blue', false],
    [
      'to a spectator',
      late({ rack: { red: 'star hook' }, frozen: { red: 'hook' }, removed: { red: 'kwak' } }),
      'spectator',
      false,
    ],
    ["when the other side's Cap'n asks", capn, 'blue', true],
    ["when it is the other side's turn, which cannot draw", noDraw, 'blue', true],
    ['when the other side was stuck', stuck(), 'blue', true],
    ['when somebody was stuck, to a spectator', eitherStuck(), 'spectator', true],
    ['when somebody was stuck, to a player who was not', eitherStuck(), 'blue', true],
    ['when somebody was stuck, to a player who was', eitherStuck(), 'red', false],
  ];

  test.each(cases)('%s', (name, state, viewer, conditioned) => {
    const expected = likelihoods(state, viewer, makesSense);
    const samples = Math.min(1000 + 40 * expected.size, 60_000);
    const dealer = dealerOf(redactFor(state, viewer));
    const simulator = createSimulator();
    const random = createRandom(name);
    const seen = new Map<string, number>();
    for (let i = 0; i < samples; i++) {
      dealer.dealInto(simulator, random);
      const key = keyOf(simulator.toState());
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    for (const key of seen.keys()) expect(expected.has(key), key).toBe(true);
    const { sum, degrees } = chiSquare(expected, seen, samples);
    expect(degrees).toBeGreaterThan(4);
    expect(sum).toBeLessThan(critical(degrees));

    // The test would notice a dealer that does not care whether a deal makes sense.
    const careless = likelihoods(state, viewer, () => true);
    expect(careless.size > expected.size).toBe(conditioned);
    const against = chiSquare(careless, seen, samples);
    expect(against.sum > 2 * critical(against.degrees)).toBe(conditioned);
  });

  test('a side that has frozen tiles is the one that was stuck: those of the other have just thawed', () => {
    const both = (state: GameState) => {
      const dealer = dealerOf(redactFor(state, 'spectator'));
      const random = createRandom(1);
      const found = new Set<string>();
      for (let i = 0; i < 500; i++) {
        const p = load(dealer.deal(random));
        found.add(SIDES.filter((_, side) => !canPlace(p, side)).join(' '));
      }
      return [...found].sort();
    };
    expect(status(eitherStuck())).toBe('blue wins by stuck');
    expect(both(eitherStuck())).toEqual(['blue', 'blue red', 'red']);
    expect(both(eitherStuck('star'))).toEqual(['blue red', 'red']);
  });
});
