import { describe, expect, test } from 'vitest';
import { determinize } from '../../src/bots/determinize.js';
import {
  OBSERVED_DECISIONS,
  OBSERVED_SPECIALS,
  type ObservationField,
  observationLayout,
  observationSize,
} from '../../src/bots/observation-layout.js';
import { observe } from '../../src/bots/observe.js';
import { createRandom } from '../../src/bots/random.js';
import {
  BATTLEFIELD_IDS,
  BATTLEFIELDS,
  type GameState,
  redactFor,
  ToyBattleError,
  TROOP_KINDS,
  type Viewer,
} from '../../src/index.js';
import { decline, draw, place, play, position, type Sketch } from '../build.js';
import { LONG } from '../properties/plays.js';
import { randomGame } from '../schema/positions.js';

const VIEWERS = ['blue', 'red', 'spectator'] as const;

/** The numbers of a field that are not 0, by plane and place: `{ '3 8': 1 }`. */
function field(state: GameState, viewer: Viewer, name: ObservationField): Record<string, number> {
  const { offset, planes, width } = observationLayout(state)[name];
  const row = observe(redactFor(state, viewer)).subarray(offset, offset + planes * width);
  const found: Record<string, number> = {};
  row.forEach((value, i) => {
    if (value !== 0) found[`${Math.floor(i / width)} ${i % width}`] = Number(value.toFixed(4));
  });
  return found;
}

/** The numbers of a field that has one number a plane, by the names of its planes. */
function named(state: GameState, viewer: Viewer, name: ObservationField, names: readonly string[]) {
  const entries = Object.entries(field(state, viewer, name));
  expect(observationLayout(state)[name]).toMatchObject({ planes: names.length, width: 1 });
  return Object.fromEntries(entries.map(([at, value]) => [names[Number(at.split(' ')[0])], value]));
}

const kinds = (state: GameState, viewer: Viewer, name: ObservationField) => named(state, viewer, name, TROOP_KINDS);
const both = (state: GameState, viewer: Viewer, name: ObservationField) => named(state, viewer, name, ['own', 'enemy']);
const only = (state: GameState, viewer: Viewer, name: ObservationField) => field(state, viewer, name)['0 0'] ?? 0;

/** Castle Field has 17 slots and 8 regions. */
const castle = (sketch: Sketch = {}) => position({ battlefield: 'castle-field', ...sketch });

describe('the observation of', () => {
  test('the board: visible tiles, those below them, and depth, from the viewer’s side', () => {
    const state = castle({
      stacks: { 1: 'r star, b kwak', 7: 'b hook, b roxy', 8: 'r skully', 9: 'b capn, r jumbo, r hook' },
    });
    expect(field(state, 'blue', 'ownTop')).toEqual({ '0 1': 1, '7 7': 1 });
    expect(field(state, 'blue', 'enemyTop')).toEqual({ '1 8': 1, '4 9': 1 });
    expect(field(state, 'blue', 'ownBelow')).toEqual({ '4 7': 1 });
    expect(field(state, 'blue', 'enemyBelow')).toEqual({ '6 1': 1, '3 9': 1 });
    expect(field(state, 'blue', 'depth')).toEqual({ '0 1': 0.25, '0 7': 0.25, '0 8': 0.125, '0 9': 0.375 });
    expect(field(state, 'red', 'ownTop')).toEqual({ '1 8': 1, '4 7': 1 });
    expect(field(state, 'red', 'enemyTop')).toEqual({ '0 15': 1, '7 9': 1 });
    expect(field(state, 'red', 'ownBelow')).toEqual({ '6 15': 1, '3 7': 1 });
    expect(field(state, 'red', 'enemyBelow')).toEqual({ '4 9': 1 });
    expect(field(state, 'red', 'depth')).toEqual({ '0 15': 0.25, '0 9': 0.25, '0 8': 0.125, '0 7': 0.375 });
    expect(field(state, 'spectator', 'ownTop')).toEqual(field(state, 'blue', 'ownTop'));
  });

  test('special slots, by kind, and only in the normal game', () => {
    const planes = BATTLEFIELD_IDS.map((battlefield) => [
      battlefield,
      field(position({ battlefield }), 'blue', 'special'),
    ]);
    const plane = (kind: (typeof OBSERVED_SPECIALS)[number], ...slots: number[]) =>
      Object.fromEntries(slots.map((slot) => [`${OBSERVED_SPECIALS.indexOf(kind)} ${slot}`, 1]));
    expect(Object.fromEntries(planes)).toEqual({
      'castle-field': plane('recall', 5, 6, 10, 11),
      'tropical-pool': {},
      'city-of-clouds': plane('draw', 3, 6, 9, 12),
      'volcanic-jungle': plane('displace', 5, 9),
      'cursed-cemetery': plane('recover', 2, 4, 12, 14),
      'caribbean-sea': {},
      'station-metal-x': plane('noTroopEffect', 6, 7, 8),
      battlefield: plane('freeze', 4, 6, 9, 11),
    });
    expect(OBSERVED_SPECIALS).toEqual(['recall', 'draw', 'displace', 'recover', 'freeze', 'noTroopEffect']);
    for (const battlefield of BATTLEFIELD_IDS) {
      const first = position({ battlefield, specialBases: false });
      expect(field(first, 'blue', 'special')).toEqual({});
      expect(field(first, 'blue', 'limit')).toEqual({});
      expect(only(first, 'blue', 'specialBases')).toBe(0);
      expect(only(position({ battlefield }), 'blue', 'specialBases')).toBe(1);
    }
  });

  test('strength limits, of bases and HQs, turned for Red', () => {
    const limits = (...of: [slot: number, strengths: number[]][]) =>
      Object.fromEntries(of.flatMap(([slot, strengths]) => strengths.map((it) => [`${it - 1} ${slot}`, 1])));
    const pool = position({ battlefield: 'tropical-pool' });
    const bases: [number, number[]][] = [
      [3, [1, 2]],
      [7, [3, 4, 5]],
      [8, [6, 7]],
      [9, [3, 4, 5]],
      [13, [1, 2]],
    ];
    expect(field(pool, 'blue', 'limit')).toEqual(limits(...bases, [1, [6, 7]], [15, [6, 7]]));
    expect(field(pool, 'red', 'limit')).toEqual(field(pool, 'blue', 'limit'));
    expect(field(pool, 'blue', 'ownHq')).toEqual({ '0 0': 1, '0 1': 1 });
    expect(field(pool, 'blue', 'enemyHq')).toEqual({ '0 15': 1, '0 16': 1 });
    expect(field(pool, 'red', 'ownHq')).toEqual({ '0 0': 1, '0 1': 1 });
    expect(field(pool, 'red', 'enemyHq')).toEqual({ '0 15': 1, '0 16': 1 });
  });

  test('regions: what is left, turned for Red', () => {
    const state = castle({ claimed: { blue: [0], red: [1, 6] } });
    const left = (...regions: number[]) => Object.fromEntries(regions.map((region) => [`0 ${region}`, 1]));
    expect(field(state, 'blue', 'regions')).toEqual(left(2, 3, 4, 5, 7));
    // Turned round, regions 0 and 7 change places, and so do 1 and 6, 2 and 5, 3 and 4.
    expect(field(state, 'red', 'regions')).toEqual(left(5, 4, 3, 2, 0));
    expect(both(state, 'blue', 'medals')).toEqual({ own: 0.4286, enemy: 0.2857 });
    expect(both(state, 'red', 'medals')).toEqual({ own: 0.2857, enemy: 0.4286 });
    expect(only(state, 'red', 'objective')).toBe(0.7);
    expect(only(position({ battlefield: 'caribbean-sea' }), 'red', 'objective')).toBe(0.5);
  });

  test('racks, frozen tiles, reserves and discards, and what is unseen', () => {
    const state = castle({
      rack: { blue: 'kwak kwak roxy', red: 'star hook hook hook' },
      frozen: { blue: 'kwak', red: 'hook hook' },
      discard: { blue: 'skully skully skully', red: 'jumbo' },
      stacks: { 8: 'r kwak, b roxy' },
      reserve: { blue: 'xb42 xb42 xb42 capn capn' },
      removed: { blue: 'capn star star star' },
    });
    // Without dots what is named nowhere lies in the discard: a Kwak, a Roxy, three Jumbo and three Hook.
    expect(kinds(state, 'blue', 'ownDiscard')).toEqual({ skully: 1, kwak: 0.3333, roxy: 0.3333, jumbo: 1, hook: 1 });
    expect(kinds(state, 'red', 'enemyDiscard')).toEqual(kinds(state, 'blue', 'ownDiscard'));
    expect(kinds(state, 'blue', 'enemyDiscard')).toEqual({ jumbo: 0.3333 });
    expect(kinds(state, 'red', 'ownDiscard')).toEqual({ jumbo: 0.3333 });
    expect(kinds(state, 'blue', 'ownRack')).toEqual({ kwak: 0.6667, roxy: 0.3333 });
    expect(kinds(state, 'blue', 'ownFrozen')).toEqual({ kwak: 0.3333 });
    expect(kinds(state, 'red', 'ownRack')).toEqual({ star: 0.3333, hook: 1 });
    expect(kinds(state, 'red', 'ownFrozen')).toEqual({ hook: 0.6667 });
    expect(kinds(state, 'blue', 'ownUnseen')).toEqual({ capn: 1, xb42: 1, star: 1 });
    expect(kinds(state, 'red', 'enemyUnseen')).toEqual({ capn: 1, xb42: 1, star: 1, kwak: 0.6667, roxy: 0.3333 });
    const red = { skully: 1, capn: 1, xb42: 1, roxy: 1, jumbo: 0.6667, kwak: 0.6667 };
    expect(kinds(state, 'red', 'ownUnseen')).toEqual({ ...red, star: 0.6667 });
    expect(kinds(state, 'blue', 'enemyUnseen')).toEqual({ ...red, star: 1, hook: 1 });
    expect(both(state, 'blue', 'rackSize')).toEqual({ own: 0.375, enemy: 0.5 });
    expect(both(state, 'red', 'frozenSize')).toEqual({ own: 0.25, enemy: 0.125 });
    expect(both(state, 'blue', 'reserveSize')).toEqual({ own: 0.25, enemy: 0.7 });
  });

  test('a spectator’s view: as from Blue, without the rack', () => {
    const state = castle({ rack: { blue: 'kwak roxy', red: 'star' }, frozen: { blue: 'kwak' } });
    expect(kinds(state, 'spectator', 'ownRack')).toEqual({});
    expect(kinds(state, 'spectator', 'ownFrozen')).toEqual({});
    expect(kinds(state, 'spectator', 'ownUnseen')).toEqual(kinds(castle(), 'blue', 'ownUnseen'));
    expect(both(state, 'spectator', 'rackSize')).toEqual({ own: 0.25, enemy: 0.125 });
    expect(both(state, 'spectator', 'frozenSize')).toEqual({ own: 0.125 });
    expect(VIEWERS.map((viewer) => only(state, viewer, 'spectator'))).toEqual([0, 0, 1]);
  });

  test('a decision: what, whose, where, and what waits', () => {
    const decides = (state: GameState, viewer: Viewer) => [
      ...Object.keys(named(state, viewer, 'decides', ['own', 'enemy', 'nobody'])),
      ...Object.keys(named(state, viewer, 'decision', OBSERVED_DECISIONS)),
    ];
    expect(OBSERVED_DECISIONS.length).toBe(11);
    const turn = castle({ rack: { blue: 'capn star roxy hook' } });
    expect(decides(turn, 'blue')).toEqual(['own', 'turn']);
    expect(decides(turn, 'red')).toEqual(['enemy', 'turn']);
    expect(field(turn, 'blue', 'asking')).toEqual({});
    const chain = play(turn, place('capn', 1), place('star', 1));
    expect(decides(chain, 'spectator')).toEqual(['own', 'star']);
    expect(field(chain, 'blue', 'asking')).toEqual({ '0 1': 1 });
    expect(field(chain, 'red', 'asking')).toEqual({ '0 15': 1 });
    expect(field(chain, 'blue', 'queue')).toEqual({ '0 1': 0.5, '1 1': 1 });
    expect(field(chain, 'red', 'queue')).toEqual({ '0 15': 0.5, '1 15': 1 });
    expect(decides(play(chain, decline), 'blue')).toEqual(['enemy', 'turn']);
    for (const kind of ['recall', 'draw', 'displace', 'recover', 'freeze'] as const) {
      const games = [...Array(18).keys()].flatMap((seed) => randomGame(seed).states);
      const asked = games.find(({ decision }) => decision?.kind === kind)!;
      expect(decides(asked, asked.decision!.side)).toEqual(['own', kind]);
    }
  });

  test('a game that is over: who has won and how', () => {
    const result = (state: GameState, viewer: Viewer) => [
      ...Object.keys(both(state, viewer, 'result')),
      ...Object.keys(named(state, viewer, 'reason', ['hq', 'medals', 'stuck'])),
      ...Object.keys(named(state, viewer, 'decides', ['own', 'enemy', 'nobody'])),
      ...Object.keys(named(state, viewer, 'decision', OBSERVED_DECISIONS)),
    ];
    const stuck = play(castle({ rack: { blue: 'roxy' }, reserve: { red: '' } }), draw);
    expect(result(stuck, 'blue')).toEqual(['own', 'stuck', 'nobody']);
    expect(result(stuck, 'red')).toEqual(['enemy', 'stuck', 'nobody']);
    const hq = play(
      castle({ rack: { blue: 'roxy' }, stacks: { 1: 'b star', 3: 'b star', 8: 'b hook', 13: 'b hook', 15: 'b kwak' } }),
      place('roxy', 16),
    );
    expect(result(hq, 'blue')).toEqual(['own', 'hq', 'nobody']);
    expect(field(hq, 'red', 'enemyTop')).toMatchObject({ '7 0': 1 });
    const claimed = { blue: [3, 4, 5, 1] };
    const medals = play(
      castle({ rack: { blue: 'roxy' }, claimed, stacks: { 4: 'b star', 2: 'b hook', 6: 'b star' } }),
      place('roxy', 9),
    );
    expect(result(medals, 'red')).toEqual(['enemy', 'medals', 'nobody']);
    expect(field(medals, 'blue', 'reason')).toEqual({ '1 0': 1 });
  });
});

describe('every observation', () => {
  test('has as many numbers as its battlefield says, from 0 to 1 but for the few that say otherwise', () => {
    for (let seed = 0; seed < (LONG ? 180 : 9); seed++) {
      for (const state of randomGame(seed).states) {
        const layout = observationLayout(state.battlefield);
        for (const viewer of VIEWERS) {
          const row = observe(redactFor(state, viewer));
          expect(row.length).toBe(layout.size);
          const wide = new Set(
            [layout.depth, layout.medals, layout.objective].flatMap(({ offset, planes, width }) =>
              [...Array(planes * width).keys()].map((i) => offset + i),
            ),
          );
          expect(row.every((value, i) => value >= 0 && (value <= 1 || wide.has(i)))).toBe(true);
        }
      }
    }
  });

  test('has its fields one after another without gaps', () => {
    for (const battlefield of BATTLEFIELD_IDS) {
      const { size, ...fields } = observationLayout(battlefield);
      const end = Object.values(fields).reduce((at, { offset, planes, width }) => {
        expect(offset).toBe(at);
        return at + planes * width;
      }, 0);
      expect(end).toBe(size);
      const { slots, regions } = BATTLEFIELDS[battlefield];
      expect(size).toBe(53 * slots.length + regions.length + 79);
      expect(observationSize(position({ battlefield }))).toBe(size);
    }
  });

  test('is the same for states that the viewer can’t tell apart', () => {
    for (const state of randomGame(8).states) {
      for (const viewer of VIEWERS) {
        const view = redactFor(state, viewer);
        expect(observe(redactFor(determinize(view, createRandom(1)), viewer))).toEqual(observe(view));
      }
    }
  });

  test('is written where one likes, all of it', () => {
    const view = redactFor(castle(), 'red');
    const out = new Float32Array(observationSize('castle-field')).fill(9);
    expect(observe(view, out)).toBe(out);
    expect(out).toEqual(observe(view));
  });
});

test('observe refuses', () => {
  const view = redactFor(castle(), 'red');
  const size = observationSize('castle-field');
  const cases: [string, () => unknown][] = [
    ['bad-length', () => observe(view, new Float32Array(size - 1))],
    ['bad-length', () => observe(view, new Float32Array(size + 1))],
    ['bad-length', () => observe(view, new Float64Array(size) as never)],
    ['bad-length', () => observe(view, null as never)],
    ['not-a-game', () => observe(null as never)],
    ['not-a-view', () => observe(castle() as never)],
    ['unknown-battlefield', () => observe({ ...view, battlefield: 'castle' as never })],
    ['unknown-battlefield', () => observationLayout('castle' as never)],
    ['bad-battlefield', () => observationSize({ id: 'mine' } as never)],
  ];
  for (const [code, call] of cases) {
    expect(call, code).toThrow(ToyBattleError);
    expect(call, code).toThrow(expect.objectContaining({ code }));
  }
});
