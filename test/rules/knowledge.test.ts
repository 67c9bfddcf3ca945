import { describe, expect, test } from 'vitest';
import {
  applyWithChance,
  applyWithEvents,
  explain,
  type GameState,
  legalActions,
  redactEvents,
  redactFor,
  type TroopKind,
  type Viewer,
} from '../../src/index.js';
import { decline, draw, place, play, position, recover, SIDES, status, target, tiles, use } from '../build.js';

const VIEWERS: Viewer[] = ['blue', 'red', 'spectator'];

const state = position({
  battlefield: 'battlefield',
  turn: 12,
  stacks: { 1: 'b hook, r star, b kwak', 3: 'b jumbo', 4: 'b capn', 14: 'r xb42', 12: 'r hook, b roxy' },
  rack: { blue: 'capn hook star roxy', red: 'kwak star roxy skully' },
  frozen: { red: 'star' },
  discard: { blue: 'skully', red: 'jumbo jumbo' },
  claimed: { blue: [1], red: [7] },
});

describe('§8 everybody knows', () => {
  test.each(VIEWERS)('the same public things: %s', (viewer) => {
    const view = redactFor(state, viewer);
    const { battlefield, specialBases, turn, decision, result, stacks, discard, medals, regions, placed } = state;
    expect(view).toMatchObject({ battlefield, specialBases, turn, decision, result });
    expect(view).toMatchObject({ stacks, discard, medals, regions, placed });
  });

  test.each(VIEWERS)('how many tiles lie in racks and reserves, and how many are frozen: %s', (viewer) => {
    const view = redactFor(state, viewer);
    for (const side of SIDES) {
      expect(view.rack[side].size).toBe(4);
      expect(view.frozen[side].size).toBe(side === 'red' ? 1 : 0);
      expect(view.reserve[side]).toBe(state.reserve[side].length);
    }
  });

  test.each(VIEWERS)('whole stacks, covered tiles included: %s', (viewer) => {
    expect(redactFor(state, viewer).stacks[1]).toEqual([
      { side: 'blue', kind: 'hook' },
      { side: 'red', kind: 'star' },
      { side: 'blue', kind: 'kwak' },
    ]);
  });
});

describe('§8 a player knows', () => {
  test.each(SIDES)('their own rack and which of it is frozen: %s', (side) => {
    const view = redactFor(state, side);
    expect(view.rack[side].tiles).toEqual(state.rack[side]);
    expect(view.frozen[side].tiles).toEqual(state.frozen[side]);
  });

  test.each(SIDES)('not those of the other: %s', (side) => {
    const other = side === 'blue' ? 'red' : 'blue';
    expect(redactFor(state, side).rack[other].tiles).toBeNull();
    expect(redactFor(state, side).frozen[other].tiles).toBeNull();
  });

  test('nothing of either as a spectator', () => {
    const { rack, frozen } = redactFor(state, 'spectator');
    for (const side of SIDES) expect([rack[side].tiles, frozen[side].tiles]).toEqual([null, null]);
  });
});

describe('§8 nobody knows', () => {
  const reversed = (kinds: readonly TroopKind[]) => [...kinds].reverse();
  /** The order of the reserves, a swap of a removed tile with a reserve one, and the random source. */
  const secrets = ({ reserve, removed }: GameState): Partial<GameState> => {
    const [first, ...others] = reversed(reserve.blue);
    const [gone, ...left] = removed.blue;
    return {
      reserve: { blue: [...others, gone!], red: reversed(reserve.red) },
      removed: { blue: [first!, ...left].sort(), red: removed.red },
      chance: [1, 2, 3, 4],
    };
  };

  test.each(VIEWERS)('the order of a reserve, the removed tiles, the random source: %s', (viewer) => {
    const other = { ...state, ...secrets(state) };
    expect(other).not.toEqual(state);
    expect(JSON.stringify(redactFor(other, viewer))).toBe(JSON.stringify(redactFor(state, viewer)));
  });

  test.each(VIEWERS)('through a field of the view: %s', (viewer) => {
    expect(Object.keys(redactFor(state, viewer)).sort()).toEqual([
      'battlefield',
      'decision',
      'discard',
      'frozen',
      'medals',
      'placed',
      'rack',
      'regions',
      'reserve',
      'result',
      'specialBases',
      'stacks',
      'turn',
      'version',
      'viewer',
    ]);
  });
});

describe('§8 what happens', () => {
  const seen = (before: GameState, action: Parameters<typeof explain>[1], viewer: Viewer, pick?: TroopKind) => {
    const { events } = pick ? applyWithChance(before, action, () => pick) : applyWithEvents(before, action);
    return redactEvents(events, viewer)[0];
  };

  test('a draw shows its tiles to their owner, and how many they are to all', () => {
    const before = position({ reserve: { blue: 'star hook ...' } });
    expect(seen(before, draw, 'blue')).toMatchObject({ count: 2, tiles: tiles('hook star') });
    for (const viewer of ['red', 'spectator'] as const) {
      expect(seen(before, draw, viewer)).toMatchObject({ type: 'drew', side: 'blue', count: 2 });
      expect(seen(before, draw, viewer)).not.toHaveProperty('tiles');
    }
  });

  test.each(VIEWERS)('what XB-42 discards lies face up: %s', (viewer) => {
    const asked = play(position({ rack: { blue: 'xb42', red: 'hook star' } }), place('xb42', 1));
    const lost = { version: 1, viewer, type: 'lost', side: 'red', kind: 'star', frozen: false };
    expect(seen(asked, use, viewer, 'star')).toEqual(lost);
  });

  test('what is frozen only its owner sees, also when it thaws', () => {
    const asked = play(state, place('roxy', 4));
    expect(status(asked)).toBe('blue freeze 4');
    const frozen = applyWithChance(asked, use, () => 'kwak').state;
    for (const viewer of VIEWERS) {
      const kind = viewer === 'red' ? { kind: 'kwak' } : {};
      expect(seen(asked, use, viewer, 'kwak')).toEqual({ version: 1, viewer, type: 'froze', side: 'red', ...kind });
      const thawed = redactEvents(applyWithEvents(frozen, draw).events, viewer).find(({ type }) => type === 'thawed');
      const which = viewer === 'red' ? { tiles: tiles('kwak star') } : {};
      expect(thawed).toEqual({ version: 1, viewer, type: 'thawed', side: 'red', count: 2, ...which });
    }
  });

  test.each(VIEWERS)('tiles that come from the board or the discard are public: %s', (viewer) => {
    const castle = play(position({ stacks: { 8: 'b star' }, rack: { blue: 'hook' } }), place('hook', 5));
    expect(seen(castle, target(8), viewer)).toMatchObject({ type: 'recalled', kind: 'star', slot: 8 });
    const sketch = { battlefield: 'cursed-cemetery', rack: { blue: 'hook' }, discard: { blue: 'roxy' } } as const;
    expect(seen(play(position(sketch), place('hook', 2)), recover('roxy'), viewer)).toMatchObject({ kind: 'roxy' });
  });
});

describe('§8 decisions', () => {
  test.each(VIEWERS)('are public, with their kind and place: %s', (viewer) => {
    expect(status(redactFor(play(state, place('star', 3)), viewer))).toBe('blue star 3');
  });

  test("so everybody can tell a declined Cap'n from one that had nothing to place", () => {
    const could = play(position({ rack: { blue: 'capn roxy' } }), place('capn', 1));
    const could_not = play(position({ rack: { blue: 'capn roxy' }, frozen: { blue: 'roxy' } }), place('capn', 1));
    for (const viewer of VIEWERS) {
      expect(status(redactFor(could, viewer))).toBe('blue capn 1');
      expect(status(redactFor(could_not, viewer))).toBe('red turn');
    }
    expect(redactEvents(applyWithEvents(could, decline).events, 'red')[0]).toMatchObject({
      type: 'declined',
      effect: 'capn',
    });
  });

  test('can be answered from the view of the side that decides, and from no other', () => {
    expect(legalActions(redactFor(state, 'blue'))).toEqual(legalActions(state));
    for (const viewer of ['red', 'spectator'] as const) {
      expect(legalActions(redactFor(state, viewer))).toEqual([]);
      const illegality = { code: 'not-your-decision', side: 'blue' };
      expect(explain(redactFor(state, viewer), draw)).toEqual(illegality);
      expect(explain(redactFor(state, viewer), place('xb42', 1))).toEqual(illegality);
    }
  });
});
