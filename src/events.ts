/**
 * What happened: enough to animate, to narrate, and to fold the next state or view out of the last one.
 *
 * @module
 */
import type { BaseDecision, Decision, TroopDecision } from './actions.js';
import type { Side } from './battlefields/types.js';
import { ensure } from './errors.js';
import type { ChanceState, GameResult, PlacedTile } from './state.js';
import type { TroopKind } from './troops.js';
import type { Viewer } from './view.js';

/** One change that everybody sees in full. `side` is always the owner of the tile that changes. */
export type PublicEventBody =
  /** A tile went from the rack onto the board. Rules §5.1. */
  | { readonly type: 'placed'; readonly side: Side; readonly kind: TroopKind; readonly slot: number }
  /** A region gave all its medals to `side`. Rules §6. */
  | { readonly type: 'claimed'; readonly side: Side; readonly region: number; readonly medals: number }
  /** Jumbo put the top tile of `slot` into its owner's discard. Rules §5.3. */
  | { readonly type: 'discarded'; readonly side: Side; readonly kind: TroopKind; readonly slot: number }
  /** A tile went back from `slot` to its owner's rack. Rules §5.4, `recall`. */
  | { readonly type: 'recalled'; readonly side: Side; readonly kind: TroopKind; readonly slot: number }
  /** A tile moved to the top of another base. Rules §5.4, `displace`. */
  | {
      readonly type: 'displaced';
      readonly side: Side;
      readonly kind: TroopKind;
      readonly from: number;
      readonly to: number;
    }
  /** A tile went from the discard to the rack. Rules §5.4, `recover`. */
  | { readonly type: 'recovered'; readonly side: Side; readonly kind: TroopKind }
  /** `side` did not use an effect. Changes nothing by itself. */
  | {
      readonly type: 'declined';
      readonly side: Side;
      readonly effect: TroopDecision | BaseDecision;
      readonly slot: number;
    }
  /** A new turn began. Rules §5.5. */
  | { readonly type: 'turn'; readonly side: Side; readonly turn: number }
  /** A decision is to be made; `placed` is the whole new queue. */
  | { readonly type: 'decision'; readonly decision: Decision; readonly placed: readonly PlacedTile[] }
  /** The game is over: no decision, nothing queued. Rules §6, §7. */
  | { readonly type: 'ended'; readonly result: GameResult };

/** One change in full. */
export type EventBody =
  | PublicEventBody
  /** Tiles went from the reserve to the rack. `source` is what allowed it; `tiles` is sorted by name. Rules §3, §5. */
  | {
      readonly type: 'drew';
      readonly side: Side;
      readonly source: 'turn' | 'skully' | 'star' | 'draw';
      readonly count: number;
      readonly tiles: readonly TroopKind[];
    }
  /** XB-42 put a tile of `side`'s rack into `side`'s discard. `chance` is the generator's new state. Rules §5.3. */
  | {
      readonly type: 'lost';
      readonly side: Side;
      readonly kind: TroopKind;
      /** Whether the tile that was hit was a frozen one. */
      readonly frozen: boolean;
      readonly chance: ChanceState;
    }
  /** A tile on `side`'s rack was frozen. `chance` is the generator's new state. Rules §5.4. */
  | { readonly type: 'froze'; readonly side: Side; readonly kind: TroopKind; readonly chance: ChanceState }
  /** All frozen tiles of `side`, sorted by name, thawed. Rules §5.4. */
  | { readonly type: 'thawed'; readonly side: Side; readonly count: number; readonly tiles: readonly TroopKind[] };

/** One change as a viewer may know it. What is missing is what the viewer may not know. Rules §8. */
export type RedactedEventBody =
  | PublicEventBody
  | {
      readonly type: 'drew';
      readonly side: Side;
      readonly source: 'turn' | 'skully' | 'star' | 'draw';
      readonly count: number;
      /** Only in the owner's events. */
      readonly tiles?: readonly TroopKind[];
    }
  | { readonly type: 'lost'; readonly side: Side; readonly kind: TroopKind; readonly frozen: boolean }
  | {
      readonly type: 'froze';
      readonly side: Side;
      /** Only in the owner's events. */
      readonly kind?: TroopKind;
    }
  | {
      readonly type: 'thawed';
      readonly side: Side;
      readonly count: number;
      /** Only in the owner's events. */
      readonly tiles?: readonly TroopKind[];
    };

/** An event of the whole truth; folds into a {@link GameState}. Holds secrets. */
export type GameEvent = { readonly version: 1 } & EventBody;

/** An event for one viewer; folds into that viewer's {@link GameView}. Send it as it is. */
export type RedactedEvent = { readonly version: 1; readonly viewer: Viewer } & RedactedEventBody;

/** The type of an event. */
export type EventType = GameEvent['type'];

/**
 * By type, in the order of the core's codes: the fields that everybody may know, then those that only the owner of the
 * tiles may. The core reports the values of its events in this order. Rules §8.
 */
export const EVENT_FIELDS: { readonly [Type in EventType]: readonly [readonly string[], readonly string[]] } = {
  placed: [['side', 'kind', 'slot'], []],
  claimed: [['side', 'region', 'medals'], []],
  drew: [['side', 'source', 'count'], ['tiles']],
  discarded: [['side', 'kind', 'slot'], []],
  lost: [['side', 'kind', 'frozen'], []],
  recalled: [['side', 'kind', 'slot'], []],
  displaced: [['side', 'kind', 'from', 'to'], []],
  recovered: [['side', 'kind'], []],
  froze: [['side'], ['kind']],
  thawed: [['side', 'count'], ['tiles']],
  declined: [['side', 'effect', 'slot'], []],
  turn: [['side', 'turn'], []],
  ended: [['result'], []],
  decision: [['decision', 'placed'], []],
};

/**
 * Refuses what is no list of events at a glance. A deep check of untrusted data is `parseEvents` in `toy-battle/schema`.
 *
 * @throws {@link ToyBattleError} `bad-events`.
 */
export function expectEvents(events: unknown): void {
  const isEvent = (event: { type?: PropertyKey } | null) => Object.hasOwn(EVENT_FIELDS, event?.type ?? '');
  ensure(Array.isArray(events) && events.every(isEvent), 'bad-events', 'expected a list of events');
}
