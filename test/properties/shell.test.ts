import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count, size } from '../../src/core/bag.js';
import { play as playOnCore } from '../../src/core/play.js';
import { createPosition, type Position } from '../../src/core/position.js';
import {
  type Action,
  apply,
  applyWithEvents,
  createGame,
  type GameState,
  legalActions,
  redactEvents,
  redactFor,
  reduce,
  revealsHidden,
} from '../../src/index.js';
import { boardOf, loadInto } from '../../src/load.js';
import { idOfAction, kindCode } from '../../src/names.js';
import { forAll, someStates, walk } from './plays.js';
import { holds, same } from './same.js';

const VIEWERS = ['blue', 'red', 'spectator'] as const;

function clone<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}

function hasFrozenPart(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.isFrozen(value) || Object.values(value).some(hasFrozenPart);
}

/** What the rules can see of a position: everything but what lies above the stacks' tops and past the queue's end. */
function essence(p: Position) {
  const stacks = Array.from(p.height, (height, slot) => Array.from(p.stacks.subarray(slot * 40, slot * 40 + height)));
  const queue = Array.from(p.queue.subarray(0, 2 * p.queued));
  const reserve = [0, 1].map((side) => Array.from(p.reserve.subarray(side * 20, side * 20 + p.reserveSize[side]!)));
  const over = p.decision < 0;
  return {
    turn: p.turn,
    side: over ? null : p.side,
    decision: p.decision,
    slot: p.slot,
    result: over ? [p.winner, p.reason] : null,
    unclaimed: p.unclaimed,
    lists: [p.top, p.tops, p.occupied, p.rack, p.frozen, p.discard, p.removed, p.medals].map((list) =>
      Array.from(list),
    ),
    stacks,
    queue,
    reserve,
  };
}

describe('the shell', () => {
  test('apply neither changes nor freezes what it is given, and shares what did not change', () =>
    forAll((play) => {
      walk(play, ({ before, action, events, state }) => {
        const fresh = clone(before);
        const text = JSON.stringify(fresh);
        const next = applyWithEvents(fresh, action);
        holds(JSON.stringify(fresh) === text, 'the argument is unchanged');
        holds(!hasFrozenPart(fresh), 'the argument is not frozen');
        holds(Object.isFrozen(next.state), 'the result is frozen');
        same(next.state, state);
        same(next.events, events);
        for (const key of Object.keys(fresh) as (keyof GameState)[]) {
          const [was, is] = [fresh[key], next.state[key]];
          if (typeof was === 'object' && JSON.stringify(was) === JSON.stringify(is)) {
            // An event brings a whole new decision and queue, be they equal to the last or not.
            holds(was === is || key === 'decision' || key === 'placed', `${key} is shared`);
          }
        }
      });
    }));

  test('states, views and events of a game that createGame began are frozen all through', () =>
    forAll((play) => {
      for (const state of someStates(play)) {
        holds(isDeeplyFrozen(state), 'the state is frozen');
        for (const viewer of VIEWERS) holds(isDeeplyFrozen(redactFor(state, viewer)), 'the view is frozen');
        for (const action of legalActions(state).slice(0, 3)) {
          holds(isDeeplyFrozen(applyWithEvents(state, action)), 'state and events are frozen');
          holds(isDeeplyFrozen(action), 'actions are frozen');
        }
      }
    }));

  test('a state survives JSON and structuredClone, and plays on from there alike', () =>
    forAll((play) => {
      for (const state of someStates(play)) {
        const action = legalActions(state).at(-1);
        for (const copy of [clone(state), structuredClone(state)]) {
          expect(copy).toStrictEqual(state);
          same(legalActions(copy), legalActions(state));
          if (action !== undefined) same(apply(copy, action), apply(state, action));
        }
      }
    }));

  test('seed and actions reproduce the game', () =>
    forAll((play) => {
      const actions: Action[] = [];
      const end = walk(play, ({ action }) => actions.push(action));
      same(
        actions.reduce((state, action) => apply(state, action), createGame(play.options)),
        end,
      );
    }));

  test('the core, played alongside with the same outcomes, stays equal to the state', () =>
    forAll((play) => {
      let p: Position | undefined;
      walk(play, ({ before, action, events, state }) => {
        if (p === undefined) loadInto(before, (p = createPosition(boardOf(before))));
        const chance = events.find((event) => event.type === 'lost' || event.type === 'froze');
        playOnCore(p, idOfAction(p.board, action), chance === undefined ? 0 : kindCode(chance.kind));
        const loaded = createPosition(boardOf(state));
        loadInto(state, loaded);
        same(essence(p), essence(loaded));
      });
    }));

  test('folding the events gives the next state; folding the redacted ones the next view, for every viewer', () =>
    forAll((play) => {
      walk(play, ({ before, events, state }) => {
        same(events.reduce<GameState>(reduce, before), state);
        for (const viewer of VIEWERS) {
          const redacted = redactEvents(events, viewer);
          same(redacted.reduce(reduce, redactFor(before, viewer)), redactFor(state, viewer));
          holds(revealsHidden(redacted) === revealsHidden(events), 'what reveals something does so for everybody');
        }
      });
    }));

  test('the legal actions of the deciding side’s view are those of the state; other views have none', () =>
    forAll((play) => {
      walk(play, ({ before }) => {
        for (const viewer of VIEWERS) {
          const decides = before.decision?.side === viewer;
          same(legalActions(redactFor(before, viewer)), decides ? legalActions(before) : []);
        }
      });
    }));

  test('an action that reveals nothing hidden can be undone and leads to the same state again', () =>
    forAll((play) => {
      walk(play, ({ before, action, events, state }) => {
        if (revealsHidden(events)) return;
        same(apply(before, action), state);
        same(state.chance, before.chance);
        same(state.reserve, before.reserve);
      });
    }));
});

test('bags count what they hold', () =>
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 8, maxLength: 8 }), (counts) => {
      const bag = counts.reduce((sum, n, kind) => sum + (n << (4 * kind)), 0);
      same(
        size(bag),
        counts.reduce((a, b) => a + b, 0),
      );
      same(
        counts.map((_, kind) => count(bag, kind)),
        counts,
      );
    }),
  ));
