/** Counts of rules §4: what is placed, and what is refused for one reason alone. */
import { type GameState, type Side, TROOP_KINDS, type TroopKind } from '../../../src/index.js';
import { placeableTiles, topOf } from '../oracle.js';
import { compare, distances, groundOf, holdsTop, isBarred, isHq, isMuted, specialAt } from './ground.js';
import { type Fired, SIGNS } from './names.js';

const isCutOff = (far: readonly number[], slot: number) => far[slot] === Number.POSITIVE_INFINITY;

/** Looks at every placement that the side that decides could think of. Says whether any is allowed. */
export function countRefusals(state: GameState, side: Side, fired: Fired): boolean {
  const far = distances(state, side);
  let dug: number[] | undefined;
  /** Reached if only the side's own covered tiles lay on top. */
  const isCutByCover = (slot: number) => {
    dug ??= distances(state, side, (base) => state.stacks[base]!.some((tile) => tile.side === side));
    return !isCutOff(dug, slot);
  };
  let any = false;
  for (const kind of TROOP_KINDS) {
    if (!state.rack[side].includes(kind)) continue;
    const frozen = placeableTiles(state, side, kind) === 0;
    for (let slot = 0; slot < far.length; slot++) {
      const reasons = reasonsAgainst(state, side, kind, slot, far);
      if (reasons.length === 0) {
        if (!frozen) any = true;
        else
          fired(
            state.decision!.kind === 'capn' ? '§5.3 capn places no frozen tile' : '§4.1 a frozen tile cannot be placed',
          );
      } else if (!frozen && reasons.length === 1) {
        if (reasons[0] === 'own') fired('§4.2 an own HQ within reach takes no tile');
        else if (reasons[0] === 'weak') countWeak(state, kind, slot, far, fired);
        else if (reasons[0] === 'limit') countLimit(state, side, slot, far, fired);
        else countReach(state, side, kind, slot, far, isCutByCover, fired);
      }
    }
  }
  return any;
}

type Reason = 'own' | 'weak' | 'reach' | 'limit';

function reasonsAgainst(state: GameState, side: Side, kind: TroopKind, slot: number, far: readonly number[]): Reason[] {
  const top = topOf(state, slot);
  const reasons: Reason[] = [];
  if (groundOf(state).hqs[side].includes(slot)) reasons.push('own');
  if (top !== undefined && top.side !== side && compare(kind, top.kind) <= 0) reasons.push('weak');
  const leaps = kind === 'hook' && !isHq(state, slot) && !isMuted(state, slot);
  if (isCutOff(far, slot) && !leaps) reasons.push('reach');
  if (isBarred(specialAt(state, slot), kind)) reasons.push('limit');
  return reasons;
}

function countWeak(state: GameState, kind: TroopKind, slot: number, far: readonly number[], fired: Fired): void {
  if (compare(kind, topOf(state, slot)!.kind) === 0) fired('§4.3 equal strength is refused');
  else fired('§4.3 lesser strength is refused');
  if (isCutOff(far, slot)) fired('§4.5 Hook without connection is refused by an enemy that is not weaker');
}

function countReach(
  state: GameState,
  side: Side,
  kind: TroopKind,
  slot: number,
  far: readonly number[],
  isCutByCover: (slot: number) => boolean,
  fired: Fired,
): void {
  if (isHq(state, slot)) {
    fired('§4.4 the enemy HQ is out of reach');
    if (kind === 'hook') fired('§4.5 Hook without connection is refused on an enemy HQ');
  } else if (kind === 'hook') fired('§4.5 Hook without connection is refused on a base without troop effects');
  if (holdsTop(state, side, slot)) fired('§4.4 an own troop that is cut off cannot be covered');
  if (isCutByCover(slot)) fired('§4.4 a slot is out of reach because an enemy tops a base on the way');
  if (groundOf(state).neighbours[slot]!.some((near) => holdsTop(state, side, near) && isCutOff(far, near)))
    fired('§4.4 a slot is out of reach next to an own troop that is cut off');
}

function countLimit(state: GameState, side: Side, slot: number, far: readonly number[], fired: Fired): void {
  if (isHq(state, slot)) {
    fired('§4.6 the limit of an HQ refuses');
    return;
  }
  const special = specialAt(state, slot)!;
  const listed = 'strengths' in special ? special.strengths.join('/') : '';
  const sign = SIGNS.find((it) => it === listed);
  fired(sign === undefined ? '§4.6 another limit refuses' : `§4.6 the limit ${sign} refuses`);
  if (isCutOff(far, slot)) fired('§4.6 a limit refuses Hook without connection');
  const top = topOf(state, slot);
  if (top?.side === side) fired('§4.6 a limit refuses on an own troop');
  else if (top?.kind === 'kwak') fired('§4.6 a limit refuses to cover an enemy Kwak');
}

/** Looks at a placement that is played. */
export function countPlacement(before: GameState, side: Side, kind: TroopKind, slot: number, fired: Fired): void {
  if (before.frozen[side].includes(kind)) fired('§4.1 a twin of a frozen tile is placed');
  countCover(before, side, kind, slot, fired);
  countWay(before, side, kind, slot, fired);
  const special = specialAt(before, slot);
  if (special?.kind === 'strengthLimit') {
    const who = kind === 'kwak' ? 'Kwak' : 'a listed strength';
    fired(isHq(before, slot) ? `§4.6 the limit of an HQ lets ${who} in` : `§4.6 a limit lets ${who} in`);
  }
  const printed = groundOf(before).data.slots[slot]!.special;
  if (!before.specialBases && isBarred(printed, kind)) {
    if (isHq(before, slot)) fired('§2.4 the first-game mode: a limited HQ takes any strength');
    else fired('§2.4 the first-game mode: a limited base takes any strength');
  }
}

function countCover(before: GameState, side: Side, kind: TroopKind, slot: number, fired: Fired): void {
  const stack = before.stacks[slot]!;
  const top = stack.at(-1);
  if (top === undefined) return;
  if (top.side === side) {
    fired('§4.3 covers an own troop');
    if (kind !== 'kwak' && top.kind !== 'kwak' && compare(kind, top.kind) < 0)
      fired('§4.3 covers an own stronger troop');
    return;
  }
  if (stack.some((tile) => tile.side !== side && compare(kind, tile.kind) <= 0))
    fired('§4.3 covers a stack whose top is weaker, though a tile below is not');
  if (kind !== 'kwak' && top.kind !== 'kwak') fired('§4.3 covers a weaker enemy');
  else if (kind === top.kind) fired('§4.3 Kwak covers an enemy Kwak');
  else {
    const what = kind === 'kwak' ? 'Kwak covers an enemy' : 'Kwak is covered by an enemy';
    fired(`§4.3 ${what}`);
    if (isMuted(before, slot)) fired(`§4.3 ${what} on a base without troop effects`);
  }
}

function countWay(before: GameState, side: Side, kind: TroopKind, slot: number, fired: Fired): void {
  const far = distances(before, side);
  const top = topOf(before, slot);
  if (isCutOff(far, slot)) {
    if (top === undefined) fired('§4.5 Hook needs no connection on an empty base');
    else fired(`§4.5 Hook needs no connection to cover an ${top.side === side ? 'own troop' : 'enemy'}`);
    return;
  }
  if (kind === 'hook' && isMuted(before, slot))
    fired('§4.5 Hook with connection is placed on a base without troop effects');
  if (far[slot] === 0) fired('§4.4 reaches a slot next to an own HQ');
  else if (far[slot]! < 3) fired('§4.4 reaches a slot through one base or two');
  else fired('§4.4 reaches a slot through three bases or more');
  const hqs = groundOf(before).hqs[side];
  if (hqs.length > 1 && isCutOff(distances(before, side, undefined, hqs.slice(0, 1)), slot))
    fired('§4.4 reaches a slot from another HQ than the first');
}

/** Whether an extra placement goes where nothing but this turn's earlier placements leads. */
export function usesNewWay(before: GameState, side: Side, slot: number, placed: readonly { slot: number }[]): boolean {
  const without = distances(
    before,
    side,
    (base) => holdsTop(before, side, base) && !placed.some((tile) => tile.slot === base),
  );
  return isCutOff(without, slot) && !isCutOff(distances(before, side), slot);
}
