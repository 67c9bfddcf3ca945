/** What must hold of every state or view that the schemas accept. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import {
  type Action,
  applyWithEvents,
  battlefieldOf,
  connectedSlots,
  controllerOf,
  explain,
  formatPosition,
  type GameState,
  type GameView,
  legalActions,
  parsePositionText,
  placements,
  redactEvents,
  redactFor,
  reduce,
  regionProgress,
  TROOP_KINDS,
} from '../../src/index.js';
import { parseEvents, parseRedactedEvents, parseState, parseView } from '../../src/schema/index.js';
import { json } from './positions.js';

export const VIEWERS = ['blue', 'red', 'spectator'] as const;

/** Quicker than `toEqual`, which says more when it fails. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** Every call of the library does what it says on this state. */
export function expectToBehave(state: GameState, next: (below: number) => number): void {
  const actions = legalActions(state);
  expect(actions.length > 0).toBe(state.result === null);
  expectSame(parsePositionText(formatPosition(state)), state);
  expectSame(parseState(json(state)), state);
  for (const viewer of VIEWERS) {
    const view = redactFor(state, viewer);
    expectSame(parseView(json(view)), view);
    expectViewToBehave(view, next);
    expectSame(legalActions(view), viewer === state.decision?.side ? actions : []);
  }
  for (let i = 0; i < 3 && actions.length > 0; i++) expectToApply(state, actions[next(actions.length)]!);
  for (let i = 0; i < 8; i++) {
    const action = someAction(state, next);
    const listed = actions.some((legal) => isDeepStrictEqual(legal, action));
    expect(explain(state, action) === undefined).toBe(listed);
  }
}

function expectToApply(state: GameState, action: Action): void {
  const { state: after, events } = applyWithEvents(state, action);
  expectSame(parseState(json(after)), after);
  expectSame(parseEvents(json(events)), events);
  for (const viewer of VIEWERS) {
    const seen = parseRedactedEvents(json(redactEvents(events, viewer)));
    expectSame(
      seen.reduce(reduce as (view: GameView, event: (typeof seen)[number]) => GameView, redactFor(state, viewer)),
      redactFor(after, viewer),
    );
  }
}

/** Every call that takes a view does what it says on this one. */
export function expectViewToBehave(view: GameView, next: (below: number) => number): void {
  expectSame(parsePositionText(formatPosition(view)), view);
  const actions = legalActions(view);
  if (view.viewer === view.decision?.side) expect(actions.length).toBeGreaterThan(0);
  else expect(actions).toEqual([]);
  const action = someAction(view, next);
  explain(view, action);
  expect(regionProgress(view)).toHaveLength(view.regions.length);
  const { slots } = battlefieldOf(view);
  const slot = next(slots.length);
  expect([null, 'blue', 'red']).toContain(controllerOf(view, slot));
  for (const side of ['blue', 'red'] as const) {
    const reached = connectedSlots(view, side);
    const kind = TROOP_KINDS[next(TROOP_KINDS.length)]!;
    if (kind !== 'hook') expect(reached).toEqual(expect.arrayContaining(placements(view, kind, side)));
  }
}

/** Any well-formed action. */
function someAction(x: GameState | GameView, next: (below: number) => number): Action {
  const slot = () => next(x.stacks.length);
  const kind = TROOP_KINDS[next(TROOP_KINDS.length)]!;
  const actions: Action[] = [
    { type: 'draw' },
    { type: 'use' },
    { type: 'decline' },
    { type: 'place', kind, slot: slot() },
    { type: 'target', slot: slot() },
    { type: 'move', from: slot(), to: slot() },
    { type: 'recover', kind },
  ];
  return actions[next(actions.length)]!;
}
