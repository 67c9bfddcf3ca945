/** What finished games add up to. */
import type { GameSummary } from './results.js';

export interface Share {
  /** Games won, and half of those drawn. */
  readonly points: number;
  readonly games: number;
}

/** The games of one bot, or of one bot against another. */
export interface Tally {
  games: number;
  won: number;
  drawn: number;
  lost: number;
  plies: number;
  /** Points of whoever began. */
  firstPoints: number;
  ms: number;
  decisions: number;
  /** By reason: games that this bot lost outside the rules, and what happened in the first of them. */
  readonly forfeits: Map<string, { count: number; readonly first: string }>;
}

export function newTally(): Tally {
  return {
    games: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    plies: 0,
    firstPoints: 0,
    ms: 0,
    decisions: 0,
    forfeits: new Map(),
  };
}

const BY_RULES: readonly string[] = ['hq', 'medals', 'stuck', 'limit'];

/** Adds a game as `bot` saw it. */
export function add(tally: Tally, { bots, first, result, plies, ms }: GameSummary, bot: string): void {
  const side = bots.blue === bot ? 'blue' : 'red';
  const { winner, reason, message = '' } = result;
  tally.games++;
  tally.plies += plies;
  tally.firstPoints += winner === null ? 0.5 : winner === first ? 1 : 0;
  tally.ms += ms[side].sum;
  tally.decisions += ms[side].count;
  if (winner === null) tally.drawn++;
  else if (winner === side) tally.won++;
  else {
    tally.lost++;
    if (BY_RULES.includes(reason)) return;
    const forfeit = tally.forfeits.get(reason);
    if (forfeit) forfeit.count++;
    else tally.forfeits.set(reason, { count: 1, first: message });
  }
}

export function shareOf({ won, drawn, games }: Tally): Share {
  return { points: won + drawn / 2, games };
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson's 95 % interval of a share, as a pair of numbers from 0 to 1. */
export function wilson({ points, games: n }: Share): readonly [number, number] {
  const p = points / n;
  const centre = p + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  const whole = 1 + (Z * Z) / n;
  return [Math.max(0, (centre - spread) / whole), Math.min(1, (centre + spread) / whole)];
}
