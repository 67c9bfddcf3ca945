/**
 * How good a position is: one linear estimate for a bot that looks ahead no further.
 *
 * @module
 */
import { count, size } from '../core/bag.js';
import { lowest } from '../core/bits.js';
import { KIND_COUNT, Kind } from '../core/codes.js';
import { coverable, reachable } from '../core/placement.js';
import type { Position } from '../core/position.js';
import { FARTHEST, terrainOf } from './terrain.js';
import { EVALUATION } from './weights.js';

/** Score of a game that is won. */
export const WON = 1000;
/** Score of a turn in which the side that decides can win by one placement. */
export const WINS_NOW = 100;

/** How many weights a side has. */
const SIDE_WEIGHTS = 50;
/** Where each group of a side's weights begins. */
enum At {
  /** Medals, as a share of the objective. */
  Medals,
  /** One by the number of medals that are still needed. */
  Need,
  /** Bases that are connected, and slots that connection reaches. */
  Connected,
  Reached,
  /** Tiles of the reserve; whether it is empty; frozen tiles. */
  Reserve,
  NoReserve,
  Frozen,
  /** Medals of regions, as a share of the objective, by bases that are missing: 1 that can be taken now, 1, 2, 3. */
  Regions = 7,
  /** By steps to the enemy's HQ. */
  Steps = 11,
  /** The same, first step on a slot that the side can take now. */
  OpenSteps = Steps + 7,
  /** By tiles on the rack. */
  Rack = OpenSteps + 7,
  /** By kind: each tile on the rack. */
  RackKinds = Rack + 9,
  /** By kind: each visible tile on the board. */
  Tops = RackKinds + 8,
}

/**
 * The score of a position at the start of a turn, for the side whose turn it is: the logarithm of its odds to win, or
 * {@link WINS_NOW} if one placement wins. Fitted to who won games of bots. Looks at both racks: what a player does not
 * know must be dealt or left out first.
 */
export function evaluate(p: Position): number {
  const { board } = p;
  const mover = p.side;
  let score = EVALUATION[2 * SIDE_WEIGHTS]!;
  for (let other = 0; other < 2; other++) {
    const side = other === 0 ? mover : 1 - mover;
    const own = p.occupied[side]! & board.bases;
    const rack = p.rack[side]!;
    const tiles = rack - p.frozen[side]!;
    const reached = reachable(p, side);
    const open = tiles === 0 ? 0 : reached & ~board.hqs[side]! & coverable(p, side, strongest(tiles));
    if (other === 0 && wins(p, side, tiles, reached, open)) return WINS_NOW;
    score += sideScore(p, side, other * SIDE_WEIGHTS, own, rack, reached, open);
  }
  return score;
}

/** The kind that covers most: Kwak covers all, then the strongest. The bag must not be empty. */
export function strongest(tiles: number): number {
  return count(tiles, Kind.Kwak) > 0 ? Kind.Kwak : (31 - Math.clz32(tiles)) >> 2;
}

/** Whether one placement wins: on an enemy HQ, or by medals (strength limits left out). */
function wins(p: Position, side: number, tiles: number, reached: number, open: number): boolean {
  const { board } = p;
  for (let rest = tiles === 0 ? 0 : reached & board.hqs[1 - side]!; rest !== 0; rest &= rest - 1) {
    const hq = lowest(rest);
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      if (count(tiles, kind) > 0 && ((board.admits[kind]! >>> hq) & 1) === 1) return true;
    }
  }
  const need = board.objective - p.medals[side]!;
  for (let rest = p.unclaimed; rest !== 0; rest &= rest - 1) {
    const region = lowest(rest);
    const missing = board.regionBases[region]! & ~p.occupied[side]!;
    if ((missing & (missing - 1)) !== 0 || (missing & open) === 0) continue;
    if (gain(p, side, lowest(missing)) >= need) return true;
  }
  return false;
}

/** Medals that the side gets by topping `slot`. */
export function gain(p: Position, side: number, slot: number): number {
  const { board } = p;
  const owned = p.occupied[side]! | (1 << slot);
  let medals = 0;
  for (let rest = p.unclaimed & board.regionsAt[slot]!; rest !== 0; rest &= rest - 1) {
    const region = lowest(rest);
    if ((board.regionBases[region]! & ~owned) === 0) medals += board.regionMedals[region]!;
  }
  return medals;
}

function sideScore(
  p: Position,
  side: number,
  base: number,
  own: number,
  rack: number,
  reached: number,
  open: number,
): number {
  const { board } = p;
  const w = EVALUATION;
  const medals = p.medals[side]!;
  const reserve = p.reserveSize[side]!;
  const { near } = terrainOf(board);
  const share = 1 / board.objective;
  let score =
    w[base + At.Medals]! * medals * share +
    w[base + At.Need]! / Math.max(1, board.objective - medals) +
    w[base + At.Connected]! * population(own & reached) +
    w[base + At.Reached]! * population(reached) +
    w[base + At.Reserve]! * reserve +
    (reserve === 0 ? w[base + At.NoReserve]! : 0) +
    w[base + At.Frozen]! * size(p.frozen[side]!) +
    w[base + At.Rack + size(rack)]!;
  for (let rest = p.unclaimed; rest !== 0; rest &= rest - 1) {
    const region = lowest(rest);
    const missing = board.regionBases[region]! & ~own;
    const number = population(missing);
    if (number > 3) continue;
    const at = number === 1 && (missing & open) !== 0 ? 0 : number;
    score += w[base + At.Regions + at]! * board.regionMedals[region]! * share;
  }
  let step = 1;
  const row = side * (FARTHEST + 1);
  while (step < FARTHEST && (reached & near[row + step]!) === 0) step++;
  score += w[base + At.Steps + step]!;
  while (step < FARTHEST && (open & near[row + step]!) === 0) step++;
  score += w[base + At.OpenSteps + step]!;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    score += w[base + At.RackKinds + kind]! * count(rack, kind);
    score += w[base + At.Tops + kind]! * population(p.tops[side * KIND_COUNT + kind]! & board.bases);
  }
  return score;
}

/** How many members a mask has. */
export function population(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
