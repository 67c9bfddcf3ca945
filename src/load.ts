/**
 * From plain data to the core's position.
 *
 * @module
 */
import type { Action } from './actions.js';
import { type Board, compileBattlefield } from './battlefields/compile.js';
import { defineBattlefield } from './battlefields/define.js';
import { type BattlefieldId, printedBattlefield } from './battlefields/index.js';
import type { BattlefieldData } from './battlefields/types.js';
import { one } from './core/bag.js';
import { DECISIONS, Decide, Kind, NOWHERE, REASONS, SIDES } from './core/codes.js';
import { createPosition, EMPTY, type Position, push, TILES_IN_PLAY } from './core/position.js';
import { ensure } from './errors.js';
import { allActions, kindCode, sideCode, tileCode, tilesBag } from './names.js';
import type { GameState } from './state.js';
import type { TroopKind } from './troops.js';
import type { GameView, HiddenTiles } from './view.js';

/**
 * The battlefield of a state, view or record: a printed board by its id, or custom data, checked.
 *
 * @throws {@link ToyBattleError} `unknown-battlefield` for an id of no printed board; `bad-battlefield` for bad data.
 */
export function battlefieldOf(x: { readonly battlefield: BattlefieldId | BattlefieldData }): BattlefieldData {
  const battlefield = x?.battlefield;
  if (typeof battlefield === 'object' && battlefield !== null) return defineBattlefield(battlefield);
  return printedBattlefield(battlefield);
}

/** A battlefield in one mode, ready to play on. */
export interface Arena {
  readonly board: Board;
  /** By id. */
  readonly actions: readonly Action[];
  /** Overwritten by every call; nothing outside the call that loaded it may look at it. */
  readonly scratch: Position;
}

/** Compiled battlefields, without and with special bases. Keyed by data that is frozen for good. */
const arenas = new WeakMap<BattlefieldData, [Arena?, Arena?]>();

export function arenaOf(x: { battlefield: BattlefieldId | BattlefieldData; specialBases: boolean }): Arena {
  const data = battlefieldOf(x);
  let pair = arenas.get(data);
  if (pair === undefined) arenas.set(data, (pair = []));
  const mode = x.specialBases ? 1 : 0;
  let arena = pair[mode];
  if (arena === undefined) {
    const board = compileBattlefield(data, x.specialBases);
    pair[mode] = arena = { board, actions: allActions(board), scratch: createPosition(board) };
  }
  return arena;
}

/** The compiled battlefield that a state or view is played on. */
export function boardOf(x: GameState | GameView): Board {
  return arenaOf(x).board;
}

export function isView(x: GameState | GameView): x is GameView {
  return 'viewer' in x;
}

/**
 * Refuses what is no state at a glance. A deep check of untrusted data is `parseState` in `toy-battle/schema`.
 *
 * @throws {@link ToyBattleError} `not-a-state`.
 */
export function expectState(x: unknown): asserts x is GameState {
  ensure(looksLikeGame(x) && 'chance' in x, 'not-a-state', 'expected a GameState of version 1');
}

/**
 * Refuses what is neither a state nor a view at a glance.
 *
 * @throws {@link ToyBattleError} `not-a-game`.
 */
export function expectGame(x: unknown): asserts x is GameState | GameView {
  ensure(looksLikeGame(x), 'not-a-game', 'expected a GameState or GameView of version 1');
}

function looksLikeGame(x: unknown): x is object {
  return typeof x === 'object' && x !== null && 'version' in x && x.version === 1 && PARTS.every((part) => part in x);
}

/** What states and views have in common. */
const PARTS = [
  'battlefield',
  'specialBases',
  'turn',
  'decision',
  'result',
  'stacks',
  'rack',
  'frozen',
  'reserve',
  'discard',
  'medals',
  'regions',
  'placed',
] satisfies (keyof GameState & keyof GameView)[];

/**
 * Loads a state or view into the scratch position of its board. Of tiles that a view hides only the number is right:
 * nothing that a viewer may ask the core depends on more.
 */
export function load(x: GameState | GameView): Position {
  const { scratch: p } = arenaOf(x);
  loadInto(x, p);
  return p;
}

/** Loads a state or view into a position of its board. */
export function loadInto(x: GameState | GameView, p: Position): void {
  p.turn = x.turn;
  loadDecision(x, p);
  loadBoard(x, p);
  for (let side = 0; side < 2; side++) {
    const name = SIDES[side]!;
    p.medals[side] = x.medals[name];
    p.discard[side] = tilesBag(x.discard[name]);
    if (isView(x)) {
      p.rack[side] = hiddenBag(x.rack[name]);
      p.frozen[side] = hiddenBag(x.frozen[name]);
      p.removed[side] = 0;
      p.reserveSize[side] = x.reserve[name];
    } else {
      p.rack[side] = tilesBag(x.rack[name]);
      p.frozen[side] = tilesBag(x.frozen[name]);
      p.removed[side] = tilesBag(x.removed[name]);
      loadReserve(x.reserve[name], p, side);
    }
  }
}

function hiddenBag({ size, tiles }: HiddenTiles): number {
  return tiles === null ? size * one(Kind.Kwak) : tilesBag(tiles);
}

function loadDecision(x: GameState | GameView, p: Position): void {
  const { decision, result, placed } = x;
  p.slot = NOWHERE;
  p.decision = Decide.Over;
  p.side = p.winner = p.reason = 0;
  if (decision !== null) {
    p.side = sideCode(decision.side);
    p.decision = DECISIONS.indexOf(decision.kind);
    if (decision.kind !== 'turn') p.slot = decision.slot;
  }
  if (result !== null) {
    p.winner = sideCode(result.winner);
    p.reason = REASONS.indexOf(result.reason);
  }
  p.queued = placed.length;
  for (let i = 0; i < placed.length; i++) {
    p.queue[2 * i] = placed[i]!.slot;
    p.queue[2 * i + 1] = placed[i]!.height;
  }
}

function loadBoard(x: GameState | GameView, p: Position): void {
  p.tops.fill(0);
  p.occupied.fill(0);
  for (let slot = 0; slot < p.board.slots; slot++) {
    const stack = x.stacks[slot]!;
    p.height[slot] = 0;
    p.top[slot] = EMPTY;
    for (let i = 0; i < stack.length; i++) push(p, slot, tileCode(stack[i]!));
  }
  p.unclaimed = 0;
  for (let region = 0; region < x.regions.length; region++) if (x.regions[region]! > 0) p.unclaimed |= 1 << region;
}

function loadReserve(tiles: readonly TroopKind[], p: Position, side: number): void {
  p.reserveSize[side] = tiles.length;
  // The state's next tile is its first, the position's its last.
  const row = side * TILES_IN_PLAY;
  for (let i = 0; i < tiles.length; i++) p.reserve[row + tiles.length - 1 - i] = kindCode(tiles[i]!);
}
