/**
 * What one viewer may know of a game. Rules §8.
 *
 * @module
 */
import type { Side } from './battlefields/types.js';
import type { BySide, GameState } from './state.js';
import type { TroopKind } from './troops.js';

/** Who looks: a player, or somebody who knows only what is public. */
export type Viewer = Side | 'spectator';

/** Tiles of which everybody knows how many there are, and only their owner which. */
export interface HiddenTiles {
  /** How many. */
  readonly size: number;
  /** Which, sorted by name; `null` for everybody but their owner. */
  readonly tiles: readonly TroopKind[] | null;
}

/** A game as one viewer may know it. Plain JSON without secrets: send it as it is. Rules §8. */
export interface GameView
  extends Pick<
    GameState,
    | 'version'
    | 'battlefield'
    | 'specialBases'
    | 'turn'
    | 'decision'
    | 'result'
    | 'stacks'
    | 'discard'
    | 'medals'
    | 'regions'
    | 'placed'
  > {
  /** Whose view this is. */
  readonly viewer: Viewer;
  /** Each side's rack, frozen tiles included. */
  readonly rack: BySide<HiddenTiles>;
  /** Which tiles of each rack are frozen. */
  readonly frozen: BySide<HiddenTiles>;
  /** How many tiles each reserve holds. */
  readonly reserve: BySide<number>;
}
