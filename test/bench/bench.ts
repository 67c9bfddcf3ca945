/**
 * `npm run bench`: what the library does in a second, and how that compares with chess libraries in the same process.
 * The rows are measured in rounds, so that a busy machine slows all of them alike: compare the ratios, which are medians
 * of those in each round.
 */
import { Immer } from 'immer';
import { Bench } from 'tinybench';
import { createFastRandom, createSimulator, dealerOf, determinizeInto, mctsBot } from '../../src/bots/index.js';
import {
  apply,
  applyWithEvents,
  BATTLEFIELD_IDS,
  type GameEvent,
  type GameState,
  legalActions,
  redactFor,
} from '../../src/index.js';
import { fold } from '../../src/reduce.js';
import { renderSvg, renderText } from '../../src/render/index.js';
import { chessJsGames, chessopsGames } from './chess.js';
import { heapGrowth } from './heap.js';
import { chooser } from './random.js';
import { simulatorBytes, simulatorGames } from './simulator.js';
import { playoutsByThreads } from './threads.js';
import { coreGames, openings, playByApply, playOnCore } from './toy-battle.js';

interface Row {
  readonly name: string;
  readonly unit: string;
  /** Does it once and says how many units that was. */
  readonly run: () => number;
}

/** Every decision of a few random games: what the single calls are measured on. */
function decisionsOf(
  starts: readonly GameState[],
): { state: GameState; events: readonly GameEvent[]; choice: number }[] {
  const choose = chooser(5);
  return starts.flatMap((start) => {
    const decisions = [];
    for (let state = start; state.result === null; ) {
      const actions = legalActions(state);
      const choice = choose(actions.length);
      const applied = applyWithEvents(state, actions[choice]!);
      decisions.push({ state, events: applied.events, choice });
      state = applied.state;
    }
    return decisions;
  });
}

const starts = openings(2);
const games = coreGames(openings(8));
const decisions = decisionsOf(starts);
const answers = decisions.map(({ state, events, choice }) => ({ state, events, action: legalActions(state)[choice]! }));
const [from, to] = [createSimulator(starts[0]), createSimulator(starts[0])];
const views = decisions
  .filter(({ state }) => state.battlefield === starts[0]!.battlefield)
  .map(({ state }) => redactFor(state, 'blue'));
const dealer = dealerOf(views[0]!);
const random = createFastRandom(11);
const choose = chooser(3);
const chessops = 'chessops: random plies';
const ROUNDS = 7;

/** What the fold would do if immer's proxies did the reading and writing of nested values. */
const proxies = new Immer({ autoFreeze: false });
function foldByProxies(state: GameState): GameState {
  return proxies.produce(state, (draft) => {
    const side = draft.decision!.side;
    const rack = draft.rack[side] as string[];
    rack.push('kwak');
    rack.sort();
    (draft.stacks[3] as unknown[]).push({ side, kind: 'kwak' });
    draft.turn++;
    draft.decision = { side, kind: 'turn' };
  });
}
function foldByJson(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state)) as GameState;
}

const rows: readonly Row[] = [
  { name: chessops, unit: 'plies', run: () => chessopsGames(4) },
  { name: 'chess.js: random plies', unit: 'plies', run: () => chessJsGames(1) },
  { name: 'core: legal + play, whole random games', unit: 'decisions', run: () => playOnCore(games, choose) },
  {
    name: 'public API: legalActions + apply, whole random games',
    unit: 'decisions',
    run: () => playByApply(starts, choose),
  },
  { name: 'legalActions', unit: 'calls', run: () => each(decisions, ({ state }) => legalActions(state)) },
  { name: 'apply', unit: 'calls', run: () => each(answers, ({ state, action }) => apply(state, action)) },
  { name: 'redactFor', unit: 'calls', run: () => each(decisions, ({ state }) => redactFor(state, 'blue')) },
  {
    name: 'fold of the events of an action (part of apply)',
    unit: 'calls',
    run: () => each(answers, ({ state, events }) => fold(state, events)),
  },
  {
    name: 'renderSvg, over whole random games',
    unit: 'pictures',
    run: () => each(decisions, ({ state }) => renderSvg(state)),
  },
  {
    name: 'renderText, over whole random games',
    unit: 'pictures',
    run: () => each(decisions, ({ state }) => renderText(state)),
  },
  {
    name: 'for comparison: two nested writes through immer proxies',
    unit: 'calls',
    run: () => each(decisions, ({ state }) => foldByProxies(state)),
  },
  {
    name: 'for comparison: a state copied through JSON',
    unit: 'calls',
    run: () => each(decisions, ({ state }) => foldByJson(state)),
  },
  {
    name: 'simulator: whole random games, all battlefields',
    unit: 'decisions',
    run: () => simulatorGames(starts, choose),
  },
  ...BATTLEFIELD_IDS.map((id) => {
    const own = starts.filter(({ battlefield }) => battlefield === id);
    return {
      name: `simulator: random playouts on ${id}`,
      unit: 'playouts',
      run: () => {
        simulatorGames(own, choose);
        return own.length;
      },
    };
  }),
  {
    name: 'simulator: copyFrom',
    unit: 'copies',
    run: () => {
      for (let i = 0; i < 1000; i++) to.copyFrom(from);
      return 1000;
    },
  },
  {
    name: 'determinizations dealt from one view',
    unit: 'deals',
    run: () => {
      for (let i = 0; i < 1000; i++) dealer.dealInto(to, random);
      return 1000;
    },
  },
  {
    name: 'determinizeInto, each from a view of its own',
    unit: 'deals',
    run: () => each(views, (view) => determinizeInto(to, view, random)),
  },
];

function each<T>(items: readonly T[], call: (item: T) => unknown): number {
  for (const item of items) call(item);
  return items.length;
}

/** What each row does in a second, in one round over all rows. */
async function round(): Promise<Map<string, number>> {
  const bench = new Bench({ time: 250, warmupTime: 100 });
  const units = new Map(rows.map(({ name }) => [name, [0, 0] as [units: number, runs: number]]));
  for (const { name, run } of rows) {
    const counted = units.get(name)!;
    bench.add(name, () => {
      counted[0] += run();
      counted[1]++;
    });
  }
  await bench.run();
  return new Map(
    bench.tasks.map(({ name, result }) => {
      if (result.state !== 'completed') throw new Error(`${name} did not run: ${result.state}`);
      const [count, runs] = units.get(name)!;
      return [name, ((count / runs) * 1000) / result.latency.p50];
    }),
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

const rounds: Map<string, number>[] = [];
for (let i = 0; i < ROUNDS; i++) rounds.push(await round());
const rate = (name: string) => median(rounds.map((rates) => rates.get(name)!));
const ratio = (name: string) => median(rounds.map((rates) => rates.get(name)! / rates.get(chessops)!));

const base = rate(chessops);
console.log(`Node ${process.version}; medians of ${ROUNDS} rounds of one run; ratios to ${chessops}`);
for (const { name, unit } of rows) {
  const perSecond = `${Math.round(rate(name)).toLocaleString('en')} ${unit}/s`;
  console.log(`${name.padEnd(58)} ${perSecond.padStart(24)} ${ratio(name).toFixed(2).padStart(9)} ×`);
}
const plies = decisions.length / starts.length;
console.log(`a random game has ${plies.toFixed(0)} decisions here`);
console.log(
  `core, heap growth after warm-up: ${heapGrowth(games, choose).toFixed(4)} bytes a decision over a million decisions`,
);

console.log(`a simulator takes ${(simulatorBytes(starts[0]!) / 1024).toFixed(1)} kB`);
const view = redactFor(starts[0]!, starts[0]!.decision!.side);
const iterations = 5000;
const began = performance.now();
await mctsBot({ iterations, seed: 'bench' }).choose(view, { legal: legalActions(view), random });
const search = (iterations / (performance.now() - began)) * 1000;
console.log(
  `MCTS from the opening: ${Math.round(search).toLocaleString('en')} iterations/s, ${(search / base).toFixed(2)} ×`,
);
const gains: number[] = [];
for (let i = 0; i < ROUNDS; i++) gains.push((1 / (await playoutsByThreads(1))) * (await playoutsByThreads(2)));
console.log(`two worker threads play ${median(gains).toFixed(2)} times as many decisions as one`);
