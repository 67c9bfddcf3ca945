/**
 * How promising each legal action looks at a glance: nanoseconds an action, no look at what follows.
 *
 * @module
 */
import { size } from '../core/bag.js';
import { lowest } from '../core/bits.js';
import { Decide } from '../core/codes.js';
import { DECLINE, DRAW, moveBase, PLACE, RECOVER_KIND, targetBase, USE } from '../core/ids.js';
import { reachable } from '../core/placement.js';
import { EMPTY, type Position, tileAt } from '../core/position.js';
import { gain, population } from './evaluate.js';
import { FARTHEST, terrainOf } from './terrain.js';
import { APPEAL } from './weights.js';

/** Appeal of an action that wins at once. */
export const WINNING = 100;

/** Where each group of weights begins. */
enum At {
  /** By decision: declining, using. */
  Decline = 0,
  Use = Decline + 13,
  /** Drawing: by tiles on the rack; more if the enemy can reach an HQ. */
  Draw = Use + 13,
  DrawInDanger = Draw + 9,
  /** By kind: recovering it. */
  Recover = DrawInDanger + 1,
  /** By kind: placing it on an empty slot, on an enemy, on an own tile; discarding, recalling, displacing it. */
  OnEmpty = Recover + 8,
  OnEnemy = OnEmpty + 8,
  OnOwn = OnEnemy + 8,
  Target = OnOwn + 8,
  Recall = Target + 8,
  Displace = Recall + 8,
  /** By kind: covering it when the enemy's; when one's own. */
  Enemy = Displace + 8,
  Own = Enemy + 8,
  /** Medals won, as a share of the objective. */
  Gain = Own + 8,
  /** The same of regions of which then one base, or two, are missing. */
  Progress1,
  Progress2,
  /** The same of regions of which the enemy misses just this base; or all are the enemy's but one, or but two. */
  Hole,
  Break1,
  Break2,
  /** By steps from the slot to the enemy's HQ: placing there, and if it is a step nearer than before. */
  Steps,
  Nearer = Steps + 7,
  /** By steps from the slot to one's own HQ: placing there, and if the enemy is on it. */
  Home = Nearer + 7,
  Repel = Home + 7,
  /** Removing an enemy next to one's HQ while the enemy can reach it. */
  Defend = Repel + 7,
  /** By decision: a special base that triggers it; one that mutes; a slot that is not connected (Hook). */
  Trigger = Defend + 1,
  Muted = Trigger + 13,
  Far,
  /** Displacing to a base that completes an enemy's region, per share of the objective; per step nearer to an HQ. */
  Gift,
  Approach,
}

/** Scratch of one call: the worth of a slot to place on, and to take an enemy from. */
const worth = /* @__PURE__ */ new Float64Array(32);
const known = /* @__PURE__ */ new Uint8Array(32);

/**
 * Writes the appeal of the first `n` of `ids`, legal actions in `p`, into `out`. {@link WINNING} is an action that wins
 * at once; of the others the exponential is how often they are chosen, up to a factor.
 */
export function appeals(p: Position, ids: Int16Array, n: number, out: Float64Array): void {
  const { board, side, decision } = p;
  const { slots } = board;
  const targets = targetBase(board);
  const moves = moveBase(board);
  const reached = reachable(p, side);
  const danger = (reachable(p, 1 - side) & board.hqs[side]!) !== 0 && p.rack[1 - side] !== 0;
  let nearest = 1;
  while (nearest < FARTHEST && (reached & terrainOf(board).near[side * (FARTHEST + 1) + nearest]!) === 0) nearest++;
  known.fill(0);
  for (let i = 0; i < n; i++) {
    const id = ids[i]!;
    if (id >= PLACE && id < targets) {
      const kind = ((id - PLACE) / slots) | 0;
      const slot = id - PLACE - kind * slots;
      if (known[slot] === 0) {
        known[slot] = 1;
        worth[slot] = placeWorth(p, slot, reached, danger, nearest);
      }
      const top = p.top[slot]!;
      const group = top === EMPTY ? At.OnEmpty : top >> 3 === side ? At.OnOwn : At.OnEnemy;
      out[i] = worth[slot]! >= WINNING ? WINNING : worth[slot]! + APPEAL[group + kind]!;
    } else if (id === DECLINE) out[i] = APPEAL[At.Decline + decision]!;
    else if (id === USE) out[i] = APPEAL[At.Use + decision]!;
    else if (id === DRAW) out[i] = APPEAL[At.Draw + size(p.rack[side]!)]! + (danger ? APPEAL[At.DrawInDanger]! : 0);
    else if (id < PLACE) out[i] = APPEAL[At.Recover + id - RECOVER_KIND]!;
    else if (id >= moves) out[i] = moveWorth(p, board.moveFrom[id - moves]!, board.moveTo[id - moves]!, danger);
    else if (decision === Decide.Jumbo) out[i] = removeWorth(p, id - targets, danger, At.Target);
    else out[i] = recallWorth(p, id - targets);
  }
}

/** What it is worth to place anything on a slot. */
function placeWorth(p: Position, slot: number, reached: number, danger: boolean, nearest: number): number {
  const { board, side } = p;
  if (((board.hqs[1 - side]! >>> slot) & 1) === 1) return WINNING;
  const top = p.top[slot]!;
  const { steps } = terrainOf(board);
  const share = 1 / board.objective;
  const ahead = steps[side * board.slots + slot]!;
  const home = steps[(1 - side) * board.slots + slot]!;
  let score = APPEAL[At.Steps + ahead]! + APPEAL[At.Home + home]! + APPEAL[At.Trigger + board.triggers[slot]!]!;
  if (ahead <= nearest) score += APPEAL[At.Nearer + ahead]!;
  if (((board.muted >>> slot) & 1) === 1) score += APPEAL[At.Muted]!;
  if (((reached >>> slot) & 1) === 0) score += APPEAL[At.Far]!;
  if (top !== EMPTY && top >> 3 === side) return score + APPEAL[At.Own + (top & 7)]!;
  const medals = gain(p, side, slot);
  if (medals + p.medals[side]! >= board.objective) return WINNING;
  score += APPEAL[At.Gain]! * medals * share;
  const mine = p.occupied[side]! | (1 << slot);
  const enemys = p.occupied[1 - side]! | (1 << slot);
  for (let rest = p.unclaimed & board.regionsAt[slot]!; rest !== 0; rest &= rest - 1) {
    const region = lowest(rest);
    const left = population(board.regionBases[region]! & ~mine);
    if (left === 1 || left === 2) score += APPEAL[At.Progress1 + left - 1]! * board.regionMedals[region]! * share;
    if (top === EMPTY && (board.regionBases[region]! & ~enemys) === 0) {
      score += APPEAL[At.Hole]! * board.regionMedals[region]! * share;
    }
  }
  return top === EMPTY ? score : score + removeWorth(p, slot, danger, At.Enemy);
}

/** What it is worth to rid a slot of the enemy's tile on it. */
function removeWorth(p: Position, slot: number, danger: boolean, kinds: number): number {
  const { board, side } = p;
  const home = terrainOf(board).steps[(1 - side) * board.slots + slot]!;
  const share = 1 / board.objective;
  const enemys = p.occupied[1 - side]!;
  let score = APPEAL[kinds + (p.top[slot]! & 7)]! + APPEAL[At.Repel + home]!;
  if (danger && home === 2) score += APPEAL[At.Defend]!;
  for (let rest = p.unclaimed & board.regionsAt[slot]!; rest !== 0; rest &= rest - 1) {
    const region = lowest(rest);
    const left = population(board.regionBases[region]! & ~enemys);
    if (left === 1 || left === 2) score += APPEAL[At.Break1 + left - 1]! * board.regionMedals[region]! * share;
  }
  return score;
}

/** What it is worth to take an own tile back: little where it holds a region that is not won yet. */
function recallWorth(p: Position, slot: number): number {
  const { board, side } = p;
  let score = APPEAL[At.Recall + (p.top[slot]! & 7)]!;
  const below = p.height[slot]! - 2;
  if (below >= 0 && tileAt(p, slot, below) >> 3 === side) return score;
  for (let rest = p.unclaimed & board.regionsAt[slot]!; rest !== 0; rest &= rest - 1) {
    const region = lowest(rest);
    const left = population(board.regionBases[region]! & ~p.occupied[side]!);
    if (left === 1 || left === 2)
      score -= (APPEAL[At.Progress1 + left - 1]! * board.regionMedals[region]!) / board.objective;
  }
  return score;
}

/** What it is worth to move an enemy's tile. */
function moveWorth(p: Position, from: number, to: number, danger: boolean): number {
  const { board, side } = p;
  const { steps } = terrainOf(board);
  const row = (1 - side) * board.slots;
  const medals = gain(p, 1 - side, to);
  return (
    removeWorth(p, from, danger, At.Displace) +
    (APPEAL[At.Gift]! * medals) / board.objective +
    APPEAL[At.Approach]! * (steps[row + from]! - steps[row + to]!)
  );
}
