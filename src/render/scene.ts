/** What there is to draw: a state, a view and an empty battlefield brought to one shape. */
import { BATTLEFIELDS, type BattlefieldId, printedBattlefield } from '../battlefields/index.js';
import {
  type BattlefieldData,
  type RegionData,
  type Side,
  type SlotData,
  type Special,
  TRIGGERS,
} from '../battlefields/types.js';
import { SIDES } from '../core/codes.js';
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
    name: BATTLEFIELDS[board.id as BattlefieldId] === board ? (board.id as BattlefieldId) : board,
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
  const isPlace = (it: SlotData | RegionData) => [it?.x, it?.y].every((at) => Math.abs(at) <= 1e4);
  const areSlots = (ids: readonly number[]) => Array.isArray(ids) && ids.every((id) => slots[id]);
  const drawable =
    [slots, paths, regions].every(Array.isArray) &&
    SIDES.every((side) => slots.some((slot) => slot?.hq === side)) &&
    slots.every((slot) => isPlace(slot) && SIDES.includes(slot.hq ?? 'blue') && isSpecial(slot.special)) &&
    regions.every((region) => isPlace(region) && areSlots(region.bases)) &&
    paths.every((path) => areSlots(path) && path.length === 2);
  ensure(drawable, 'bad-battlefield', 'it cannot be drawn: see defineBattlefield');
  return board;
}

function isSpecial(special: Special | undefined): boolean {
  if (special?.kind === 'strengthLimit') return Array.isArray(special.strengths);
  return [undefined, 'noTroopEffect', ...TRIGGERS].includes(special?.kind);
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
