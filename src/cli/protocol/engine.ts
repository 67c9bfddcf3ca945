/** `toy-battle engine`: a shipped bot for another program, by the line protocol. */
import { Option } from 'commander';
import { actionId, type Bot, createRandom, type Random } from '../../bots/index.js';
import { legalActions, ToyBattleError } from '../../index.js';
import { parseView } from '../../schema/index.js';
import { newCommand, parseWith } from '../args.js';
import { BOT_HELP, type BotSpec, createBot, parseBot } from '../bots.js';
import { EXIT, type ExitCode, type Io, UserError } from '../io.js';
import { linesOf } from './lines.js';
import { hello, messageOn, NoMessage, PROTOCOL, shown } from './messages.js';

const EXAMPLES = `
Bots: ${BOT_HELP}.
The protocol is described in docs/protocol.md: one JSON object a line, on
standard input and output.
`;

/** The part of the time on the clock after which the bot answers with the best it has. */
const STOP_AFTER = 0.9;

export async function engine(argv: readonly string[], io: Io): Promise<ExitCode> {
  const command = newCommand('toy-battle engine', io)
    .description('Offer a bot to another program, over standard input and output.')
    .addOption(new Option('--bot <bot>', 'which').default('mcts:1000'))
    .addHelpText('after', EXAMPLES);
  const options = parseWith<{ readonly bot: string }>(command, argv);
  if (typeof options === 'number') return options;
  const spec = parseBot(options.bot);
  if (spec.kind === 'cmd') throw new UserError('a program that speaks the protocol needs no engine');
  await serve(spec, io);
  return EXIT.ok;
}

type Message = ReturnType<typeof messageOn>;

/** Answers message after message, in their order; only `stop` is heard while the bot thinks. */
async function serve(spec: BotSpec, io: Io): Promise<void> {
  const say = (message: object): void => io.out(`${JSON.stringify(message)}\n`);
  const stops = new Set<AbortController>();
  let player = await playerOf(spec, io.newSeed());
  let work = Promise.resolve();

  const answer = async (message: Message, stop: AbortController): Promise<void> => {
    if (message.type === 'hello') {
      if (message.protocol !== PROTOCOL) {
        throw new NoMessage(`protocol is ${shown(message.protocol)}, this engine speaks ${PROTOCOL}`);
      }
      say(hello(`toy-battle ${spec.name}`));
    } else if (message.type === 'new-game') {
      const { seed } = message;
      player = await playerOf(spec, typeof seed === 'string' && seed !== '' ? seed : io.newSeed());
    } else if (message.type === 'choose') {
      say(await choose(player, message, stop));
    }
  };

  for await (const line of linesOf(io.stdin())) {
    if (typeof line === 'string' && line.trim() === '') continue;
    const stop = new AbortController();
    try {
      const message = messageOn(line);
      if (message.type === 'stop') for (const open of stops) open.abort();
      stops.add(stop);
      work = work
        .then(() => answer(message, stop))
        .catch((error: unknown) => say(errorOf(error)))
        .finally(() => stops.delete(stop));
    } catch (error) {
      work = work.then(() => say(errorOf(error)));
    }
  }
  await work;
}

interface Player {
  readonly bot: Bot;
  readonly random: Random;
}

async function playerOf(spec: BotSpec, seed: string): Promise<Player> {
  return { bot: await createBot(spec, seed), random: createRandom(seed) };
}

async function choose({ bot, random }: Player, message: Message, stop: AbortController): Promise<object> {
  const { number, clock } = message;
  const view = parseView(message.view);
  const legal = legalActions(view);
  if (legal.length === 0) throw new NoMessage('the viewer of this view has nothing to decide');
  const { milliseconds } = Object(clock) as { milliseconds?: unknown };
  const isTime = typeof milliseconds === 'number' && milliseconds > 0 && milliseconds < 2 ** 31;
  const timer = isTime ? setTimeout(() => stop.abort(), milliseconds * STOP_AFTER) : undefined;
  try {
    const action = await bot.choose(view, { legal, signal: stop.signal, random });
    return { type: 'action', number, id: actionId(view, action), action };
  } finally {
    clearTimeout(timer);
  }
}

/** An error as a message; the engine goes on. */
export function errorOf(error: unknown): object {
  if (error instanceof ToyBattleError) return { type: 'error', code: error.code, message: error.message };
  const message = error instanceof Error ? error.message : shown(error);
  return { type: 'error', code: error instanceof NoMessage ? 'bad-message' : 'crash', message };
}
