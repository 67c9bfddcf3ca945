/**
 * Which tiles a viewer has not seen: rules §8.
 *
 * @module
 */
import type { Side } from '../battlefields/types.js';
import { KIND_COUNT } from '../core/codes.js';
import { ensure } from '../errors.js';
import { expectGame, isView } from '../load.js';
import { kindCode } from '../names.js';
import type { GameState } from '../state.js';
import { TILES_PER_KIND, type TroopKind } from '../troops.js';
import type { GameView } from '../view.js';

/**
 * By kind number: how many tiles of a side the viewer can't see, which lie in its reserve, among the removed ones, or on
 * a rack that is hidden. Below 0 where a view shows a fourth tile of a kind, which no real one does.
 */
export function unseenTiles(view: GameView, side: Side): number[] {
  const counts = new Array<number>(KIND_COUNT).fill(TILES_PER_KIND);
  const see = (kind: TroopKind) => counts[kindCode(kind)]!--;
  for (const stack of view.stacks) for (const tile of stack) if (tile.side === side) see(tile.kind);
  view.discard[side].forEach(see);
  view.rack[side].tiles?.forEach(see);
  return counts;
}

/**
 * Refuses what is no view at a glance. A deep check of untrusted data is `parseView` in `toy-battle/schema`.
 *
 * @throws `ToyBattleError` `not-a-view`.
 */
export function expectView(x: GameState | GameView): asserts x is GameView {
  expectGame(x);
  ensure(isView(x), 'not-a-view', 'expected a GameView of version 1');
}
