/**
 * Untrusted data in, typed value or typed error out.
 *
 * Every `parse…` function takes what `JSON.parse` gave, or anything else, and returns a fresh, deeply frozen value or
 * throws a `ToyBattleError`; the `safeParse…` function beside it returns the error instead. Nothing of what is
 * passed is changed or kept.
 *
 * @module
 */
import type { Action } from '../actions.js';
import { defineBattlefield } from '../battlefields/define.js';
import type { BattlefieldId } from '../battlefields/index.js';
import type { BattlefieldData } from '../battlefields/types.js';
import { ToyBattleError } from '../errors.js';
import type { GameEvent, RedactedEvent } from '../events.js';
import type { GameRecord, RedactedRecord } from '../record.js';
import type { GameState } from '../state.js';
import { TILES_PER_KIND, TROOP_KINDS, type TroopKind } from '../troops.js';
import type { GameView, Viewer } from '../view.js';
import type { DataIssue } from './plain.js';
import { badData, type ParseResult, read, unwrap } from './read.js';
import { checkState, checkView } from './sense.js';
import {
  actionShape,
  battlefieldShape,
  eventsShape,
  recordShape,
  redactedEventsShape,
  redactedRecordShape,
  stateShape,
  viewShape,
} from './shapes.js';
import { type StandardSchema, standard } from './standard.js';

/**
 * Reads one action. Whether it is legal is up to `apply`. Rules §3, §5.
 *
 * @throws `ToyBattleError` `bad-data`.
 */
export function parseAction(data: unknown): Action {
  return unwrap(safeParseAction(data));
}

/** {@link parseAction} that returns its error. */
export function safeParseAction(data: unknown): ParseResult<Action> {
  return read('an action', actionShape, data);
}

/** {@link parseAction} as a Standard Schema. */
export const actionSchema: StandardSchema<Action> = /* @__PURE__ */ standard(safeParseAction);

/**
 * Reads a state that makes sense: any position, reachable or not, that keeps rules §1 to §6. Every call of this library
 * behaves on what it returns.
 *
 * @throws `ToyBattleError` `bad-data` for the wrong shape; `impossible-state` where the rules do not allow it;
 * `bad-battlefield` for custom data that `defineBattlefield` refuses.
 */
export function parseState(data: unknown): GameState {
  return unwrap(safeParseState(data));
}

/** {@link parseState} that returns its error. */
export function safeParseState(data: unknown): ParseResult<GameState> {
  return read('a state', stateShape, data, (shaped) => {
    const state = withBattlefield(shaped);
    checkState(state);
    return state;
  });
}

/** {@link parseState} as a Standard Schema. */
export const stateSchema: StandardSchema<GameState> = /* @__PURE__ */ standard(safeParseState);

/**
 * Reads a view that makes sense as far as its viewer can tell: some state that {@link parseState} accepts could look
 * like it. Rules §8.
 *
 * @throws `ToyBattleError` as {@link parseState}.
 */
export function parseView(data: unknown): GameView {
  return unwrap(safeParseView(data));
}

/** {@link parseView} that returns its error. */
export function safeParseView(data: unknown): ParseResult<GameView> {
  return read('a view', viewShape, data, senseOfView);
}

/** {@link parseView} as a Standard Schema. */
export const viewSchema: StandardSchema<GameView> = /* @__PURE__ */ standard(safeParseView);

/**
 * Reads an array of full events. What they would do to a state is not looked at.
 *
 * @throws `ToyBattleError` `bad-data`.
 */
export function parseEvents(data: unknown): readonly GameEvent[] {
  return unwrap(safeParseEvents(data));
}

/** {@link parseEvents} that returns its error. */
export function safeParseEvents(data: unknown): ParseResult<readonly GameEvent[]> {
  return read('an array of events', eventsShape, data, (events) => {
    refuse(
      'an array of events',
      events.flatMap((event, i) => eventIssues(event, `[${i}]`)),
    );
    return events;
  });
}

/** {@link parseEvents} as a Standard Schema. */
export const eventsSchema: StandardSchema<readonly GameEvent[]> = /* @__PURE__ */ standard(safeParseEvents);

/**
 * Reads an array of redacted events: tiles are there exactly where the viewer is their owner. What the events would do
 * to a view is not looked at. Rules §8.
 *
 * @throws `ToyBattleError` `bad-data`.
 */
export function parseRedactedEvents(data: unknown): readonly RedactedEvent[] {
  return unwrap(safeParseRedactedEvents(data));
}

/** {@link parseRedactedEvents} that returns its error. */
export function safeParseRedactedEvents(data: unknown): ParseResult<readonly RedactedEvent[]> {
  return read('an array of redacted events', redactedEventsShape, data, (events) => {
    refuse(
      'an array of redacted events',
      events.flatMap((event, i) => redactedEventIssues(event, `[${i}]`)),
    );
    return events;
  });
}

/** {@link parseRedactedEvents} as a Standard Schema. */
export const redactedEventsSchema: StandardSchema<readonly RedactedEvent[]> =
  /* @__PURE__ */ standard(safeParseRedactedEvents);

/**
 * Reads a record: its setup is checked, whether its steps are legal is up to `replay`.
 *
 * @throws `ToyBattleError` `bad-data`; `bad-battlefield`.
 */
export function parseRecord(data: unknown): GameRecord {
  return unwrap(safeParseRecord(data));
}

/** {@link parseRecord} that returns its error. */
export function safeParseRecord(data: unknown): ParseResult<GameRecord> {
  return read('a record', recordShape, data, (shaped) => {
    const record = withBattlefield(shaped);
    refuse('a record', [...deckIssues('blue', record.decks?.blue), ...deckIssues('red', record.decks?.red)]);
    return record;
  });
}

/** {@link parseRecord} as a Standard Schema. */
export const recordSchema: StandardSchema<GameRecord> = /* @__PURE__ */ standard(safeParseRecord);

/**
 * Reads what one viewer saw of a game: the first view makes sense and all events are of the same viewer.
 *
 * @throws `ToyBattleError` as {@link parseView} and {@link parseRedactedEvents}.
 */
export function parseRedactedRecord(data: unknown): RedactedRecord {
  return unwrap(safeParseRedactedRecord(data));
}

/** {@link parseRedactedRecord} that returns its error. */
export function safeParseRedactedRecord(data: unknown): ParseResult<RedactedRecord> {
  return read('a redacted record', redactedRecordShape, data, (record) => {
    const { viewer } = record.view;
    const issues = record.events.flatMap((step, i) =>
      step.flatMap((event, j) => redactedEventIssues(event, `events[${i}][${j}]`, viewer)),
    );
    refuse('a redacted record', issues);
    return { ...record, view: within('view', () => senseOfView(record.view)) };
  });
}

/** {@link parseRedactedRecord} as a Standard Schema. */
export const redactedRecordSchema: StandardSchema<RedactedRecord> = /* @__PURE__ */ standard(safeParseRedactedRecord);

/**
 * Reads the data of a custom battlefield, which `createGame` takes. Rules §1, §9.
 *
 * @throws `ToyBattleError` `bad-data` for the wrong shape; `bad-battlefield` as `defineBattlefield`.
 */
export function parseBattlefield(data: unknown): BattlefieldData {
  return unwrap(safeParseBattlefield(data));
}

/** {@link parseBattlefield} that returns its error. */
export function safeParseBattlefield(data: unknown): ParseResult<BattlefieldData> {
  return read('a battlefield', battlefieldShape, data, defineBattlefield);
}

/** {@link parseBattlefield} as a Standard Schema. */
export const battlefieldSchema: StandardSchema<BattlefieldData> = /* @__PURE__ */ standard(safeParseBattlefield);

function senseOfView(shaped: GameView): GameView {
  const view = withBattlefield(shaped);
  checkView(view);
  return view;
}

/** With a custom battlefield as `defineBattlefield` returns it, which no call has to check again. */
function withBattlefield<X extends { readonly battlefield: BattlefieldId | BattlefieldData }>(x: X): X {
  const { battlefield } = x;
  if (typeof battlefield === 'string') return x;
  return { ...x, battlefield: within('battlefield', () => defineBattlefield(battlefield)) };
}

/** Makes an error about a part say where in the whole it is. */
function within<T>(part: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof ToyBattleError)) throw error;
    const { at } = error.data;
    throw new ToyBattleError(error.code, error.message, { ...error.data, at: at ? `${part}.${at}` : part });
  }
}

function refuse(what: string, issues: readonly DataIssue[]): void {
  if (issues.length > 0) throw badData(what, issues.slice(0, 20));
}

/** Rules §1: three tiles of each kind; the shape has counted 24. */
function deckIssues(side: string, deck: readonly TroopKind[] = []): DataIssue[] {
  const count = (kind: TroopKind) => deck.filter((tile) => tile === kind).length;
  const wrong = deck.length > 0 && TROOP_KINDS.some((kind) => count(kind) !== TILES_PER_KIND);
  return wrong ? [{ at: `decks.${side}`, problem: `must have ${TILES_PER_KIND} tiles of each kind` }] : [];
}

function eventIssues(event: GameEvent | RedactedEvent, at: string): DataIssue[] {
  if ('chance' in event && event.chance.every((word) => word === 0)) {
    return [{ at: `${at}.chance`, problem: 'is all zero, a state that no generator has' }];
  }
  if (!('tiles' in event)) return [];
  const { tiles, count } = event;
  if (tiles.length !== count)
    return [{ at: `${at}.tiles`, problem: `has ${tiles.length} entries, must have ${count}` }];
  const sorted = tiles.every((kind, i) => i === 0 || tiles[i - 1]! <= kind);
  return sorted ? [] : [{ at: `${at}.tiles`, problem: 'must be sorted by name' }];
}

function redactedEventIssues(event: RedactedEvent, at: string, viewer: Viewer = event.viewer): DataIssue[] {
  if (event.viewer !== viewer) return [{ at: `${at}.viewer`, problem: `is ${event.viewer}, must be ${viewer}` }];
  if (event.type === 'froze' || event.type === 'drew' || event.type === 'thawed') {
    const secret = event.type === 'froze' ? 'kind' : 'tiles';
    if (secret in event !== (event.side === viewer)) {
      return [{ at: `${at}.${secret}`, problem: 'must be there for the owner of the tiles and for nobody else' }];
    }
  }
  return eventIssues(event, at);
}
