/** Red's observations and Blue's: where the board allows it, the same for whoever learns from them. */
import { describe, expect, test } from 'vitest';
import { actionCount, actionId, actionOf, legalMask } from '../../src/bots/ids.js';
import { observationLayout } from '../../src/bots/observation-layout.js';
import { observe } from '../../src/bots/observe.js';
import { isSymmetric, observedAction, orientation } from '../../src/bots/orientation.js';
import {
  type Action,
  BATTLEFIELD_IDS,
  BATTLEFIELDS,
  type BattlefieldData,
  type BySide,
  battlefieldOf,
  defineBattlefield,
  type GameState,
  legalActions,
  redactFor,
  type Side,
  ToyBattleError,
} from '../../src/index.js';
import { checkState } from '../../src/schema/sense.js';
import { define, sketch } from '../battlefields/drafts.js';
import { boardWith, move, place, position, recover, SIDES, target } from '../build.js';
import { LONG } from '../properties/plays.js';
import { same } from '../properties/same.js';
import { randomGame } from '../schema/positions.js';

const SYMMETRIC = BATTLEFIELD_IDS.filter((id) => id !== 'caribbean-sea');
const other = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** The same position with the board turned round and the colours exchanged. */
function mirrored(state: GameState): GameState {
  const { slots, regions } = battlefieldOf(state);
  const turn = (slot: number) => slots.length - 1 - slot;
  const swap = <T>({ blue, red }: BySide<T>): BySide<T> => ({ blue: red, red: blue });
  const at = ({ bases }: { bases: readonly number[] }) => `${[...bases].sort((a, b) => a - b)}`;
  const places = regions.map(({ bases }) => regions.findIndex((it) => at(it) === at({ bases: bases.map(turn) })));
  const { decision, result } = state;
  return {
    ...state,
    decision: decision && {
      ...decision,
      side: other(decision.side),
      ...('slot' in decision && { slot: turn(decision.slot) }),
    },
    result: result && { ...result, winner: other(result.winner) },
    stacks: [...state.stacks].reverse().map((stack) => stack.map(({ side, kind }) => ({ side: other(side), kind }))),
    rack: swap(state.rack),
    frozen: swap(state.frozen),
    reserve: swap(state.reserve),
    removed: swap(state.removed),
    discard: swap(state.discard),
    medals: swap(state.medals),
    regions: places.map((region) => state.regions[region]!),
    placed: state.placed.map(({ slot, height }) => ({ slot: turn(slot), height })),
  };
}

describe('on the seven boards that look the same to both sides', () => {
  test('a position looks to one side as its mirror image looks to the other, and offers the same actions', () => {
    const boards = new Set<unknown>();
    for (let seed = 0; seed < (LONG ? 180 : 9); seed++) {
      for (const state of randomGame(seed).states) {
        if (!isSymmetric(state)) continue;
        boards.add(state.battlefield);
        const image = mirrored(state);
        checkState(image);
        for (const side of SIDES) {
          const [view, seen] = [redactFor(state, side), redactFor(image, other(side))];
          same([...observe(view)], [...observe(seen)]);
          same(observedIds(state, side), observedIds(image, other(side)));
        }
      }
    }
    expect([...boards].sort()).toEqual([...SYMMETRIC].sort());
  });

  test('the board stands as it does for Blue, and turned round for Red', () => {
    for (const battlefield of SYMMETRIC) {
      const { slots, regions } = BATTLEFIELDS[battlefield];
      const [blue, red, anybody] = (['blue', 'red', 'spectator'] as const).map((viewer) =>
        orientation({ battlefield, viewer }),
      );
      expect(anybody).toBe(blue);
      expect(blue).toMatchObject({
        turned: false,
        slots: slots.map(({ id }) => id),
        regions: regions.map(({ id }) => id),
      });
      expect(red).toMatchObject({ turned: true, slots: slots.map(({ id }) => id).reverse() });
      for (const { id, bases, medals } of regions) {
        const image = regions[red!.regions[id]!]!;
        expect(image.medals).toBe(medals);
        expect(bases.map((base) => red!.slots[base]!).sort()).toEqual([...image.bases].sort());
      }
    }
  });
});

/** The legal actions of a side by their ids in its observation. */
function observedIds(state: GameState, side: Side): number[] {
  const mask = new Uint8Array(actionCount(state));
  legalMask(redactFor(state, side), mask);
  return [...mask.keys()].filter((id) => mask[observedAction(state, side, id)] === 1);
}

describe('an observed action', () => {
  test('is the action on the turned board, and leads back', () => {
    for (const battlefield of BATTLEFIELD_IDS) {
      const ids = [...Array(actionCount(battlefield)).keys()];
      const red = ids.map((id) => observedAction(battlefield, 'red', id));
      expect(red.map((id) => observedAction(battlefield, 'red', id))).toEqual(ids);
      expect(ids.map((id) => observedAction(battlefield, 'blue', id))).toEqual(ids);
      expect(red).toEqual(orientation({ battlefield, viewer: 'red' }).actions);
      if (!isSymmetric(battlefield)) expect(red).toEqual(ids);
    }
  });

  test.each<[Action, Action]>([
    [{ type: 'decline' }, { type: 'decline' }],
    [{ type: 'draw' }, { type: 'draw' }],
    [{ type: 'use' }, { type: 'use' }],
    [recover('hook'), recover('hook')],
    [place('star', 1), place('star', 15)],
    [target(8), target(8)],
    [target(5), target(11)],
    [move(3, 7), move(13, 9)],
  ])('%j is %j', (action, expected) => {
    const id = observedAction('castle-field', 'red', actionId('castle-field', action));
    expect(actionOf('castle-field', id)).toEqual(expected);
  });

  test('is refused if it has no such id, and for nobody', () => {
    const refused = (side: unknown, id: unknown) => {
      try {
        return observedAction('castle-field', side as Side, id as number);
      } catch (error) {
        return error instanceof ToyBattleError && error.code;
      }
    };
    for (const id of [-1, 0.5, actionCount('castle-field'), Number.NaN, 'length', null]) {
      expect(refused('red', id)).toBe('bad-id');
      expect(refused('blue', id)).toBe('bad-id');
    }
    expect(refused('spectator', 1)).toBe('bad-side');
  });
});

describe('a board that does not look the same to both sides', () => {
  test('is seen as it stands by both, and one number says which side looks', () => {
    const state = position({ battlefield: 'caribbean-sea', stacks: { 3: 'b star', 8: 'r hook' } });
    const { unturned, ownHq, enemyHq, ownTop } = observationLayout('caribbean-sea');
    const [blue, red, spectator] = (['blue', 'red', 'spectator'] as const).map((viewer) =>
      observe(redactFor(state, viewer)),
    );
    expect([blue, red, spectator].map((row) => row![unturned.offset])).toEqual([0, 1, 0]);
    const hqs = (row: Float32Array, { offset, width }: typeof ownHq) =>
      [...row.subarray(offset, offset + width).keys()].filter((slot) => row[offset + slot] === 1);
    expect([hqs(blue!, ownHq), hqs(blue!, enemyHq)]).toEqual([[0, 1], [14]]);
    expect([hqs(red!, ownHq), hqs(red!, enemyHq)]).toEqual([[14], [0, 1]]);
    expect(red![ownTop.offset + 4 * ownTop.width + 8]).toBe(1);
    expect(orientation({ battlefield: 'caribbean-sea', viewer: 'red' }).turned).toBe(false);
    const mine = redactFor(position({ rack: { red: 'roxy' } }), 'red');
    expect(observe(mine)[observationLayout('castle-field').unturned.offset]).toBe(0);
  });

  test('is found among custom ones from their data', () => {
    const castle = BATTLEFIELDS['castle-field'];
    const custom = (change: Partial<BattlefieldData>) => defineBattlefield({ ...castle, id: 'custom', ...change });
    expect(isSymmetric(custom({}))).toBe(true);
    expect(isSymmetric(boardWith('castle-field', {}))).toBe(true);
    expect(isSymmetric(boardWith('castle-field', { 5: 'recall', 11: 'recall' }))).toBe(true);
    expect(isSymmetric(boardWith('castle-field', { 5: 'recall', 11: 'draw' }))).toBe(false);
    expect(isSymmetric(boardWith('castle-field', { 5: 'recall' }))).toBe(false);
    expect(isSymmetric(boardWith('castle-field', { 5: [1, 2], 11: [1, 2] }))).toBe(true);
    expect(isSymmetric(boardWith('castle-field', { 5: [1, 2], 11: [1, 3] }))).toBe(false);
    const medals = castle.regions.map((region) => (region.id === 7 ? { ...region, medals: 2 } : region));
    expect(isSymmetric(custom({ regions: medals }))).toBe(false);
    const missing = castle.regions.slice(0, 7);
    expect(isSymmetric(custom({ regions: missing }))).toBe(false);
    // An HQ where there is none on the other side, and one in the very middle, which would have to change its colour.
    for (const hq of [1, 8]) {
      const slots = castle.slots.map((slot) => (slot.id === hq ? { ...slot, hq: 'blue' as const } : slot));
      const regions = castle.regions.map((region) => ({ ...region, bases: region.bases.filter((id) => id !== hq) }));
      expect(isSymmetric(custom({ slots, regions }))).toBe(false);
    }
  });

  test('is one where the paths differ, not one where two regions have the same bases', () => {
    // A diamond: an HQ below, two bases that are linked across the middle, an HQ above.
    const slots: Parameters<typeof sketch>[0] = [
      [0, 100, 'blue'],
      [-50, 50],
      [50, 50],
      [0, 0, 'red'],
    ];
    const below: Parameters<typeof sketch>[1] = [
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 3],
    ];
    const whole = define(
      sketch(
        slots,
        [...below, [1, 3]],
        [
          [1, 2],
          [1, 2],
        ],
      ),
    );
    expect(isSymmetric(whole)).toBe(true);
    expect(orientation({ battlefield: whole, viewer: 'red' }).regions).toEqual([0, 1]);
    expect(isSymmetric(define(sketch(slots, below, [[1, 2]])))).toBe(false);
  });
});

test('legal actions of either side stand in its observation where they belong', () => {
  const state = position({ side: 'red', rack: { red: 'roxy' } });
  const ids = observedIds(state, 'red');
  expect(ids.map((id) => actionOf(state, id))).toEqual([{ type: 'draw' }, place('roxy', 1), place('roxy', 2)]);
  expect(legalActions(state)).toEqual([{ type: 'draw' }, place('roxy', 14), place('roxy', 15)]);
});
