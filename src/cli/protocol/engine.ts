/** `toy-battle engine`: a shipped bot for another program, by the line protocol. */
import { Option } from 'commander';
import { actionId, type Bot, createRandom, type Random } from '../../bots/index.js';
import { legalActions, ToyBattleError } from '../../index.js';
import { parseView } from '../../schema/index.js';
import { newCommand, parseWith } from '../args.js';
import { BOT_HELP, type BotMaker, makerOf, parseBot } from '../bots.js';
import { EXIT, type ExitCode, type Io, UserError } from '../io.js';
import { Forfeit, legalOne } from './answers.js';
import { createDeadline, type Deadline } from './deadline.js';
import { linesOf } from './lines.js';
import { hello, messageOn, NoMessage, PROTOCOL } from './messages.js';
import { messageOf, shown } from './shown.js';

const EXAMPLES = `
Bots: ${BOT_HELP}.
The protocol is described in docs/protocol.md: one JSON object a line, on
standard input and output.
`;

export async function engine(argv: readonly string[], io: Io): Promise<ExitCode> {
  const command = newCommand('toy-battle engine', io)
    .description('Offer a bot to another program, over standard input and output.')
    .addOption(new Option('--bot <bot>', 'which').default('mcts:1000'))
    .addHelpText('after', EXAMPLES);
  const options = parseWith<{ readonly bot: string }>(command, argv);
  if (typeof options === 'number') return options;
  const spec = parseBot(options.bot);
  if (spec.kind === 'cmd') throw new UserError('a program that speaks the protocol needs no engine');
  await serve(`toy-battle ${spec.name}`, await makerOf(spec), io);
  return EXIT.ok;
}

type Message = ReturnType<typeof messageOn>;

interface Player {
  readonly bot: Bot;
  readonly random: Random;
}

/** Answers message after message, in their order; only `stop` is heard while the bot thinks. */
async function serve(name: string, make: BotMaker, io: Io): Promise<void> {
  const say = (message: object): void => io.out(`${JSON.stringify(message)}\n`);
  const sit = async (seed: string): Promise<Player> => ({ bot: await make(seed), random: createRandom(seed) });
  /** Of all messages that are not yet answered. */
  const open = new Set<Deadline>();
  let player: Player | undefined;
  let work = Promise.resolve();

  const answer = async (message: Message, deadline: Deadline): Promise<void> => {
    if (message.type === 'hello') {
      if (message.protocol !== PROTOCOL) {
        throw new NoMessage(`protocol is ${shown(message.protocol)}, this engine speaks ${PROTOCOL}`);
      }
      say(hello(name));
    } else if (message.type === 'new-game') {
      const { seed } = message;
      player = undefined;
      player = await sit(typeof seed === 'string' && seed !== '' ? seed : io.newSeed());
    } else if (message.type === 'choose') {
      player ??= await sit(io.newSeed());
      say(await choose(player, message, deadline));
    }
  };

  for await (const line of linesOf(io.stdin())) {
    if (typeof line === 'string' && line.trim() === '') continue;
    try {
      const message = messageOn(line);
      if (message.type === 'stop') for (const deadline of open) deadline.stop();
      const deadline = createDeadline();
      open.add(deadline);
      work = work
        .then(() => answer(message, deadline))
        .catch((error: unknown) => say(errorOf(error)))
        .finally(() => open.delete(deadline));
    } catch (error) {
      work = work.then(() => say(errorOf(error)));
    }
  }
  await work;
}

async function choose({ bot, random }: Player, message: Message, deadline: Deadline): Promise<object> {
  const { number, clock } = message;
  const view = parseView(message.view);
  const legal = legalActions(view);
  if (legal.length === 0) throw new NoMessage('the viewer of this view has nothing to decide');
  const { milliseconds } = Object(clock) as { milliseconds?: unknown };
  const isTime = typeof milliseconds === 'number' && milliseconds > 0 && milliseconds < 2 ** 31;
  if (isTime) deadline.start(milliseconds);
  try {
    const action = legalOne(view, await bot.choose(view, { legal, signal: deadline.signal, random }));
    return { type: 'action', number, id: actionId(view, action), action };
  } finally {
    deadline.clear();
  }
}

/** An error as a message; whoever sends it goes on. */
export function errorOf(error: unknown): object {
  return { type: 'error', code: codeOf(error), message: messageOf(error) };
}

function codeOf(error: unknown): string {
  if (error instanceof ToyBattleError) return error.code;
  if (error instanceof Forfeit) return error.reason;
  return error instanceof NoMessage ? 'bad-message' : 'crash';
}
