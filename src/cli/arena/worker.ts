/** What runs in a worker thread: one game at a time. The main thread watches through a port, and ends what hangs. */
import { Console } from 'node:console';
import type { MessagePort } from 'node:worker_threads';
import { actionId, actionOf, createRandom } from '../../bots/index.js';
import { createGame, type GameState, legalActions, redactEvents, redactFor, type Side } from '../../index.js';
import { type BotSpec, createBot } from '../bots.js';
import { legalWithIds, newGame } from '../protocol/messages.js';
import { Forfeit, forfeited, type GameLimits, type PlayedGame, playGame, type Seat } from './game.js';
import { type FromWorker, type GameTask, STOP_AFTER, type ToWorker } from './tasks.js';

// Standard output is for the table.
globalThis.console = new Console(process.stderr, process.stderr);

/** Plays the game of a task. */
export default async function play({ plan, rules, bots, port }: GameTask): Promise<PlayedGame> {
  const post = (message: FromWorker): void => port.postMessage(message);
  const { battlefield, seed } = plan;
  const start = createGame({ battlefield, seed, specialBases: rules.specialBases });
  const make = (side: Side): Promise<Seat> => {
    post({ type: 'makes', side });
    return bots[side].kind === 'cmd'
      ? programSeat(start, side, bots[side], plan.botSeeds[side], rules, port)
      : botSeat(side, bots[side], plan.botSeeds[side], rules);
  };
  const seats: { [S in Side]?: Seat } = {};
  for (const side of ['blue', 'red'] as const) {
    try {
      seats[side] = await make(side);
    } catch (error) {
      return { result: forfeited(side, error), steps: [], ms: { blue: [], red: [] } };
    }
  }
  const { blue, red } = seats as { [S in Side]: Seat };
  return playGame(start, { blue, red }, rules, { thinks: (side, last) => post({ type: 'thinks', side, last }) });
}

/** A bot that runs in this thread. */
async function botSeat(side: Side, spec: BotSpec, seed: string, { moveTimeout }: GameLimits): Promise<Seat> {
  const bot = await createBot(spec, seed);
  const random = createRandom(seed);
  return {
    async choose(state) {
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(), moveTimeout * STOP_AFTER);
      try {
        return await bot.choose(redactFor(state, side), { legal: legalActions(state), signal: stop.signal, random });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** A program outside, which the main thread starts, asks and ends. */
async function programSeat(
  start: GameState,
  side: Side,
  { value: command }: BotSpec,
  seed: string,
  { moveTimeout }: GameLimits,
  port: MessagePort,
): Promise<Seat> {
  const post = (message: FromWorker): void => port.postMessage(message);
  /** Only one question is open at any time. */
  const answerTo = async (message: FromWorker): Promise<number> => {
    const answer = new Promise<ToWorker>((resolve) => port.once('message', resolve));
    post(message);
    const got = await answer;
    if (!got.ok) throw new Forfeit(got.reason, got.message);
    return got.id;
  };
  await answerTo({ type: 'start', side, command });
  post({ type: 'tell', side, message: newGame(start, side, seed) });
  let number = 0;
  return {
    async choose(state) {
      const legal = legalWithIds(state);
      const clock = { milliseconds: moveTimeout };
      number++;
      const id = await answerTo({
        type: 'ask',
        side,
        message: { type: 'choose', number, view: redactFor(state, side), legal, clock },
      });
      if (!legal.some((it) => it.id === id)) throw new Forfeit('illegal', `${id} is the id of no legal action`);
      return actionOf(state, id);
    },
    acted(state, by, action, events) {
      const id = actionId(state, action);
      post({
        type: 'tell',
        side,
        message: { type: 'action', side: by, id, action, events: redactEvents(events, side) },
      });
    },
  };
}
