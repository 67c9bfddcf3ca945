/**
 * Regions, medals and the end of the game: rules §6.
 *
 * @module
 */
import { lowest } from './bits.js';
import { Decide, NOWHERE, Reason, Report, type Sink } from './codes.js';
import type { Position } from './position.js';

/**
 * Checks `regions` after one change of the board: each that holds medals and is surrounded by one side gives them to
 * that side; then whoever has the objective wins, the acting side before the other.
 */
export function checkRegions(p: Position, regions: number, sink: Sink | undefined): void {
  let claimed = 0;
  for (let rest = regions & p.unclaimed; rest !== 0; rest &= rest - 1) {
    const region = lowest(rest);
    const bases = p.board.regionBases[region]!;
    for (let side = 0; side < 2; side++) {
      if ((bases & ~p.occupied[side]!) !== 0) continue;
      const medals = p.board.regionMedals[region]!;
      p.medals[side]! += medals;
      claimed |= 1 << region;
      sink?.(Report.Claimed, side, region, medals, 0);
    }
  }
  if (claimed === 0) return;
  p.unclaimed ^= claimed;
  const { objective } = p.board;
  if (p.medals[p.side]! >= objective) endGame(p, p.side, Reason.Medals, sink);
  else if (p.medals[1 - p.side]! >= objective) endGame(p, 1 - p.side, Reason.Medals, sink);
}

/** Ends the game: nothing is decided or queued any more. */
export function endGame(p: Position, winner: number, reason: number, sink: Sink | undefined): void {
  p.decision = Decide.Over;
  p.slot = NOWHERE;
  p.queued = 0;
  p.winner = winner;
  p.reason = reason;
  sink?.(Report.Ended, winner, reason, 0, 0);
}
