/** `toy-battle arena`: tournaments between bots. */
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { createGame } from '../../index.js';
import { parseBot } from '../bots.js';
import { EXIT, type ExitCode, type Io, UserError } from '../io.js';
import { reasonOf } from '../replay.js';
import { type PlayedGame, recordUpTo } from './game.js';
import { type ArenaOptions, parseArenaArgs, tournamentOf } from './options.js';
import { playAll } from './pool.js';
import { startProgress } from './progress.js';
import { addResults, expectSame, type FinishedGame, openResults, type Results, summaryOf } from './results.js';
import { gameCount, type PlannedGame, schedule, type Tournament } from './schedule.js';
import { tablesOf } from './table.js';

const NOTHING: Results = { tournament: undefined, games: new Map() };

export async function arena(argv: readonly string[], io: Io): Promise<ExitCode> {
  const options = parseArenaArgs(argv, io);
  if (typeof options === 'number') return options;
  return options.merge ? merge(options.merge, io) : compete(options, io);
}

/** Plays what is not yet played, and prints the tables of the whole part. */
async function compete(options: ArenaOptions, io: Io): Promise<ExitCode> {
  const { out, workers, startTimeout, shard } = options;
  const before = out !== undefined && existsSync(out) ? await read(NOTHING, out) : NOTHING;
  if (options.seed === undefined && shard.of > 1) throw new UserError('a part of a tournament needs its --seed');
  const tournament = tournamentOf(options, before.tournament?.seed ?? io.newSeed());
  if (before.tournament) expectSame(tournament, before.tournament, out!);
  const games = new Map(before.games);
  const planned = schedule(tournament, shard);
  const open = planned.filter(({ game }) => !games.has(game));
  const results = out === undefined ? undefined : writable(out);
  let finished = planned.length - open.length;
  const progress = startProgress(planned.length, finished, io.errIsTTY);
  process.once('SIGTERM', endOnRequest);
  process.once('SIGHUP', endOnRequest);
  try {
    await playAll(open, tournament, { workers: Math.min(workers, open.length), startTimeout }, (plan, played) => {
      const game = lineOf(tournament, plan, played);
      results?.append(game);
      games.set(game.game, summaryOf(game));
      progress.update(++finished);
    });
  } finally {
    process.off('SIGTERM', endOnRequest);
    process.off('SIGHUP', endOnRequest);
    progress.stop();
    results?.close();
  }
  const summaries = planned.map(({ game }) => games.get(game)!);
  io.out(tablesOf(tournament, summaries));
  return EXIT.ok;
}

/** Ends in the way in which programs outside are ended too, with the exit code of shells. */
function endOnRequest(signal: NodeJS.Signals): never {
  process.exit(128 + constants.signals[signal]);
}

function lineOf(tournament: Tournament, plan: PlannedGame, { result, steps, ms }: PlayedGame): FinishedGame {
  const { game, battlefield, seed, seats } = plan;
  const nameOf = (seat: number): string => parseBot(tournament.bots[seat]!).name;
  const start = createGame({ battlefield, seed, specialBases: tournament.specialBases });
  const bots = { blue: nameOf(seats.blue), red: nameOf(seats.red) };
  return { version: 1, tournament, game, bots, result, plies: steps.length, ms, record: recordUpTo(start, steps) };
}

/** Prints the tables of the games in some files. */
async function merge(files: readonly string[], io: Io): Promise<ExitCode> {
  let results = NOTHING;
  for (const file of files) results = await read(results, file);
  const { tournament, games } = results;
  if (!tournament) throw new UserError('there is no finished game in these files');
  io.out(tablesOf(tournament, games.values()));
  const missing = gameCount(tournament) - games.size;
  if (missing === 0) return EXIT.ok;
  io.err(`error: ${missing} of ${gameCount(tournament)} games are missing\n`);
  return EXIT.error;
}

async function read(results: Results, file: string): Promise<Results> {
  try {
    return await addResults(results, file);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`cannot read ${file}: ${reasonOf(error)}`);
  }
}

/** Results to write on, with errors in words. */
function writable(file: string): ReturnType<typeof openResults> {
  const explained = <T>(write: () => T): T => {
    try {
      return write();
    } catch (error) {
      throw new UserError(`cannot write ${file}: ${reasonOf(error)}`);
    }
  };
  const results = explained(() => openResults(file));
  return { append: (game) => explained(() => results.append(game)), close: results.close };
}
