/** The program's options. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { version } from '../../package.json';
import { BATTLEFIELD_IDS, type BattlefieldId, type Viewer } from '../index.js';
import { COLUMNS, wrap } from '../render/width.js';
import { LANGUAGES, type Language } from '../text/index.js';
import { EXIT, type ExitCode, type Io } from './io.js';

export interface Options {
  readonly battlefield: BattlefieldId;
  readonly seed?: string;
  readonly specialBases: boolean;
  readonly view?: Viewer;
  readonly json?: true;
  readonly replay?: string;
  readonly lang: Language;
}

const EXAMPLES = `
In a terminal you play against a simple opponent: as blue, or as red with
--view red. Otherwise, and with --view spectator, two players that choose at
random play to the end; --view then prints only what that viewer may know.

Examples:
  toy-battle --battlefield tropical-pool
  toy-battle --json --seed "rainy day" > game.json
  toy-battle --replay game.json --view spectator

Commands for bots, each with a --help of its own:
  toy-battle arena     tournaments between bots
  toy-battle engine    a bot for another program, over standard input and output
  toy-battle referee   the rules for another program, in the same way
`;

/** The options of a command line, or the exit code if that is all there is to do. */
export function parseArgs(argv: readonly string[], io: Io): Options | ExitCode {
  return parseWith(commandFor(io), argv);
}

/** What a command makes of its arguments, or the exit code if that is all there is to do. */
export function parseWith<T extends object>(command: Command, argv: readonly string[]): T | ExitCode {
  try {
    return command.parse(argv, { from: 'user' }).opts<T>();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  }
}

function commandFor(io: Io): Command {
  return newCommand('toy-battle', io)
    .description('Play, watch or replay a game of Toy Battle.')
    .addOption(
      new Option('--battlefield <id>', 'the board to play on').choices(BATTLEFIELD_IDS).default('castle-field'),
    )
    .addOption(new Option('--seed <text>', 'decides all chance, for a game that can be repeated').argParser(seedOf))
    .option('--no-special-bases', 'first-game mode: special slots are ordinary ones')
    .addOption(new Option('--view <who>', 'who looks').choices(['blue', 'red', 'spectator']))
    .option('--json', 'play at random and print only the record, as JSON')
    .addOption(
      new Option('--replay <file>', 'play a record through, text or JSON; - reads standard input').conflicts([
        'battlefield',
        'seed',
        'specialBases',
      ]),
    )
    .addOption(new Option('--lang <language>', 'the language of the game').choices(LANGUAGES).default('en'))
    .version(version, '--version', 'print the version')
    .addHelpText('after', EXAMPLES);
}

/** A command that prints to `io` and throws where it would end the program. */
export function newCommand(name: string, io: Io): Command {
  return new Command(name)
    .helpOption('--help', 'print this help')
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      outputError: (text, write) => write(`${wrap(text.trim(), '  ')}\n`),
      getOutHelpWidth: () => COLUMNS,
      getErrHelpWidth: () => COLUMNS,
      getOutHasColors: () => io.colour,
      getErrHasColors: () => io.colour,
    });
}

/** A seed from the command line. */
export function seedOf(text: string): string {
  if (text === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}
