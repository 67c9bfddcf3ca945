/**
 * Folding events: the same few lines move a server's state and a client's view. They write; they never decide.
 *
 * @module
 */
import { Immer } from 'immer';
import type { Side } from './battlefields/types.js';
import { ensure } from './errors.js';
import { expectEvents, type GameEvent, type RedactedEvent } from './events.js';
import { frozenCopy } from './freeze.js';
import { expectGame, isView } from './load.js';
import type { BySide, ChanceState, GameState, Tile } from './state.js';
import type { TroopKind } from './troops.js';
import type { GameView, HiddenTiles } from './view.js';

/** An instance of its own: a user's global settings stay theirs, and nothing of theirs is frozen. */
const immer = /* @__PURE__ */ new Immer({ autoFreeze: false });

/** A state's list of tiles, or what a view shows of one. */
type Pile = readonly TroopKind[] | HiddenTiles;

/** What states and views have in common, and where they differ. */
type Foldable = Omit<GameState, 'rack' | 'frozen' | 'reserve' | 'chance'> & {
  readonly rack: BySide<Pile>;
  readonly frozen: BySide<Pile>;
  readonly reserve: BySide<readonly TroopKind[] | number>;
  readonly chance?: ChanceState;
};
type Working = { -readonly [Key in keyof Foldable]: Foldable[Key] };

/**
 * Folds one event into the state that it happened in, or a redacted event into the view of the same viewer. Returns a
 * new frozen value which shares what did not change; the argument stays as it is.
 *
 * @throws {@link ToyBattleError} `wrong-viewer` if the event was made for somebody else; `wrong-event` if it takes tiles
 * from where they are not, or names a slot or region that is not there; `bad-events`; `not-a-game`.
 */
export function reduce(state: GameState, event: GameEvent): GameState;
/** Folds a redacted event into the view of the same viewer. */
export function reduce(view: GameView, event: RedactedEvent): GameView;
export function reduce(x: GameState | GameView, event: GameEvent | RedactedEvent): GameState | GameView {
  expectGame(x);
  expectEvents([event]);
  const expected = isView(x) ? x.viewer : 'all';
  const found = 'viewer' in event ? event.viewer : 'all';
  ensure(expected === found, 'wrong-viewer', `expected an event for ${expected}, got one for ${found}`, {
    expected,
    found,
  });
  return fold(x, [event]);
}

/**
 * {@link reduce} for several events that were made for `x`, without the checks. The recipe reads plain data and returns
 * the next value as a whole, frozen: a dozen assignments to the draft, or nested writes, cost several times as much as
 * the rest of the fold (`npm run bench`).
 */
export function fold<X extends GameState | GameView>(x: X, events: readonly (GameEvent | RedactedEvent)[]): X {
  return immer.produce(x as Foldable, () => {
    const now = { ...x } as Working;
    for (const event of events) write(now, event);
    return Object.freeze(now);
  }) as X;
}

function write(now: Working, event: GameEvent | RedactedEvent): void {
  switch (event.type) {
    case 'placed':
      change(now, 'rack', event, -1);
      lay(now, event.slot, event);
      break;
    case 'drew': {
      const left = now.reserve[event.side];
      fits(event.count <= (typeof left === 'number' ? left : left.length));
      const rest = typeof left === 'number' ? left - event.count : Object.freeze(left.slice(event.count));
      now.reserve = withSide(now.reserve, event.side, rest);
      change(now, 'rack', event, 1);
      break;
    }
    case 'claimed':
      fits(now.regions[event.region] === event.medals);
      now.medals = withSide(now.medals, event.side, now.medals[event.side] + event.medals);
      now.regions = withItem(now.regions, event.region, 0);
      break;
    case 'discarded':
      lift(now, event.slot, event);
      change(now, 'discard', event, 1);
      break;
    case 'lost':
      change(now, 'rack', event, -1);
      if (event.frozen) change(now, 'frozen', event, -1);
      change(now, 'discard', event, 1);
      break;
    case 'recalled':
      lift(now, event.slot, event);
      change(now, 'rack', event, 1);
      break;
    case 'displaced':
      lift(now, event.from, event);
      lay(now, event.to, event);
      break;
    case 'recovered':
      change(now, 'discard', event, -1);
      change(now, 'rack', event, 1);
      break;
    case 'froze':
      change(now, 'frozen', event, 1);
      break;
    case 'thawed':
      change(now, 'frozen', event, -1);
      break;
    case 'turn':
      now.turn = event.turn;
      break;
    case 'decision':
      now.decision = frozenCopy(event.decision);
      now.placed = frozenCopy(event.placed);
      break;
    case 'ended':
      now.decision = null;
      now.result = frozenCopy(event.result);
      now.placed = Object.freeze([]);
  }
  if ('chance' in event) now.chance = frozenCopy(event.chance);
}

/** What the events that change piles have in common. */
interface TileEvent {
  readonly side: Side;
  readonly kind?: TroopKind;
  readonly tiles?: readonly TroopKind[];
  readonly count?: number;
}

/** Adds (1) or removes (-1) the event's tiles to a pile of its side, of which a view may know no more than the number. */
function change(now: Working, key: 'rack' | 'frozen' | 'discard', event: TileEvent, sign: 1 | -1): void {
  const { side, kind, tiles = kind === undefined ? [] : [kind], count = 1 } = event;
  const pile: Pile = now[key][side];
  const hidden = 'size' in pile;
  const kinds = hidden ? pile.tiles : pile;
  fits(kinds === null || tiles.length === count);
  const next = kinds && (sign > 0 ? plus(kinds, tiles) : minus(kinds, tiles));
  if (hidden) fits(pile.size + sign * count >= 0);
  const changed = hidden ? Object.freeze({ size: pile.size + sign * count, tiles: next }) : next;
  now[key] = withSide<Pile | null>(now[key], side, changed) as never;
}

/** Takes the top tile of a slot, which must be the one that the event names. */
function lift(now: Working, slot: number, { side, kind }: Tile): void {
  const stack = now.stacks[slot] ?? [];
  const top = stack.at(-1);
  fits(top?.side === side && top.kind === kind);
  now.stacks = withItem(now.stacks, slot, Object.freeze(stack.slice(0, -1)));
}

/** Lays a tile on top of a slot. */
function lay(now: Working, slot: number, { side, kind }: Tile): void {
  now.stacks = withItem(now.stacks, slot, Object.freeze([...(now.stacks[slot] ?? []), Object.freeze({ side, kind })]));
}

function withSide<T>(pair: BySide<T>, side: Side, value: T): BySide<T> {
  return Object.freeze(side === 'blue' ? { blue: value, red: pair.red } : { blue: pair.blue, red: value });
}

function withItem<T>(list: readonly T[], index: number, item: T): readonly T[] {
  fits(index in list);
  const copy = list.slice();
  copy[index] = item;
  return Object.freeze(copy);
}

function plus(tiles: readonly TroopKind[], added: readonly TroopKind[]): readonly TroopKind[] {
  return Object.freeze([...tiles, ...added].sort());
}

function minus(tiles: readonly TroopKind[], gone: readonly TroopKind[]): readonly TroopKind[] {
  const rest = tiles.slice();
  for (const kind of gone) {
    fits(rest.includes(kind));
    rest.splice(rest.indexOf(kind), 1);
  }
  return Object.freeze(rest);
}

/** Refuses an event that can't have happened here. */
function fits(ok: boolean): void {
  ensure(ok, 'wrong-event', 'the event does not fit: fold each into what the one before it led to');
}
