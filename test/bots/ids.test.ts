import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionCount, actionId, actionOf, legalMask, MOST_ACTIONS } from '../../src/bots/index.js';
import {
  type Action,
  BATTLEFIELD_IDS,
  BATTLEFIELDS,
  type BattlefieldId,
  createGame,
  defineBattlefield,
  formatAction,
  type GameState,
  legalActions,
  parseActionText,
  redactFor,
  ToyBattleError,
} from '../../src/index.js';
import { LONG, plays, someStates } from '../properties/plays.js';
import { holds, same } from '../properties/same.js';

function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(ToyBattleError);
    return (error as ToyBattleError).code;
  }
  return 'no error';
}

function allActions(battlefield: BattlefieldId): string[] {
  return Array.from({ length: actionCount(battlefield) }, (_, id) => formatAction(actionOf(battlefield, id)));
}

const custom = defineBattlefield({ ...BATTLEFIELDS['castle-field'], id: 'mine' });

describe('action ids', () => {
  test('are fixed for 1.x: how many, and which is which', () => {
    const table = BATTLEFIELD_IDS.map((battlefield) => {
      const actions = allActions(battlefield);
      const digest = createHash('sha256').update(actions.join('\n')).digest('hex').slice(0, 16);
      return `${battlefield}: ${actions.length} ids, the last ${actions.at(-1)}, all ${digest}`;
    });
    expect(table).toMatchInlineSnapshot(`
      [
        "castle-field: 204 ids, the last move 15 13, all 0f6377e6d86b4d9d",
        "tropical-pool: 204 ids, the last move 14 13, all 029febb33fff94c6",
        "city-of-clouds: 203 ids, the last move 14 12, all 0c6c4e3b1da2000c",
        "volcanic-jungle: 182 ids, the last move 13 12, all 7c2b3d0b5b0b36be",
        "cursed-cemetery: 212 ids, the last move 15 13, all 81d6679bf7ce8a5a",
        "caribbean-sea: 176 ids, the last move 13 10, all 0b3cfeeb07fd9a17",
        "station-metal-x: 194 ids, the last move 13 10, all a62d9a33958b4872",
        "battlefield: 195 ids, the last move 14 12, all 9be357501552c7ba",
      ]
    `);
  });

  test.each([
    ['castle-field', 'decline', 0],
    ['castle-field', 'draw', 1],
    ['castle-field', 'use', 2],
    ['castle-field', 'recover kwak', 3],
    ['castle-field', 'recover roxy', 10],
    ['castle-field', 'place kwak 0', 11],
    ['battlefield', 'place roxy 4', 11 + 7 * 16 + 4],
    ['battlefield', 'target 0', 11 + 8 * 16],
    ['battlefield', 'move 1 3', 11 + 9 * 16],
    ['battlefield', 'move 2 5', 11 + 9 * 16 + 1],
    ['battlefield', 'move 3 1', 11 + 9 * 16 + 2],
  ] as const)('%s: `%s` is %i', (battlefield, text, id) => {
    expect(actionId(battlefield, parseActionText(text))).toBe(id);
    expect(formatAction(actionOf(battlefield, id))).toBe(text);
  });

  test.each(BATTLEFIELD_IDS)('%s: stand for one action each, in either mode', (battlefield) => {
    const actions = allActions(battlefield);
    expect(new Set(actions).size).toBe(actions.length);
    for (const [id, text] of actions.entries()) expect(actionId(battlefield, parseActionText(text))).toBe(id);
    const simple = createGame({ battlefield, specialBases: false });
    expect(actions.map((_, id) => formatAction(actionOf(simple, id)))).toEqual(actions);
    const places = BATTLEFIELDS[battlefield].slots.length;
    expect(actions.filter((text) => text.startsWith('place')).length).toBe(8 * places);
    const again = actionOf(battlefield, 20);
    expect(Object.isFrozen(again)).toBe(true);
    expect(actionOf(simple, 20)).toEqual(again);
    expect(actionOf(battlefield, 20)).toBe(again);
  });

  test('of a battlefield are those of whatever is played on it', () => {
    const game = createGame({ battlefield: custom, seed: 'ids' });
    const places: Parameters<typeof actionCount>[0][] = [
      custom,
      game,
      redactFor(game, 'spectator'),
      { battlefield: custom },
      { battlefield: JSON.parse(JSON.stringify(custom)), specialBases: false },
      'castle-field',
    ];
    for (const x of places) {
      expect(actionCount(x)).toBe(actionCount(custom));
      expect(actionId(x, { type: 'target', slot: 3 })).toBe(actionId(custom, { type: 'target', slot: 3 }));
      expect(actionOf(x, 12)).toEqual({ type: 'place', kind: 'kwak', slot: 1 });
    }
  });

  test('refuse what has none', () => {
    const act = (action: unknown) => codeOf(() => actionId('castle-field', action as Action));
    expect(act({ type: 'place', kind: 'kwak', slot: 99 })).toBe('malformed');
    expect(act({ type: 'move', from: 0, to: 1 })).toBe('no-such-action');
    expect(act({ type: 'recover' })).toBe('malformed');
    expect(act({ type: 'resign' })).toBe('malformed');
    expect(act(null)).toBe('malformed');
    for (const id of ['length', 'map', -1, actionCount('castle-field'), 0.5, Number.NaN, '1x', undefined]) {
      expect(codeOf(() => actionOf('castle-field', id as number))).toBe('bad-id');
    }
    for (const wrong of ['nowhere', 'toString', { battlefield: 'nowhere' }]) {
      expect(codeOf(() => actionCount(wrong as BattlefieldId))).toBe('unknown-battlefield');
    }
    for (const wrong of [undefined, null, 3, {}, { battlefield: 7 }]) {
      expect(codeOf(() => actionCount(wrong as unknown as BattlefieldId))).toMatch(/^(bad|unknown)-battlefield$/);
    }
  });
});

describe('a mask of legal actions', () => {
  const mask = new Uint8Array(1024);

  test('has ones exactly at the legal actions, for the state and for the side that decides', () =>
    fc.assert(
      fc.property(plays, (play) => {
        for (const state of someStates(play)) {
          const ids = legalActions(state).map((action) => actionId(state, action));
          holds(ids.length <= MOST_ACTIONS, 'a buffer of MOST_ACTIONS is long enough');
          for (const viewer of [undefined, 'blue', 'red', 'spectator'] as const) {
            mask.fill(7);
            const found = legalMask(viewer === undefined ? state : redactFor(state, viewer), mask);
            const expected = viewer === undefined || viewer === state.decision?.side ? ids : [];
            same(found, expected.length);
            const set = [...mask.keys()].filter((id) => mask[id] === 1);
            same(set, expected);
            const count = actionCount(state);
            holds(
              mask.subarray(0, count).every((bit) => bit < 2),
              'nothing but 0 and 1',
            );
            holds(
              mask.subarray(count).every((bit) => bit === 7),
              'what follows is left alone',
            );
          }
        }
      }),
      { numRuns: LONG ? 2000 : 200 },
    ));

  test('needs room, and a game', () => {
    const game = createGame({ battlefield: 'castle-field', seed: 'mask' });
    const ids = actionCount(game);
    expect(codeOf(() => legalMask(game, new Uint8Array(ids - 1)))).toBe('short-mask');
    expect(codeOf(() => legalMask(game, undefined as unknown as Uint8Array))).toBe('short-mask');
    expect(codeOf(() => legalMask({} as GameState, mask))).toBe('not-a-game');
    expect(legalMask(game, new Uint8Array(ids))).toBe(legalActions(game).length);
  });
});
