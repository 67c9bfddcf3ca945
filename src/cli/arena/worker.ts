/** What runs in a worker thread: one game at a time. Bots of strangers are asked through a port. */
import type { MessagePort } from 'node:worker_threads';
import { actionId, actionOf, createRandom } from '../../bots/index.js';
import {
  type BySide,
  createGame,
  type GameState,
  legalActions,
  redactEvents,
  redactFor,
  type Side,
} from '../../index.js';
import { type BotSpec, hasOwnProcess, makerOf } from '../bots.js';
import { Forfeit } from '../protocol/answers.js';
import { createDeadline } from '../protocol/deadline.js';
import { legalWithIds, newGame } from '../protocol/messages.js';
import { forfeited, type GameLimits, type PlayedGame, playGame, type Seat } from './game.js';
import type { FromWorker, GameTask, ToWorker } from './tasks.js';

/** Plays the game of a task. */
export default async function play({ plan, rules, bots, port }: GameTask): Promise<PlayedGame> {
  const { battlefield, seed } = plan;
  const start = createGame({ battlefield, seed, specialBases: rules.specialBases });
  const make = (side: Side): Promise<Seat> =>
    hasOwnProcess(bots[side])
      ? programSeat(start, side, plan.botSeeds[side], rules, port)
      : botSeat(side, bots[side], plan.botSeeds[side], rules);
  const seats: { [S in Side]?: Seat } = {};
  for (const side of ['blue', 'red'] as const) {
    try {
      seats[side] = await make(side);
    } catch (error) {
      return { result: forfeited(side, error), steps: [], ms: { blue: [], red: [] } };
    }
  }
  return playGame(start, seats as BySide<Seat>, rules);
}

/** A shipped bot, which runs in this thread. */
async function botSeat(side: Side, spec: BotSpec, seed: string, { moveTimeout }: GameLimits): Promise<Seat> {
  const make = await makerOf(spec);
  const bot = await make(seed);
  const random = createRandom(seed);
  return {
    async choose(state) {
      const { signal, start, clear } = createDeadline();
      start(moveTimeout);
      try {
        return await bot.choose(redactFor(state, side), { legal: legalActions(state), signal, random });
      } finally {
        clear();
      }
    },
  };
}

/** A bot with a process of its own, which the main thread starts, asks and ends. */
async function programSeat(
  start: GameState,
  side: Side,
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
    return Number(got.value);
  };
  await answerTo({ type: 'start', side });
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
