/** `toy-battle referee`: the rules for another program, over standard input and output. */
import { actionId, actionOf } from '../../bots/index.js';
import {
  type Action,
  applyWithChance,
  applyWithEvents,
  createGame,
  explain,
  formatAction,
  type GameEvent,
  type GameState,
  type GameStep,
  recordOf,
  redactEvents,
  redactFor,
  type Side,
  setupOf,
  stepOf,
  type TroopKind,
  type Viewer,
} from '../../index.js';
import { parseAction, parseRecord } from '../../schema/index.js';
import { describe } from '../../text/index.js';
import { newCommand, parseWith } from '../args.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { errorOf } from './engine.js';
import { linesOf } from './lines.js';
import { hello, legalWithIds, messageOn, NoMessage, PROTOCOL } from './messages.js';
import { shown } from './shown.js';

const ABOUT = `
The messages are described in docs/protocol.md: one JSON object a line, on
standard input and output.
`;

export async function referee(argv: readonly string[], io: Io): Promise<ExitCode> {
  const command = newCommand('toy-battle referee', io)
    .description('Keep the rules for another program: it sends a setup and actions, and is told what they lead to.')
    .addHelpText('after', ABOUT);
  const options = parseWith(command, argv);
  if (typeof options === 'number') return options;
  const table = createTable(io.newSeed);
  for await (const line of linesOf(io.stdin())) {
    if (typeof line === 'string' && line.trim() === '') continue;
    let answer: object;
    try {
      answer = table(messageOn(line));
    } catch (error) {
      answer = errorOf(error);
    }
    io.out(`${JSON.stringify(answer)}\n`);
  }
  return EXIT.ok;
}

type Message = ReturnType<typeof messageOn>;

interface Game {
  readonly start: GameState;
  readonly state: GameState;
  readonly steps: readonly GameStep[];
}

/** Answers message after message; whatever is refused changes nothing. */
function createTable(newSeed: () => string): (message: Message) => object {
  let game: Game | undefined;
  const current = (): Game => {
    if (!game) throw new NoMessage('there is no game: send new-game');
    return game;
  };
  return (message) => {
    switch (message.type) {
      case 'hello':
        if (message.protocol === PROTOCOL) return hello('toy-battle referee');
        throw new NoMessage(`protocol is ${shown(message.protocol)}, this referee speaks ${PROTOCOL}`);
      case 'new-game': {
        const start = deal(message, newSeed);
        game = { start, state: start, steps: [] };
        return position(game, []);
      }
      case 'action': {
        const before = current();
        const action = actionIn(message, before.state);
        const { by, chance } = message;
        const options = by === undefined ? {} : { by: by as Side };
        const illegality = explain(before.state, action, options);
        if (illegality)
          return { type: 'error', code: illegality.code, message: describe(illegality, 'en'), illegality };
        const applied =
          chance === undefined
            ? applyWithEvents(before.state, action, options)
            : applyWithChance(before.state, action, () => chance as TroopKind, options);
        const step = stepOf(action, applied.events);
        game = { ...before, state: applied.state, steps: [...before.steps, step] };
        return position(game, applied.events);
      }
      case 'record': {
        const { start, steps } = current();
        return { type: 'record', record: recordOf(setupOf(start), steps) };
      }
      default:
        throw new NoMessage(`unknown type ${shown(message.type)}: send hello, new-game, action or record`);
    }
  };
}

/** The game that a setup describes. */
function deal({ type: _, ...setup }: Message, newSeed: () => string): GameState {
  const strange = Object.keys(setup).find((key) => !SETUP.includes(key));
  if (strange !== undefined) throw new NoMessage(`new-game has ${SETUP.join(', ')}, not ${shown(strange)}`);
  const record = parseRecord({ specialBases: true, seed: newSeed(), ...setup, version: 1, steps: [] });
  const { version: _version, steps: _steps, ...options } = record;
  return createGame(options);
}

/** What stands in `new-game`. */
const SETUP: readonly string[] = ['battlefield', 'specialBases', 'seed', 'first', 'decks'];

/** The action of a message: by its id, in full, or both if they agree. */
function actionIn({ id, action }: Message, state: GameState): Action {
  if (id === undefined && action === undefined) throw new NoMessage('an action has an id, or is given as action');
  if (id === undefined) return parseAction(action);
  if (typeof id !== 'number') throw new NoMessage(`id is ${shown(id)}, must be a number`);
  const meant = actionOf(state, id);
  if (action === undefined || actionId(state, parseAction(action)) === id) return meant;
  throw new NoMessage(`id ${id} is ${formatAction(meant)}, which is not the action beside it`);
}

/** Where the game stands, and what has just happened, for each who may be told. */
function position({ state, steps }: Game, events: readonly GameEvent[]): object {
  const { decision, result } = state;
  const forEach = <T>(of: (viewer: Viewer) => T) => ({
    blue: of('blue'),
    red: of('red'),
    spectator: of('spectator'),
  });
  return {
    type: 'position',
    steps: steps.length,
    decision,
    result,
    legal: legalWithIds(state),
    events: forEach((viewer) => redactEvents(events, viewer)),
    views: forEach((viewer) => redactFor(state, viewer)),
  };
}
