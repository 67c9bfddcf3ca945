/**
 * A game on the table: what a server would keep. This page plays on one machine and has no server, so it keeps whole
 * states itself; all it shows is made from `seen` and `heard`, which are what a server would send.
 */
import {
  type Action,
  applyWithEvents,
  type BySide,
  type CreateGameOptions,
  createGame,
  type FullSetup,
  formatRecord,
  type GameEvent,
  type GameRecord,
  type GameState,
  type GameStep,
  type GameView,
  type RedactedEvent,
  redactEvents,
  redactFor,
  replay,
  type Side,
  setupOf,
  stepOf,
  type Viewer,
} from 'toy-battle';

/** Who decides for a side: somebody at this device, or a bot. */
export type Seat = 'person' | BotSeat;

/** A bot and how hard it thinks. */
export interface BotSeat {
  readonly bot: 'random' | 'greedy' | 'mcts';
  /** Iterations a decision; only `mcts` looks at it. */
  readonly iterations: number;
}

export interface Table {
  /** How the game began; `null` if it began from a pasted position, which has no record. */
  readonly setup: FullSetup | null;
  /** The state at the start and after each step. A pasted view is the only entry of its table. */
  readonly states: readonly (GameState | GameView)[];
  readonly events: readonly (readonly GameEvent[])[];
  readonly steps: readonly GameStep[];
  /** `null` for a game that is only looked at. */
  readonly seats: BySide<Seat> | null;
}

/** Whose knowledge is shown: a viewer's, or everybody's together, which no player may see during play. */
export type Show = Viewer | 'all';

export function isView(x: GameState | GameView): x is GameView {
  return 'viewer' in x;
}

export function begin(options: CreateGameOptions, seats: BySide<Seat>): Table {
  const state = createGame(options);
  return { setup: setupOf(state), states: [state], events: [], steps: [], seats };
}

/** @throws `ToyBattleError` as `replay`. */
export function tableOfRecord(record: GameRecord): Table {
  const { states, events } = replay(record);
  const steps = record.steps.map(({ action }, i) => stepOf(action, events[i]!));
  return { setup: setupOf(states[0]!), states, events, steps, seats: null };
}

export function tableOfPosition(x: GameState | GameView): Table {
  return { setup: null, states: [x], events: [], steps: [], seats: null };
}

export function latest(table: Table): GameState | GameView {
  return table.states.at(-1)!;
}

/** Whose decision it is: `null` once the game is over, and where nobody plays. */
export function toDecide(table: Table): Side | null {
  return table.seats && (latest(table).decision?.side ?? null);
}

/** @throws `IllegalActionError` unless the action is legal for `by`, who must be the side that decides. */
export function act(table: Table, action: Action, by: Side): Table {
  const { state, events } = applyWithEvents(stateOf(latest(table)), action, { by });
  return {
    ...table,
    states: [...table.states, state],
    events: [...table.events, events],
    steps: [...table.steps, stepOf(action, events)],
  };
}

/** The table as it was before the step after `at`. */
export function takeBack(table: Table, at: number): Table {
  return {
    ...table,
    states: table.states.slice(0, at + 1),
    events: table.events.slice(0, at),
    steps: table.steps.slice(0, at),
  };
}

/** What is shown of the game after `at` steps. */
export function seen(table: Table, at: number, show: Show): GameState | GameView {
  const x = table.states[at]!;
  return show === 'all' || isView(x) ? x : redactFor(x, show);
}

/** What `show` learns from the step that led to `at`. */
export function heard(table: Table, at: number, show: Show): readonly (GameEvent | RedactedEvent)[] {
  const events = table.events[at - 1] ?? [];
  return show === 'all' ? events : redactEvents(events, show);
}

/** The whole record, which is as secret as the state; `null` for a game from a pasted position. */
export function recordText({ setup, steps }: Table): string | null {
  return setup && formatRecord({ version: 1, ...setup, steps });
}

function stateOf(x: GameState | GameView): GameState {
  if (isView(x)) throw new Error('a view can only be looked at');
  return x;
}
