/**
 * Between the shell's words and the core's integers.
 *
 * @module
 */
import type { Action } from './actions.js';
import type { Board } from './battlefields/compile.js';
import type { Side } from './battlefields/types.js';
import { count, one } from './core/bag.js';
import { KIND_COUNT, KINDS, SIDES } from './core/codes.js';
import { DECLINE, DRAW, moveBase, PLACE, RECOVER_KIND, targetBase, USE } from './core/ids.js';
import { deepFreeze } from './freeze.js';
import type { BySide, Tile } from './state.js';
import type { TroopKind } from './troops.js';

/** Kind numbers in the order of their names, in which every sorted list of tiles stands. */
const BY_NAME: readonly number[] = /* @__PURE__ */ (() =>
  [...KINDS.keys()].sort((a, b) => (kindName(a) < kindName(b) ? -1 : 1)))();

export function kindName(code: number): TroopKind {
  return KINDS[code]!;
}

/** Apart from the exported data, which a caller could change. */
const CODES = /* @__PURE__ */ (() =>
  Object.fromEntries(KINDS.map((kind, code) => [kind, code])) as Readonly<Record<TroopKind, number>>)();

export function kindCode(kind: TroopKind): number {
  return CODES[kind];
}

export function sideName(code: number): Side {
  return SIDES[code]!;
}

export function sideCode(side: Side): number {
  return SIDES.indexOf(side);
}

/** A frozen value for each side. */
export function bySide<T>(of: (side: Side) => T): BySide<T> {
  return Object.freeze({ blue: of('blue'), red: of('red') });
}

/** A tile as an integer. */
export function tileCode({ side, kind }: Tile): number {
  return sideCode(side) * KIND_COUNT + kindCode(kind);
}

/** The tiles of a bag, sorted by name and frozen. */
export function bagTiles(bag: number): readonly TroopKind[] {
  const tiles: TroopKind[] = [];
  for (const kind of BY_NAME) for (let n = count(bag, kind); n > 0; n--) tiles.push(kindName(kind));
  return Object.freeze(tiles);
}

/** The bag of some tiles. */
export function tilesBag(tiles: readonly TroopKind[]): number {
  let bag = 0;
  for (const kind of tiles) bag += one(kindCode(kind));
  return bag;
}

/** The id of a well-formed action; -1 for a move along no path between bases. */
export function idOfAction(board: Board, action: Action): number {
  switch (action.type) {
    case 'decline':
      return DECLINE;
    case 'draw':
      return DRAW;
    case 'use':
      return USE;
    case 'recover':
      return RECOVER_KIND + kindCode(action.kind);
    case 'place':
      return PLACE + kindCode(action.kind) * board.slots + action.slot;
    case 'target':
      return targetBase(board) + action.slot;
    case 'move': {
      const move = board.moveAt[action.from * board.slots + action.to]!;
      return move < 0 ? -1 : moveBase(board) + move;
    }
  }
}

/** Every action that can be written down on a board, each at its id (core/ids.ts) and frozen. */
export function allActions(board: Board): readonly Action[] {
  const slots = [...board.triggers.keys()];
  const actions: Action[] = [
    { type: 'decline' },
    { type: 'draw' },
    { type: 'use' },
    ...KINDS.map((kind) => ({ type: 'recover' as const, kind })),
    ...KINDS.flatMap((kind) => slots.map((slot) => ({ type: 'place' as const, kind, slot }))),
    ...slots.map((slot) => ({ type: 'target' as const, slot })),
    ...Array.from(board.moveFrom, (from, move) => ({ type: 'move' as const, from, to: board.moveTo[move]! })),
  ];
  return deepFreeze(actions);
}
