/** Counts of rules §5: what placements offer, and what becomes of it. */
import { type GameState, reduce, type TroopDecision } from '../../../src/index.js';
import { placeableTiles, topOf, useful } from '../oracle.js';
import type { Step } from '../plays.js';
import { compare, distances, groundOf, isBarred, isHq, isMuted, otherSide, specialAt } from './ground.js';
import { type Fired, TROOPS_ASKING } from './names.js';
import { usesNewWay } from './placing.js';
import { countTriggers, goesOn, isBase, noteCovered, type Turn } from './triggers.js';

const isTroop = (kind: string): kind is TroopDecision => TROOPS_ASKING.some((it) => it === kind);
const isWon = ({ state }: Step) => state.result !== null && state.result.reason !== 'stuck';

export function countEffects(step: Step, turn: Turn, fired: Fired): void {
  const { before, action } = step;
  const decision = before.decision!;
  if (decision.kind === 'capn' && action.type === 'place') {
    fired('§5.3 capn is used');
    if (usesNewWay(before, decision.side, action.slot, turn.placed))
      fired('§5.3 capn lets the extra tile use a connection made this turn');
  }
  if (action.type === 'place') countOffer(step, turn, fired);
  else if (isTroop(decision.kind)) {
    fired(`§5.3 ${decision.kind} is ${action.type === 'decline' ? 'declined' : 'used'}`);
    if (action.type !== 'decline') countTroop(step, fired);
  } else if (isBase(decision.kind)) {
    fired(`§5.4 ${decision.kind} is ${action.type === 'decline' ? 'declined' : 'used'}`);
    if (action.type !== 'decline') countBase(step, fired);
  }
  noteCovered(step, turn);
  if (!isWon(step) && !(goesOn(step) && isTroop(step.state.decision!.kind))) countTriggers(step, turn, fired);
  if (!goesOn(step)) countChain(turn, fired);
}

function countOffer(step: Step, turn: Turn, fired: Fired): void {
  const { before, action, events, state } = step;
  if (action.type !== 'place') return;
  const { kind, slot } = action;
  const { side } = before.decision!;
  const extra = before.decision!.kind === 'capn';
  turn.chain++;
  turn.placed.push({ slot, height: before.stacks[slot]!.length + 1 });
  if (isHq(before, slot)) {
    fired(extra ? '§5.1 an extra tile on an enemy HQ wins' : '§5.1 a tile on an enemy HQ wins');
    if (isTroop(kind)) fired('§5.1 a tile on an enemy HQ wins before its effect');
    return;
  }
  if (!isTroop(kind) || isWon(step)) return;
  if (goesOn(step) && state.decision!.kind === kind) {
    fired(`§5.3 ${kind} is offered`);
    if (events.some(({ type }) => type === 'claimed')) fired('§5.2 a region is claimed before the effect is offered');
    const printed = groundOf(before).data.slots[slot]!.special;
    if (!before.specialBases && printed?.kind === 'noTroopEffect')
      fired('§2.4 the first-game mode: a troop acts on a base without troop effects');
    return;
  }
  const then = events.filter(({ type }) => type === 'placed' || type === 'claimed').reduce<GameState>(reduce, before);
  if (isMuted(before, slot)) {
    if (useful(then, kind, side, slot)) fired(`§5.3 ${kind} is not offered on a base without troop effects`);
    return;
  }
  fired(`§5.3 ${kind} is placed and not offered, for it could do nothing`);
  const thawed = { ...then, frozen: { blue: [], red: [] } };
  if (
    kind === 'capn' &&
    useful(thawed, kind, side, slot) &&
    then.rack[side].every((it) => !placeableTiles(then, side, it))
  )
    fired('§5.3 capn is not offered, for all other tiles are frozen');
}

function countTroop({ before, action, state }: Step, fired: Fired): void {
  const { side, kind } = before.decision!;
  if (kind === 'skully' && state.reserve[side].length === before.reserve[side].length - 1) {
    if (before.rack[side].length === 7) fired('§5.3 skully draws one with seven on the rack');
    else fired('§5.3 skully draws one with one in the reserve');
  }
  if (kind === 'xb42' && before.rack[otherSide(side)].length === 1) fired('§5.3 xb42 takes the last tile of a rack');
  if (kind !== 'jumbo' || action.type !== 'target') return;
  const gone = topOf(before, action.slot)!;
  if (gone.kind === 'kwak') fired('§5.3 jumbo discards a Kwak');
  else if (compare('jumbo', gone.kind) < 0) fired('§5.3 jumbo discards a stronger troop');
  const under = before.stacks[action.slot]!.at(-2);
  if (under !== undefined)
    fired(`§5.3 jumbo uncovers ${under.side === side ? 'a tile of its own side' : 'another enemy'}`);
  if (under !== undefined && isTroop(under.kind)) fired('§5.3 a troop that is uncovered does not act again');
}

function countBase(step: Step, fired: Fired): void {
  const { before, action } = step;
  const decision = before.decision!;
  const { side } = decision;
  if (action.type === 'target') {
    if (distances(before, side)[action.slot] === Number.POSITIVE_INFINITY)
      fired('§5.4 recall takes a troop that is cut off');
    const under = before.stacks[action.slot]!.at(-2);
    if (under !== undefined) fired(`§5.4 recall uncovers an ${under.side === side ? 'own troop' : 'enemy'}`);
  }
  if (decision.kind === 'freeze' && before.frozen[otherSide(side)].length > 0)
    fired('§5.4 freeze hits a second tile of the rack');
  if (decision.kind !== 'displace' || action.type !== 'move') return;
  const moved = topOf(before, action.from)!;
  const under = topOf(before, action.to);
  if (action.to === decision.slot) fired('§5.4 displace moves onto the special base itself');
  if (under === undefined) fired('§5.4 displace moves onto an empty base');
  else if (under.side === side) fired('§5.4 displace moves onto a troop of the acting side');
  else fired('§5.4 displace moves onto another enemy');
  if (under?.side === side && compare(moved.kind, under.kind) <= 0)
    fired('§5.4 displace moves onto a troop that the tile could not cover');
  if (isBarred(specialAt(before, action.to), moved.kind))
    fired('§5.4 displace moves onto a limited base that refuses the tile');
  if (before.stacks[action.from]!.at(-2)?.side === side) fired('§5.4 displace uncovers a troop of the acting side');
}

function countChain(turn: Turn, fired: Fired): void {
  if (turn.chain === 2) fired('§5.3 capn makes a chain of two placements');
  if (turn.chain === 3) fired('§5.3 capn makes a chain of three placements');
  if (turn.chain === 4) fired('§5.3 capn makes a chain of four placements');
}
