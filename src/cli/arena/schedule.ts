/** Which games a tournament consists of: every pair of bots plays every deal twice, with seats swapped. */
import { createHash } from 'node:crypto';
import type { BattlefieldId, BySide } from '../../index.js';
import { parseBot } from '../bots.js';

/** All that decides which games are played. Stands in every line of results, so that lines explain themselves. */
export interface Tournament {
  readonly seed: string;
  /** As the command line names them. */
  readonly bots: readonly string[];
  /** Games of each pair, an even number: two to a deal. */
  readonly games: number;
  /** The deals of a pair go to these in turn. */
  readonly battlefields: readonly BattlefieldId[];
  readonly specialBases: boolean;
  /** Decisions after which a game is a draw. */
  readonly limit: number;
  /** Milliseconds for a decision. */
  readonly moveTimeout: number;
}

/** A game to be played. */
export interface PlannedGame {
  /** From 1, in the order of the schedule. */
  readonly game: number;
  readonly battlefield: BattlefieldId;
  /** Decides the deal, and all chance of the game. */
  readonly seed: string;
  /** Who sits where: places in the list of bots. */
  readonly seats: BySide<number>;
  /** Decides what each bot leaves to chance. */
  readonly botSeeds: BySide<string>;
}

/** One of `of` parts of a tournament, from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** How many games a tournament has. */
export function gameCount({ bots, games }: Pick<Tournament, 'bots' | 'games'>): number {
  return ((bots.length * (bots.length - 1)) / 2) * games;
}

/**
 * The games of a tournament, or of a part of it, by their numbers: pair by pair, deal by deal. Both games of a deal are
 * in one part, and every part has its share of each pair and each battlefield.
 */
export function schedule(tournament: Tournament, shard: Shard = { part: 1, of: 1 }): PlannedGame[] {
  const names = tournament.bots.map((text) => parseBot(text).name);
  const boards = tournament.battlefields.length;
  const deals = tournament.games / 2;
  const planned: PlannedGame[] = [];
  let first = 0;
  let turn = 0;
  for (const a of names.keys()) {
    for (let b = a + 1; b < names.length; b++, first += deals) {
      for (let board = 0; board < boards; board++) {
        for (let i = board; i < deals; i += boards) {
          if (turn++ % shard.of === shard.part - 1) planned.push(...gamesOf(tournament, names, [a, b], i, first + i));
        }
      }
    }
  }
  return planned.sort((one, other) => one.game - other.game);
}

/** The two games of one deal. Its seed depends on the tournament's, the pair, the battlefield and the index there. */
function gamesOf(
  { seed, battlefields }: Tournament,
  names: readonly string[],
  [a, b]: readonly [number, number],
  i: number,
  deal: number,
): PlannedGame[] {
  const battlefield = battlefields[i % battlefields.length]!;
  const index = Math.floor(i / battlefields.length);
  const where = [seed, ...[names[a]!, names[b]!].sort(), battlefield, index];
  const botSeed = (bot: number, side: string): string => hashOf('choices', ...where, names[bot]!, side);
  return [
    { blue: a, red: b },
    { blue: b, red: a },
  ].map((seats, swap) => ({
    game: 2 * deal + swap + 1,
    battlefield,
    seed: hashOf('deal', ...where),
    seats,
    botSeeds: { blue: botSeed(seats.blue, 'blue'), red: botSeed(seats.red, 'red') },
  }));
}

function hashOf(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
