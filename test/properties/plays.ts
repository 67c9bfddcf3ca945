/** Random whole games for the property tests, biased towards the rules that plain random play hardly ever meets. */
import fc from 'fast-check';
import {
  type Action,
  type Applied,
  applyWithEvents,
  BATTLEFIELD_IDS,
  battlefieldOf,
  type CreateGameOptions,
  createGame,
  formatAction,
  type GameState,
  legalActions,
  TROOP_KINDS,
} from '../../src/index.js';
import { mixedBoards, smallBoards } from './boards.js';

/** How many games a property plays; `LONG=1` walks more of them and checks every step. */
export const LONG = process.env.LONG === '1';
export const RUNS = LONG ? 5000 : 1000;

/** A game: how it starts, and a number for each choice, the game ending early when they run out. */
export interface Play {
  options: CreateGameOptions;
  choices: readonly number[];
}

/** One step of a walk. */
export interface Step extends Applied {
  before: GameState;
  action: Action;
  index: number;
}

/** Plays a game, showing every step; returns its last state. */
export function walk({ options, choices }: Play, visit: (step: Step) => void = () => {}): GameState {
  return walkFrom(createGame(options), choices, visit);
}

/** Plays on from a state. */
export function walkFrom(start: GameState, choices: readonly number[], visit: (step: Step) => void): GameState {
  let state = start;
  for (const [index, choice] of choices.entries()) {
    if (state.result !== null) break;
    const action = choose(state, choice);
    const applied = applyWithEvents(state, action);
    visit({ before: state, action, index, ...applied });
    state = applied.state;
  }
  return state;
}

/** A property of whole games. */
export function forAll(check: (play: Play) => void): void {
  fc.assert(fc.property(plays, check), { numRuns: RUNS });
}

/** The state after a part of the choices, for checks too costly for every step. */
export function someStates(play: Play): GameState[] {
  if (!LONG) {
    const [a = 0, b = 0] = play.choices;
    const cut = (at: number) => walk({ ...play, choices: play.choices.slice(0, at % (play.choices.length + 1)) });
    return [cut(a), cut(b)];
  }
  const states = [createGame(play.options)];
  walk(play, ({ state }) => states.push(state));
  return states;
}

function choose(state: GameState, choice: number): Action {
  const actions = legalActions(state);
  const weights = actions.map((action) => weight(state, action));
  let left = choice % weights.reduce((a, b) => a + b, 0);
  return actions.find((_, i) => (left -= weights[i]!) < 0)!;
}

/** Cap'n, special bases, full racks and effects that are used lead to the rare rules; an HQ ends the game too early. */
function weight(state: GameState, action: Action): number {
  switch (action.type) {
    case 'draw':
      return 20;
    case 'decline':
      return 1;
    case 'place': {
      const { hq, special } = battlefieldOf(state).slots[action.slot]!;
      if (hq !== undefined) return 3;
      return 2 * (action.kind === 'capn' ? 5 : 1) * (special === undefined ? 1 : 4);
    }
    case 'target':
      return 6 * (waits(state, action.slot) ? 3 : 1);
    case 'move':
      return 6 * (waits(state, action.from) || waits(state, action.to) ? 3 : 1) * (hides(state, action.from) ? 3 : 1);
    default:
      return 6;
  }
}

/** Whether a tile of this turn on the slot waits for its special base: what covers or uncovers it now is rare. */
function waits({ placed }: GameState, slot: number): boolean {
  return placed.some((tile) => tile.slot === slot);
}

/** Whether the top tile of the slot covers one of the side that decides. */
function hides({ stacks, decision }: GameState, slot: number): boolean {
  return stacks[slot]!.at(-2)?.side === decision!.side;
}

const deck = fc.shuffledSubarray(
  TROOP_KINDS.flatMap((kind) => [kind, kind, kind]),
  { minLength: 24 },
);
/** A deck whose first draws hold many Cap'n. */
const capnDeck = deck.map((tiles) => {
  const others = tiles.filter((kind) => kind !== 'capn');
  return [...others.slice(0, 4), 'capn' as const, 'capn' as const, 'capn' as const, ...others.slice(4)];
});

const decks = fc.oneof(capnDeck, deck);

const options: fc.Arbitrary<CreateGameOptions> = fc.record({
  battlefield: fc.oneof(
    { withCrossShrink: true },
    { weight: 4, arbitrary: fc.constantFrom(...BATTLEFIELD_IDS) },
    { weight: 2, arbitrary: mixedBoards },
    { weight: 2, arbitrary: smallBoards },
  ),
  specialBases: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  seed: fc.string({ minLength: 1 }),
  decks: fc.record({ blue: decks, red: decks }, { requiredKeys: [] }),
});

export const plays: fc.Arbitrary<Play> = fc
  .record({ options, choices: fc.noBias(fc.array(fc.nat(), { maxLength: 220, size: 'max' })) })
  .map(readable);

/** Prints itself as a list of actions where fast-check shows a counterexample. */
function readable(play: Play): Play {
  const show = () => {
    const actions: string[] = [];
    try {
      walk(play, ({ action }) => actions.push(formatAction(action)));
    } catch (error) {
      actions.push(String(error));
    }
    return `${JSON.stringify(play.options)}: ${actions.join(', ')}; choices ${play.choices.join(' ')}`;
  };
  return Object.defineProperty(play, fc.toStringMethod, { value: show });
}
