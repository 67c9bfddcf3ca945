/**
 * Filling in what a player can't see: a state that the view could be of, each as likely as it is to somebody who looks
 * at this one view and remembers nothing. Rules §8.
 *
 * Every tile of a side that the view does not show is equally likely in every place that it does not show: frozen or
 * not on a hidden rack, at each place of the reserve, among the four removed ones. Three things in a view tell more, and
 * then it is the deals which agree with them that are equally likely:
 *
 * - the Cap'n of a hidden rack's side asks (§5.3): something on that rack that is not frozen can be placed;
 * - a turn has begun whose side can't draw (§3, §7): likewise;
 * - a side was stuck (§7): nothing on its rack that is not frozen can be placed. Which side that was is told by who could
 *   not draw, by who has won with which medals, and by frozen tiles: the other side has just ended its turn, and so has
 *   none (§5.4). Where it may have been either, the deals are those in which one, the other or both can place nothing.
 *
 * No deal is ever tried and thrown away: how many tiles of the rack can be placed is drawn by the number of ways to have
 * so many, and then which ones.
 *
 * @module
 */
import { Decide, KIND_COUNT, SIDES } from '../core/codes.js';
import { canPlace, placements, reachable } from '../core/placement.js';
import { stuckWinner } from '../core/play.js';
import type { Position } from '../core/position.js';
import { drawable } from '../core/supply.js';
import { ensure } from '../errors.js';
import type { ChanceState, GameState } from '../state.js';
import { REMOVED_TILES } from '../troops.js';
import type { GameView } from '../view.js';
import { allWays, dealUnseen, Fit, type Unseen } from './deal.js';
import { expectRandom, type Random } from './random.js';
import { createSimulator, expectSimulator, type Simulator } from './simulator.js';
import { expectView, unseenTiles } from './unseen.js';

/** Deals what one view hides, as often as one likes. What it deals depends on the view and `random` alone. */
export interface Dealer {
  /** A state that the view could be of, as {@link determinize} gives it. */
  deal(random: Random): GameState;
  /** Sets a simulator to such a state, as {@link determinizeInto} does. Allocates nothing once both have met. */
  dealInto(simulator: Simulator, random: Random): void;
}

/** What may be known of the racks, blue's first, and how often that is so. */
interface Case {
  readonly fits: readonly [Fit, Fit];
  readonly weight: number;
}

/** Of a simulator that has been dealt into; only its own chance is ever drawn from. */
const UNUSED_CHANCE: ChanceState = [1, 2, 3, 4];

/**
 * A full state that a view could be of, frozen: `redactFor` gives the very view back. Each tile that the viewer
 * can't see is equally likely in each place that they can't see, given the view alone: a pending Cap'n, a turn without
 * a draw, or a stuck side tells something about a hidden rack, earlier moves do not count. The state's chance generator
 * is drawn from `random` too. To deal many times from one view use a {@link dealerOf} it.
 *
 * @throws `ToyBattleError` `not-a-view`, `not-a-game`; `impossible-state`, its data `{ at }`, if no state could
 * look like this; `unknown-battlefield` or `bad-battlefield`.
 */
export function determinize(view: GameView, random: Random): GameState {
  return dealerOf(view).deal(random);
}

/**
 * Sets a simulator to a state that a view could be of, distributed like those of {@link determinize}, without building
 * one. The simulator's own chance goes on as it was; the chance generator of its `toState()` means nothing.
 *
 * @throws what {@link determinize} throws.
 */
export function determinizeInto(simulator: Simulator, view: GameView, random: Random): void {
  dealerOf(view).dealInto(simulator, random);
}

/**
 * Prepares to deal what a view hides many times, as a search does. Changing the view later does not change the dealer.
 *
 * @throws what {@link determinize} throws.
 */
export function dealerOf(view: GameView): Dealer {
  expectView(view);
  const table = createSimulator();
  table.prepare(view, UNUSED_CHANCE);
  const { position } = table;
  const unseen = SIDES.map((_, side) => unseenOf(view, position, side)) as [Unseen, Unseen];
  const cases = casesOf(view, position, unseen);
  const dealTo = (p: Position, random: Random) => {
    const { fits } = pick(cases, random);
    dealUnseen(p, unseen[0], fits[0], random);
    dealUnseen(p, unseen[1], fits[1], random);
  };
  return {
    deal(random) {
      expectRandom(random);
      dealTo(position, random);
      return Object.freeze({ ...table.toState(), chance: chanceFrom(random) });
    },
    dealInto(simulator, random) {
      expectSimulator(simulator);
      expectRandom(random);
      simulator.copyFrom(table);
      dealTo(simulator.position, random);
      simulator.changed();
    },
  };
}

function unseenOf(view: GameView, p: Position, side: number): Unseen {
  const name = SIDES[side]!;
  const hidden = view.rack[name].tiles === null;
  const frozen = hidden ? view.frozen[name].size : 0;
  const free = hidden ? view.rack[name].size - frozen : 0;
  const reserve = view.reserve[name];
  const counts = unseenTiles(view, name);
  const all = counts.reduce((a, b) => a + b, 0);
  const right = counts.every((n) => n >= 0) && free >= 0 && all === free + frozen + reserve + REMOVED_TILES;
  ensure(right, 'impossible-state', `impossible position: ${name} must have 24 tiles in all, 3 of each kind`, {
    at: `reserve.${name}`,
  });
  const reached = reachable(p, side);
  const places = counts.map((_, kind) => placements(p, side, kind, reached));
  const ofKind = (kind: number) => Array<number>(counts[kind]!).fill(kind);
  const kinds = [...Array(KIND_COUNT).keys()];
  const fitting = kinds.filter((kind) => places[kind] !== 0).flatMap(ofKind);
  const others = kinds.filter((kind) => places[kind] === 0).flatMap(ofKind);
  return { side, tiles: Int8Array.from([...fitting, ...others]), fitting: fitting.length, free, frozen, reserve };
}

/** The cases that the view leaves open, no two of which hold at once, each as often as there are ways to deal it. */
function casesOf(view: GameView, p: Position, unseen: readonly [Unseen, Unseen]): Case[] {
  const known = (side: number) => view.rack[SIDES[side]!].tiles !== null;
  const ways = (side: number, fit: Fit) => {
    if (!known(side)) return allWays(unseen[side]!, fit);
    return fit === Fit.Any || (fit === Fit.Some) === canPlace(p, side) ? 1 : 0;
  };
  const pairs =
    view.result?.reason === 'stuck'
      ? stuckPairs(stuckSides(p, (side) => ways(side, Fit.None) > 0))
      : [only(p.side, mustPlace(p) ? Fit.Some : Fit.Any)];
  const cases = pairs.map((pair): Case => {
    const fits = pair.map((fit, side) => (known(side) ? Fit.Any : fit)) as [Fit, Fit];
    return { fits, weight: ways(0, pair[0]) * ways(1, pair[1]) };
  });
  const open = cases.filter(({ weight }) => weight > 0);
  const rule = 'let the decision be asked or the result stand';
  ensure(open.length > 0, 'impossible-state', `impossible position: the racks must ${rule}`, { at: 'rack' });
  return open;
}

/** What is known of one side alone. */
function only(side: number, fit: Fit): [Fit, Fit] {
  return side === 0 ? [fit, Fit.Any] : [Fit.Any, fit];
}

/** §3, §5.3, §7: whether the decision would not be asked if the side could place nothing. */
function mustPlace(p: Position): boolean {
  return p.decision === Decide.Capn || (p.decision === Decide.Turn && drawable(p, p.side, Decide.Turn) === 0);
}

/** §7: the sides that may have been stuck, which of course takes a rack of which nothing can be placed. */
function stuckSides(p: Position, cannotPlace: (side: number) => boolean): number[] {
  const stuck = [0, 1].filter((side) => {
    p.side = side;
    return drawable(p, side, Decide.Turn) === 0 && stuckWinner(p) === p.winner && cannotPlace(side);
  });
  // §5.4: the other side has just ended its turn, and its frozen tiles have thawed.
  const thawed = stuck.filter((side) => p.frozen[1 - side] === 0);
  return thawed.length > 0 ? thawed : stuck;
}

function stuckPairs([side, other]: readonly number[]): [Fit, Fit][] {
  if (side === undefined) return [];
  if (other === undefined) return [only(side, Fit.None)];
  return [
    [Fit.None, Fit.None],
    [Fit.None, Fit.Some],
    [Fit.Some, Fit.None],
  ];
}

function pick(cases: readonly Case[], random: Random): Case {
  if (cases.length === 1) return cases[0]!;
  let left = below(
    cases.reduce((sum, { weight }) => sum + weight, 0),
    random,
  );
  return cases.find(({ weight }) => (left -= weight) < 0)!;
}

/** An unbiased integer from 0 to `n - 1`, for `n` up to 2⁵². */
function below(n: number, random: Random): number {
  const end = 2 ** 53 - (2 ** 53 % n);
  for (;;) {
    const bits = (random.next() >>> 0) * 2 ** 21 + (random.next() >>> 11);
    if (bits < end) return bits % n;
  }
}

function chanceFrom(random: Random): ChanceState {
  const words = [random.next(), random.next(), random.next(), random.next()] as const;
  return Object.freeze(words.some((word) => word !== 0) ? words : UNUSED_CHANCE);
}
