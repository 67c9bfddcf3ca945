import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChanceOutcome,
  chanceOutcomes,
  type DrawOutcome,
  drawOutcomes,
  type Fraction,
  unseenCounts,
} from '../../src/bots/index.js';
import {
  type Action,
  applyWithChance,
  createGame,
  type GameState,
  type GameView,
  IllegalActionError,
  legalActions,
  redactFor,
  type Side,
  ToyBattleError,
  TROOP_KINDS,
  type TroopKind,
} from '../../src/index.js';
import { decline, draw, place, play, position, status, tiles, use } from '../build.js';
import { LONG, plays, someStates, walk } from '../properties/plays.js';
import { holds, same } from '../properties/same.js';

const SIDES = ['blue', 'red'] as const;
const RUNS = LONG ? 2000 : process.env.FAST === '1' ? 20 : 200;

/** Outcomes in few words: `roxy 1/3, star 2/3`. */
function words(outcomes: readonly (ChanceOutcome | DrawOutcome)[]): string {
  return outcomes
    .map((outcome) => {
      const { numerator, denominator } = outcome.probability;
      return `${'kind' in outcome ? outcome.kind : outcome.tiles.join('+')} ${numerator}/${denominator}`;
    })
    .join(', ');
}

function isLowest({ numerator, denominator }: Fraction): boolean {
  if (!(numerator > 0 && numerator <= denominator)) return false;
  for (let n = 2; n <= numerator; n++) if (numerator % n === 0 && denominator % n === 0) return false;
  return true;
}

/** All are in lowest terms and together they are certain. */
function addUp(outcomes: readonly { probability: Fraction }[]): void {
  holds(
    outcomes.every(({ probability }) => isLowest(probability)),
    'in lowest terms',
  );
  const all = outcomes.reduce((product, { probability }) => product * BigInt(probability.denominator), 1n);
  const sum = outcomes.reduce((n, { probability: p }) => n + (BigInt(p.numerator) * all) / BigInt(p.denominator), 0n);
  holds(sum === all, 'the probabilities add up to 1');
}

function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(ToyBattleError);
    return (error as ToyBattleError).code;
  }
  return 'no error';
}

describe('what XB-42 or a freeze hits', () => {
  const robbery = play(
    position({ rack: { blue: 'xb42', red: 'hook hook hook roxy star star' }, frozen: { red: 'hook star' } }),
    place('xb42', 1),
  );
  const freezing = play(
    position({
      battlefield: 'battlefield',
      stacks: { 1: 'b hook', 3: 'b hook', 14: 'r star' },
      rack: { blue: 'roxy', red: 'hook hook star roxy' },
      frozen: { red: 'roxy' },
      discard: { red: 'star kwak kwak kwak' },
      removed: { red: 'skully skully skully capn' },
    }),
    place('roxy', 4),
  );

  test('in a state depends on the rack, frozen tiles counted as the effect does', () => {
    expect(words(chanceOutcomes(robbery, use))).toBe('hook 1/2, star 1/3, roxy 1/6');
    expect(status(freezing)).toBe('blue freeze 4');
    expect(words(chanceOutcomes(freezing, use))).toBe('hook 2/3, star 1/3');
  });

  test('in a view is a random unseen tile', () => {
    const view = redactFor(freezing, 'blue');
    // On the board or in the discard: three Kwaks and two Stars. Of the other 19 each is as likely.
    expect(unseenCounts(view, 'red')).toEqual({
      kwak: 0,
      skully: 3,
      capn: 3,
      jumbo: 3,
      hook: 3,
      xb42: 3,
      star: 1,
      roxy: 3,
    });
    expect(words(chanceOutcomes(view, use))).toBe(
      'skully 3/19, capn 3/19, jumbo 3/19, hook 3/19, xb42 3/19, star 1/19, roxy 3/19',
    );
  });

  test('is nothing for every other action', () => {
    for (const state of [robbery, redactFor(robbery, 'blue')]) expect(chanceOutcomes(state, decline)).toEqual([]);
    const turn = position({ rack: { blue: 'hook' } });
    for (const action of legalActions(turn)) expect(chanceOutcomes(turn, action)).toEqual([]);
    const skully = play(position({ rack: { blue: 'skully' } }), place('skully', 1));
    expect(status(skully)).toBe('blue skully 1');
    expect(chanceOutcomes(skully, use)).toEqual([]);
  });

  test('is asked only about what the viewer may do', () => {
    for (const ask of [chanceOutcomes, drawOutcomes]) {
      for (const viewer of ['red', 'spectator'] as const) {
        expect(codeOf(() => ask(redactFor(robbery, viewer), use))).toBe('not-your-decision');
      }
      expect(() => ask(robbery, draw)).toThrow(IllegalActionError);
      expect(codeOf(() => ask(robbery, {} as Action))).toBe('malformed');
      expect(codeOf(() => ask({} as GameState, use))).toBe('not-a-game');
    }
  });

  test('is exactly what can be dictated, in every state of a game', () =>
    fc.assert(
      fc.property(plays, (game) => {
        for (const state of someStates(game)) {
          for (const action of legalActions(state)) {
            let pool: readonly TroopKind[] = [];
            applyWithChance(state, action, (kinds) => (pool = kinds)[0]!);
            const outcomes = chanceOutcomes(state, action);
            same(
              outcomes.map(({ kind }) => kind),
              TROOP_KINDS.filter((kind) => pool.includes(kind)),
            );
            for (const { kind, probability } of outcomes) {
              const times = pool.filter((it) => it === kind).length;
              holds(times * probability.denominator === probability.numerator * pool.length, 'a fair share');
            }
            if (outcomes.length > 0) addUp(outcomes);
          }
        }
      }),
      { numRuns: RUNS },
    ));
});

describe('what is drawn', () => {
  const skully = (reserve: string, rack = 'skully star') =>
    play(position({ rack: { blue: rack }, reserve: { blue: reserve } }), place('skully', 1));

  test('in a state is certain', () => {
    const state = position({ rack: { blue: 'skully' }, reserve: { blue: 'star hook roxy ...' } });
    expect(words(drawOutcomes(state, draw))).toBe('hook+star 1/1');
    expect(words(drawOutcomes(skully('roxy hook'), use))).toBe('hook+roxy 1/1');
    expect(words(drawOutcomes(skully('roxy'), use))).toBe('roxy 1/1');
    expect(drawOutcomes(skully('roxy'), decline)).toEqual([]);
    for (const action of legalActions(state).slice(1)) expect(drawOutcomes(state, action)).toEqual([]);
  });

  test('in a view is a random selection of the unseen tiles', () => {
    // Unseen are these two and four removed tiles: kwak kwak kwak skully.
    const two = redactFor(skully('roxy roxy'), 'blue');
    expect(unseenCounts(two, 'blue')).toMatchObject({ kwak: 3, skully: 1, roxy: 2, star: 0, capn: 0 });
    expect(words(drawOutcomes(two, use))).toBe(
      'kwak+kwak 1/5, kwak+skully 1/5, kwak+roxy 2/5, roxy+skully 2/15, roxy+roxy 1/15',
    );
    const one = redactFor(skully('roxy'), 'blue');
    expect(words(drawOutcomes(one, use))).toBe('kwak 3/5, skully 1/5, roxy 1/5');
  });

  test('is what the game then shows', () =>
    fc.assert(
      fc.property(plays, (game) => {
        walk(game, ({ before, action, events, index }) => {
          const drew = events.find((event) => event.type === 'drew');
          if (index % 7 !== 0 && drew === undefined) return;
          const outcomes = drawOutcomes(before, action);
          same(
            outcomes.map((outcome) => outcome.tiles),
            drew === undefined ? [] : [drew.tiles],
          );
          const seen = drawOutcomes(redactFor(before, before.decision!.side), action);
          if (drew === undefined) same(seen, []);
          else {
            addUp(seen);
            holds(
              seen.some((outcome) => outcome.tiles.join() === drew.tiles.join()),
              'what is drawn was thought possible',
            );
            holds(new Set(seen.map((outcome) => outcome.tiles.join())).size === seen.length, 'each selection once');
          }
        });
      }),
      { numRuns: RUNS },
    ));
});

describe('to a view every deal of the unseen tiles is as likely', () => {
  /** Every order of some things, each as often as it comes about. */
  function orders<T>(things: readonly T[]): T[][] {
    if (things.length === 0) return [[]];
    return things.flatMap((first, i) => orders(things.filter((_, n) => n !== i)).map((rest) => [first, ...rest]));
  }

  /** All of red's tiles but these are in the discard. */
  const late = (sketch: Parameters<typeof position>[0]) => position({ reserve: { blue: '', red: '' }, ...sketch });

  test('so XB-42 hits as it does over all of them', () => {
    const state = play(
      late({ rack: { blue: 'xb42', red: 'roxy roxy star' }, removed: { red: 'roxy kwak kwak hook' } }),
      place('xb42', 1),
    );
    const hidden = [...tiles('roxy roxy star'), ...tiles('roxy kwak kwak hook')];
    const total = new Map<TroopKind, number>();
    const deals = orders(hidden);
    for (const deal of deals) {
      const dealt = { ...state, rack: { ...state.rack, red: deal.slice(0, 3).sort() } };
      for (const { kind, probability } of chanceOutcomes(dealt, use)) {
        total.set(kind, (total.get(kind) ?? 0) + probability.numerator / probability.denominator);
      }
    }
    const outcomes = chanceOutcomes(redactFor(state, 'blue'), use);
    expect(outcomes.length).toBe(total.size);
    for (const { kind, probability } of outcomes) {
      expect(probability.numerator / probability.denominator).toBeCloseTo(total.get(kind)! / deals.length, 12);
    }
  });

  test('and so draws bring what they do over all of them', () => {
    const state = late({
      rack: { blue: 'star' },
      reserve: { blue: 'roxy hook roxy', red: '' },
      removed: { blue: 'kwak kwak roxy capn' },
    });
    const deals = orders([...tiles('roxy hook roxy'), ...tiles('kwak kwak roxy capn')]);
    const total = new Map<string, number>();
    for (const deal of deals) {
      const drawn = deal.slice(0, 2).sort().join('+');
      total.set(drawn, (total.get(drawn) ?? 0) + 1);
    }
    const outcomes = drawOutcomes(redactFor(state, 'blue'), draw);
    expect(outcomes.length).toBe(total.size);
    for (const { tiles: drawn, probability } of outcomes) {
      expect(probability.numerator * deals.length).toBe(total.get(drawn.join('+'))! * probability.denominator);
    }
  });
});

describe('unseen tiles', () => {
  test('are those on a hidden rack, in the reserve and removed', () =>
    fc.assert(
      fc.property(plays, (game) => {
        for (const state of someStates(game)) {
          for (const viewer of [...SIDES, 'spectator'] as const) {
            const view = redactFor(state, viewer);
            for (const side of SIDES) {
              const hidden = [...state.reserve[side], ...state.removed[side]];
              if (viewer !== side) hidden.push(...state.rack[side]);
              same(
                unseenCounts(view, side),
                Object.fromEntries(TROOP_KINDS.map((kind) => [kind, hidden.filter((it) => it === kind).length])),
              );
            }
          }
        }
      }),
      { numRuns: RUNS },
    ));

  test('are asked of a view, about a side', () => {
    const game = createGame({ battlefield: 'castle-field', seed: 'unseen' });
    expect(codeOf(() => unseenCounts(game as unknown as GameView, 'red'))).toBe('not-a-view');
    expect(codeOf(() => unseenCounts({} as GameView, 'red'))).toBe('not-a-game');
    expect(codeOf(() => unseenCounts(redactFor(game, 'blue'), 'green' as Side))).toBe('bad-side');
  });
});
