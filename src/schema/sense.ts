/**
 * Whether a position makes sense. It need not be reachable: rules §1 to §6 must allow the tiles and medals to lie as
 * they do, and the pending decision to be asked now. How they came there is not looked at.
 *
 * @module
 */
import type { Side } from '../battlefields/types.js';
import { size } from '../core/bag.js';
import { holds, members } from '../core/bits.js';
import { Decide, KIND_COUNT, SIDES } from '../core/codes.js';
import { canUse, destinations } from '../core/effects.js';
import { coverable, placements, reachable } from '../core/placement.js';
import { isStuck, stuckWinner } from '../core/play.js';
import { type Position, pop } from '../core/position.js';
import { ToyBattleError } from '../errors.js';
import { battlefieldOf, isView, load } from '../load.js';
import { kindCode, tilesBag } from '../names.js';
import type { GameState } from '../state.js';
import { RACK_LIMIT, REMOVED_TILES, TILES_PER_KIND, TROOP_KINDS, type TroopKind } from '../troops.js';
import type { GameView, HiddenTiles } from '../view.js';

/** Where adding one stops to be exact. */
export const MOST_TURNS = Number.MAX_SAFE_INTEGER;

/**
 * Checks that a state of the right shape makes sense: accepts every position, also an unreachable one, that keeps
 * rules §1 to §6.
 *
 * @throws `ToyBattleError` `impossible-state`, its data `{ at }`; what {@link battlefieldOf} throws.
 */
export function checkState(state: GameState): void {
  check(state);
}

/**
 * Checks that a view of the right shape makes sense as far as its viewer can tell: that a state which makes sense could
 * look like this.
 *
 * @throws `ToyBattleError` `impossible-state`, its data `{ at }`; what {@link battlefieldOf} throws.
 */
export function checkView(view: GameView): void {
  check(view);
}

function must(ok: unknown, at: string, rule: string): asserts ok {
  if (!ok) throw new ToyBattleError('impossible-state', `impossible position: ${at} must ${rule}`, { at });
}

function check(x: GameState | GameView): void {
  const { slots, regions } = battlefieldOf(x);
  must(x.stacks.length === slots.length, 'stacks', `hold ${slots.length} stacks, one a slot`);
  must(x.regions.length === regions.length, 'regions', `hold ${regions.length} numbers, one a region`);
  must(
    Number.isInteger(x.turn) && x.turn > 0 && x.turn <= MOST_TURNS,
    'turn',
    `be a whole number from 1 to ${MOST_TURNS}`,
  );
  must(isView(x) || x.chance.some(Boolean), 'chance', 'not be all zero');
  must(!x.decision !== !x.result, 'decision', 'be null if there is a result, and only then');
  const unseen = SIDES.map((side) => checkTiles(x, side));
  const landing = checkStacks(x, load(x));
  const p = load(x);
  if (isView(x)) SIDES.forEach((side, code) => side !== x.viewer && dealHidden(x, p, code, unseen[code]!));
  checkMedals(x, p, landing);
  if (x.decision) checkDecision(x, p, landing);
  else checkResult(x, p);
}

/** §1 to §3: the tiles of a side. Returns those that can't be seen. */
function checkTiles(x: GameState | GameView, side: Side): TroopKind[] {
  const unseen = TROOP_KINDS.flatMap((kind) => Array<TroopKind>(TILES_PER_KIND).fill(kind));
  const take = (at: string, tiles: readonly TroopKind[] | null, from = unseen, rule = 'not hold a fourth') => {
    for (const kind of tiles ?? []) {
      const place = from.indexOf(kind);
      must(place >= 0, at, `${rule} ${kind} of ${side}`);
      from.splice(place, 1);
    }
  };
  const takeSorted: typeof take = (at, tiles, ...rest) => {
    must(!tiles || `${tiles}` === `${[...tiles].sort()}`, at, 'be sorted by name');
    take(at, tiles, ...rest);
  };
  const [rack, frozen] = (['rack', 'frozen'] as const).map((part) => {
    const pile = x[part][side];
    const { size, tiles } = 'size' in pile ? pile : { size: pile.length, tiles: pile };
    const shown = !isView(x) || (x.viewer === side ? tiles?.length === size : !tiles);
    must(shown, `${part}.${side}`, 'show all its tiles to their owner and none to others');
    return { size, tiles };
  }) as [HiddenTiles, HiddenTiles];
  must(rack.size <= RACK_LIMIT, `rack.${side}`, `hold at most ${RACK_LIMIT} tiles`);
  must(frozen.size <= rack.size, `frozen.${side}`, 'hold no more tiles than the rack');
  const owned = x.stacks.flatMap((stack) => stack.flatMap((tile) => (tile.side === side ? tile.kind : [])));
  take('stacks', owned);
  takeSorted(`discard.${side}`, x.discard[side]);
  takeSorted(`rack.${side}`, rack.tiles);
  takeSorted(`frozen.${side}`, frozen.tiles, [...(rack.tiles ?? [])], 'hold only what is on the rack, not a further');
  let hidden = 0;
  if (isView(x)) hidden = x.reserve[side] + REMOVED_TILES + (rack.tiles ? 0 : rack.size);
  else {
    take(`reserve.${side}`, x.reserve[side]);
    takeSorted(`removed.${side}`, x.removed[side]);
    must(x.removed[side].length === REMOVED_TILES, `removed.${side}`, `hold ${REMOVED_TILES} tiles`);
  }
  must(unseen.length === hidden, `reserve.${side}`, `hold what makes it 24 tiles of ${side} in all`);
  return unseen;
}

/**
 * §4.2, §4.3, §4.6: every tile may be placed on what lies below it, or lies where one can be displaced to. Takes the
 * stacks of `p` down, and returns the bases where a displaced tile can land.
 */
function checkStacks(x: GameState | GameView, p: Position): number {
  const { slots, bases, hqs, neighbours, triggers, admits } = p.board;
  let landing = 0;
  triggers.forEach((trigger, slot) => {
    if (trigger !== Decide.Displace) return;
    for (const from of members(neighbours[slot]! & bases)) landing |= destinations(p, from);
  });
  const won = x.result?.reason === 'hq';
  let onHqs = 0;
  for (let slot = 0; slot < slots; slot++) {
    while (p.height[slot]) {
      const at = `stacks[${slot}][${p.height[slot]! - 1}]`;
      const tile = pop(p, slot);
      const side = tile >> 3;
      const kind = tile % KIND_COUNT;
      const wins = won && p.winner === side && holds(hqs[1 - side]!, slot) && !onHqs++;
      must(wins || holds(bases, slot), at, 'lie on a base, or have won alone on an enemy HQ');
      must(
        holds((coverable(p, side, kind) & admits[kind]!) | landing, slot),
        at,
        'be a tile that can be placed on what lies there below it',
      );
    }
  }
  must(!won || onHqs, 'result', 'come with the winning tile on an HQ');
  return landing;
}

/** A hidden rack gets tiles that suit the decision or the result, if any are left. */
function dealHidden(x: GameView, p: Position, side: number, unseen: TroopKind[]): void {
  const name = SIDES[side]!;
  const reached = reachable(p, side);
  const stays = (kind: TroopKind) => Number(!placements(p, side, kindCode(kind), reached) === !x.decision);
  const tiles = unseen.sort((a, b) => stays(b) - stays(a)).slice(0, x.rack[name].size);
  p.rack[side] = tilesBag(tiles);
  p.frozen[side] = tilesBag(tiles.slice(tiles.length - x.frozen[name].size));
}

/** §6: medals lie or are won by whole regions, none could be claimed, and whoever has enough of them has won. */
function checkMedals({ regions, medals, result }: GameState | GameView, p: Position, landing: number): void {
  const { regionBases, regionMedals, objective } = p.board;
  let gone = 0;
  let sums = 1n;
  regionMedals.forEach((printed, region) => {
    const lying = regions[region];
    const topped = p.occupied.some((slots) => !(regionBases[region]! & ~slots));
    must(!lying || (lying === printed && !topped), `regions[${region}]`, topped ? 'be 0' : `be 0 or ${printed}`);
    if (lying) return;
    gone += printed;
    sums |= sums << BigInt(printed);
  });
  const { blue, red } = medals;
  must(blue + red === gone && (sums >> BigInt(blue)) & 1n, 'medals', `be ${gone} in all, shared by whole regions`);
  for (const side of SIDES) {
    const enough = medals[side] >= objective;
    const by = result?.reason === 'medals';
    must(enough || !by || result.winner !== side, `medals.${side}`, `be at least ${objective} to win`);
    // Only a displaced tile changes two slots at once, and so can pay both sides.
    must(
      !enough || (by && (result.winner === side || landing)),
      `medals.${side}`,
      `be below ${objective}, or have won`,
    );
  }
}

/** §7, and nothing is queued any more. */
function checkResult(x: GameState | GameView, p: Position): void {
  must(x.placed.length === 0, 'placed', 'be empty when the game is over');
  const stuck = [0, 1].some((side) => {
    p.side = side;
    return isStuck(p) && stuckWinner(p) === p.winner;
  });
  must(
    stuck || x.result!.reason !== 'stuck',
    'result',
    'name the side that wins because one can neither draw nor place',
  );
}

/** §5: the decision could be asked, and what is queued could have been placed this turn. */
function checkDecision(x: GameState | GameView, p: Position, landing: number): void {
  const { bases, muted, triggers } = p.board;
  const { decision, side, slot: asking } = p;
  if (decision === Decide.Turn) {
    must(!isStuck(p), 'decision', 'be null, for the side can neither draw nor place');
    must(x.placed.length === 0, 'placed', 'be empty when a turn begins');
    return;
  }
  const topped = (slot: number) => slot < x.stacks.length && holds(p.occupied[side]! & bases, slot);
  must(topped(asking), 'decision.slot', 'be a base topped by the side that decides');
  const troop = decision < KIND_COUNT;
  const asks = troop
    ? p.top[asking]! % KIND_COUNT === decision && !holds(muted, asking)
    : triggers[asking] === decision;
  must(
    asks && canUse(p, decision, asking),
    'decision.kind',
    'be an effect of that tile or base, and one that can do something',
  );

  // In the order of placement: a troop asks as the last, a special base before those that wait for theirs.
  const queue = troop ? x.placed : [{ slot: asking, height: p.height[asking]! }, ...x.placed];
  const last = queue.length - 1;
  must(!troop || queue[last]?.slot === asking, 'placed', 'end with the tile that asks');
  // What was placed came from the rack, and nothing has been drawn since.
  const room = size(p.rack[side]!) + x.placed.length <= RACK_LIMIT;
  must(!troop || room, `rack.${SIDES[side]}`, `have held at most ${RACK_LIMIT} tiles before these were placed`);
  for (let i = last; i >= 0; i--) {
    const { slot, height } = queue[i]!;
    while (!troop && holds(landing, slot) && p.height[slot]! > height) pop(p, slot);
    const place = i - (queue.length - x.placed.length);
    const at = place < 0 ? 'decision.slot' : `placed[${place}]`;
    must(topped(slot) && p.height[slot] === height, at, 'be an own tile, covered only by those placed later');
    const tile = pop(p, slot) % KIND_COUNT;
    must(i === last || (tile === Decide.Capn && !holds(muted, slot)), at, "be a Cap'n, for a tile was placed after it");
  }
}
