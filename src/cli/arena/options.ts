/** The options of `toy-battle arena`. */
import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';
import { BATTLEFIELD_IDS, type BattlefieldId } from '../../index.js';
import { newCommand, parseWith, seedOf } from '../args.js';
import { BOT_HELP, parseBot, splitBots } from '../bots.js';
import { type ExitCode, type Io, UserError } from '../io.js';
import { DECISION_LIMIT } from '../play.js';
import type { Shard, Tournament } from './schedule.js';

export interface ArenaOptions {
  readonly bots?: readonly string[];
  readonly games: number;
  readonly battlefields: readonly BattlefieldId[];
  readonly seed?: string;
  readonly specialBases: boolean;
  readonly limit: number;
  readonly moveTimeout: number;
  readonly startTimeout: number;
  readonly workers: number;
  readonly out?: string;
  readonly shard: Shard;
  readonly merge?: readonly string[];
}

const EXAMPLES = `
Bots: ${BOT_HELP},
cmd:"command" (a program that speaks the line protocol). NAME= before a bot
names it in the tables.

Examples:
  toy-battle arena --bots random,greedy,mcts:1000 --games 200 --seed S
  toy-battle arena --bots greedy,me=cmd:"python3 my_bot.py" --out games.jsonl
  toy-battle arena --merge part-*.jsonl
`;

export function parseArenaArgs(argv: readonly string[], io: Io): ArenaOptions | ExitCode {
  const command = newCommand('toy-battle arena', io)
    .description('Let bots play each other: every pair plays every deal twice, with seats swapped.')
    .addOption(new Option('--bots <list>', 'who plays, separated by commas').argParser(addBots))
    .addOption(new Option('--games <number>', 'games of each pair').argParser(evenOf).default(200))
    .addOption(
      new Option('--battlefields <ids>', 'the boards to play on, separated by commas')
        .argParser(battlefieldsOf)
        .default(BATTLEFIELD_IDS, 'all'),
    )
    .addOption(new Option('--seed <text>', 'decides deals and chance').argParser(seedOf))
    .option('--no-special-bases', 'first-game mode: special slots are ordinary ones')
    .addOption(
      new Option('--limit <number>', 'decisions after which a game is a draw')
        .argParser(wholeOf)
        .default(DECISION_LIMIT),
    )
    .addOption(
      new Option('--move-timeout <ms>', 'time for a decision; who needs more loses').argParser(timeOf).default(60_000),
    )
    .addOption(new Option('--start-timeout <ms>', 'time to get ready').argParser(timeOf).default(30_000))
    .addOption(
      new Option('--workers <number>', 'games at the same time')
        .argParser(wholeOf)
        .default(availableParallelism(), 'one for each processor'),
    )
    .option('--out <file>', 'add each finished game as a line of JSON; games that are there are not played again')
    .addOption(
      new Option('--shard <part/of>', 'play only this part, such as 3/16')
        .argParser(shardOf)
        .default({ part: 1, of: 1 }, 'all'),
    )
    .addOption(
      new Option('--merge <files...>', 'play nothing: print the tables of the games in these files').conflicts([
        'bots',
        'games',
        'battlefields',
        'seed',
        'specialBases',
        'limit',
        'moveTimeout',
        'startTimeout',
        'workers',
        'out',
        'shard',
      ]),
    )
    .addHelpText('after', EXAMPLES);
  return parseWith<ArenaOptions>(command, argv);
}

/** The tournament that the options ask for; `otherwise` is the seed if they give none. */
export function tournamentOf(options: ArenaOptions, otherwise: string): Tournament {
  const { bots = [], games, battlefields, seed = otherwise, specialBases, limit, moveTimeout } = options;
  const names = bots.map((text) => parseBot(text).name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new UserError(`two bots are called ${twice}: name one, such as other=${twice}`);
  if (bots.length < 2) throw new UserError('a tournament needs two bots: --bots random,greedy');
  return { seed, bots, games, battlefields, specialBases, limit, moveTimeout };
}

function addBots(list: string, before: readonly string[] = []): string[] {
  const bots = splitBots(list);
  for (const bot of bots) {
    try {
      parseBot(bot);
    } catch (error) {
      const { message } = error as Error;
      throw new InvalidArgumentError(`${message[0]!.toUpperCase()}${message.slice(1)}.`);
    }
  }
  return [...before, ...bots];
}

function battlefieldsOf(list: string): readonly BattlefieldId[] {
  if (list === 'all') return BATTLEFIELD_IDS;
  const ids = list.split(',').map((id) => id.trim());
  const isId = (id: string): id is BattlefieldId => (BATTLEFIELD_IDS as readonly string[]).includes(id);
  if (!ids.every(isId)) throw new InvalidArgumentError(`Allowed are all, ${BATTLEFIELD_IDS.join(', ')}.`);
  return [...new Set(ids)] as BattlefieldId[];
}

function wholeOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

/** Milliseconds, as far as timers reach. */
function timeOf(text: string): number {
  const ms = wholeOf(text);
  if (ms > 86_400_000) throw new InvalidArgumentError('It must be at most a day, 86400000.');
  return ms;
}

function evenOf(text: string): number {
  const number = wholeOf(text);
  if (number % 2 === 1) throw new InvalidArgumentError('It must be even: every deal is played twice.');
  return number;
}

function shardOf(text: string): Shard {
  const [, part = 0, of = 0] = (/^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? []).map(Number);
  if (part < 1 || part > of) throw new InvalidArgumentError('It must be one of 1/16, 2/16 and so on to 16/16.');
  return { part, of };
}
