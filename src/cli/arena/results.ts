/** The lines that a tournament writes: one finished game each. */
import { appendFileSync, closeSync, createReadStream, openSync, readSync, statSync, truncateSync } from 'node:fs';
import type { BySide, FullRecord, Side } from '../../index.js';
import { parseBot } from '../bots.js';
import { UserError } from '../io.js';
import { linesOf, TOO_LONG } from '../protocol/lines.js';
import type { Outcome } from '../protocol/messages.js';
import { gameCount, type Tournament } from './schedule.js';

/** A line of results. It holds the whole game, and all that says which tournament it belongs to. */
export interface FinishedGame {
  /** Version of this format. */
  readonly version: 1;
  readonly tournament: Tournament;
  /** Its number in the tournament, from 1. */
  readonly game: number;
  readonly bots: BySide<string>;
  readonly result: Outcome;
  /** Actions played. */
  readonly plies: number;
  /** By side: how long each decision took, in milliseconds. */
  readonly ms: BySide<readonly number[]>;
  /** As far as the game went. */
  readonly record: FullRecord;
}

/** What tables need of a finished game. */
export interface GameSummary {
  readonly game: number;
  readonly bots: BySide<string>;
  readonly first: Side;
  readonly result: Outcome;
  readonly plies: number;
  readonly ms: BySide<{ readonly sum: number; readonly count: number }>;
}

export function summaryOf({ game, bots, result, plies, ms, record }: FinishedGame): GameSummary {
  const total = (times: readonly number[]) => ({ sum: times.reduce((a, b) => a + b, 0), count: times.length });
  return {
    game,
    bots,
    first: record.first,
    result,
    plies,
    ms: { blue: total(ms.blue), red: total(ms.red) },
  };
}

export interface Results {
  readonly tournament: Tournament | undefined;
  /** By number. */
  readonly games: ReadonlyMap<number, GameSummary>;
}

/** More than a line of results can have. */
const LONGEST_RESULT = 1 << 26;

/** Adds the games of a file to those that are there, without a torn last line. Blank lines are passed over. */
export async function addResults(before: Results, file: string): Promise<Results> {
  let { tournament } = before;
  const games = new Map(before.games);
  const end = wholeLines(file);
  if (end === 0) return { tournament, games };
  let number = 0;
  const stream = createReadStream(file, { end: end - 1 });
  for await (const line of linesOf(stream, LONGEST_RESULT)) {
    number++;
    const where = `${file}, line ${number}`;
    if (line === TOO_LONG) throw new UserError(`${where} is too long`);
    if (line.trim() === '') continue;
    const finished = finishedGame(line, where);
    tournament ??= finished.tournament;
    expectSame(tournament, finished.tournament, where);
    const summary = summaryOf(finished);
    const twin = games.get(finished.game);
    if (twin && JSON.stringify([twin.result, twin.plies]) !== JSON.stringify([summary.result, summary.plies])) {
      throw new UserError(`${where}: game ${finished.game} is there already, and went another way`);
    }
    if (!twin) games.set(finished.game, summary);
  }
  return { tournament, games };
}

function finishedGame(line: string, where: string): FinishedGame {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new UserError(`${where} is no JSON`);
  }
  if (!isFinishedGame(json)) throw new UserError(`${where} is no finished game of an arena`);
  return json;
}

function isFinishedGame(json: unknown): json is FinishedGame {
  const { version, tournament, game, bots, result, plies, ms, record } = Object(json) as Partial<FinishedGame>;
  const areTimes = (value: unknown): boolean => Array.isArray(value) && value.every((it) => it >= 0);
  if (version !== 1 || !isTournament(tournament)) return false;
  const names = tournament.bots.map((text) => parseBot(text).name);
  return (
    Number.isInteger(game) &&
    game! >= 1 &&
    game! <= gameCount(tournament) &&
    names.includes(bots?.blue as string) &&
    names.includes(bots?.red as string) &&
    bots?.blue !== bots?.red &&
    isText(result?.reason) &&
    (result?.message === undefined || isText(result.message)) &&
    (result?.winner === null || result?.winner === 'blue' || result?.winner === 'red') &&
    Number.isInteger(plies) &&
    areTimes(ms?.blue) &&
    areTimes(ms?.red) &&
    (record?.first === 'blue' || record?.first === 'red')
  );
}

function isTournament(value: unknown): value is Tournament {
  const { seed, bots, games, battlefields, specialBases, limit, moveTimeout } = Object(value) as Partial<Tournament>;
  return (
    isText(seed) &&
    Array.isArray(bots) &&
    bots.every(isBot) &&
    Array.isArray(battlefields) &&
    battlefields.every(isText) &&
    typeof specialBases === 'boolean' &&
    [games, limit, moveTimeout].every(Number.isInteger)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isBot(value: unknown): boolean {
  try {
    return isText(value) && parseBot(value) !== undefined;
  } catch {
    return false;
  }
}

/** Refuses results of another tournament, and says in what it differs. */
export function expectSame(expected: Tournament, found: Tournament, where: string): void {
  for (const key of ['seed', 'bots', 'games', 'battlefields', 'specialBases', 'limit', 'moveTimeout'] as const) {
    const [here, there] = [expected[key], found[key]].map((value) => JSON.stringify(value));
    if (here !== there) throw new UserError(`${where} is of another tournament: its ${key} is ${there}, not ${here}`);
  }
}

/** How every line begins. What ends otherwise is somebody's file, and nothing of it is thrown away. */
const START = '{"version":1,"tournament":';

/** How many bytes of a file are whole lines; a last line without its line break counts if it is a whole object. */
function wholeLines(file: string): number {
  const { size } = statSync(file);
  const tail = tailOf(file, size);
  if (tail.length === 0) return size;
  const start = tail.toString('utf8', 0, START.length);
  if (!START.startsWith(start)) throw new UserError(`${file} does not end like the results of an arena`);
  try {
    JSON.parse(tail.toString('utf8'));
    return size;
  } catch {
    return size - tail.length;
  }
}

/** What stands behind the last line break. */
function tailOf(file: string, size: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    for (let length = Math.min(size, 1 << 16); ; length = Math.min(size, 2 * length)) {
      const bytes = Buffer.alloc(length);
      readSync(descriptor, bytes, 0, length, size - length);
      const at = bytes.lastIndexOf(0x0a);
      if (at >= 0 || length === size) return bytes.subarray(at + 1);
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Opens a file of results to write on: without a torn last line, and with a line break at its end. */
export function openResults(file: string): { append(game: FinishedGame): void; close(): void } {
  const descriptor = openSync(file, 'a');
  const whole = wholeLines(file);
  if (whole < statSync(file).size) truncateSync(file, whole);
  else if (tailOf(file, whole).length > 0) appendFileSync(descriptor, '\n');
  return {
    append: (game) => appendFileSync(descriptor, `${JSON.stringify(game)}\n`),
    close: () => closeSync(descriptor),
  };
}
