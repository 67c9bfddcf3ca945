/**
 * Keys of positions: 64 bits in the manner of Zobrist, for tables of positions met before.
 *
 * A key covers all that distinguishes positions for the rules and for what players know: battlefield and mode, the
 * decision or the result, every tile of every stack at its height, racks, frozen tiles, discards, the reserves in order,
 * medals, and the queue of placements. It leaves out the turn's number and the chance generator, on which no rule
 * depends, so that a position which comes back later in the game has its old key; and the removed tiles, which are those
 * that lie nowhere else. Keys are the same on every machine, but compare only those that one release has made.
 *
 * Tiles on the board and in the reserves are a sum that changes with every tile; the rest is a dozen integers, mixed
 * into that sum when the key is asked for.
 *
 * @module
 */
import type { Board } from '../battlefields/compile.js';
import { Decide, KIND_COUNT, Report, type Sink } from '../core/codes.js';
import { type Position, TILES_IN_PLAY, tileAt } from '../core/position.js';
import { battlefieldOf, expectState, load } from '../load.js';
import type { GameState } from '../state.js';
import type { GameView } from '../view.js';
import { expectView } from './unseen.js';

/** A key, or the part of one that is kept while playing: its low and its high 32 bits. */
export type Key = Int32Array;

/** A new key. */
export function createKey(): Key {
  return new Int32Array(2);
}

/** A key as one integer from 0 to 2⁶⁴ - 1. */
export function keyNumber(key: Key): bigint {
  return (BigInt(key[1]! >>> 0) << 32n) | BigInt(key[0]! >>> 0);
}

/**
 * The 64-bit key of a state, from 0 to 2⁶⁴ - 1. States that differ in nothing but the turn's number and the chance
 * generator have the same; others have different ones, up to chance: among a million positions two share a key once in
 * forty million times. Holds what the state holds: a player who gets it can check guesses about hidden tiles.
 *
 * @throws `ToyBattleError` `not-a-state`.
 */
export function hash(state: GameState): bigint {
  expectState(state);
  const p = load(state);
  return keyNumber(finishKey(p, positionKey(p, baseKey(state, p.board, sum)), whole));
}

/**
 * The 64-bit key of what a viewer knows, like {@link hash}: the same for all states that the viewer can't tell apart
 * (the turn's number again left out), and different for different viewers.
 *
 * @throws `ToyBattleError` `not-a-view`; `not-a-game`.
 */
export function viewHash(view: GameView): bigint {
  expectView(view);
  // Of hidden tiles the position has the right number, and the viewer says which are hidden.
  const p = load(view);
  addStacks(p, baseKey(view, p.board, sum));
  absorb(sum, VIEWERS.indexOf(view.viewer) + 1);
  absorb(sum, p.reserveSize[0]! | (p.reserveSize[1]! << 8));
  return keyNumber(finishKey(p, sum, whole));
}

const VIEWERS: readonly GameView['viewer'][] = ['blue', 'red', 'spectator'];

/** Overwritten by every call. */
const sum = /* @__PURE__ */ createKey();
const whole = /* @__PURE__ */ createKey();

const baseKeys = /* @__PURE__ */ new WeakMap<Board, Key>();

/** Sets `key` to that of a battlefield and mode without any tile. `board` is its compiled form. */
export function baseKey(x: Pick<GameState, 'battlefield' | 'specialBases'>, board: Board, key: Key): Key {
  let base = baseKeys.get(board);
  if (base === undefined) {
    baseKeys.set(board, (base = createKey()));
    const text = typeof x.battlefield === 'string' ? x.battlefield : JSON.stringify(battlefieldOf(x));
    for (let i = 0; i < text.length; i++) absorb(base, text.charCodeAt(i));
    absorb(base, x.specialBases ? 1 : 2);
  }
  key.set(base);
  return key;
}

/** Adds all tiles on the board and in the reserves to a {@link baseKey}. */
export function positionKey(p: Position, key: Key): Key {
  addStacks(p, key);
  for (let side = 0; side < 2; side++) {
    for (let i = 0; i < p.reserveSize[side]!; i++) toggleReserve(p, side, i, key);
  }
  return key;
}

function addStacks(p: Position, key: Key): void {
  for (let slot = 0; slot < p.board.slots; slot++) {
    for (let i = 0; i < p.height[slot]!; i++) toggleTile(slot, i, tileAt(p, slot, i), key);
  }
}

/** Keeps `key` what {@link positionKey} makes of `p` while it is played on. */
export function keySink(p: Position, key: Key): Sink {
  const { height, reserveSize } = p;
  return (code, side, a, b, c) => {
    const tile = side * KIND_COUNT + a;
    switch (code) {
      case Report.Placed:
        toggleTile(b, height[b]! - 1, tile, key);
        break;
      case Report.Discarded:
      case Report.Recalled:
        toggleTile(b, height[b]!, tile, key);
        break;
      case Report.Displaced:
        toggleTile(b, height[b]!, tile, key);
        toggleTile(c, height[c]! - 1, tile, key);
        break;
      case Report.Drew:
        // What was drawn still stands behind the reserve's new end.
        for (let i = 0; i < b; i++) toggleReserve(p, side, reserveSize[side]! + i, key);
    }
  };
}

function toggleTile(slot: number, height: number, tile: number, key: Key): void {
  toggle(key, (slot << 10) | (height << 4) | tile);
}

/** The tile of a reserve with number `index` from the one drawn last. */
function toggleReserve(p: Position, side: number, index: number, key: Key): void {
  toggle(key, (1 << 16) | (side << 8) | (index << 3) | p.reserve[side * TILES_IN_PLAY + index]!);
}

/** Adds a feature, or takes it away again. */
function toggle(key: Key, feature: number): void {
  key[0]! ^= mixLow(feature);
  key[1]! ^= mixHigh(feature);
}

/** The key of a position: what {@link positionKey} has summed up, and the rest mixed into it. Written to `out`. */
export function finishKey(p: Position, key: Key, out: Key): Key {
  rest[0] = asked(p);
  rest[1] = queued(p, 0) | (queued(p, 1) << 11);
  rest[2] = queued(p, 2) | (queued(p, 3) << 11);
  rest[3] = p.medals[0]! | (p.medals[1]! << 16);
  rest[4] = p.unclaimed;
  for (let side = 0; side < 2; side++) {
    rest[5 + side] = p.rack[side]!;
    rest[7 + side] = p.frozen[side]!;
    rest[9 + side] = p.discard[side]!;
  }
  let low = key[0]!;
  let high = key[1]!;
  for (let i = 0; i < rest.length; i++) {
    low = mixLow(low ^ rest[i]!);
    high = mixHigh(high ^ rest[i]!);
  }
  out[0] = low;
  out[1] = high;
  return out;
}

/** Overwritten by every call. */
const rest = /* @__PURE__ */ new Int32Array(11);

/** What is decided where and by whom, or how the game ended. */
function asked(p: Position): number {
  if (p.decision === Decide.Over) return -1 - (p.winner | (p.reason << 1));
  return p.side | (p.decision << 1) | ((p.slot + 1) << 5);
}

/** An entry of the queue in eleven bits, 0 for none: a tile that lies somewhere has a height. */
function queued(p: Position, index: number): number {
  return index < p.queued ? (p.queue[2 * index]! << 6) | p.queue[2 * index + 1]! : 0;
}

/** Mixes one more integer into both halves of a key; order counts. */
function absorb(key: Key, word: number): void {
  key[0] = mixLow(key[0]! ^ word);
  key[1] = mixHigh(key[1]! ^ word);
}

/** Bijections of 32-bit words, unlike each other, that leave no pattern. */
function mixLow(word: number): number {
  let x = (word + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

function mixHigh(word: number): number {
  let x = (word + 0x7f4a7c15) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
