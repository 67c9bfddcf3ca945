/**
 * Records: a whole game as its setup and the steps from there.
 *
 * @module
 */
import type { Action } from './actions.js';
import { type Applied, applyWithChance, applyWithEvents, IllegalActionError } from './apply.js';
import { ensure, ToyBattleError } from './errors.js';
import { expectEvents, type GameEvent, type RedactedEvent } from './events.js';
import { deepFreeze } from './freeze.js';
import { redactEvents, redactFor } from './redact.js';
import { type CreateGameOptions, createGame, type FullSetup, type GameSetup, setupOf } from './setup.js';
import type { GameState } from './state.js';
import type { TroopKind } from './troops.js';
import type { GameView, Viewer } from './view.js';

/** One action of a record. */
export interface GameStep {
  /** What the deciding side did. */
  readonly action: Action;
  /** The kind that XB-42 or a freeze hit. Without it, a replay draws from the record's seed. */
  readonly chance?: TroopKind;
}

/** A game from its setup on. It holds secrets: never send it to a player during play. */
export interface GameRecord extends GameSetup {
  /** Version of this format. */
  readonly version: 1;
  /** What was done, in order. */
  readonly steps: readonly GameStep[];
}

/** A record that depends on no generator. */
export interface FullRecord extends FullSetup {
  /** Version of this format. */
  readonly version: 1;
  /** What was done, in order. */
  readonly steps: readonly GameStep[];
}

/** What one viewer saw of a game. */
export interface RedactedRecord {
  /** Version of this format. */
  readonly version: 1;
  /** The view at the start. */
  readonly view: GameView;
  /** By step: what the viewer learnt. */
  readonly events: readonly (readonly RedactedEvent[])[];
}

/** A record played through. */
export interface Replay {
  /** The state before the first step, and after each. */
  readonly states: readonly GameState[];
  /** By step: what happened. */
  readonly events: readonly (readonly GameEvent[])[];
}

/**
 * The step to keep for an action that {@link applyWithEvents} has applied: with its chance outcome, if it had one.
 *
 * @throws {@link ToyBattleError} `bad-events` for what is no list of events.
 */
export function stepOf(action: Action, events: readonly GameEvent[]): GameStep {
  expectEvents(events);
  for (const event of events) {
    if (event.type === 'lost' || event.type === 'froze') return { action, chance: event.kind };
  }
  return { action };
}

/**
 * The record of a game, with the decks, the starting side and every chance outcome written out, so that it depends on
 * no seed any more. `setup` is what {@link setupOf} gives or what went into {@link createGame}.
 *
 * @throws {@link ToyBattleError} as {@link replay}.
 */
export function recordOf(setup: GameSetup | CreateGameOptions, steps: readonly GameStep[]): FullRecord {
  const { states, events } = play(setup, steps);
  return deepFreeze({
    version: 1,
    ...setupOf(states[0]!),
    steps: steps.map(({ action }, i) => stepOf({ ...action }, events[i]!)),
  });
}

/**
 * Plays a record through.
 *
 * @throws {@link ToyBattleError} `bad-step` for the first step that can't be played: `data.step` is its number from 1,
 * `data.code` the reason: that of an {@link Illegality}, which then is `data.illegality`, or `missing-chance`,
 * `unexpected-chance`, `no-such-outcome`.
 * `bad-record` for what is no record; `incomplete-setup` if there is neither a seed nor first side and decks; otherwise as {@link createGame}.
 */
export function replay(record: GameRecord): Replay {
  expectRecord(record);
  return play(record, record.steps);
}

/**
 * What `viewer` saw of a game: their view at the start and their events of every step.
 *
 * @throws {@link ToyBattleError} as {@link replay} and {@link redactFor}.
 */
export function redactRecord(record: GameRecord, viewer: Viewer): RedactedRecord {
  const { states, events } = replay(record);
  return Object.freeze({
    version: 1,
    view: redactFor(states[0]!, viewer),
    events: Object.freeze(events.map((of) => redactEvents(of, viewer))),
  });
}

function play(setup: GameSetup | CreateGameOptions, steps: readonly GameStep[]): Replay {
  ensure(typeof setup === 'object' && setup, 'bad-record', 'expected the setup of a game, an object');
  expectSteps(steps);
  const { seed, first, decks } = setup;
  const seeded = seed !== undefined;
  if (!seeded && (first === undefined || decks?.blue === undefined || decks.red === undefined)) {
    throw new ToyBattleError('incomplete-setup', 'without a seed, the starting side and both decks must be given');
  }
  const { battlefield, specialBases } = setup;
  const states = [createGame({ battlefield, specialBases, seed, first, decks })];
  const events: (readonly GameEvent[])[] = [];
  for (const [index, step] of steps.entries()) {
    const applied = playStep(states[index]!, step, seeded, index + 1);
    states.push(applied.state);
    events.push(applied.events);
  }
  return Object.freeze({ states: Object.freeze(states), events: Object.freeze(events) });
}

/**
 * Refuses what is no record at a glance. A deep check of untrusted data is `parseRecord` in `toy-battle/schema`.
 *
 * @throws {@link ToyBattleError} `bad-record`.
 */
export function expectRecord(record: unknown): asserts record is GameRecord {
  ensure((record as GameRecord | undefined)?.version === 1, 'bad-record', 'expected a GameRecord of version 1');
  expectSteps((record as GameRecord).steps);
}

function expectSteps(steps: unknown): void {
  const isStep = (step: unknown) => Object(step) === step;
  ensure(Array.isArray(steps) && steps.every(isStep), 'bad-record', 'expected a list of steps, { action, chance? }');
}

function playStep(state: GameState, { action, chance }: GameStep, seeded: boolean, number: number): Applied {
  try {
    if (chance === undefined && seeded) return applyWithEvents(state, action);
    let asked = false;
    const applied = applyWithChance(state, action, () => {
      asked = true;
      if (chance !== undefined) return chance;
      throw new ToyBattleError('missing-chance', 'the record holds neither the outcome of this step nor a seed');
    });
    if (chance === undefined || asked) return applied;
    throw new ToyBattleError('unexpected-chance', `nothing is left to chance here, yet the outcome is '${chance}'`);
  } catch (cause) {
    if (!(cause instanceof ToyBattleError)) throw cause;
    const { code, message, data } = cause;
    const details = cause instanceof IllegalActionError ? { illegality: cause.illegality } : data;
    throw new ToyBattleError('bad-step', `step ${number}: ${message}`, { ...details, step: number, code });
  }
}
