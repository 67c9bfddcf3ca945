/**
 * The whole truth about a game: what a server keeps and never sends. Rules §1–§7.
 *
 * @module
 */
import type { Decision } from './actions.js';
import type { BattlefieldId } from './battlefields/index.js';
import type { BattlefieldData, Side } from './battlefields/types.js';
import type { TroopKind } from './troops.js';

/** One value for each side. */
export interface BySide<T> {
  /** Blue's. */
  readonly blue: T;
  /** Red's. */
  readonly red: T;
}

/** A tile on the board. */
export interface Tile {
  /** Its owner. */
  readonly side: Side;
  /** Its kind. */
  readonly kind: TroopKind;
}

/** How a game ended. Rules §6, §7. */
export interface GameResult {
  /** Who has won. */
  readonly winner: Side;
  /** `hq`: placed on an enemy HQ; `medals`: reached the objective; `stuck`: a side could neither draw nor place. */
  readonly reason: 'hq' | 'medals' | 'stuck';
}

/** A tile placed this turn whose special base has not had its chance yet. Rules §5.4. */
export interface PlacedTile {
  /** Where it was placed. */
  readonly slot: number;
  /** Its place in the stack, from 1 at the bottom. */
  readonly height: number;
}

/** The 128-bit state of the chance generator, as four 32-bit integers. A secret. */
export type ChanceState = readonly [number, number, number, number];

/**
 * A game in full. Plain JSON: it survives `JSON` and `structuredClone` unchanged. It holds secrets; send
 * players what {@link redactFor} makes of it.
 */
export interface GameState {
  /** Version of this format. */
  readonly version: 1;
  /** The id of a printed board, or the whole data of a custom one. */
  readonly battlefield: BattlefieldId | BattlefieldData;
  /** `false` in the first-game mode, in which special slots are ordinary ones. Rules §2.4. */
  readonly specialBases: boolean;
  /** The turn's number, from 1. */
  readonly turn: number;
  /** The decision to be made, `null` when the game is over. */
  readonly decision: Decision | null;
  /** The result, `null` while the game goes on. */
  readonly result: GameResult | null;
  /** The tiles on each slot, bottom first. */
  readonly stacks: readonly (readonly Tile[])[];
  /** Each side's rack, sorted by name, frozen tiles included. */
  readonly rack: BySide<readonly TroopKind[]>;
  /** Which tiles of each rack are frozen, sorted by name. Rules §5.4. */
  readonly frozen: BySide<readonly TroopKind[]>;
  /** Each side's reserve; index 0 is drawn next. */
  readonly reserve: BySide<readonly TroopKind[]>;
  /** The four tiles of each side that left the game unseen, sorted by name. Rules §2.1. */
  readonly removed: BySide<readonly TroopKind[]>;
  /** Each side's discard, sorted by name. */
  readonly discard: BySide<readonly TroopKind[]>;
  /** Medals won. */
  readonly medals: BySide<number>;
  /** Medals that still lie in each region. */
  readonly regions: readonly number[];
  /** This turn's placements whose special base has not had its chance yet, in the order of placement. Rules §5.4. */
  readonly placed: readonly PlacedTile[];
  /** Where the next chance outcome comes from. */
  readonly chance: ChanceState;
}
