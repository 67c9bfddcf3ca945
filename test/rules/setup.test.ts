import { describe, expect, test } from 'vitest';
import {
  BATTLEFIELD_IDS,
  BATTLEFIELDS,
  createGame,
  type Deck,
  legalActions,
  redactFor,
  TROOP_KINDS,
  TROOPS,
  type TroopKind,
} from '../../src/index.js';
import { allows, boardWith, draw, place, play, SIDES, status } from '../build.js';

const ALL = TROOP_KINDS.flatMap((kind) => [kind, kind, kind]);
const sorted = (kinds: readonly TroopKind[]) => [...kinds].sort();
const game = (seed: string) => createGame({ battlefield: 'castle-field', seed });
const games = Array.from({ length: 300 }, (_, i) => game(`setup ${i}`));

describe('§1 the tiles', () => {
  test('are of eight kinds: Kwak without a strength, the others from 1 to 7', () => {
    const strengths = TROOP_KINDS.map((kind) => [kind, TROOPS[kind].strength]);
    expect(strengths).toEqual([
      ['kwak', null],
      ['skully', 1],
      ['capn', 2],
      ['jumbo', 3],
      ['hook', 4],
      ['xb42', 5],
      ['star', 6],
      ['roxy', 7],
    ]);
  });

  test('have an effect each but Kwak and Roxy', () => {
    expect(TROOP_KINDS.filter((kind) => TROOPS[kind].effect === null)).toEqual(['kwak', 'roxy']);
    expect(TROOPS.skully.effect).toEqual({ type: 'draw', tiles: 2 });
    expect(TROOPS.star.effect).toEqual({ type: 'draw', tiles: 1 });
  });
});

describe.each(BATTLEFIELD_IDS)('§2 a game on %s', (battlefield) => {
  const state = createGame({ battlefield, seed: 'a seed', first: 'red' });

  test('§2.1 gives each side 24 tiles, 3 of each kind', () => {
    for (const side of SIDES) {
      const tiles = [...state.removed[side], ...state.rack[side], ...state.reserve[side]];
      expect(sorted(tiles)).toEqual(sorted(ALL));
    }
  });

  test('§2.1 removes 4 tiles of each side, which lie in no discard', () => {
    for (const side of SIDES) {
      expect(state.removed[side]).toHaveLength(4);
      expect(state.discard[side]).toEqual([]);
    }
  });

  test('§2.2 deals 3 tiles to the starting side and 4 to the other, and leaves 17 and 16', () => {
    expect(state.rack.red).toHaveLength(3);
    expect(state.rack.blue).toHaveLength(4);
    expect(state.reserve.red).toHaveLength(17);
    expect(state.reserve.blue).toHaveLength(16);
  });

  test('§2.2 begins with the starting side, on turn 1, with an empty board', () => {
    expect(status(state)).toBe('red turn');
    expect(state.turn).toBe(1);
    expect(state.stacks).toEqual(BATTLEFIELDS[battlefield].slots.map(() => []));
    allows(state, draw);
  });

  test('§2.3 puts the printed medals into every region, and nobody has any', () => {
    expect(state.regions).toEqual(BATTLEFIELDS[battlefield].regions.map(({ medals }) => medals));
    expect(state.medals).toEqual({ blue: 0, red: 0 });
  });
});

describe('§2.1 the removed tiles', () => {
  test('are four of all 24, whichever: each kind is among them now and then', () => {
    const seen = new Set(games.flatMap(({ removed }) => [...removed.blue, ...removed.red]));
    expect(seen.size).toBe(8);
  });

  test('are not the same for both sides', () => {
    expect(games.some(({ removed }) => `${removed.blue}` !== `${removed.red}`)).toBe(true);
  });

  test('are shown to nobody, not even to their owner', () => {
    for (const viewer of ['blue', 'red', 'spectator'] as const) {
      expect(redactFor(games[0]!, viewer)).not.toHaveProperty('removed');
    }
  });
});

describe('§2.2 the start', () => {
  test('is drawn at random: each side starts about half of the games', () => {
    const blue = games.filter((it) => it.decision?.side === 'blue').length;
    expect(blue).toBeGreaterThan(120);
    expect(blue).toBeLessThan(180);
  });

  test('or is given', () => {
    for (const first of SIDES) {
      expect(status(createGame({ battlefield: 'caribbean-sea', first, seed: 'any' }))).toBe(`${first} turn`);
    }
  });

  test('takes the tiles from the top of the reserve', () => {
    const blue: Deck = ALL;
    const state = createGame({ battlefield: 'castle-field', first: 'blue', decks: { blue }, seed: 'red only' });
    expect(state.removed.blue).toEqual(sorted(blue.slice(0, 4)));
    expect(state.rack.blue).toEqual(sorted(blue.slice(4, 7)));
    expect(state.reserve.blue).toEqual(blue.slice(7));
    expect(play(state, draw).rack.blue).toEqual(sorted(blue.slice(4, 9)));
  });
});

describe('§2.4 the first-game mode', () => {
  test('is chosen by specialBases: false; the normal game is what you get without', () => {
    expect(game('any').specialBases).toBe(true);
    expect(createGame({ battlefield: 'castle-field', specialBases: false }).specialBases).toBe(false);
  });

  test('changes neither tiles nor medals', () => {
    const { specialBases, ...first } = createGame({ battlefield: 'tropical-pool', seed: 'same', specialBases: false });
    expect(createGame({ battlefield: 'tropical-pool', seed: 'same' })).toEqual({
      ...first,
      specialBases: !specialBases,
    });
  });

  test('starts on a battlefield of your own too', () => {
    const battlefield = boardWith('castle-field', { 1: 'freeze' });
    const state = createGame({ battlefield, specialBases: false, first: 'blue', decks: { blue: ALL }, seed: 'own' });
    expect(legalActions(state)).toContainEqual(place('skully', 1));
  });
});
