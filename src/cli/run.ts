import { ToyBattleError } from '../index.js';
import { wrap } from '../render/width.js';
import { arena } from './arena/index.js';
import { parseArgs } from './args.js';
import { EXIT, type ExitCode, type Io, UserError } from './io.js';
import { play } from './play.js';
import { engine } from './protocol/engine.js';
import { referee } from './protocol/referee.js';
import { replayFile } from './replay.js';

/** What the first argument may name; without one of these the program plays. */
const COMMANDS: { readonly [name: string]: (argv: readonly string[], io: Io) => Promise<ExitCode> } = {
  arena,
  engine,
  referee,
};

/** The whole program: arguments in, exit code out. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const [name = ''] = argv;
  try {
    return Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]!(argv.slice(1), io) : await playOrReplay(argv, io);
  } catch (error) {
    if (!(error instanceof UserError || error instanceof ToyBattleError)) throw error;
    const text = `error: ${error.message}`;
    io.err(`${io.errIsTTY ? wrap(text, '  ') : text}\n`);
    return EXIT.error;
  }
}

async function playOrReplay(argv: readonly string[], io: Io): Promise<ExitCode> {
  const options = parseArgs(argv, io);
  if (typeof options === 'number') return options;
  return options.replay === undefined ? play(options, io) : replayFile(options.replay, options, io);
}
