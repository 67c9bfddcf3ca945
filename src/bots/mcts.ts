/**
 * A bot that searches: information-set Monte Carlo tree search.
 *
 * @module
 */
import type { Action } from '../actions.js';
import { DRAW, USE } from '../core/ids.js';
import { play } from '../core/play.js';
import { createPosition, type Position, tileAt } from '../core/position.js';
import { ensure, shown } from '../errors.js';
import { boardOf, loadInto } from '../load.js';
import type { GameView } from '../view.js';
import type { Bot, BotContext } from './bot.js';
import { dealerOf } from './determinize.js';
import { actionOf } from './ids.js';
import { Search } from './mcts-search.js';
import { expectQuestion } from './question.js';
import { createRandom, type Random } from './random.js';
import { createSimulator } from './simulator.js';

/** How far a search has come. */
export interface SearchProgress {
  /** The part of its work that is done, 0 to 1. */
  readonly share: number;
  /** Iterations done for this decision. */
  readonly iterations: number;
  /** The action that it would choose now. */
  readonly best: Action;
  /** What it thinks of winning with that action, 0 to 1. */
  readonly win: number;
}

/** How an {@link mctsBot} searches. With both limits it stops at whichever comes first. */
export interface MctsBotOptions {
  /** Iterations for each decision, a whole number from 1; 1000 unless there is a time limit. */
  readonly iterations?: number;
  /** Time for each decision in milliseconds, above 0. Choices then depend on the machine. */
  readonly milliseconds?: number;
  /** With it the bot's choices follow from the seed and the calls before; without it from the context's chance. */
  readonly seed?: string | number;
  /** How much the search tries what it knows little of, from 0; 0.7 by default. */
  readonly exploration?: number;
  /** Told how the search comes on, at most twenty times a second and once at its end. Must not throw. */
  readonly onProgress?: (progress: SearchProgress) => void;
}

/** Default of {@link MctsBotOptions.iterations}. */
const ITERATIONS = 1000;
/** What `SearchOptions` calls so. Coarsely tuned in matches of the bot against itself. */
const EXPLORATION = 0.7;
const DOUBT = 0.1;
const CAUTION = 0.3;
const TRUST = 0.7;

/** Iterations between two looks at the clock. */
const STRIDE = 16;
/** Milliseconds between two rests, in which the event loop can do something else, and between two reports. */
const REST = 25;
const REPORT = 50;

/** What the bot expects to see next if it is asked again in the same turn. */
interface Expected {
  readonly position: Position;
  readonly node: number;
}

/**
 * A bot that searches by information-set Monte Carlo tree search. In each iteration it deals the tiles that it can't
 * see at random; follows one tree of its own and the enemy's actions, each chosen by results so far, by how promising
 * it looks at a glance and by how seldom it was tried of the times it was legal; adds a node; plays on to the next
 * beginning of a turn, judges that position, and remembers the judgement along the way. The enemy must not answer as if
 * it saw the bot's rack: where much is known already, half of the iterations give the bot another rack when the enemy's
 * turn begins, and teach the enemy's answers only. It plays the action with the best results, distrusting those that it
 * has tried seldom. What it has learnt serves again when it is asked once more in the same turn and nothing was revealed
 * in between.
 *
 * Without a time limit, signal and progress it answers at once; otherwise with a promise, resting now and then so that
 * the event loop goes on. Resting, or being watched, changes no choice. If the context's signal aborts, it answers with
 * the best so far. Calls that overlap wait for each other.
 *
 * @throws `ToyBattleError` `bad-bot-options` for a limit or exploration out of range; `bad-seed`. Choosing throws
 * what {@link dealerOf} throws for views that no state could have.
 */
export function mctsBot(options: MctsBotOptions = {}): Bot {
  expect(typeof options === 'object' && options !== null, 'options', 'an object', options);
  const { milliseconds, onProgress, exploration = EXPLORATION } = options;
  const iterations = options.iterations ?? (milliseconds === undefined ? ITERATIONS : Infinity);
  const whole = iterations === Infinity ? options.iterations === undefined : Number.isInteger(iterations);
  expect(whole && iterations >= 1, 'iterations', 'a whole number from 1', iterations);
  expect(
    milliseconds === undefined || (typeof milliseconds === 'number' && milliseconds > 0),
    'milliseconds',
    'a number above 0',
    milliseconds,
  );
  expect(Number.isFinite(exploration) && exploration >= 0, 'exploration', 'a number from 0', exploration);
  const own = options.seed === undefined ? undefined : createRandom(options.seed);
  const search = new Search({ exploration, doubt: DOUBT, caution: CAUTION, trust: TRUST });
  let expected: Expected | undefined;
  let last: Promise<unknown> | undefined;

  /** Makes ready for a decision; the result does one iteration. */
  function prepare(view: GameView, random: Random): () => void {
    const simulator = createSimulator(undefined, { seed: (own ?? random).next() });
    const dealer = dealerOf(view);
    const known = expected !== undefined && looksLike(expected.position, view);
    if (!known) search.tree.clear();
    search.root = known ? expected!.node : 0;
    expected = undefined;
    return () => {
      dealer.dealInto(simulator, simulator.random);
      search.iterate(simulator);
    };
  }

  function finish(view: GameView): Action {
    const node = search.best();
    const id = search.tree.action[node]!;
    if (id !== DRAW && id !== USE) {
      const position = createPosition(boardOf(view));
      loadInto(view, position);
      const { side } = position;
      play(position, id, 0);
      if (position.side === side) expected = { position, node };
    }
    return actionOf(view, id);
  }

  async function searchSlowly(view: GameView, { signal, random }: BotContext): Promise<Action> {
    const iterate = prepare(view, random);
    const start = performance.now();
    let rested = start;
    let reported = start;
    let done = 0;
    const report = (share: number) => {
      const node = search.best();
      const win = search.winOf(node);
      onProgress?.({ share, iterations: done, best: actionOf(view, search.tree.action[node]!), win });
    };
    for (;;) {
      for (let i = 0; i < STRIDE && done < iterations; i++, done++) iterate();
      const now = performance.now();
      const share = Math.max(done / iterations, milliseconds === undefined ? 0 : (now - start) / milliseconds);
      if (share >= 1 || signal?.aborted) break;
      if (onProgress && now - reported >= REPORT) {
        report(share);
        reported = now;
      }
      if (now - rested >= REST) {
        await new Promise((resolve) => setTimeout(resolve));
        rested = performance.now();
      }
    }
    report(1);
    return finish(view);
  }

  return {
    name: iterations === Infinity ? `mcts:${milliseconds}ms` : `mcts:${iterations}`,
    choose(view, context) {
      expectQuestion(view, context);
      const { legal, signal, random } = context;
      if (legal.length === 1) return legal[0]!;
      if (last === undefined && milliseconds === undefined && !signal && !onProgress) {
        const iterate = prepare(view, random);
        for (let i = 0; i < iterations; i++) iterate();
        return finish(view);
      }
      const before = last;
      const answer = (async () => {
        await before;
        return searchSlowly(view, context);
      })();
      const over = answer.then(
        () => {},
        () => {},
      );
      last = over;
      over.then(() => {
        if (last === over) last = undefined;
      });
      return answer;
    },
  };
}

function expect(ok: boolean, option: string, rule: string, value: unknown): void {
  ensure(ok, 'bad-bot-options', `${option} must be ${rule}, not ${shown(value)}`, { option });
}

/** Whether a view shows just this position, of which it knows as much. */
function looksLike(p: Position, view: GameView): boolean {
  if (boardOf(view) !== p.board) return false;
  const q = createPosition(p.board);
  loadInto(view, q);
  const { turn, side, decision, slot, unclaimed, queued } = p;
  if (q.turn !== turn || q.side !== side || q.decision !== decision || q.slot !== slot) return false;
  if (q.unclaimed !== unclaimed || q.queued !== queued) return false;
  const lists = ['occupied', 'rack', 'frozen', 'discard', 'medals', 'reserveSize', 'height', 'top'] as const;
  if (!lists.every((list) => p[list].every((value, i) => q[list][i] === value))) return false;
  return p.height.every((height, s) => [...Array(height).keys()].every((at) => tileAt(p, s, at) === tileAt(q, s, at)));
}
