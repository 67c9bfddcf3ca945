/**
 * Questions about the board that a client asks while it draws it. All of them are public knowledge.
 *
 * @module
 */
import type { Side } from './battlefields/types.js';
import { members } from './core/bits.js';
import { Decide } from './core/codes.js';
import { placements as placementMask, reachable } from './core/placement.js';
import { drawable } from './core/supply.js';
import { ensure, shown } from './errors.js';
import { expectGame, load } from './load.js';
import { bySide, kindCode, sideCode } from './names.js';
import type { BySide, GameState } from './state.js';
import { expectKind, type TroopKind } from './troops.js';
import type { GameView } from './view.js';

/**
 * Whose tile lies on top of a slot, or `null` if none does. Rules §4.
 *
 * @throws {@link ToyBattleError} `unknown-slot`; `not-a-game`.
 */
export function controllerOf(x: GameState | GameView, slot: number): Side | null {
  expectGame(x);
  expectSlot(slot, x.stacks.length);
  return x.stacks[slot]!.at(-1)?.side ?? null;
}

/**
 * The slots, ascending, that connection lets a side reach: those next to one of its HQs or to a base of its own that is
 * connected to one, its own HQs left out. Rules §4.4.
 *
 * @throws {@link ToyBattleError} `bad-side`; `not-a-game`.
 */
export function connectedSlots(x: GameState | GameView, side: Side): number[] {
  expectGame(x);
  expectSide(side);
  const p = load(x);
  const code = sideCode(side);
  return members(reachable(p, code) & ~p.board.hqs[code]!);
}

/**
 * The slots, ascending, where a side could place a tile of this kind if it had one on the rack, whoever's turn it is.
 * Without `side`, for the side that decides; empty when none does. Rules §4.2–§4.6.
 *
 * @throws {@link ToyBattleError} `bad-side`, `bad-kind`; `not-a-game`.
 */
export function placements(x: GameState | GameView, kind: TroopKind, side?: Side): number[] {
  expectGame(x);
  expectKind(kind);
  const who = side ?? x.decision?.side;
  if (who === undefined) return [];
  expectSide(who);
  const p = load(x);
  const code = sideCode(who);
  return members(placementMask(p, code, kindCode(kind), reachable(p, code)));
}

/**
 * How many tiles the side whose turn it is would draw now: two, unless rack limit or reserve allow fewer; 0 when the
 * decision is not `turn`. Rules §3.
 *
 * @throws {@link ToyBattleError} `not-a-game`.
 */
export function drawCount(x: GameState | GameView): number {
  expectGame(x);
  if (x.decision?.kind !== 'turn') return 0;
  const p = load(x);
  return drawable(p, p.side, Decide.Turn);
}

/** How far each side is with a region. Rules §6. */
export interface RegionProgress {
  /** The region's number. */
  readonly region: number;
  /** Medals that still lie there. */
  readonly medals: number;
  /** The bases that each side still has to top, ascending. */
  readonly missing: BySide<readonly number[]>;
}

/**
 * How far each side is with every region, in the order of the regions.
 *
 * @throws {@link ToyBattleError} `not-a-game`.
 */
export function regionProgress(x: GameState | GameView): RegionProgress[] {
  expectGame(x);
  const p = load(x);
  return x.regions.map((medals, region) => ({
    region,
    medals,
    missing: bySide((side) => members(p.board.regionBases[region]! & ~p.occupied[sideCode(side)]!)),
  }));
}

/**
 * @throws {@link ToyBattleError} `bad-side` unless it is `blue` or `red`.
 */
export function expectSide(side: unknown): asserts side is Side {
  ensure(side === 'blue' || side === 'red', 'bad-side', `a side is blue or red, not ${shown(side)}`);
}

/**
 * @throws {@link ToyBattleError} `unknown-slot` unless it is one of so many slots.
 */
export function expectSlot(slot: unknown, slots: number): asserts slot is number {
  const known = Number.isInteger(slot) && (slot as number) >= 0 && (slot as number) < slots;
  ensure(known, 'unknown-slot', `slots go from 0 to ${slots - 1}, not ${shown(slot)}`, { slot });
}
