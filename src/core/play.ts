/**
 * Playing an action: rules §3, §5 and §7, in the order of the rules.
 *
 * @module
 */
import { one, size } from './bag.js';
import { holds } from './bits.js';
import { Decide, HIT_FROZEN, KIND_COUNT, NOWHERE, Reason, Report, type Sink } from './codes.js';
import { canUse } from './effects.js';
import { DECLINE, DRAW, moveBase, PLACE, RECOVER_KIND, targetBase, USE } from './ids.js';
import { canPlace } from './placement.js';
import { type Position, pop, push } from './position.js';
import { checkRegions, endGame } from './regions.js';
import { draw, drawable } from './supply.js';

/**
 * Plays a legal action. `outcome` is the kind that XB-42 or a freeze hits (`kind + HIT_FROZEN` for a frozen tile) and
 * is looked at for nothing else. `sink`, if given, is told what happens.
 */
export function play(p: Position, id: number, outcome: number, sink?: Sink): void {
  const targets = targetBase(p.board);
  const moves = moveBase(p.board);
  if (id === DRAW) {
    draw(p, sink);
    endTurn(p, sink);
    return;
  }
  if (id >= PLACE && id < targets) {
    const kind = ((id - PLACE) / p.board.slots) | 0;
    place(p, kind, id - PLACE - kind * p.board.slots, sink);
    return;
  }
  if (id === DECLINE) sink?.(Report.Declined, p.side, p.decision, p.slot, 0);
  else if (id === USE) use(p, outcome, sink);
  else if (id < PLACE) recover(p, id - RECOVER_KIND, sink);
  else if (id < moves) target(p, id - targets, sink);
  else displace(p, p.board.moveFrom[id - moves]!, p.board.moveTo[id - moves]!, sink);
  // Whatever was answered, it ended the chain of troop effects, or was a trigger itself.
  if (p.decision !== Decide.Over) nextTrigger(p, sink);
}

/** §5.1 to §5.3: the tile goes on top, an enemy HQ wins, regions are checked, the troop's effect is offered. */
function place(p: Position, kind: number, slot: number, sink: Sink | undefined): void {
  const { board, side } = p;
  p.rack[side]! -= one(kind);
  push(p, slot, side * KIND_COUNT + kind);
  sink?.(Report.Placed, side, kind, slot, 0);
  if (holds(board.hqs[1 - side]!, slot)) {
    endGame(p, side, Reason.Hq, sink);
    return;
  }
  p.queue[2 * p.queued] = slot;
  p.queue[2 * p.queued + 1] = p.height[slot]!;
  p.queued++;
  checkRegions(p, board.regionsAt[slot]!, sink);
  if (p.decision === Decide.Over) return;
  if (!holds(board.muted, slot) && canUse(p, kind, slot)) ask(p, kind, slot);
  else nextTrigger(p, sink);
}

/** §5.4: the special bases of this turn's placements, in order, each if its tile lies visible on it by then. */
function nextTrigger(p: Position, sink: Sink | undefined): void {
  while (p.queued > 0) {
    const slot = p.queue[0]!;
    const height = p.queue[1]!;
    leaveQueue(p, 0);
    const trigger = p.board.triggers[slot]!;
    // A tile that was covered since lies lower than the top; one that was recalled has left the queue.
    const visible = p.height[slot] === height;
    if (trigger !== 0 && visible && canUse(p, trigger, slot)) {
      ask(p, trigger, slot);
      return;
    }
  }
  endTurn(p, sink);
}

/** Takes the entry with number `index` out of the queue. */
function leaveQueue(p: Position, index: number): void {
  p.queued--;
  for (let i = 2 * index; i < 2 * p.queued; i++) p.queue[i] = p.queue[i + 2]!;
}

function ask(p: Position, effect: number, slot: number): void {
  p.decision = effect;
  p.slot = slot;
}

/** §5.5, with the thaw of §5.4; then §7: a side that can neither draw nor place is stuck. */
function endTurn(p: Position, sink: Sink | undefined): void {
  const frozen = p.frozen[p.side]!;
  if (frozen !== 0) {
    p.frozen[p.side] = 0;
    sink?.(Report.Thawed, p.side, size(frozen), frozen, 0);
  }
  p.side = 1 - p.side;
  p.turn++;
  p.decision = Decide.Turn;
  p.slot = NOWHERE;
  sink?.(Report.Turn, p.side, p.turn, 0, 0);
  if (isStuck(p)) endGame(p, stuckWinner(p), Reason.Stuck, sink);
}

/** §7: whether the side whose turn it is can neither draw nor place. */
export function isStuck(p: Position): boolean {
  return drawable(p, p.side, Decide.Turn) === 0 && !canPlace(p, p.side);
}

/** §7: more medals win; with equal medals the stuck side loses. */
export function stuckWinner(p: Position): number {
  return p.medals[p.side]! > p.medals[1 - p.side]! ? p.side : 1 - p.side;
}

/** `use`: Skully, Star and the drawing base draw; XB-42 discards and a freeze freezes what chance has hit. */
function use(p: Position, outcome: number, sink: Sink | undefined): void {
  const enemy = 1 - p.side;
  const kind = outcome & (HIT_FROZEN - 1);
  if (p.decision === Decide.Xb42) {
    const hitFrozen = outcome & HIT_FROZEN;
    p.rack[enemy]! -= one(kind);
    if (hitFrozen) p.frozen[enemy]! -= one(kind);
    p.discard[enemy]! += one(kind);
    sink?.(Report.Lost, enemy, kind, hitFrozen ? 1 : 0, 0);
  } else if (p.decision === Decide.Freeze) {
    p.frozen[enemy]! += one(kind);
    sink?.(Report.Froze, enemy, kind, 0, 0);
  } else draw(p, sink);
}

/** `recover`: a tile of one's own discard comes back to the rack. */
function recover(p: Position, kind: number, sink: Sink | undefined): void {
  p.discard[p.side]! -= one(kind);
  p.rack[p.side]! += one(kind);
  sink?.(Report.Recovered, p.side, kind, 0, 0);
}

/** `target`: Jumbo discards an enemy's top tile; a recall takes one of one's own back to the rack. */
function target(p: Position, slot: number, sink: Sink | undefined): void {
  if (p.decision === Decide.Jumbo) discardTop(p, slot, sink);
  else recall(p, slot, sink);
  checkRegions(p, p.board.regionsAt[slot]!, sink);
}

function discardTop(p: Position, slot: number, sink: Sink | undefined): void {
  const kind = pop(p, slot) % KIND_COUNT;
  p.discard[1 - p.side]! += one(kind);
  sink?.(Report.Discarded, 1 - p.side, kind, slot, 0);
}

function recall(p: Position, slot: number, sink: Sink | undefined): void {
  for (let i = 0; i < p.queued; i++) {
    if (p.queue[2 * i] === slot && p.queue[2 * i + 1] === p.height[slot]) {
      leaveQueue(p, i);
      break; // no other entry is this very tile
    }
  }
  const kind = pop(p, slot) % KIND_COUNT;
  p.rack[p.side]! += one(kind);
  sink?.(Report.Recalled, p.side, kind, slot, 0);
}

/** `displace`: an enemy's top tile moves to a base beside it; both slots are one change. */
function displace(p: Position, from: number, to: number, sink: Sink | undefined): void {
  const tile = pop(p, from);
  push(p, to, tile);
  sink?.(Report.Displaced, 1 - p.side, tile % KIND_COUNT, from, to);
  checkRegions(p, p.board.regionsAt[from]! | p.board.regionsAt[to]!, sink);
}
