import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  applyWithChance,
  explain,
  formatAction,
  formatPosition,
  type GameEvent,
  type GameState,
  legalActions,
  type RedactedEvent,
  redactEvents,
  redactFor,
  type Side,
  ToyBattleError,
  TROOP_KINDS,
  type TroopKind,
  type Viewer,
} from '../../src/index.js';
import { plays, RUNS, someStates } from './plays.js';
import { deals, makesSense, redeal } from './redeal.js';
import { holds, same } from './same.js';

const SIDES = ['blue', 'red'] as const;
const VIEWERS = ['blue', 'red', 'spectator'] as const;

/** What a failed call tells the caller. */
function told(call: () => unknown): unknown {
  try {
    call();
    return 'it works';
  } catch (error) {
    const { code, message, data } = error as ToyBattleError;
    return { code, message, data };
  }
}

/** The viewer's own draws come from a reserve whose order they may not know: which tiles they are may differ. */
function butForOwnDraws(events: readonly RedactedEvent[], viewer: Viewer): unknown[] {
  return events.map((event) => (event.type === 'drew' && event.side === viewer ? { ...event, tiles: null } : event));
}

function withOutcome(state: GameState, action: Action, kind: TroopKind): readonly GameEvent[] | undefined {
  try {
    return applyWithChance(state, action, () => kind).events;
  } catch (error) {
    if (error instanceof ToyBattleError) return undefined;
    throw error;
  }
}

function samples(): Action[] {
  return [
    { type: 'draw' },
    { type: 'use' },
    { type: 'decline' },
    ...TROOP_KINDS.flatMap((kind): Action[] => [
      { type: 'recover', kind },
      { type: 'place', kind, slot: 3 },
    ]),
    ...TROOP_KINDS.map((kind): Action => ({ type: 'place', kind, slot: 8 })),
    { type: 'target', slot: 4 },
    { type: 'move', from: 3, to: 4 },
    { type: 'place', kind: 'roxy', slot: 99 },
  ];
}

describe('§8 two states that differ only in what a viewer may not know', () => {
  test('look, read and answer alike to that viewer, and whatever happens in public tells them the same', () => {
    const seen = { pairs: 0, actions: 0, sameEffect: 0 };
    fc.assert(
      fc.property(plays, deals, (play, deal) => {
        for (const state of someStates(play)) {
          for (const viewer of VIEWERS) {
            const other = redeal(state, viewer, deal);
            if (!makesSense(other)) continue; // the decision could not be offered there, or the result not stand
            seen.pairs++;
            compare(state, other, viewer, seen);
          }
        }
      }),
      { numRuns: RUNS },
    );
    console.log(`secrecy: ${JSON.stringify(seen)}`);
    expect(seen.sameEffect).toBeGreaterThan(seen.actions / 2);
  });

  function compare(
    state: GameState,
    other: GameState,
    viewer: Viewer,
    seen: { actions: number; sameEffect: number },
  ): void {
    const [view, otherView] = [redactFor(state, viewer), redactFor(other, viewer)];
    same(view, otherView);
    same(formatPosition(view), formatPosition(otherView));
    same(legalActions(view), legalActions(otherView));
    const by: Side = viewer === 'spectator' ? 'blue' : viewer;
    const mayAnswer = state.decision?.side === viewer;
    for (const action of samples()) {
      same(explain(view, action), explain(otherView, action));
      if (viewer === 'spectator') continue;
      same(explain(state, action, { by }), explain(other, action, { by }));
      if (!mayAnswer || explain(state, action) !== undefined) {
        same(
          told(() => apply(state, action, { by })),
          told(() => apply(other, action, { by })),
        );
      }
    }
    const otherLegal = new Set(legalActions(other).map(formatAction));
    for (const action of legalActions(state)) {
      if (!otherLegal.has(formatAction(action))) continue;
      for (const kind of action.type === 'use' ? TROOP_KINDS : TROOP_KINDS.slice(0, 1)) {
        const [events, otherEvents] = [withOutcome(state, action, kind), withOutcome(other, action, kind)];
        if (events === undefined || otherEvents === undefined) continue;
        seen.actions++;
        const inPublic = (of: readonly GameEvent[]) => JSON.stringify(redactEvents(of, 'spectator'));
        if (inPublic(events) !== inPublic(otherEvents)) {
          // Only what comes next may differ: who is stuck, and whether Cap'n's extra placement can be offered.
          const played = (of: readonly GameEvent[]) =>
            of.filter(({ type }) => !['decision', 'ended', 'turn', 'thawed'].includes(type));
          same(redactEvents(played(events), 'spectator'), redactEvents(played(otherEvents), 'spectator'));
          continue;
        }
        seen.sameEffect++;
        same(
          butForOwnDraws(redactEvents(events, viewer), viewer),
          butForOwnDraws(redactEvents(otherEvents, viewer), viewer),
        );
      }
    }
  }

  test('§8 nothing in a view or a redacted event is named like a secret or lists tiles of others', () =>
    fc.assert(
      fc.property(plays, (play) => {
        for (const state of someStates(play)) {
          for (const viewer of VIEWERS) {
            const view = redactFor(state, viewer);
            holds(!/seed|chance|random|removed|deck/.test(JSON.stringify(keysOf(view))), 'no secret by name');
            for (const side of SIDES) {
              same(view.rack[side].tiles, side === viewer ? state.rack[side] : null);
              same(view.frozen[side].tiles, side === viewer ? state.frozen[side] : null);
              same(view.rack[side].size, state.rack[side].length);
              same(view.frozen[side].size, state.frozen[side].length);
              same(view.reserve[side], state.reserve[side].length);
            }
            for (const action of legalActions(state)) {
              for (const event of redactEvents(applyWithChance(state, action, (kinds) => kinds[0]!).events, viewer)) {
                holds(!/seed|chance|random|removed|deck/.test(JSON.stringify(keysOf(event))), 'no secret by name');
                if ('tiles' in event) same(event.side, viewer);
                if (event.type === 'froze' && 'kind' in event) same(event.side, viewer);
              }
            }
          }
        }
      }),
      { numRuns: RUNS / 4 },
    ));
});

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'battlefield' ? [key] : [key, ...keysOf(part)]));
}
