/**
 * What each viewer may know: rules §8. Views and redacted events are built by naming what goes in, never by taking
 * something out.
 *
 * @module
 */
import { ensure, shown } from './errors.js';
import { EVENT_FIELDS, expectEvents, type GameEvent, type RedactedEvent } from './events.js';
import { expectState } from './load.js';
import { bySide } from './names.js';
import type { BySide, GameState } from './state.js';
import type { TroopKind } from './troops.js';
import type { GameView, HiddenTiles, Viewer } from './view.js';

/**
 * A state as `viewer` may know it. The result is plain JSON that can be sent as it is.
 *
 * @throws {@link ToyBattleError} `not-a-state`; `bad-viewer` unless `viewer` is `blue`, `red` or `spectator`.
 */
export function redactFor(state: GameState, viewer: Viewer): GameView {
  expectState(state);
  expectViewer(viewer);
  return Object.freeze({
    version: 1,
    viewer,
    battlefield: state.battlefield,
    specialBases: state.specialBases,
    turn: state.turn,
    decision: state.decision,
    result: state.result,
    stacks: state.stacks,
    rack: hidden(state.rack, viewer),
    frozen: hidden(state.frozen, viewer),
    reserve: bySide((side) => state.reserve[side].length),
    discard: state.discard,
    medals: state.medals,
    regions: state.regions,
    placed: state.placed,
  });
}

/**
 * Events as `viewer` may know them; they fold into that viewer's view.
 *
 * @throws {@link ToyBattleError} `bad-viewer` unless `viewer` is `blue`, `red` or `spectator`; `bad-events` for what is
 * no list of events; `wrong-viewer` for events that are redacted already.
 */
export function redactEvents(events: readonly GameEvent[], viewer: Viewer): readonly RedactedEvent[] {
  expectViewer(viewer);
  expectEvents(events);
  return Object.freeze(
    events.map((event) => {
      ensure(!('viewer' in event), 'wrong-viewer', 'these events are redacted already');
      return redact(event, viewer);
    }),
  );
}

function redact(event: GameEvent, viewer: Viewer): RedactedEvent {
  const values = event as unknown as Readonly<Record<string, unknown>>;
  const seen: Record<string, unknown> = { version: 1, viewer, type: event.type };
  const [everybodys, owners] = EVENT_FIELDS[event.type];
  for (const key of everybodys) seen[key] = values[key];
  if (values.side === viewer) for (const key of owners) seen[key] = values[key];
  return Object.freeze(seen) as unknown as RedactedEvent;
}

function hidden(piles: BySide<readonly TroopKind[]>, viewer: Viewer): BySide<HiddenTiles> {
  return bySide((side) => Object.freeze({ size: piles[side].length, tiles: side === viewer ? piles[side] : null }));
}

function expectViewer(viewer: unknown): asserts viewer is Viewer {
  ensure(VIEWERS.includes(viewer), 'bad-viewer', `a viewer is one of ${VIEWERS.join(', ')}, not ${shown(viewer)}`);
}

const VIEWERS: readonly unknown[] = ['blue', 'red', 'spectator'] satisfies Viewer[];

/**
 * Whether events showed somebody something hidden: a draw, an XB-42 discard or a freeze. A client should refuse to undo
 * these. Works on redacted events too.
 *
 * @throws {@link ToyBattleError} `bad-events` for what is no list of events.
 */
export function revealsHidden(events: readonly (GameEvent | RedactedEvent)[]): boolean {
  expectEvents(events);
  return events.some(({ type }) => type === 'drew' || type === 'lost' || type === 'froze');
}
