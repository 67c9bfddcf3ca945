/**
 * A mutable game for search and for playouts: the integer core itself, with chance and a way in and out.
 *
 * @module
 */
import type { DecisionKind } from '../actions.js';
import { decisionOf, placedOf } from '../apply.js';
import type { Board } from '../battlefields/compile.js';
import type { Side } from '../battlefields/types.js';
import { count, size } from '../core/bag.js';
import { holds } from '../core/bits.js';
import { DECISIONS, Decide, HIT_FROZEN, KIND_COUNT, NOWHERE, REASONS, type Sink } from '../core/codes.js';
import { chancePool } from '../core/effects.js';
import { USE } from '../core/ids.js';
import { legal } from '../core/legal.js';
import { placeable } from '../core/placement.js';
import { play } from '../core/play.js';
import { copyPosition, createPosition, type Position, TILES_IN_PLAY, tileAt } from '../core/position.js';
import { ensure } from '../errors.js';
import { arenaOf, expectState, loadInto } from '../load.js';
import { bagTiles, bySide, kindCode, kindName, sideCode, sideName } from '../names.js';
import type { GameState, Tile } from '../state.js';
import type { TroopKind } from '../troops.js';
import type { GameView } from '../view.js';
import { baseKey, createKey, finishKey, type Key, keyNumber, keySink, positionKey } from './hash.js';
import { createFastRandom, type Random } from './random.js';

/** How a simulator is made. */
export interface SimulatorOptions {
  /** Starts the simulator's own chance; an integer of 32 bits, 0 by default. */
  readonly seed?: number | undefined;
  /** Whether to keep `hash` up to date at every action; costs nothing when left out. */
  readonly hash?: boolean | undefined;
}

/**
 * A mutable game. Actions are ids (see {@link actionOf}). It plays by the same rules as `apply`, by the very same
 * code, many times as fast; it checks nothing.
 */
export interface Simulator {
  /** @internal */
  readonly board: Board;
  /** The core's position. Whoever writes to it calls `changed` afterwards. @internal */
  readonly position: Position;
  /** The simulator's own chance, which playouts may share. Neither `load` nor `copyFrom` touches it. */
  readonly random: Random;
  /** The side that decides. Means nothing once the game is over. */
  readonly side: Side;
  /** What it decides; `null` once the game is over. */
  readonly decision: DecisionKind | null;
  /** Where the tile lies whose effect asks; `null` for the turn's own decision, and once the game is over. */
  readonly slot: number | null;
  /** Who has won; `null` while the game goes on. */
  readonly winner: Side | null;
  /** The turn's number, from 1. */
  readonly turn: number;
  /**
   * The key of the position, as {@link hash} of `toState()` would give it. Made from scratch at each call unless the
   * simulator was created with `hash: true`.
   */
  readonly hash: bigint;
  /** Low half of `hash`, from -2³¹ to 2³¹ - 1: allocates nothing. */
  readonly hashLow: number;
  /** High half of `hash`, from -2³¹ to 2³¹ - 1. */
  readonly hashHigh: number;
  /**
   * Goes to a state of any battlefield. Makes a new position only for another battlefield or mode than before. A custom
   * battlefield that is not what `defineBattlefield` returned, such as a copy through JSON, is checked and counts as
   * another one each time.
   *
   * @throws `ToyBattleError` `not-a-state`, `unknown-battlefield`, `bad-battlefield`.
   */
  load(state: GameState): void;
  /**
   * Goes to where another simulator is. Allocates only when that is on another battlefield, or in the other mode.
   *
   * @throws `ToyBattleError` `not-a-simulator`.
   */
  copyFrom(other: Simulator): void;
  /**
   * Writes the ids of all legal actions into `buffer`, ascending, and returns how many: 0 when the game is over. Rules
   * §3–§5. The buffer must have room for `MOST_ACTIONS`.
   */
  legal(buffer: Int16Array): number;
  /**
   * Plays a legal action; where XB-42 or a freeze hits a tile, each has the same chance. What an id does that is not
   * legal is undefined. Rules §3–§7.
   */
  play(id: number): void;
  /**
   * Plays a legal action; if XB-42 or a freeze hits a tile, one of this kind, an unfrozen one where there is one. For
   * any other action `kind` is not looked at.
   *
   * @throws `ToyBattleError` `no-such-outcome` if no tile of that kind can be hit; nothing has changed then.
   */
  playWithChance(id: number, kind: TroopKind): void;
  /**
   * Plays a legal action with the core's outcome: a kind's number, with `HIT_FROZEN` for a frozen tile.
   *
   * @internal
   */
  playOutcome(id: number, outcome: number): void;
  /**
   * The state, frozen. The battlefield and the chance generator are those of the state that was loaded: the simulator's
   * own chance does not touch them.
   *
   * @throws `ToyBattleError` `not-loaded`.
   */
  toState(): GameState;
  /**
   * Goes to what a state or view knows; hidden tiles are to be written into `position` then. `chance` is what `toState`
   * gives as the generator.
   *
   * @internal
   */
  prepare(x: GameState | GameView, chance: GameState['chance']): void;
  /** To be called after writing to `position`. @internal */
  changed(): void;
}

/**
 * A simulator at `state`. Without one it is at nothing, with no legal action, until something is loaded.
 *
 * @throws `ToyBattleError` `not-a-state`, `unknown-battlefield`, `bad-battlefield`; `bad-seed`.
 */
export function createSimulator(state?: GameState, options: SimulatorOptions = {}): Simulator {
  const simulator = new CoreSimulator(options.seed ?? 0, options.hash === true);
  if (state !== undefined) simulator.load(state);
  return simulator;
}

/** What a state says that a position does not. */
type Frame = Pick<GameState, 'battlefield' | 'specialBases' | 'chance'>;

const NOTHING: Frame = { battlefield: 'castle-field', specialBases: true, chance: [0, 0, 0, 0] };

class CoreSimulator implements Simulator {
  readonly random: Random;
  position: Position;
  #frame = NOTHING;
  /** What is kept of the key while playing; only with `hash: true`. */
  readonly #sum: Key | undefined;
  #sink: Sink | undefined;

  constructor(seed: number, hashes: boolean) {
    this.random = createFastRandom(seed);
    this.#sum = hashes ? createKey() : undefined;
    this.position = createPosition(arenaOf(NOTHING).board);
    this.position.decision = Decide.Over;
    this.position.winner = NOWHERE;
    this.#moveTo(this.position);
    this.changed();
  }

  get board(): Board {
    return this.position.board;
  }

  get side(): Side {
    return sideName(this.position.side);
  }

  get decision(): DecisionKind | null {
    return DECISIONS[this.position.decision] ?? null;
  }

  get slot(): number | null {
    const { slot } = this.position;
    return slot === NOWHERE ? null : slot;
  }

  get winner(): Side | null {
    const { decision, winner } = this.position;
    return decision === Decide.Over && winner !== NOWHERE ? sideName(winner) : null;
  }

  get turn(): number {
    return this.position.turn;
  }

  get hash(): bigint {
    return keyNumber(this.#key());
  }

  get hashLow(): number {
    return this.#key()[0]!;
  }

  get hashHigh(): number {
    return this.#key()[1]!;
  }

  load(state: GameState): void {
    expectState(state);
    this.prepare(state, state.chance);
  }

  prepare(x: GameState | GameView, chance: GameState['chance']): void {
    const { board } = arenaOf(x);
    if (board !== this.board) this.#moveTo(createPosition(board));
    loadInto(x, this.position);
    this.#frame = { battlefield: x.battlefield, specialBases: x.specialBases, chance };
    this.changed();
  }

  copyFrom(other: Simulator): void {
    expectSimulator(other);
    const from = other;
    if (from.board !== this.board) this.#moveTo(createPosition(from.board));
    copyPosition(from.position, this.position);
    this.#frame = from.#frame;
    if (this.#sum === undefined) return;
    if (from.#sum === undefined) this.changed();
    else this.#sum.set(from.#sum);
  }

  legal(buffer: Int16Array): number {
    return legal(this.position, buffer);
  }

  play(id: number): void {
    play(this.position, id, id === USE ? randomOutcome(this.position, this.random) : 0, this.#sink);
  }

  playWithChance(id: number, kind: TroopKind): void {
    const p = this.position;
    const pool = id === USE ? chancePool(p, p.decision) : 0;
    let outcome = 0;
    if (pool !== 0) {
      const kinds = bagTiles(pool);
      ensure(kinds.includes(kind), 'no-such-outcome', `expected one of ${kinds.join(', ')}`, { kinds });
      outcome = kindCode(kind);
      if (count(placeable(p, 1 - p.side), outcome) === 0) outcome += HIT_FROZEN;
    }
    play(p, id, outcome, this.#sink);
  }

  playOutcome(id: number, outcome: number): void {
    play(this.position, id, outcome, this.#sink);
  }

  toState(): GameState {
    ensure(this.#frame !== NOTHING, 'not-loaded', 'this simulator has not been given a state yet');
    return stateOf(this.position, this.#frame);
  }

  changed(): void {
    if (this.#sum !== undefined) positionKey(this.position, baseKey(this.#frame, this.board, this.#sum));
  }

  #moveTo(p: Position): void {
    this.position = p;
    if (this.#sum !== undefined) this.#sink = keySink(p, this.#sum);
  }

  #key(): Key {
    const p = this.position;
    return finishKey(p, this.#sum ?? positionKey(p, baseKey(this.#frame, p.board, scratch)), whole);
  }
}

/**
 * @throws `ToyBattleError` `not-a-simulator`.
 */
export function expectSimulator(simulator: unknown): asserts simulator is CoreSimulator {
  ensure(simulator instanceof CoreSimulator, 'not-a-simulator', 'expected what createSimulator returned');
}

/** Overwritten by every call. */
const scratch = /* @__PURE__ */ createKey();
const whole = /* @__PURE__ */ createKey();

/** What XB-42 or a freeze hits, each tile of the pool with the same chance, frozen ones too (rules §5.3). */
function randomOutcome(p: Position, random: Random): number {
  const pool = chancePool(p, p.decision);
  if (pool === 0) return 0;
  let index = random.below(size(pool));
  let kind = 0;
  for (let tiles = count(pool, 0); index >= tiles; tiles = count(pool, ++kind)) index -= tiles;
  return index < count(placeable(p, 1 - p.side), kind) ? kind : kind + HIT_FROZEN;
}

/** A position as a frozen state, its keys in the order of `createGame`. */
function stateOf(p: Position, { battlefield, specialBases, chance }: Frame): GameState {
  const over = p.decision === Decide.Over;
  const tiles = (bags: Int32Array) => bySide((side) => bagTiles(bags[sideCode(side)]!));
  const medals = Array.from(p.board.regionMedals, (number, region) => (holds(p.unclaimed, region) ? number : 0));
  return Object.freeze({
    version: 1,
    battlefield,
    specialBases,
    turn: p.turn,
    decision: over ? null : decisionOf(p),
    result: over ? Object.freeze({ winner: sideName(p.winner), reason: REASONS[p.reason]! }) : null,
    stacks: Object.freeze(Array.from(p.height, (height, slot) => stackOf(p, slot, height))),
    rack: tiles(p.rack),
    frozen: tiles(p.frozen),
    reserve: bySide((side) => reserveOf(p, sideCode(side))),
    removed: tiles(p.removed),
    discard: tiles(p.discard),
    medals: bySide((side) => p.medals[sideCode(side)]!),
    regions: Object.freeze(medals),
    placed: placedOf(p),
    chance,
  });
}

function stackOf(p: Position, slot: number, height: number): readonly Tile[] {
  return Object.freeze(Array.from({ length: height }, (_, i) => TILES[tileAt(p, slot, i)]!));
}

/** The state's next tile is its first, the position's its last. */
function reserveOf(p: Position, side: number): readonly TroopKind[] {
  const next = side * TILES_IN_PLAY + p.reserveSize[side]! - 1;
  return Object.freeze(Array.from({ length: p.reserveSize[side]! }, (_, i) => kindName(p.reserve[next - i]!)));
}

/** By the core's number: each tile, frozen. */
const TILES: readonly Tile[] = /* @__PURE__ */ (() =>
  Array.from({ length: 2 * KIND_COUNT }, (_, tile) =>
    Object.freeze({ side: sideName((tile / KIND_COUNT) | 0), kind: kindName(tile % KIND_COUNT) }),
  ))();
