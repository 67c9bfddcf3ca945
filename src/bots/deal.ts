/**
 * Dealing the tiles of one side that somebody can't see: each is equally likely in each place. Rules §2, §8.
 *
 * @module
 */
import { one } from '../core/bag.js';
import { type Position, TILES_IN_PLAY } from '../core/position.js';
import type { Random } from './random.js';

/** The tiles of one side that a viewer can't see, and the places where they lie. */
export interface Unseen {
  readonly side: number;
  /** Their kinds, those first that the side could place somewhere if it held them. */
  readonly tiles: Int8Array;
  /** How many of them it could place somewhere. */
  readonly fitting: number;
  /** Places on a hidden rack, not frozen. */
  readonly free: number;
  /** Places of frozen tiles on a hidden rack. */
  readonly frozen: number;
  /** Places in the reserve. The places that are left are those of the removed tiles. */
  readonly reserve: number;
}

/** What is known of the tiles that a side may place: nothing, that some of them fit somewhere, or that none does. */
export enum Fit {
  Any,
  Some,
  None,
}

/** In how many ways the free places can be filled so that `fits` of their tiles fit somewhere. */
export function ways({ tiles, fitting, free }: Unseen, fits: number): number {
  return choose(fitting, fits) * choose(tiles.length - fitting, free - fits);
}

/** In how many ways the free places can be filled with what is known of them. At most 735471, 8 tiles out of 24. */
export function allWays(unseen: Unseen, fit: Fit): number {
  const none = ways(unseen, 0);
  if (fit === Fit.None) return none;
  return choose(unseen.tiles.length, unseen.free) - (fit === Fit.Some ? none : 0);
}

/** Overwritten by every call. */
const tiles = /* @__PURE__ */ new Int8Array(24);

/** Deals the unseen tiles of a side into a position. {@link allWays} must not be 0. */
export function dealUnseen(p: Position, unseen: Unseen, fit: Fit, random: Random): void {
  const { side, free, frozen, reserve } = unseen;
  const end = unseen.tiles.length;
  const rack = free + frozen;
  tiles.set(unseen.tiles);
  if (fit !== Fit.Any) fillFree(unseen, fit === Fit.None ? 0 : someFits(unseen, random), random);
  shuffle(fit === Fit.Any ? 0 : free, rack + reserve, end, random);
  if (rack > 0) {
    p.frozen[side] = bag(free, rack);
    p.rack[side] = bag(0, free) + p.frozen[side]!;
  }
  for (let i = 0; i < reserve; i++) p.reserve[side * TILES_IN_PLAY + i] = tiles[rack + i]!;
  p.removed[side] = bag(rack + reserve, end);
}

/** How many of the free tiles fit if some do, each number as often as there are ways to have it. */
function someFits(unseen: Unseen, random: Random): number {
  let left = random.below(allWays(unseen, Fit.Some));
  let fits = 1;
  for (let some = ways(unseen, 1); left >= some; some = ways(unseen, ++fits)) left -= some;
  return fits;
}

/** Fills the free places with `fits` tiles that fit somewhere and others that don't, each set equally likely. */
function fillFree({ fitting, free, tiles: { length } }: Unseen, fits: number, random: Random): void {
  shuffle(0, fits, fitting, random);
  shuffle(fitting, fitting + free - fits, length, random);
  for (let place = fits; place < free; place++) swap(place, place + fitting - fits);
}

/** Random numbers have at most this many values. */
const MOST_VALUES = 2 ** 20;

/** Fisher–Yates: fills the places `from` to `to - 1` with tiles from there to `end - 1`, many steps a random number. */
function shuffle(from: number, to: number, end: number, random: Random): void {
  let value = 0;
  let values = 1;
  for (let place = from; place < to; place++) {
    const choices = end - place;
    if (values === 1) {
      for (let next = choices; next > end - to && values * next <= MOST_VALUES; next--) values *= next;
      value = random.below(values);
    }
    swap(place, place + (value % choices));
    value = (value / choices) | 0;
    values /= choices;
  }
}

function swap(a: number, b: number): void {
  const tile = tiles[a]!;
  tiles[a] = tiles[b]!;
  tiles[b] = tile;
}

/** The tiles `from` to `to - 1` as a bag. */
function bag(from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += one(tiles[i]!);
  return sum;
}

/** Subsets of `k` among `n`: n! / (k! (n − k)!), and 0 if there are not so many. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}
