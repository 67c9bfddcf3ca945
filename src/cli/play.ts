/** Playing a game: by itself, or with somebody at the terminal. */
import {
  type Action,
  applyWithEvents,
  createGame,
  type GameRecord,
  type GameState,
  type GameStep,
  recordOf,
  redactFor,
  redactRecord,
  type Side,
  setupOf,
  stepOf,
} from '../index.js';
import type { Options } from './args.js';
import { EXIT, type ExitCode, type Io } from './io.js';
import { chooseAction } from './menu.js';
import { createNarrator, type Narrator } from './narrator.js';
import { type Player, randomFrom, randomPlayer, simplePlayer } from './opponents.js';
import { WORDS } from './words.js';

/** Where a game that plays by itself stops: the rules let games go on for ever. Rules §10. */
export const DECISION_LIMIT = 1000;

/** A game by the options, played in the way that they and the terminal ask for. */
export function play(options: Options, io: Io, limit = DECISION_LIMIT): Promise<ExitCode> | ExitCode {
  if (options.json) return playForRecord(options, io, limit);
  return io.isTTY && options.view !== 'spectator' ? playAtTerminal(options, io) : watch(options, io, limit);
}

/** Two random players, told turn by turn. */
function watch(options: Options, io: Io, limit: number): ExitCode {
  const { lang, view } = options;
  const seed = options.seed ?? io.newSeed();
  const narrator = createNarrator(io, { lang, viewer: view });
  const end = selfPlay(newGame(options, seed), randomPlayer(randomFrom(seed)), limit, narrator);
  if (!end.state.result) {
    narrator.board(end.state);
    narrator.say(WORDS[lang].stopped(limit));
  }
  // The seed tells all that is hidden.
  if (view === undefined) narrator.say(WORDS[lang].seed(seed));
  return EXIT.ok;
}

/** Two random players; only the record is printed, or what the viewer saw. */
function playForRecord(options: Options, io: Io, limit: number): ExitCode {
  const seed = options.seed ?? io.newSeed();
  const start = newGame(options, seed);
  const { state, steps } = selfPlay(start, randomPlayer(randomFrom(seed)), limit);
  printRecord(recordOf(setupOf(start), steps), options, io);
  if (!state.result) io.err(`${WORDS[options.lang].stopped(limit)}\n`);
  return EXIT.ok;
}

/** A record as JSON, or what one viewer saw of it. */
export function printRecord(record: GameRecord, { view }: Options, io: Io): void {
  io.out(`${JSON.stringify(view ? redactRecord(record, view) : record, null, 2)}\n`);
}

/** Plays on to the end, or to the limit of decisions. */
export function selfPlay(
  start: GameState,
  player: Player,
  limit: number,
  narrator?: Narrator,
): { state: GameState; steps: GameStep[] } {
  let state = start;
  const steps: GameStep[] = [];
  narrator?.start(state);
  while (state.decision && steps.length < limit) {
    const action = player(state);
    const applied = applyWithEvents(state, action);
    state = applied.state;
    steps.push(stepOf(action, applied.events));
    narrator?.step(state, applied.events);
  }
  return { state, steps };
}

/** The user against a simple opponent. Nothing is shown but the user's view. */
async function playAtTerminal(options: Options, io: Io): Promise<ExitCode> {
  const { lang } = options;
  const human: Side = options.view === 'red' ? 'red' : 'blue';
  const seed = options.seed ?? io.newSeed();
  const opponent = simplePlayer(randomFrom(seed));
  const narrator = createNarrator(io, { lang, viewer: human, boardsFor: human });
  let state = newGame(options, seed);
  narrator.say(WORDS[lang].you(human));
  narrator.start(state);
  while (state.decision) {
    const { side } = state.decision;
    let action: Action | null = null;
    if (side === human) action = await chooseAction(redactFor(state, human), lang, io.choose);
    else action = opponent(state);
    if (action === null) {
      narrator.say(WORDS[lang].left);
      return EXIT.interrupted;
    }
    const applied = applyWithEvents(state, action, { by: side });
    state = applied.state;
    narrator.step(state, applied.events);
  }
  narrator.say(WORDS[lang].seed(seed));
  return EXIT.ok;
}

function newGame({ battlefield, specialBases }: Options, seed: string): GameState {
  return createGame({ battlefield, specialBases, seed });
}
