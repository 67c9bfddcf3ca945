/**
 * Seeing the board from a side: where a board looks the same to both players, turned round for Red, so that whatever
 * learns from one colour has learnt for both. Rules §9.
 *
 * @module
 */
import type { Board } from '../battlefields/compile.js';
import type { BattlefieldData, RegionData, Side } from '../battlefields/types.js';
import { KIND_COUNT } from '../core/codes.js';
import { idCount, moveBase, PLACE, targetBase } from '../core/ids.js';
import { ensure, shown } from '../errors.js';
import { deepFreeze } from '../freeze.js';
import { arenaOf, battlefieldOf } from '../load.js';
import { expectSide } from '../queries.js';
import type { GameView } from '../view.js';
import { type OnBattlefield, playedOn } from './ids.js';

/**
 * Where the slots, regions and actions of a board stand in an observation. Each list is its own inverse: it leads from
 * the board to the observation and from there back.
 */
export interface Orientation {
  /** Whether the board is turned round: slot i of n stands in the place of slot n − 1 − i. */
  readonly turned: boolean;
  /** By slot. */
  readonly slots: readonly number[];
  /** By region. */
  readonly regions: readonly number[];
  /** By the id of an action. */
  readonly actions: readonly number[];
}

/** How each side sees a battlefield, blue first; computed once, for data that is frozen for good. */
const orientations = /* @__PURE__ */ new WeakMap<BattlefieldData, readonly [Orientation, Orientation]>();

/**
 * How the observation of a view lies on the board: Red sees the board turned round if it {@link isSymmetric}, Blue and
 * spectators see it as it is, and so does Red on a board without the symmetry, such as Caribbean Sea.
 *
 * @throws `ToyBattleError` `unknown-battlefield` or `bad-battlefield`.
 */
export function orientation(view: Pick<GameView, 'battlefield' | 'viewer'>): Orientation {
  return orientationOf(view.battlefield, view.viewer === 'red' ? 'red' : 'blue');
}

/**
 * Whether a battlefield looks the same to both sides: if slot i of n is exchanged with slot n − 1 − i and blue with red,
 * then HQs, special slots, paths, and regions with their medals come to lie on their like. All printed boards but
 * Caribbean Sea do. A special slot counts in the first-game mode too, so that a board is seen alike in both modes.
 *
 * @throws `ToyBattleError` `unknown-battlefield` or `bad-battlefield`.
 */
export function isSymmetric(battlefield: OnBattlefield): boolean {
  return orientationOf(battlefield, 'red').turned;
}

/**
 * The id that an action has in the observation of a side, and just as well the id on the board of an action in the
 * observation: turning the board round twice changes nothing.
 *
 * @param id - from 0 to {@link actionCount} less one.
 * @throws `ToyBattleError` `bad-id`, `bad-side`; `unknown-battlefield` or `bad-battlefield`.
 */
export function observedAction(battlefield: OnBattlefield, side: Side, id: number): number {
  expectSide(side);
  const { actions } = orientationOf(battlefield, side);
  const seen = Number.isInteger(id) ? actions[id] : undefined;
  ensure(seen !== undefined, 'bad-id', `an action's id is 0 to ${actions.length - 1} here, not ${shown(id)}`, {
    actions: actions.length,
  });
  return seen;
}

function orientationOf(on: OnBattlefield, side: Side): Orientation {
  const { battlefield } = playedOn(on);
  const data = battlefieldOf({ battlefield });
  let both = orientations.get(data);
  if (both === undefined) {
    const { board } = arenaOf({ battlefield, specialBases: true });
    const plain = orientationBy(board, false, [...data.regions.keys()]);
    const regions = turnedRegions(data);
    both = [plain, regions === undefined ? plain : orientationBy(board, true, regions)];
    orientations.set(data, both);
  }
  return both[side === 'red' ? 1 : 0];
}

/** By region: the one in whose place it comes to lie when the board is turned round; nothing if anything differs there. */
function turnedRegions({ slots, paths, regions }: BattlefieldData): number[] | undefined {
  const turn = (slot: number) => slots.length - 1 - slot;
  const alike = slots.every(({ id, hq, special }) => {
    const other = slots[turn(id)]!;
    const sameSpecial = JSON.stringify(special) === JSON.stringify(other.special);
    return sameSpecial && (hq === undefined ? other.hq === undefined : other.hq !== undefined && other.hq !== hq);
  });
  const path = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;
  const known = new Set(paths.map(([a, b]) => path(a, b)));
  if (!alike || !paths.every(([a, b]) => known.has(path(turn(a), turn(b))))) return undefined;
  const nameOf = ({ bases, medals }: RegionData, at: (slot: number) => number) =>
    `${medals}:${bases.map(at).sort((a, b) => a - b)}`;
  const names = regions.map((region) => nameOf(region, (slot) => slot));
  const images = regions.map((region) => nameOf(region, turn));
  // Two regions may have the same bases: the first goes with the first of its like, the second with the second.
  const result = images.map((image, region) => {
    const before = images.slice(0, region).filter((it) => it === image).length;
    return [...names.keys()].filter((other) => names[other] === image)[before] ?? -1;
  });
  return result.includes(-1) ? undefined : result;
}

function orientationBy(board: Board, turned: boolean, regions: readonly number[]): Orientation {
  const { slots: n, moveFrom, moveTo, moveAt } = board;
  const turn = (slot: number) => (turned ? n - 1 - slot : slot);
  const slots = Array.from({ length: n }, (_, slot) => turn(slot));
  const actions = Array.from({ length: idCount(board) }, (_, id) => id);
  for (let slot = 0; slot < n; slot++) {
    for (let kind = 0; kind < KIND_COUNT; kind++) actions[PLACE + kind * n + slot] = PLACE + kind * n + turn(slot);
    actions[targetBase(board) + slot] = targetBase(board) + turn(slot);
  }
  moveFrom.forEach((from, move) => {
    actions[moveBase(board) + move] = moveBase(board) + moveAt[turn(from) * n + turn(moveTo[move]!)]!;
  });
  return deepFreeze({ turned, slots, regions, actions });
}
