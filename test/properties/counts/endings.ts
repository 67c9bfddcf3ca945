/** Counts of rules §6 and §7: claims, and how games end. */
import type { GameState, Side } from '../../../src/index.js';
import { surrounds } from '../oracle.js';
import type { Step } from '../plays.js';
import { distances, groundOf, otherSide } from './ground.js';
import { type Fired, TROOPS_ASKING } from './names.js';

export function countClaims(step: Step, fired: Fired): void {
  const { before, action, events, state } = step;
  const { side, kind } = before.decision!;
  const claims = events.flatMap((event) => (event.type === 'claimed' ? [event] : []));
  for (const { region, side: winner } of claims) {
    const { bases } = groundOf(state).data.regions[region]!;
    if (action.type === 'place') fired('§6 the acting side claims by a placement');
    else if (kind === 'jumbo') fired('§6 the acting side claims by jumbo');
    else if (kind === 'recall') fired('§6 the other side claims by recall');
    else if (kind === 'displace') fired(`§6 the ${winner === side ? 'acting' : 'other'} side claims by displace`);
    const far = distances(state, winner);
    if (bases.some((base) => far[base] === Number.POSITIVE_INFINITY))
      fired('§6 a region is claimed without connection');
    if (hasHqOnRim(state, bases)) fired('§6 a region with an HQ on its rim is claimed');
  }
  if (claims.length > 1) fired('§6 one change claims several regions');
  if (new Set(claims.map((claim) => claim.side)).size > 1) fired('§6 one change claims for both sides');
  if (!['place', 'target', 'move'].includes(action.type)) return;
  for (const [region, medals] of before.regions.entries()) {
    if (medals > 0) continue;
    const holder = surrounds(state, region);
    if (holder !== undefined && surrounds(before, region) !== holder)
      fired('§6 a region that is empty gives nothing again');
  }
}

/** Whether the bases of a region do not enclose it alone: then an HQ closes its rim. */
function hasHqOnRim(state: GameState, bases: readonly number[]): boolean {
  const { neighbours } = groundOf(state);
  const ends = bases.flatMap((base) => neighbours[base]!.filter((near) => bases.includes(near)));
  return ends.length < 2 * bases.length;
}

export function countEnd(step: Step, fired: Fired): void {
  const { result } = step.state;
  if (result?.reason === 'medals') countMedals(step, result.winner, fired);
  if (result?.reason === 'stuck') countStuck(step.state, otherSide(step.before.decision!.side), result.winner, fired);
}

function countMedals({ before, action, state }: Step, winner: Side, fired: Fired): void {
  const { objective } = groundOf(state).data;
  fired(`§6 the objective wins for the ${winner === before.decision!.side ? 'acting' : 'other'} side`);
  if (state.medals[winner] > objective) fired('§6 more than the objective wins');
  if (state.medals[otherSide(winner)] >= objective) fired('§6 both reach the objective, and the acting side wins');
  if (action.type === 'place' && TROOPS_ASKING.some((kind) => kind === action.kind))
    fired('§6 a win by medals comes before the effect of a troop');
  if (before.placed.length > 0) fired('§6 a win by medals comes before a base that waits');
}

function countStuck(state: GameState, stuck: Side, winner: Side, fired: Fired): void {
  const [own, enemy] = [state.medals[stuck], state.medals[otherSide(stuck)]];
  if (winner === stuck) fired('§7 the stuck side wins with more medals');
  else if (own < enemy) fired('§7 the stuck side loses with fewer medals');
  else fired(`§7 the stuck side loses with equal medals, ${own === 0 ? 'none' : 'some'}`);
  if (state.rack[stuck].length === 0) fired('§7 stuck with nothing left');
  else if (state.rack[stuck].length > state.frozen[stuck].length) fired('§7 stuck with tiles that fit nowhere');
  if (state.rack[stuck].length === 8) fired('§7 stuck with a full rack');
  if (state.frozen[stuck].length > 0) fired('§7 stuck with a frozen tile');
}
