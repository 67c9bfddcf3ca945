/**
 * Actions as integers. On a board with n slots:
 *
 * | id | action |
 * | --- | --- |
 * | 0 | decline |
 * | 1 | draw |
 * | 2 | use |
 * | 3 + kind | recover the kind |
 * | 11 + kind × n + slot | place the kind on the slot |
 * | 11 + 8n + slot | target the slot |
 * | 11 + 9n + move | move along a path between two bases, in the order of (from, to) |
 *
 * @module
 */
import type { Board } from '../battlefields/compile.js';
import { KIND_COUNT } from './codes.js';

export const DECLINE = 0;
export const DRAW = 1;
export const USE = 2;
export const RECOVER_KIND = 3;
export const PLACE = RECOVER_KIND + KIND_COUNT;

/** First id of `target`. */
export function targetBase(board: Board): number {
  return PLACE + KIND_COUNT * board.slots;
}

/** First id of `move`. */
export function moveBase(board: Board): number {
  return targetBase(board) + board.slots;
}

/** How many ids a board has. */
export function idCount(board: Board): number {
  return moveBase(board) + board.moveFrom.length;
}
