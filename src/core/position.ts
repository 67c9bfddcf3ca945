/**
 * A position: the mutable integers that the rules work on, and the few ways in which tiles move between them.
 *
 * @module
 */
import type { Board } from '../battlefields/compile.js';
import { REMOVED_TILES, TILES_PER_SIDE } from '../troops.js';
import { one } from './bag.js';
import { Decide, KIND_COUNT, NOWHERE } from './codes.js';

/** Tiles that one side can ever have on the board or in its reserve. */
export const TILES_IN_PLAY = TILES_PER_SIDE - REMOVED_TILES;
const HIGHEST_STACK = 2 * TILES_IN_PLAY;
/** Three Cap'n and one more tile: more can't be placed in a turn. */
const LONGEST_QUEUE = 4;

/** Top of an empty slot. */
export const EMPTY = -1;

/**
 * A position. Sides are 0 and 1, a tile is `side * 8 + kind`, slot sets are masks, racks, frozen tiles, discards and
 * removed tiles are bags (bag.ts). Two positions of the same board have arrays of the same lengths.
 */
export interface Position {
  readonly board: Board;
  /** From 1. */
  turn: number;
  /** The side whose turn it is, which makes every decision of it. */
  side: number;
  /** What it decides (codes.ts), or `OVER`. */
  decision: number;
  /** Where the tile lies whose effect asks, or `NOWHERE`. */
  slot: number;
  /** Of a game that is over. */
  winner: number;
  reason: number;
  /** Regions that still hold medals. */
  unclaimed: number;
  /** Length of the queue. */
  queued: number;
  /** All of the lists below, as bytes: to copy them at once. */
  readonly memory: Uint8Array;
  /** This turn's placements that wait for their special base: slot and height, alternating. */
  readonly queue: Int8Array;
  /** By slot: the visible tile, or `EMPTY`. */
  readonly top: Int8Array;
  /** By slot: how many tiles lie there. */
  readonly height: Int8Array;
  /** By slot: its tiles, bottom first, in a row of `HIGHEST_STACK`. */
  readonly stacks: Int8Array;
  /** By tile: the slots whose visible tile it is. */
  readonly tops: Int32Array;
  /** By side: the slots whose visible tile is its. */
  readonly occupied: Int32Array;
  readonly rack: Int32Array;
  readonly frozen: Int32Array;
  readonly discard: Int32Array;
  readonly removed: Int32Array;
  readonly medals: Int32Array;
  /** By side: how many tiles its reserve holds. */
  readonly reserveSize: Int32Array;
  /** By side: its reserve in a row of `TILES_IN_PLAY`, the next tile last. */
  readonly reserve: Int8Array;
}

/** An empty position of a board. */
export function createPosition(board: Board): Position {
  const { slots } = board;
  const ints = 2 * KIND_COUNT + 7 * 2;
  const bytes = 2 * LONGEST_QUEUE + 2 * slots + slots * HIGHEST_STACK + 2 * TILES_IN_PLAY;
  const memory = new Uint8Array(4 * ints + bytes);
  let used = 0;
  const intList = (length: number) => new Int32Array(memory.buffer, (used += 4 * length) - 4 * length, length);
  const byteList = (length: number) => new Int8Array(memory.buffer, (used += length) - length, length);
  const p: Position = {
    board,
    turn: 1,
    side: 0,
    decision: Decide.Turn,
    slot: NOWHERE,
    winner: 0,
    reason: 0,
    unclaimed: 0,
    queued: 0,
    memory,
    tops: intList(2 * KIND_COUNT),
    occupied: intList(2),
    rack: intList(2),
    frozen: intList(2),
    discard: intList(2),
    removed: intList(2),
    medals: intList(2),
    reserveSize: intList(2),
    queue: byteList(2 * LONGEST_QUEUE),
    top: byteList(slots),
    height: byteList(slots),
    stacks: byteList(slots * HIGHEST_STACK),
    reserve: byteList(2 * TILES_IN_PLAY),
  };
  p.top.fill(EMPTY);
  return p;
}

/** Makes `to` equal to `from`, a position of the same board. */
export function copyPosition(from: Position, to: Position): void {
  to.turn = from.turn;
  to.side = from.side;
  to.decision = from.decision;
  to.slot = from.slot;
  to.winner = from.winner;
  to.reason = from.reason;
  to.unclaimed = from.unclaimed;
  to.queued = from.queued;
  to.memory.set(from.memory);
}

/** Puts a tile on top of a slot. */
export function push(p: Position, slot: number, tile: number): void {
  const height = p.height[slot]!;
  p.stacks[slot * HIGHEST_STACK + height] = tile;
  p.height[slot] = height + 1;
  turnUp(p, slot, tile);
}

/** Takes the top tile of a slot that has one. */
export function pop(p: Position, slot: number): number {
  const height = p.height[slot]! - 1;
  const tile = p.top[slot]!;
  p.height[slot] = height;
  turnUp(p, slot, height === 0 ? EMPTY : p.stacks[slot * HIGHEST_STACK + height - 1]!);
  return tile;
}

/** The tile at a height, from 0 at the bottom. */
export function tileAt(p: Position, slot: number, height: number): number {
  return p.stacks[slot * HIGHEST_STACK + height]!;
}

/** Makes `tile` the visible one of a slot. */
function turnUp(p: Position, slot: number, tile: number): void {
  const bit = 1 << slot;
  const before = p.top[slot]!;
  if (before !== EMPTY) {
    p.tops[before]! ^= bit;
    p.occupied[before >> 3]! ^= bit;
  }
  if (tile !== EMPTY) {
    p.tops[tile]! |= bit;
    p.occupied[tile >> 3]! |= bit;
  }
  p.top[slot] = tile;
}

/** Moves the next tile of a side's reserve to its rack and says its kind. The reserve must not be empty. */
export function drawOne(p: Position, side: number): number {
  const left = p.reserveSize[side]! - 1;
  const kind = p.reserve[side * TILES_IN_PLAY + left]!;
  p.reserveSize[side] = left;
  p.rack[side]! += one(kind);
  return kind;
}
