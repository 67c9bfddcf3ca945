/**
 * How strong bots are: plays mirrored deals, each twice with seats swapped, over all battlefields, and prints the wins
 * of one bot against another with their 95 % Wilson interval. Bundle and run it:
 *
 *     npx esbuild test/bots/strength.ts --bundle --platform=node --format=esm --packages=external \
 *       --outfile=reports/strength.js && node reports/strength.js --a mcts:1000 --b greedy --games 400 --seed s
 */
import { parseArgs } from 'node:util';
import type { Bot } from '../../src/bots/bot.js';
import { greedyBot } from '../../src/bots/greedy.js';
import { mctsBot } from '../../src/bots/mcts.js';
import { createRandom } from '../../src/bots/random.js';
import { randomBot } from '../../src/bots/random-bot.js';
import {
  apply,
  BATTLEFIELD_IDS,
  type BattlefieldId,
  createGame,
  type GameState,
  legalActions,
  redactFor,
} from '../../src/index.js';

/** Decisions after which a game counts as half a win for either bot: it might go on for ever (rules §10). */
const MOST_DECISIONS = 500;

/** A bot by its name: `random`, `greedy`, `mcts:1000` (iterations), `mcts:50ms`. */
export function botOf(name: string, exploration?: number): Bot {
  const [kind, limit = ''] = name.split(':');
  if (kind === 'random') return randomBot();
  if (kind === 'greedy') return greedyBot();
  if (kind !== 'mcts') throw new Error(`no bot '${name}'`);
  const bold = exploration === undefined ? {} : { exploration };
  if (limit.endsWith('ms')) return mctsBot({ milliseconds: Number.parseFloat(limit), ...bold });
  return mctsBot({ iterations: Number(limit || 1000), ...bold });
}

/** The 95 % Wilson interval of a share that was seen in `of` trials. */
export function wilson(share: number, of: number): [number, number] {
  const z = 1.96;
  const middle = share + (z * z) / (2 * of);
  const wide = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [(middle - wide) / (1 + (z * z) / of), (middle + wide) / (1 + (z * z) / of)];
}

interface Clock {
  decisions: number;
  milliseconds: number;
}

/** Plays a deal to its end; the winner's number among the bots, blue's first, or 0.5. */
async function playGame(start: GameState, bots: readonly [Bot, Bot], clocks: readonly [Clock, Clock], seed: string) {
  const randoms = [createRandom(`${seed} blue`), createRandom(`${seed} red`)] as const;
  let state = start;
  for (let decisions = 0; state.decision !== null; decisions++) {
    if (decisions === MOST_DECISIONS) return 0.5;
    const { side } = state.decision;
    const seat = side === 'blue' ? 0 : 1;
    const legal = legalActions(state);
    const began = performance.now();
    const action = await bots[seat].choose(redactFor(state, side), { legal, random: randoms[seat] });
    clocks[seat].milliseconds += performance.now() - began;
    clocks[seat].decisions++;
    state = apply(state, action, { by: side });
  }
  return state.result!.winner === 'blue' ? 0 : 1;
}

const { values } = parseArgs({
  options: {
    a: { type: 'string', default: 'greedy' },
    b: { type: 'string', default: 'random' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 's' },
    battlefields: { type: 'string', default: 'all' },
    'exploration-a': { type: 'string' },
    'exploration-b': { type: 'string' },
    'seconds-at-most': { type: 'string', default: 'Infinity' },
  },
});
const ids = values.battlefields === 'all' ? BATTLEFIELD_IDS : (values.battlefields.split(',') as BattlefieldId[]);
const make = (name: string, bold: string | undefined) => botOf(name, bold === undefined ? undefined : Number(bold));
const clocks: [Clock, Clock] = [
  { decisions: 0, milliseconds: 0 },
  { decisions: 0, milliseconds: 0 },
];
const wins = new Map<string, [won: number, of: number]>(ids.map((id) => [id, [0, 0]]));
const end = performance.now() + 1000 * Number(values['seconds-at-most']);
let unfinished = 0;
for (let deal = 0; deal < Number(values.games) / 2 && performance.now() < end; deal++) {
  const battlefield = ids[deal % ids.length]!;
  const start = createGame({ battlefield, seed: `${values.seed}:${deal}` });
  for (const swapped of [false, true]) {
    const a = make(values.a, values['exploration-a']);
    const b = make(values.b, values['exploration-b']);
    const seed = `${values.seed}:${deal}:${swapped}`;
    const won = swapped
      ? await playGame(start, [b, a], [clocks[1], clocks[0]], seed)
      : 1 - (await playGame(start, [a, b], clocks, seed));
    if (won === 0.5) unfinished++;
    const score = wins.get(battlefield)!;
    score[0] += won;
    score[1]++;
  }
}
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
let won = 0;
let of = 0;
for (const [id, [w, n]] of wins) {
  console.log(`${id.padEnd(16)} ${w} of ${n}`);
  won += w;
  of += n;
}
const [low, high] = wilson(won / of, of);
console.log(
  `${values.a} beats ${values.b} in ${won} of ${of} games: ${percent(won / of)} (${percent(low)} to ${percent(high)})`,
);
console.log(`unfinished ${unfinished}`);
for (const [i, name] of [values.a, values.b].entries()) {
  const { decisions, milliseconds } = clocks[i]!;
  console.log(`${name.padEnd(12)} ${(milliseconds / decisions).toFixed(3)} ms a decision, ${decisions} decisions`);
}
