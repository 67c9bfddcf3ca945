/**
 * The eight troops: rules §1.
 *
 * @module
 */

import { ensure, shown } from './errors.js';
import { deepFreeze } from './freeze.js';

/**
 * Every kind of troop, by strength: `kwak`, the joker, then strength 1 to 7. Rules §1.
 */
export const TROOP_KINDS = /* @__PURE__ */ Object.freeze([
  'kwak',
  'skully',
  'capn',
  'jumbo',
  'hook',
  'xb42',
  'star',
  'roxy',
] as const);

/** A kind of troop tile. Each player has three tiles of each kind. Rules §1. */
export type TroopKind = (typeof TROOP_KINDS)[number];

/**
 * What a troop does when it is placed, always optional. Rules §1, §5.3.
 *
 * - `draw`: draw `tiles` tiles from your reserve.
 * - `place`: place one extra troop by the normal rules and resolve it.
 * - `discard-adjacent`: discard one visible enemy troop on an adjacent base.
 * - `ignore-connection`: needs no connection to be placed on a base.
 * - `discard-from-rack`: discard one random tile from the opponent's rack.
 */
export type TroopEffect =
  | { readonly type: 'draw'; readonly tiles: 1 | 2 }
  | { readonly type: 'place' }
  | { readonly type: 'discard-adjacent' }
  | { readonly type: 'ignore-connection' }
  | { readonly type: 'discard-from-rack' };

/** The printed facts of one kind of troop. Rules §1. */
export interface TroopInfo {
  /** The kind itself. */
  readonly kind: TroopKind;
  /** 1 to 7; `null` for `kwak`, which covers and is covered by everything. */
  readonly strength: number | null;
  /** The effect on placement, or `null`. */
  readonly effect: TroopEffect | null;
}

/** The eight troops by kind. Plain data; rules §1. */
export const TROOPS: { readonly [K in TroopKind]: TroopInfo & { readonly kind: K } } = /* @__PURE__ */ deepFreeze({
  kwak: { kind: 'kwak', strength: null, effect: null },
  skully: { kind: 'skully', strength: 1, effect: { type: 'draw', tiles: 2 } },
  capn: { kind: 'capn', strength: 2, effect: { type: 'place' } },
  jumbo: { kind: 'jumbo', strength: 3, effect: { type: 'discard-adjacent' } },
  hook: { kind: 'hook', strength: 4, effect: { type: 'ignore-connection' } },
  xb42: { kind: 'xb42', strength: 5, effect: { type: 'discard-from-rack' } },
  star: { kind: 'star', strength: 6, effect: { type: 'draw', tiles: 1 } },
  roxy: { kind: 'roxy', strength: 7, effect: null },
});

/**
 * @throws `ToyBattleError` `bad-kind` for what is no kind of troop.
 */
export function expectKind(kind: unknown): asserts kind is TroopKind {
  ensure(
    TROOP_KINDS.includes(kind as TroopKind),
    'bad-kind',
    `a troop is one of ${TROOP_KINDS.join(', ')}, not ${shown(kind)}`,
    { kind },
  );
}

/** How many tiles of each kind a player has. Rules §1. */
export const TILES_PER_KIND = 3;

/** How many tiles a player has. Rules §1. */
export const TILES_PER_SIDE = 24;

/** How many tiles each side removes unseen at the start. Rules §2.1. */
export const REMOVED_TILES = 4;

/** A side's tiles, not shuffled. Rules §1. */
export function allTiles(): TroopKind[] {
  return TROOP_KINDS.flatMap((kind) => Array<TroopKind>(TILES_PER_KIND).fill(kind));
}

/** Whether these are all tiles of a side, in any order. Rules §1. */
export function isWholeDeck(tiles: readonly unknown[]): boolean {
  const numberOf = (kind: TroopKind) => tiles.filter((tile) => tile === kind).length;
  return tiles.length === TILES_PER_SIDE && TROOP_KINDS.every((kind) => numberOf(kind) === TILES_PER_KIND);
}

/** How many tiles a rack holds at most, frozen ones included. Rules §3. */
export const RACK_LIMIT = 8;
