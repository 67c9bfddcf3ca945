/**
 * A search through the enemy's eyes: it does not see the rack of the player who searches.
 *
 * @module
 */
import { count, size } from '../core/bag.js';
import { KIND_COUNT } from '../core/codes.js';
import { TILES_IN_PLAY } from '../core/position.js';
import { TILES_PER_SIDE } from '../troops.js';
import { dealUnseen, Fit, type Unseen } from './deal.js';
import type { Simulator } from './simulator.js';

/** The tiles to deal, a list for each number of them; overwritten by every call. */
const lists = /* @__PURE__ */ Array.from({ length: TILES_PER_SIDE + 1 }, (_, length) => new Int8Array(length));
const unseen: { -readonly [K in keyof Unseen]: Unseen[K] } = {
  side: 0,
  tiles: /* @__PURE__ */ new Int8Array(0),
  fitting: 0,
  free: 0,
  frozen: 0,
  reserve: 0,
};

/**
 * Deals a side's rack, reserve and removed tiles anew: each of these tiles is equally likely in each place, as it is to
 * an enemy who looks at the board alone. Allocates nothing.
 */
export function veil(simulator: Simulator, side: number): void {
  const p = simulator.position;
  const rack = p.rack[side]!;
  const removed = p.removed[side]!;
  const reserve = p.reserveSize[side]!;
  const tiles = lists[size(rack) + size(removed) + reserve]!;
  const next = side * TILES_IN_PLAY;
  for (let i = 0; i < reserve; i++) tiles[i] = p.reserve[next + i]!;
  let filled = reserve;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const end = filled + count(rack, kind) + count(removed, kind);
    tiles.fill(kind, filled, end);
    filled = end;
  }
  unseen.side = side;
  unseen.tiles = tiles;
  unseen.frozen = size(p.frozen[side]!);
  unseen.free = size(rack) - unseen.frozen;
  unseen.reserve = reserve;
  dealUnseen(p, unseen, Fit.Any, simulator.random);
  simulator.changed();
}
