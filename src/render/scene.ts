/** What there is to draw: a state, a view and an empty battlefield brought to one shape. */
import { BATTLEFIELDS, type BattlefieldId, printedBattlefield } from '../battlefields/index.js';
import type { BattlefieldData, Side } from '../battlefields/types.js';
import { ensure } from '../errors.js';
import { expectGame, isView } from '../load.js';
import type { GameState } from '../state.js';
import type { TroopKind } from '../troops.js';
import type { GameView, HiddenTiles, Viewer } from '../view.js';

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
  readonly specialBases: boolean;
  readonly stacks: GameState['stacks'];
  /** Medals that lie in each region. */
  readonly regions: readonly number[];
  /** The game itself, `null` for an empty battlefield. */
  readonly game: GameState | GameView | null;
  readonly viewer: Viewer | null;
}

/** Who can be drawn: see `renderSvg`. */
export type Subject = GameState | GameView | BattlefieldId | BattlefieldData;

/** @throws `ToyBattleError` `not-a-game`, `unknown-battlefield`, `bad-battlefield`. */
export function sceneOf(x: Subject): Scene {
  if (typeof x === 'string' || (Object(x) === x && 'slots' in x)) {
    const board = boardOf(x as BattlefieldId | BattlefieldData);
    const regions = board.regions.map(({ medals }) => medals);
    return { ...named(board), specialBases: true, stacks: [], regions, game: null, viewer: null };
  }
  expectGame(x);
  return {
    ...named(boardOf(x.battlefield)),
    specialBases: x.specialBases,
    stacks: x.stacks,
    regions: x.regions,
    game: x,
    viewer: isView(x) ? x.viewer : null,
  };
}

function named(board: BattlefieldData): Pick<Scene, 'board' | 'name'> {
  return { board, name: Object.hasOwn(BATTLEFIELDS, board.id) ? (board.id as BattlefieldId) : board };
}

/** Looks at data of one's own only as far as drawing needs: a check in full is `defineBattlefield`. */
function boardOf(battlefield: BattlefieldId | BattlefieldData): BattlefieldData {
  if (Object(battlefield) !== battlefield) return printedBattlefield(battlefield);
  const board = battlefield as BattlefieldData;
  const { slots, paths, regions } = board;
  const drawable =
    [slots, paths, regions].every(Array.isArray) &&
    [...slots, ...regions].every((it) => Number.isFinite(it?.x) && Number.isFinite(it?.y)) &&
    paths.every((path) => path?.length === 2 && path.every((end) => slots[end]));
  ensure(drawable, 'bad-battlefield', 'this battlefield cannot be drawn: see defineBattlefield');
  return board;
}

/** A side's tiles beside the board, in a state (where all are known) as in a view. */
export function suppliesOf(x: GameState | GameView, side: Side): Supplies {
  const { discard, medals } = x;
  const known = { discard: discard[side], medals: medals[side] };
  if (isView(x)) return { rack: x.rack[side], frozen: x.frozen[side], reserve: x.reserve[side], ...known };
  return {
    rack: { size: x.rack[side].length, tiles: x.rack[side] },
    frozen: { size: x.frozen[side].length, tiles: x.frozen[side] },
    reserve: x.reserve[side].length,
    ...known,
  };
}
