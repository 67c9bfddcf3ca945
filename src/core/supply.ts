/**
 * Drawing from the reserve: rules §3.
 *
 * @module
 */
import { RACK_LIMIT } from '../troops.js';
import { one, size } from './bag.js';
import { Decide, Report, type Sink } from './codes.js';
import { drawOne, type Position } from './position.js';

/** How many tiles the rack still has room for; frozen ones count. */
export function rackRoom(p: Position, side: number): number {
  return RACK_LIMIT - size(p.rack[side]!);
}

/** What a decision draws: the turn and Skully two, Star and the special base one. Rules §3, §5.3, §5.4. */
function drawsOf(decision: number): number {
  return decision === Decide.Turn || decision === Decide.Skully ? 2 : 1;
}

/** How many tiles a side can draw for a decision: rack limit and reserve may allow fewer than it draws. */
export function drawable(p: Position, side: number, decision: number): number {
  return Math.min(drawsOf(decision), rackRoom(p, side), p.reserveSize[side]!);
}

/** Draws as many tiles as possible for the decision that is made. */
export function draw(p: Position, sink: Sink | undefined): void {
  const number = drawable(p, p.side, p.decision);
  let drawn = 0;
  for (let i = 0; i < number; i++) drawn += one(drawOne(p, p.side));
  sink?.(Report.Drew, p.side, p.decision, number, drawn);
}
