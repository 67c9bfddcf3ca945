/**
 * Starting a game: rules §2.
 *
 * @module
 */
import type { BattlefieldId } from './battlefields/index.js';
import type { BattlefieldData, Side } from './battlefields/types.js';
import { ensure } from './errors.js';
import { deepFreeze } from './freeze.js';
import { battlefieldOf, expectState } from './load.js';
import { bySide } from './names.js';
import { expectSide } from './queries.js';
import { drawInt, randomSeed, shuffled, streamOf } from './random.js';
import type { BySide, GameState } from './state.js';
import { allTiles, isWholeDeck, REMOVED_TILES, TILES_PER_KIND, type TroopKind } from './troops.js';

/** A side's 24 tiles in order: 0 to 3 are removed, 4 is drawn first. */
export type Deck = readonly TroopKind[];

/** How to start a game. */
export interface CreateGameOptions {
  /** A printed board's id, or a battlefield of your own. */
  readonly battlefield: BattlefieldId | BattlefieldData;
  /**
   * Decides whatever is left to chance. Any string that is not empty; by default 128 random bits. Who knows it knows
   * every reserve and every outcome: never use a game id or a date.
   */
  readonly seed?: string | undefined;
  /** The starting side; by default chance decides. */
  readonly first?: Side | undefined;
  /** `false` for the first-game mode without special slots; `true` by default. Rules §2.4. */
  readonly specialBases?: boolean | undefined;
  /** The tiles of one side or both in a given order; chance shuffles what is not given. */
  readonly decks?: { readonly blue?: Deck | undefined; readonly red?: Deck | undefined } | undefined;
}

/**
 * A new game, at the first decision of the starting side. Giving `first` or a deck changes nothing else that the seed
 * decides. Rules §2.
 *
 * @throws {@link ToyBattleError} `bad-options`, `unknown-battlefield`, `bad-battlefield`, `bad-seed`, `bad-side`,
 * `bad-mode` or `bad-deck`.
 */
export function createGame(options: CreateGameOptions): GameState {
  ensure(
    typeof options === 'object' && options,
    'bad-options',
    "expected an object such as { battlefield: 'castle-field' }",
  );
  const { battlefield, seed = randomSeed(), specialBases = true, decks = {} } = options;
  const { slots, regions } = battlefieldOf(options);
  ensure(typeof seed === 'string' && seed, 'bad-seed', 'a seed is a string that is not empty');
  ensure(typeof specialBases === 'boolean', 'bad-mode', 'specialBases is true or false');
  ensure(typeof decks === 'object' && decks, 'bad-deck', 'decks are given as { blue: […], red: […] }');
  expectKeys(options, ['battlefield', 'seed', 'first', 'specialBases', 'decks'], 'bad-options');
  expectKeys(decks, ['blue', 'red'], 'bad-deck');
  const { first = drawInt(streamOf(seed, 'first'), 2).value === 0 ? 'blue' : 'red' } = options;
  expectSide(first);
  const dealt = bySide((side) => {
    const { [side]: deck = shuffled(allTiles(), streamOf(seed, `${side} deck`)) } = decks;
    const whole = Array.isArray(deck) && isWholeDeck(deck);
    ensure(whole, 'bad-deck', `the deck of ${side} needs 24 tiles, ${TILES_PER_KIND} of each kind`, { side });
    const opening = REMOVED_TILES + openingTiles(side, first);
    return {
      removed: deck.slice(0, REMOVED_TILES).sort(),
      rack: deck.slice(REMOVED_TILES, opening).sort(),
      reserve: deck.slice(opening),
    };
  });
  return deepFreeze({
    version: 1,
    battlefield: typeof battlefield === 'string' ? battlefield : battlefieldOf(options),
    specialBases,
    turn: 1,
    decision: { side: first, kind: 'turn' },
    result: null,
    stacks: slots.map(() => []),
    rack: bySide((side) => dealt[side].rack),
    frozen: bySide(() => []),
    reserve: bySide((side) => dealt[side].reserve),
    removed: bySide((side) => dealt[side].removed),
    discard: bySide(() => []),
    medals: bySide(() => 0),
    regions: regions.map(({ medals }) => medals),
    placed: [],
    chance: streamOf(seed, 'chance'),
  });
}

/** Refuses a key that would be ignored, such as a misspelt one. */
function expectKeys(value: object, known: readonly string[], code: 'bad-options' | 'bad-deck'): void {
  const strange = Object.keys(value).find((key) => !known.includes(key));
  ensure(strange === undefined, code, `expected ${known.join(', ')}, found '${strange}'`, {
    expected: known,
    found: strange,
  });
}

/** How many tiles a side draws at the start. Rules §2.2. */
function openingTiles(side: Side, first: Side): number {
  return side === first ? 3 : 4;
}

/** How a game starts, as far as it is known: what {@link createGame} takes, without defaults. */
export interface GameSetup {
  /** A printed board's id, or a custom battlefield. */
  readonly battlefield: BattlefieldId | BattlefieldData;
  /** Whether special slots are special. Rules §2.4. */
  readonly specialBases: boolean;
  /** The starting side. */
  readonly first?: Side;
  /** What decides whatever is not given. */
  readonly seed?: string;
  /** Each side's tiles in order. */
  readonly decks?: { readonly blue?: Deck; readonly red?: Deck };
}

/** A setup that leaves nothing to chance but the outcomes of effects. */
export interface FullSetup extends GameSetup {
  /** The starting side. */
  readonly first: Side;
  /** Both sides' tiles in order. */
  readonly decks: BySide<Deck>;
}

/**
 * The setup of a game at its first decision. The tiles drawn at the start stand in the decks sorted by name.
 *
 * @throws {@link ToyBattleError} `not-at-start` once an action has been played: the order of the decks is gone then.
 */
export function setupOf(state: GameState): FullSetup {
  expectState(state);
  const { specialBases, decision, removed, rack, reserve } = state;
  const battlefield = typeof state.battlefield === 'string' ? state.battlefield : battlefieldOf(state);
  const decks = bySide((side) => [...removed[side], ...rack[side], ...reserve[side]]);
  const setup: FullSetup = { battlefield, specialBases, first: decision?.side ?? 'blue', decks };
  const whole = isWholeDeck(decks.blue) && isWholeDeck(decks.red);
  const again: Partial<GameState> = whole ? createGame({ ...setup, seed: 'any' }) : {};
  const compared = (Object.keys(state) as (keyof GameState)[]).filter(
    (key) => key !== 'chance' && key !== 'battlefield',
  );
  const untouched = compared.every((key) => JSON.stringify(state[key]) === JSON.stringify(again[key]));
  ensure(untouched, 'not-at-start', 'only what createGame returned has a setup: keep it, or the record');
  return deepFreeze(setup);
}
