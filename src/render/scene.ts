/** What there is to draw: a state, a view and an empty battlefield brought to one shape. */
import { BATTLEFIELDS, type BattlefieldId, printedBattlefield } from '../battlefields/index.js';
import type { BattlefieldData, Side } from '../battlefields/types.js';
import { ensure } from '../errors.js';
import { expectGame } from '../load.js';
import type { GameState } from '../state.js';
import type { TroopKind } from '../troops.js';
import type { GameView, HiddenTiles } from '../view.js';

/** A side's tiles beside the board. */
export interface Supplies {
  readonly rack: HiddenTiles;
  readonly frozen: HiddenTiles;
  readonly reserve: number;
  readonly discard: readonly TroopKind[];
  readonly medals: number;
}

export interface Scene {
  readonly board: BattlefieldData;
  /** What the battlefield is called after. */
  readonly name: BattlefieldId | BattlefieldData;
  /** The game on it, `null` for an empty battlefield. */
  readonly game: GameState | GameView | null;
  readonly specialBases: boolean;
  readonly stacks: GameState['stacks'];
  /** Medals that lie in each region. */
  readonly regions: readonly number[];
}

/** What can be drawn: a game, what a viewer knows of it, or an empty battlefield by its id or its data. */
export type Drawable = GameState | GameView | BattlefieldId | BattlefieldData;

/** @throws `ToyBattleError` `not-a-game`, `unknown-battlefield`, `bad-battlefield`. */
export function sceneOf(x: Drawable): Scene {
  const game = isBattlefield(x) ? null : x;
  if (!isBattlefield(x)) expectGame(x);
  const board = boardOf(isBattlefield(x) ? x : x.battlefield);
  return {
    board,
    name: Object.hasOwn(BATTLEFIELDS, board.id) ? (board.id as BattlefieldId) : board,
    game,
    specialBases: game?.specialBases !== false,
    stacks: game?.stacks ?? [],
    regions: game?.regions ?? board.regions.map(({ medals }) => medals),
  };
}

function isBattlefield(x: Drawable): x is BattlefieldId | BattlefieldData {
  return typeof x === 'string' || (Object(x) === x && 'slots' in x);
}

/** Looks at data of one's own only as far as drawing needs: a check in full is `defineBattlefield`. */
function boardOf(battlefield: BattlefieldId | BattlefieldData): BattlefieldData {
  if (Object(battlefield) !== battlefield) return printedBattlefield(battlefield);
  const board = battlefield as BattlefieldData;
  const { slots, paths, regions } = board;
  const drawable =
    [slots, paths, regions].every(Array.isArray) &&
    [...slots, ...regions].every((it) => Number.isFinite(it?.x + it?.y)) &&
    paths.every((path) => path?.length === 2 && path.every((end) => slots[end]));
  ensure(drawable, 'bad-battlefield', 'this battlefield cannot be drawn: see defineBattlefield');
  return board;
}

/** A side's tiles beside the board, in a state (where all are known) as in a view. */
export function suppliesOf({ rack, frozen, reserve, discard, medals }: GameState | GameView, side: Side): Supplies {
  const pile = (tiles: readonly TroopKind[] | HiddenTiles): HiddenTiles =>
    'size' in tiles ? tiles : { size: tiles.length, tiles };
  const left = reserve[side];
  return {
    rack: pile(rack[side]),
    frozen: pile(frozen[side]),
    reserve: typeof left === 'number' ? left : left.length,
    discard: discard[side],
    medals: medals[side],
  };
}
