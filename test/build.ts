/** Builders and checks with which a test reads like a sentence. */
import { expect } from 'vitest';
import { HIT_FROZEN } from '../src/core/codes.js';
import { legal, MOST_ACTIONS } from '../src/core/legal.js';
import { play as playOnCore } from '../src/core/play.js';
import { createPosition, type Position } from '../src/core/position.js';
import { deepFreeze } from '../src/freeze.js';
import {
  type Action,
  apply,
  applyWithEvents,
  BATTLEFIELDS,
  type BattlefieldData,
  type BattlefieldId,
  type BySide,
  battlefieldOf,
  type Decision,
  defineBattlefield,
  explain,
  type GameEvent,
  type GameState,
  type GameView,
  type Illegality,
  legalActions,
  type Side,
  type Special,
  type Tile,
  TROOP_KINDS,
  type TroopKind,
} from '../src/index.js';
import { boardOf, loadInto } from '../src/load.js';
import { streamOf } from '../src/random.js';
import { checkState } from '../src/schema/sense.js';

export const SIDES = ['blue', 'red'] as const;

/** A position in few words. Kinds are separated by spaces: `'roxy star star'`. */
export interface Sketch {
  /** Castle Field by default. */
  battlefield?: BattlefieldId | BattlefieldData;
  specialBases?: boolean;
  /** Who decides: blue by default. */
  side?: Side;
  turn?: number;
  /** By slot, bottom first: `{ 8: 'b hook, r star' }`. */
  stacks?: Record<number, string>;
  /** Empty by default; names the frozen tiles too. */
  rack?: Partial<BySide<string>>;
  /** Which tiles of the rack are frozen. */
  frozen?: Partial<BySide<string>>;
  discard?: Partial<BySide<string>>;
  /**
   * First drawn first. `'star hook ...'` goes on with all tiles that are named nowhere; without the dots nothing
   * follows, and those tiles lie in the discard.
   */
  reserve?: Partial<BySide<string>>;
  removed?: Partial<BySide<string>>;
  /** The regions whose medals a side has won before. A region that one side tops is its own unless named here. */
  claimed?: Partial<BySide<readonly number[]>>;
  /** The side's turn by default. */
  decision?: { kind: Exclude<Decision['kind'], 'turn'>; slot: number };
  /** What is queued: slot and height of each tile. */
  placed?: readonly (readonly [slot: number, height: number])[];
  /** Of what is left to chance. */
  seed?: string;
}

/**
 * The full state of a sketch, three tiles of each kind a side. Tiles that are named nowhere are taken in the order of
 * strength, Kwak first: four are removed, the others are the reserve.
 */
export function position(sketch: Sketch): GameState {
  const { battlefield = 'castle-field', specialBases = true, side = 'blue', turn = 1, seed = 'a test' } = sketch;
  const board = battlefieldOf({ battlefield });
  const stacks = board.slots.map(({ id }) => stackOf(sketch.stacks?.[id] ?? ''));
  const claimed = claimsOf(sketch, board, stacks);
  const wins = (by: Side) => claimed[by].reduce((sum, region) => sum + board.regions[region]!.medals, 0);
  const blue = pilesOf(sketch, 'blue', stacks);
  const red = pilesOf(sketch, 'red', stacks);
  const both = (pile: keyof typeof blue) => ({ blue: blue[pile], red: red[pile] });
  const state: GameState = {
    version: 1,
    battlefield: typeof battlefield === 'string' ? battlefield : board,
    specialBases,
    turn,
    decision: sketch.decision ? { side, ...sketch.decision } : { side, kind: 'turn' },
    result: null,
    stacks,
    rack: both('rack'),
    frozen: both('frozen'),
    reserve: both('reserve'),
    removed: both('removed'),
    discard: both('discard'),
    medals: { blue: wins('blue'), red: wins('red') },
    regions: board.regions.map(({ id, medals }) => (SIDES.some((it) => claimed[it].includes(id)) ? 0 : medals)),
    placed: (sketch.placed ?? []).map(([slot, height]) => ({ slot, height })),
    chance: streamOf(seed, 'chance'),
  };
  checkState(state);
  return deepFreeze(state);
}

function stackOf(text: string): Tile[] {
  return text === ''
    ? []
    : text.split(', ').map((tile) => ({ side: tile[0] === 'b' ? 'blue' : 'red', kind: kindOf(tile.slice(2)) }));
}

function kindOf(word: string): TroopKind {
  const kind = TROOP_KINDS.find((it) => it === word);
  if (!kind) throw new Error(`no troop '${word}'`);
  return kind;
}

function listOf(text = ''): TroopKind[] {
  return text === '' ? [] : text.split(' ').map(kindOf);
}

/** Tiles as a rack, a discard or an event holds them: sorted by name. */
export function tiles(text: string): TroopKind[] {
  return listOf(text).sort();
}

/** Where all 24 tiles of a side lie. */
function pilesOf(sketch: Sketch, side: Side, stacks: readonly (readonly Tile[])[]) {
  const rest = TROOP_KINDS.flatMap((kind) => [kind, kind, kind]);
  const take = (kinds: TroopKind[]) => {
    for (const kind of kinds) {
      if (!rest.includes(kind)) throw new Error(`more than three ${kind} of ${side}`);
      rest.splice(rest.indexOf(kind), 1);
    }
    return kinds;
  };
  const next = sketch.reserve?.[side] ?? '...';
  take(stacks.flat().flatMap((tile) => (tile.side === side ? tile.kind : [])));
  const rack = take(tiles(sketch.rack?.[side] ?? ''));
  const discard = take(tiles(sketch.discard?.[side] ?? ''));
  const reserve = take(listOf(next.replace(/ ?\.\.\.$/, '')));
  const removed = take(tiles(sketch.removed?.[side] ?? ''));
  removed.push(...rest.splice(0, 4 - removed.length));
  if (next.endsWith('...')) reserve.push(...rest);
  else discard.push(...rest);
  return {
    rack,
    frozen: tiles(sketch.frozen?.[side] ?? ''),
    reserve,
    removed: removed.sort(),
    discard: discard.sort(),
  };
}

function claimsOf({ claimed }: Sketch, board: BattlefieldData, stacks: readonly (readonly Tile[])[]): BySide<number[]> {
  const claims = { blue: [...(claimed?.blue ?? [])], red: [...(claimed?.red ?? [])] };
  for (const { id, bases } of board.regions) {
    if (claims.blue.includes(id) || claims.red.includes(id)) continue;
    const owner = SIDES.find((side) => bases.every((base) => stacks[base]!.at(-1)?.side === side));
    if (owner) claims[owner].push(id);
  }
  return claims;
}

/** A printed board with these special slots and no others, and the objective of the printed one unless it is given. */
export function boardWith(
  like: BattlefieldId,
  specials: Record<number, Special['kind'] | readonly number[]>,
  objective = BATTLEFIELDS[like].objective,
): BattlefieldData {
  const { slots, ...board } = BATTLEFIELDS[like];
  const specialOf = (special: Special['kind'] | readonly number[]): Special =>
    typeof special === 'string' ? ({ kind: special } as Special) : { kind: 'strengthLimit', strengths: special };
  return defineBattlefield({
    ...board,
    id: `like-${like}`,
    objective,
    slots: slots.map(({ special: _, ...slot }) => {
      const special = specials[slot.id];
      return special === undefined ? slot : { ...slot, special: specialOf(special) };
    }),
  });
}

export const draw: Action = { type: 'draw' };
export const use: Action = { type: 'use' };
export const decline: Action = { type: 'decline' };
export const place = (kind: TroopKind, slot: number): Action => ({ type: 'place', kind, slot });
export const target = (slot: number): Action => ({ type: 'target', slot });
export const move = (from: number, to: number): Action => ({ type: 'move', from, to });
export const recover = (kind: TroopKind): Action => ({ type: 'recover', kind });

/** The state after these actions, each of which must be legal and lead to a state that makes sense. */
export function play(state: GameState, ...actions: readonly Action[]): GameState {
  return actions.reduce((now, action) => {
    allows(now, action);
    return apply(now, action);
  }, state);
}

/** What happens at an action, in order. */
export function eventsOf(state: GameState, action: Action): readonly GameEvent[] {
  allows(state, action);
  return applyWithEvents(state, action).events;
}

/** Checks that these actions are legal: listed, explained by nothing, and played without complaint. */
export function allows(state: GameState, ...actions: readonly Action[]): void {
  for (const action of actions) {
    expect(explain(state, action), JSON.stringify(action)).toBeUndefined();
    expect(legalActions(state)).toContainEqual(action);
    const { state: next, events } = applyWithEvents(state, action);
    checkState(next);
    expect(afterOnCore(state, action, events)).toEqual(insideOf(next));
  }
}

/** What the core makes of an action, with the chance outcome that these events tell. */
function afterOnCore(state: GameState, action: Action, events: readonly GameEvent[]) {
  const ids = new Int16Array(MOST_ACTIONS);
  const p = positionOf(state);
  legal(p, ids);
  const id = ids[legalActions(state).findIndex((it) => JSON.stringify(it) === JSON.stringify(action))]!;
  const hit = events.find((event) => event.type === 'lost' || event.type === 'froze');
  const frozen = hit?.type === 'lost' && hit.frozen ? HIT_FROZEN : 0;
  playOnCore(p, id, hit ? TROOP_KINDS.indexOf(hit.kind) + frozen : 0);
  return compared(p);
}

function insideOf(state: GameState) {
  return compared(positionOf(state));
}

function positionOf(state: GameState) {
  const p = createPosition(boardOf(state));
  loadInto(state, p);
  return p;
}

/** The part of a position that means something: not what is left over behind the end of a row. */
function compared({ turn, decision, slot, top, height, queue, queued, rack, frozen, discard, ...p }: Position) {
  const { medals, unclaimed, reserveSize, occupied, tops } = p;
  const waiting = queue.slice(0, 2 * queued);
  return {
    turn,
    decision,
    slot,
    top,
    height,
    waiting,
    rack,
    frozen,
    discard,
    medals,
    unclaimed,
    reserveSize,
    occupied,
    tops,
  };
}

/** Checks that an action is not legal, for this reason: not listed, explained, and refused. */
export function refuses(state: GameState, action: Action, code: Illegality['code']): void {
  expect(explain(state, action), JSON.stringify(action)).toMatchObject({ code });
  expect(legalActions(state)).not.toContainEqual(action);
  expect(() => apply(state, action)).toThrow(expect.objectContaining({ code }));
}

/** What is going on: `'blue turn'`, `'blue jumbo 7'` for the Jumbo on slot 7 that asks, `'blue wins by hq'`. */
export function status({ decision, result }: GameState | GameView): string {
  if (result) return `${result.winner} wins by ${result.reason}`;
  return decision!.kind === 'turn' ? `${decision!.side} turn` : `${decision!.side} ${decision!.kind} ${decision!.slot}`;
}

/** What lies on a slot, bottom first, in the words of a sketch. */
export function stack(state: GameState | GameView, slot: number): string {
  return state.stacks[slot]!.map(({ side, kind }) => `${side[0]} ${kind}`).join(', ');
}
