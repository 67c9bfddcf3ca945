import { describe, test } from 'vitest';
import {
  type Action,
  apply,
  battlefieldOf,
  controllerOf,
  explain,
  formatAction,
  type GameState,
  IllegalActionError,
  legalActions,
  placements,
  RACK_LIMIT,
  reduce,
  regionProgress,
  TROOP_KINDS,
} from '../../src/index.js';
import { isConnected, legalByTheRules, mayCover, mayPlace, surrounds, useful } from './oracle.js';
import { forAll, someStates, walk } from './plays.js';
import { holds, same } from './same.js';

const SIDES = ['blue', 'red'] as const;
const ALL_TILES = TROOP_KINDS.flatMap((kind) => [kind, kind, kind]).sort();

/** Every action that can be written down on a battlefield. */
function actionSpace(state: GameState): Action[] {
  const slots = battlefieldOf(state).slots.map(({ id }) => id);
  return [
    ...(['draw', 'use', 'decline'] as const).map((type) => ({ type })),
    ...TROOP_KINDS.map((kind) => ({ type: 'recover' as const, kind })),
    ...TROOP_KINDS.flatMap((kind) => slots.map((slot) => ({ type: 'place' as const, kind, slot }))),
    ...slots.map((slot) => ({ type: 'target' as const, slot })),
    ...slots.flatMap((from) => slots.map((to) => ({ type: 'move' as const, from, to }))),
  ];
}

describe('at every step of every game', () => {
  test('§1 each side has 24 tiles, three of each kind, and §3 no rack holds more than 8', () =>
    forAll((play) => {
      walk(play, ({ state }) => {
        for (const side of SIDES) {
          const tiles = state.stacks.flatMap((stack) =>
            stack.flatMap((tile) => (tile.side === side ? [tile.kind] : [])),
          );
          tiles.push(...state.rack[side], ...state.reserve[side], ...state.discard[side], ...state.removed[side]);
          same(tiles.sort(), ALL_TILES);
          holds(state.removed[side].length === 4, 'four tiles stay removed');
          holds(state.rack[side].length <= RACK_LIMIT, 'the rack keeps its limit');
          const rack = [...state.rack[side]];
          for (const kind of state.frozen[side])
            same(rack.splice(rack.indexOf(kind) >>> 0, 1), [kind], 'frozen on the rack');
        }
      });
    }));

  test('§3–§5 the legal actions are those that the rules, written down once more, allow', () =>
    forAll((play) => {
      walk(play, ({ before }) => {
        const listed = legalActions(before).map(formatAction).sort();
        holds(new Set(listed).size === listed.length, 'each is listed once');
        same(listed, legalByTheRules(before).sort());
      });
    }));

  test('§4.3 a cover is legal exactly when the rules say so, and §4.4 connection is what a slow search finds', () =>
    forAll((play) => {
      for (const state of someStates(play)) {
        const slots = battlefieldOf(state).slots.map(({ id }) => id);
        for (const side of SIDES) {
          const connected = slots.filter((slot) => isConnected(state, side, slot));
          for (const kind of TROOP_KINDS) {
            const allowed = placements(state, kind, side);
            same(
              allowed,
              slots.filter((slot) => mayPlace(state, side, kind, slot)),
            );
            for (const slot of allowed) {
              holds(mayCover(state, side, kind, slot), `${kind} covers ${slot}`);
              holds(kind === 'hook' || connected.includes(slot), `${slot} is connected`);
            }
          }
        }
      }
    }));

  test('§5 an effect is offered exactly when it can do something, at the slot of the asking tile', () =>
    forAll((play) => {
      walk(play, ({ before, action, events, state }) => {
        const { decision } = state;
        if (decision !== null && decision.kind !== 'turn') {
          same(controllerOf(state, decision.slot), decision.side);
          holds(useful(state, decision.kind, decision.side, decision.slot), 'what is offered can do something');
        }
        if (action.type !== 'place' || state.result !== null) return;
        // The troop's own effect comes first, before the turn can pass or a base can trigger.
        const then = events
          .filter(({ type }) => type === 'placed' || type === 'claimed')
          .reduce<GameState>(reduce, before);
        const { side } = before.decision!;
        const { special } = battlefieldOf(state).slots[action.slot]!;
        const muted = state.specialBases && special?.kind === 'noTroopEffect';
        const offered = decision?.kind === action.kind && decision.side === side;
        same(offered, !muted && useful(then, action.kind, side, action.slot));
      });
    }));

  test('§6 medals are never lost: those held never fall, and with those on the board they make up the printed sum', () =>
    forAll((play) => {
      walk(play, ({ before, state }) => {
        const printed = battlefieldOf(state).regions.reduce((sum, { medals }) => sum + medals, 0);
        const lying = state.regions.reduce((a, b) => a + b, 0);
        same(state.medals.blue + state.medals.red + lying, printed);
        for (const side of SIDES) holds(state.medals[side] >= before.medals[side], 'medals are kept');
      });
    }));

  test('§6 a region gives its medals at once, all of them, to the side that surrounds it, and to nobody else', () =>
    forAll((play) => {
      walk(play, ({ before, events }) => {
        let now = before;
        for (const event of events) {
          if (event.type === 'claimed') {
            same(surrounds(now, event.region), event.side);
            same(event.medals, now.regions[event.region]);
            holds(event.medals > 0, 'an emptied region gives nothing');
          } else if (event.type === 'turn' || event.type === 'decision') {
            const due = now.regions.flatMap((medals, region) => (medals > 0 && surrounds(now, region) ? [region] : []));
            same(due, [], 'no region is left that somebody surrounds');
          }
          now = reduce(now, event);
        }
      });
    }));

  test('§6, §7 the game ends for the reason given, and goes on while there is none', () =>
    forAll((play) => {
      walk(play, ({ before, action, state }) => {
        const { objective, slots } = battlefieldOf(state);
        same(state.result === null, legalActions(state).length > 0);
        same(state.result === null, state.decision !== null);
        const acting = before.decision!.side;
        const other = acting === 'blue' ? 'red' : 'blue';
        if (state.result === null) {
          for (const side of SIDES) holds(state.medals[side] < objective, 'nobody has the objective');
          return;
        }
        const { winner, reason } = state.result;
        same(state.placed, []);
        if (reason === 'hq') {
          same(action.type === 'place' && slots[action.slot]!.hq, other);
          same(winner, acting);
        } else if (reason === 'medals') {
          holds(state.medals[winner] >= objective, 'the winner has the objective');
          if (state.medals[acting] >= objective) same(winner, acting);
        } else {
          same(winner, state.medals[other] <= state.medals[acting] ? acting : other);
          const turn: GameState = { ...state, result: null, decision: { side: other, kind: 'turn' } };
          same(legalByTheRules(turn), [], 'the stuck side can neither draw nor place');
        }
      });
    }));

  test('every listed action applies; every other action of the whole space throws and is explained', () =>
    forAll((play) => {
      const limit = Error.stackTraceLimit;
      Error.stackTraceLimit = 0; // half a million errors are thrown here
      try {
        for (const state of someStates(play)) {
          const legal = new Set(legalActions(state).map(formatAction));
          for (const action of actionSpace(state)) {
            const why = explain(state, action);
            holds(
              (why === undefined) === legal.has(formatAction(action)),
              `${formatAction(action)} is listed or explained`,
            );
            let thrown: unknown;
            try {
              holds(apply(state, action) !== state, 'something changes');
            } catch (error) {
              thrown = error;
            }
            if (why === undefined) holds(thrown === undefined, `${formatAction(action)} applies`);
            else {
              holds(thrown instanceof IllegalActionError, `${formatAction(action)} throws`);
              same((thrown as IllegalActionError).illegality, why);
              holds((thrown as IllegalActionError).code === why.code, 'the code is that of the explanation');
            }
          }
        }
      } finally {
        Error.stackTraceLimit = limit;
      }
    }));

  test('the progress of regions agrees with what is claimed', () =>
    forAll((play) => {
      for (const state of someStates(play)) {
        for (const { region, medals, missing } of regionProgress(state)) {
          same(medals, state.regions[region]);
          for (const side of SIDES) same(missing[side].length === 0, surrounds(state, region) === side);
        }
      }
    }));
});
