/**
 * The shape of every value that comes from outside, as zod schemas. Each is built when it is first used, so that a
 * bundler can drop those that are not, and does not compile unless it gives exactly the hand-written type.
 *
 * @module
 */
import * as z from 'zod/mini';
import type { Action, Decision } from '../actions.js';
import { BATTLEFIELD_IDS } from '../battlefields/index.js';
import { type BattlefieldData, LONGEST_NAME, MOST_REGIONS, MOST_SLOTS, TRIGGERS } from '../battlefields/types.js';
import type { GameEvent, RedactedEvent } from '../events.js';
import type { GameRecord, RedactedRecord } from '../record.js';
import type { GameState } from '../state.js';
import { RACK_LIMIT, REMOVED_TILES, TILES_PER_KIND, TROOP_KINDS } from '../troops.js';
import type { GameView } from '../view.js';
import { MAX_LIST } from './plain.js';
import { MOST_TURNS } from './sense.js';

/** A schema of which the rest of this entry needs to know only what comes out. */
export type Shape<T> = z.ZodMiniType<T>;

/** `T` read-only all the way down, intersections merged: what is compared below. */
type Plain<T> = T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T;

/** Whether two types are the same, down to optional keys. */
type Same<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;

/** Builds a shape once, when it is first needed. Does not compile unless it gives exactly `T`. */
function shapeOf<T>() {
  return <S extends z.ZodMiniType>(build: () => S & (Same<z.output<S>, T> extends true ? unknown : never)) => {
    let shape: Shape<T> | undefined;
    return (): Shape<T> => {
      shape ??= build() as z.ZodMiniType as Shape<T>;
      return shape;
    };
  };
}

const MAX_PATHS = (MOST_SLOTS * (MOST_SLOTS - 1)) / 2;
const TILES = TILES_PER_KIND * TROOP_KINDS.length;
const IN_PLAY = TILES - REMOVED_TILES;
/** Three Cap'n and one more tile. */
const MAX_PLACED = 4;
/** More medals than thirty regions hold. */
const MAX_MEDALS = 10_000;
const MAX_SEED = 10_000;

const integer = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const listOf = <S extends z.ZodMiniType>(entry: S, most: number, least = 0) =>
  z.array(entry).check(z.minLength(least), z.maxLength(most));
const version = () => z.literal(1);
const side = () => z.enum(['blue', 'red']);
const viewer = () => z.enum(['blue', 'red', 'spectator']);
const kind = () => z.enum(TROOP_KINDS);
const slot = () => integer(0, MOST_SLOTS - 1);
const medals = () => integer(0, MAX_MEDALS);
const turn = () => integer(1, MOST_TURNS);
const bySide = <S extends z.ZodMiniType>(value: S) => z.strictObject({ blue: value, red: value });
const effect = () => z.enum(['skully', 'capn', 'jumbo', 'xb42', 'star', ...TRIGGERS]);
const result = () => z.strictObject({ winner: side(), reason: z.enum(['hq', 'medals', 'stuck']) });
const placed = () => listOf(z.strictObject({ slot: slot(), height: integer(1, 2 * IN_PLAY) }), MAX_PLACED);
/** The generator's state: signed 32-bit integers. */
const word = () => integer(-(2 ** 31), 2 ** 31 - 1);
const chance = () => z.tuple([word(), word(), word(), word()]);

const decision = /* @__PURE__ */ shapeOf<Decision>()(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ side: side(), kind: z.literal('turn') }),
    z.strictObject({ side: side(), kind: effect(), slot: slot() }),
  ]),
);

/** The shape of an {@link Action}. */
export const actionShape = /* @__PURE__ */ shapeOf<Action>()(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('draw') }),
    z.strictObject({ type: z.literal('use') }),
    z.strictObject({ type: z.literal('decline') }),
    z.strictObject({ type: z.literal('place'), kind: kind(), slot: slot() }),
    z.strictObject({ type: z.literal('target'), slot: slot() }),
    z.strictObject({ type: z.literal('move'), from: slot(), to: slot() }),
    z.strictObject({ type: z.literal('recover'), kind: kind() }),
  ]),
);

/** The shape of {@link BattlefieldData}. */
export const battlefieldShape = /* @__PURE__ */ shapeOf<BattlefieldData>()(() => {
  const point = { x: z.number(), y: z.number() };
  const special = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum([...TRIGGERS, 'noTroopEffect']) }),
    z.strictObject({ kind: z.literal('strengthLimit'), strengths: listOf(integer(1, 7), 7) }),
  ]);
  const hq = z.exactOptional(side());
  return z.strictObject({
    id: text(LONGEST_NAME),
    name: z.exactOptional(text(LONGEST_NAME)),
    zh: z.exactOptional(text(LONGEST_NAME)),
    objective: medals(),
    slots: listOf(z.strictObject({ id: slot(), hq, ...point, special: z.exactOptional(special) }), MOST_SLOTS),
    paths: listOf(z.tuple([slot(), slot()]), MAX_PATHS),
    regions: listOf(
      z.strictObject({ id: slot(), bases: listOf(slot(), MOST_SLOTS), medals: medals(), ...point }),
      MOST_REGIONS,
    ),
  });
});
const battlefield = () => z.union([z.enum(BATTLEFIELD_IDS), battlefieldShape()]);

/** What states and views begin with; keys stand in the order of a new game's, so that JSON comes out as it went in. */
const firstParts = () => ({
  battlefield: battlefield(),
  specialBases: z.boolean(),
  turn: turn(),
  decision: z.nullable(decision()),
  result: z.nullable(result()),
  stacks: listOf(listOf(z.strictObject({ side: side(), kind: kind() }), 2 * IN_PLAY), MOST_SLOTS),
});

/** What states and views end with, but for a state's generator. */
const lastParts = () => ({
  discard: bySide(listOf(kind(), IN_PLAY)),
  medals: bySide(medals()),
  regions: listOf(medals(), MOST_REGIONS),
  placed: placed(),
});

/** The shape of a `GameState`. */
export const stateShape = /* @__PURE__ */ shapeOf<GameState>()(() => {
  const rack = bySide(listOf(kind(), RACK_LIMIT));
  const reserve = bySide(listOf(kind(), IN_PLAY));
  const removed = bySide(listOf(kind(), REMOVED_TILES, REMOVED_TILES));
  const hands = { rack, frozen: rack, reserve, removed };
  return z.strictObject({ version: version(), ...firstParts(), ...hands, ...lastParts(), chance: chance() });
});

/** The shape of a `GameView`. */
export const viewShape = /* @__PURE__ */ shapeOf<GameView>()(() => {
  const rack = bySide(z.strictObject({ size: integer(0, RACK_LIMIT), tiles: z.nullable(listOf(kind(), RACK_LIMIT)) }));
  const reserve = bySide(integer(0, IN_PLAY));
  const hands = { rack, frozen: rack, reserve };
  return z.strictObject({ version: version(), viewer: viewer(), ...firstParts(), ...hands, ...lastParts() });
});

/** The events that everybody sees in full, with what stands at the head of each. */
const publicEvents = <H extends z.core.$ZodShape>(head: H) =>
  [
    z.strictObject({ ...head, type: z.literal('placed'), side: side(), kind: kind(), slot: slot() }),
    z.strictObject({ ...head, type: z.literal('claimed'), side: side(), region: slot(), medals: medals() }),
    z.strictObject({ ...head, type: z.literal('discarded'), side: side(), kind: kind(), slot: slot() }),
    z.strictObject({ ...head, type: z.literal('recalled'), side: side(), kind: kind(), slot: slot() }),
    z.strictObject({ ...head, type: z.literal('displaced'), side: side(), kind: kind(), from: slot(), to: slot() }),
    z.strictObject({ ...head, type: z.literal('recovered'), side: side(), kind: kind() }),
    z.strictObject({ ...head, type: z.literal('declined'), side: side(), effect: effect(), slot: slot() }),
    z.strictObject({ ...head, type: z.literal('turn'), side: side(), turn: turn() }),
    z.strictObject({ ...head, type: z.literal('decision'), decision: decision(), placed: placed() }),
    z.strictObject({ ...head, type: z.literal('ended'), result: result() }),
  ] as const;

const drew = () => ({
  type: z.literal('drew'),
  side: side(),
  source: z.enum(['turn', 'skully', 'star', 'draw']),
  count: integer(1, 2),
});
const lost = () => ({ type: z.literal('lost'), side: side(), kind: kind(), frozen: z.boolean() });
const froze = () => ({ type: z.literal('froze'), side: side() });
const thawed = () => ({ type: z.literal('thawed'), side: side(), count: integer(1, RACK_LIMIT) });
const drawn = () => listOf(kind(), 2, 1);
const thawing = () => listOf(kind(), RACK_LIMIT, 1);

/** The shape of an array of {@link GameEvent}. */
export const eventsShape = /* @__PURE__ */ shapeOf<readonly GameEvent[]>()(() => {
  const head = { version: version() };
  const event = z.discriminatedUnion('type', [
    ...publicEvents(head),
    z.strictObject({ ...head, ...drew(), tiles: drawn() }),
    z.strictObject({ ...head, ...lost(), chance: chance() }),
    z.strictObject({ ...head, ...froze(), kind: kind(), chance: chance() }),
    z.strictObject({ ...head, ...thawed(), tiles: thawing() }),
  ]);
  return listOf(event, MAX_LIST);
});

/** The shape of an array of {@link RedactedEvent}. */
export const redactedEventsShape = /* @__PURE__ */ shapeOf<readonly RedactedEvent[]>()(() => {
  const head = { version: version(), viewer: viewer() };
  const event = z.discriminatedUnion('type', [
    ...publicEvents(head),
    z.strictObject({ ...head, ...drew(), tiles: z.exactOptional(drawn()) }),
    z.strictObject({ ...head, ...lost() }),
    z.strictObject({ ...head, ...froze(), kind: z.exactOptional(kind()) }),
    z.strictObject({ ...head, ...thawed(), tiles: z.exactOptional(thawing()) }),
  ]);
  return listOf(event, MAX_LIST);
});

/** The shape of a {@link GameRecord}. */
export const recordShape = /* @__PURE__ */ shapeOf<GameRecord>()(() => {
  const deck = z.exactOptional(listOf(kind(), TILES, TILES));
  const step = z.strictObject({ action: actionShape(), chance: z.exactOptional(kind()) });
  return z.strictObject({
    version: version(),
    battlefield: battlefield(),
    specialBases: z.boolean(),
    first: z.exactOptional(side()),
    seed: z.exactOptional(text(MAX_SEED)),
    decks: z.exactOptional(z.strictObject({ blue: deck, red: deck })),
    steps: listOf(step, MAX_LIST),
  });
});

/** The shape of a {@link RedactedRecord}. */
export const redactedRecordShape = /* @__PURE__ */ shapeOf<RedactedRecord>()(() =>
  z.strictObject({ version: version(), view: viewShape(), events: listOf(redactedEventsShape(), MAX_LIST) }),
);
