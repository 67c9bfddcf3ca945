/** Players that choose by themselves. */
import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { type Action, applyWithEvents, type GameState, legalActions, redactEvents } from '../index.js';

/** Chooses for the side that decides. */
export type Player = (state: GameState) => Action;

/** A whole number from 0 to `count` - 1. */
type Random = (count: number) => number;

/** Choices that depend on nothing but the seed, and have nothing in common with the game's own chance. */
export function randomFrom(seed: string): Random {
  const hash = createHash('sha256').update(`choices of the program\n${seed}`).digest();
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => hash.readInt32LE(offset)));
  return (count) => uniformInt(generator, 0, count - 1);
}

/** Any legal action. */
export function randomPlayer(random: Random): Player {
  return (state) => pick(legalActions(state), random);
}

/** Wins now if it can, else takes medals if it can, else plays any legal action. */
export function simplePlayer(random: Random): Player {
  return (state) => {
    const actions = legalActions(state);
    const gains = actions.map((action) => gainOf(state, action));
    const best = Math.max(...gains);
    return pick(best > 0 ? actions.filter((_, i) => gains[i] === best) : actions, random);
  };
}

/** Medals that an action gains over the opponent; a win is worth more than all. Looks only at what the player sees. */
function gainOf(state: GameState, action: Action): number {
  const side = state.decision?.side;
  // What these do is left to chance or brings no medals.
  if (side === undefined || action.type === 'draw' || action.type === 'use') return 0;
  let gain = 0;
  for (const event of redactEvents(applyWithEvents(state, action).events, side)) {
    if (event.type === 'claimed') gain += event.side === side ? event.medals : -event.medals;
    if (event.type === 'ended' && event.result.reason !== 'stuck') gain += event.result.winner === side ? 1000 : -1000;
  }
  return gain;
}

function pick(actions: readonly Action[], random: Random): Action {
  const action = actions[random(actions.length)];
  if (!action) throw new RangeError('a game that goes on has a legal action');
  return action;
}
