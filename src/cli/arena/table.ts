/** The tables at the end of a tournament, in Markdown that a terminal shows as well. */

import { widthOf } from '../../render/width.js';
import { parseBot } from '../bots.js';
import type { GameSummary } from './results.js';
import { gameCount, type Tournament } from './schedule.js';
import { add, newTally, type Share, shareOf, type Tally, wilson } from './stats.js';

/** The tables of the games that are there, in any order. */
export function tablesOf(tournament: Tournament, summaries: Iterable<GameSummary>): string {
  const games = [...summaries].sort((a, b) => a.game - b.game);
  const names = tournament.bots.map((text) => parseBot(text).name);
  const bots = new Map(names.map((name) => [name, newTally()]));
  const pairs = new Map<string, Tally>();
  const all = newTally();
  for (const [i, a] of names.entries()) for (const b of names.slice(i + 1)) pairs.set(keyOf(a, b), newTally());
  for (const game of games) {
    const [a, b] = names.filter((name) => name === game.bots.blue || name === game.bots.red);
    for (const name of [a!, b!]) add(bots.get(name)!, game, name);
    add(pairs.get(keyOf(a!, b!))!, game, a!);
    add(all, game, a!);
  }
  return [
    heading(tournament, games.length),
    markdown(
      ['bot', 'games', 'won', 'drawn', 'lost', 'rate', '95 % interval', 'ms/decision'],
      [...bots].map(([name, tally]) => botRow(name, tally)),
      1,
    ),
    markdown(
      ['pair', '', 'games', 'rate', '95 % interval', 'plies', 'first'],
      [...pairs].map(([key, tally]) => pairRow(key, tally)),
      2,
    ),
    summary(all),
    ...[...bots].flatMap(([name, tally]) => forfeitsOf(name, tally)),
  ].join('\n');
}

function keyOf(a: string, b: string): string {
  return JSON.stringify([a, b]);
}

function heading({ seed, bots, games, battlefields, specialBases, limit }: Tournament, finished: number): string {
  const whole = gameCount({ bots, games });
  const count = finished === whole ? `${whole} games` : `${finished} of ${whole} games`;
  const boards = battlefields.length === 1 ? battlefields[0] : `${battlefields.length} battlefields`;
  const mode = specialBases ? '' : ', no special bases';
  return `${count}, seed ${JSON.stringify(seed)}, ${boards}${mode}, at most ${limit} decisions a game\n`;
}

function botRow(name: string, tally: Tally): string[] {
  const { games, won, drawn, lost, ms, decisions } = tally;
  return [name, `${games}`, `${won}`, `${drawn}`, `${lost}`, ...rated(shareOf(tally)), over(ms, decisions, 3)];
}

function pairRow(key: string, tally: Tally): string[] {
  const [a, b] = JSON.parse(key) as [string, string];
  const { games, plies, firstPoints } = tally;
  return [a, b, `${games}`, ...rated(shareOf(tally)), over(plies, games, 1), percent({ points: firstPoints, games })];
}

function summary({ games, plies, firstPoints }: Tally): string {
  if (games === 0) return 'No game is finished.\n';
  const first = { points: firstPoints, games };
  return `Mean plies: ${over(plies, games, 1)}. The first player's share: ${percent(first)} (${interval(first)}).\n`;
}

function forfeitsOf(name: string, { forfeits }: Tally): string[] {
  const sorted = [...forfeits].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([reason, { count, first }]) => `${name} lost ${count} by ${reason}, first: ${first}\n`);
}

function rated(share: Share): [rate: string, interval: string] {
  return [percent(share), interval(share)];
}

function percent({ points, games }: Share): string {
  return games === 0 ? '-' : `${((100 * points) / games).toFixed(1)} %`;
}

function interval(share: Share): string {
  if (share.games === 0) return '-';
  const [low, high] = wilson(share);
  return `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)} %`;
}

function over(sum: number, count: number, digits: number): string {
  return count === 0 ? '-' : (sum / count).toFixed(digits);
}

/** A table whose first columns stand left and whose others stand right. */
function markdown(head: readonly string[], rows: readonly (readonly string[])[], left: number): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => widthOf(row[column]!))));
  const line = (row: readonly string[]): string => {
    const padded = row.map((cell, column) => {
      const space = ' '.repeat(widths[column]! - widthOf(cell));
      return column < left ? cell + space : space + cell;
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) => (column < left ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [titles, ...body] = cells;
  return [line(titles!), `| ${rule.join(' | ')} |`, ...body.map(line), ''].join('\n');
}
