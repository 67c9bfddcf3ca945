/**
 * Where a tile may be placed: rules §4, one predicate a paragraph, each a mask of slots.
 *
 * @module
 */
import { count } from './bag.js';
import { lowest } from './bits.js';
import { KIND_COUNT, Kind } from './codes.js';
import type { Position } from './position.js';

/** §4.1: the tiles of a rack that may be placed, as a bag: all that are not frozen. */
export function placeable(p: Position, side: number): number {
  return p.rack[side]! - p.frozen[side]!;
}

/** §4.3: every slot where `kind` may lie on top: all but those topped by an enemy that is not weaker. */
export function coverable(p: Position, side: number, kind: number): number {
  if (kind === Kind.Kwak) return -1;
  // Kwak's own number is 0, so an enemy Kwak is weaker than whatever comes.
  let tooStrong = 0;
  const enemy = (1 - side) * KIND_COUNT;
  for (let k = kind; k <= Kind.Roxy; k++) tooStrong |= p.tops[enemy + k]!;
  return ~tooStrong;
}

/** §4.4: every slot next to one of the side's HQs, or to a base of its own that is connected to one. */
export function reachable(p: Position, side: number): number {
  const { neighbours, doorsteps, bases } = p.board;
  const own = p.occupied[side]! & bases;
  let reached = doorsteps[side]!;
  let connected = reached & own;
  for (let fresh = connected; fresh !== 0; ) {
    const around = neighbours[lowest(fresh)]!;
    reached |= around;
    fresh = (fresh & (fresh - 1)) | (around & own & ~connected);
    connected |= fresh;
  }
  return reached;
}

/** §4.4 and §4.5: where connection lets `kind` go, given what the side can reach; Hook needs none on most bases. */
export function connectable(p: Position, kind: number, reached: number): number {
  return kind === Kind.Hook ? reached | (p.board.bases & ~p.board.muted) : reached;
}

/** §4.2 to §4.6 together: every slot where a side may place `kind`, given what it can reach. */
export function placements(p: Position, side: number, kind: number, reached: number): number {
  const { hqs, admits } = p.board;
  return connectable(p, kind, reached) & coverable(p, side, kind) & admits[kind]! & ~hqs[side]!;
}

/** Whether a side can place any tile of its rack anywhere. */
export function canPlace(p: Position, side: number): boolean {
  const tiles = placeable(p, side);
  if (tiles === 0) return false;
  const reached = reachable(p, side);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (count(tiles, kind) > 0 && placements(p, side, kind, reached) !== 0) return true;
  }
  return false;
}
