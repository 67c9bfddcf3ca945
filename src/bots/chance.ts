/**
 * What chance may bring, and how likely it is: as exact fractions.
 *
 * To somebody who looks at one view and remembers nothing, every tile of a side that the view does not show is equally
 * likely to lie in each of the places that it does not show: rack, reserve, the four removed ones. So each tile of the
 * opponent's rack is a random one of all the unseen tiles of that side, frozen or not, and so is each that one draws.
 * In a state nothing is unseen: what is drawn next is certain there, what XB-42 or a freeze hits is not.
 *
 * @module
 */
import type { Action } from '../actions.js';
import { IllegalActionError } from '../apply.js';
import type { Side } from '../battlefields/types.js';
import { count, one } from '../core/bag.js';
import { KIND_COUNT, KINDS } from '../core/codes.js';
import { chancePool } from '../core/effects.js';
import { drawable } from '../core/supply.js';
import { explain } from '../explain.js';
import { deepFreeze } from '../freeze.js';
import { isView, load } from '../load.js';
import { bagTiles, sideName } from '../names.js';
import { expectSide } from '../queries.js';
import type { GameState } from '../state.js';
import type { TroopKind } from '../troops.js';
import type { GameView } from '../view.js';
import { expectView, unseenTiles } from './unseen.js';

/** An exact probability in lowest terms, more than 0 and at most 1. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** A kind of tile that XB-42 or a freeze may hit. */
export interface ChanceOutcome {
  readonly kind: TroopKind;
  readonly probability: Fraction;
}

/** Tiles that may be drawn together, sorted by name. */
export interface DrawOutcome {
  readonly tiles: readonly TroopKind[];
  readonly probability: Fraction;
}

/**
 * The kinds of tile that XB-42 or a freeze may hit if this legal action is played, Kwak first, then by strength; the
 * probabilities add up to 1. Empty for every other action. For a view they are those of a random unseen tile. Frozen
 * tiles that XB-42 can hit count like any other; that it was a frozen one makes no outcome of its own. Rules §5.3, §5.4.
 *
 * @throws `IllegalActionError` as {@link explain} says: in a view only the viewer's own actions are legal;
 * `ToyBattleError` `not-a-game`.
 */
export function chanceOutcomes(x: GameState | GameView, action: Action): readonly ChanceOutcome[] {
  expectLegal(x, action);
  const p = load(x);
  const pool = action.type === 'use' ? chancePool(p, p.decision) : 0;
  if (pool === 0) return [];
  const ways = isView(x) ? unseenTiles(x, sideName(1 - p.side)) : KINDS.map((_, kind) => count(pool, kind));
  const all = ways.reduce((a, b) => a + b);
  const outcomes = KINDS.map((kind, i) => ({ kind, probability: fraction(ways[i]!, all) }));
  return deepFreeze(outcomes.filter(isPossible));
}

/**
 * The tiles that this legal action may draw, each selection once; the probabilities add up to 1. Empty for an action
 * that draws nothing. A state knows what is drawn; to a view it is a random selection of the viewer's unseen tiles.
 * Rules §3, §5.3, §5.4.
 *
 * @throws as {@link chanceOutcomes}.
 */
export function drawOutcomes(x: GameState | GameView, action: Action): readonly DrawOutcome[] {
  expectLegal(x, action);
  const p = load(x);
  const draws = action.type === 'draw' || (action.type === 'use' && chancePool(p, p.decision) === 0);
  if (!draws) return [];
  const number = drawable(p, p.side, p.decision);
  const side = sideName(p.side);
  if (!isView(x)) return deepFreeze([{ tiles: x.reserve[side].slice(0, number).sort(), probability: fraction(1, 1) }]);

  const unseen = unseenTiles(x, side);
  const all = unseen.reduce((a, b) => a + b);
  const outcomes: DrawOutcome[] = [];
  for (let a = 0; a < KIND_COUNT; a++) {
    if (number === 1) outcomes.push({ tiles: bagTiles(one(a)), probability: fraction(unseen[a]!, all) });
    else {
      for (let b = a; b < KIND_COUNT; b++) {
        const ways = a === b ? unseen[a]! * (unseen[a]! - 1) : 2 * unseen[a]! * unseen[b]!;
        outcomes.push({ tiles: bagTiles(one(a) + one(b)), probability: fraction(ways, all * (all - 1)) });
      }
    }
  }
  return deepFreeze(outcomes.filter(isPossible));
}

/**
 * By kind, how many of a side's tiles the viewer can't see: three less those on the board (covered ones too), in the
 * discard, and on the rack if it is the viewer's own. They lie in the side's reserve, among its removed tiles, or on its
 * hidden rack. Rules §8.
 *
 * @throws `ToyBattleError` `not-a-view`, `bad-side`; `not-a-game`.
 */
export function unseenCounts(view: GameView, side: Side): Record<TroopKind, number> {
  expectView(view);
  expectSide(side);
  const unseen = unseenTiles(view, side);
  return Object.fromEntries(KINDS.map((kind, i) => [kind, unseen[i]])) as Record<TroopKind, number>;
}

function expectLegal(x: GameState | GameView, action: Action): void {
  const illegality = explain(x, action);
  if (illegality !== undefined) throw new IllegalActionError(illegality, action);
}

function isPossible({ probability }: { readonly probability: Fraction }): boolean {
  return probability.numerator > 0;
}

/** `ways` of `all` in lowest terms. */
function fraction(ways: number, all: number): Fraction {
  let [divisor, rest] = [all, ways];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  return { numerator: ways / divisor, denominator: all / divisor };
}
