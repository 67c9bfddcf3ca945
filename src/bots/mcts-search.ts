/**
 * The iterations of a search: information-set Monte Carlo tree search with one tree, that of the player who searches.
 *
 * @module
 */
import { Decide } from '../core/codes.js';
import { idCount } from '../core/ids.js';
import { MOST_ACTIONS } from '../core/legal.js';
import { appeals, WINNING } from './appeal.js';
import { NONE, type Results, Tree } from './mcts-tree.js';
import { chanceOfBlue } from './playout.js';
import { createSimulator, type Simulator } from './simulator.js';
import { veil } from './veil.js';

/** Weight of an action that wins at once: beyond all others together. */
const WINNING_WEIGHT = 1e9;
/** The longest way through the tree; what lies deeper is judged at the next turn. */
const DEEPEST = 200;
/** Nodes after which a tree grows no more, about 110 megabytes. */
const MOST_NODES = 1 << 21;
/**
 * Visits of the action that ends the searcher's turn from which on one of two iterations below it is veiled. Before, the
 * enemy mostly follows its appeal, which is blind to racks, and a small search has no iteration to spare. One of two:
 * the fewer, the more the enemy seems to see; the more, the fewer are left for the searcher's own question.
 */
const VEIL_FROM = 30;

/** What makes a search bold or careful. */
export interface SearchOptions {
  /** How much an action's appeal and neglect count against its results so far. */
  readonly exploration: number;
  /** By how much an action that was never tried is thought worse than its parent, as a chance to win. */
  readonly doubt: number;
  /** By how much an action's results are distrusted at the end: a chance to win, divided by the root of its visits. */
  readonly caution: number;
  /** How much appeal says, from 0 (nothing) to 1 (all it was fitted to say). */
  readonly trust: number;
}

/** A search in progress. */
export class Search {
  readonly tree: Tree = new Tree();
  /** Where the search starts. */
  root = 0;
  /** Who searches. */
  #side = 0;
  /** Where the iteration is. */
  #simulator: Simulator = createSimulator();
  readonly #options: SearchOptions;
  readonly #ids = new Int16Array(MOST_ACTIONS);
  readonly #scores = new Float64Array(MOST_ACTIONS);
  /** By id: the last call of `#offered` in which it was legal, times two, plus one if there was a child for it. */
  #marks = new Int32Array(0);
  #serial = 0;
  /** The children that are legal now. */
  readonly #offer = new Int32Array(MOST_ACTIONS);
  readonly #path = new Int32Array(DEEPEST);
  /** By place on the path: where what comes of it is kept. */
  readonly #along: Results[] = [];

  constructor(options: SearchOptions) {
    this.#options = options;
  }

  /**
   * One iteration, from a position just dealt to the simulator. Were each with the rack that the searcher has, the enemy
   * would learn to answer it as if it saw it, the better the longer the search. So in some of them another rack takes
   * its place when the enemy's turn begins. They tell what the enemy does, not what the searcher should do: what comes of
   * the searcher's own actions then is kept apart.
   */
  iterate(simulator: Simulator): void {
    const { tree } = this;
    this.#simulator = simulator;
    const p = simulator.position;
    this.#side = p.side;
    let node = this.root;
    let results = tree.known;
    let depth = 0;
    /** Where on the path the searcher's rack is no longer its own; 0 if nowhere. */
    let veiled = 0;
    let begun = false;
    while (p.decision !== Decide.Over && depth < DEEPEST && (depth === 0 || this.#mayPass(node, results))) {
      const own = p.side === this.#side;
      if (!own && !begun) {
        begun = true;
        if (results.visits[node]! >= VEIL_FROM && simulator.random.below(2) === 0) {
          veiled = depth;
          veil(simulator, this.#side);
        }
      }
      const chance = results.visits[node] === 0 ? 0.5 : results.mean[node]!;
      results = own && veiled > 0 ? tree.veiled : tree.known;
      node = this.#select(node, chance, results);
      this.#path[depth] = node;
      this.#along[depth++] = results;
      simulator.play(tree.action[node]!);
    }
    const value = chanceOfBlue(simulator);
    if (veiled === 0) tree.known.add(this.root, value);
    for (let i = veiled; i < depth; i++) this.#along[i]!.add(this.#path[i]!, value);
  }

  /** Whether an iteration goes on below a node: not if it is new, nor if there is no room for children. */
  #mayPass(node: number, { visits }: Results): boolean {
    return visits[node] !== 0 && (this.tree.size < MOST_NODES || this.tree.first[node] !== NONE);
  }

  /** The child of the root to choose: that with the best results, those of few visits being distrusted. */
  best(): number {
    const { first, next, action } = this.tree;
    const { visits } = this.tree.known;
    const { caution } = this.#options;
    let best = NONE;
    let most = -Infinity;
    for (let node = first[this.root]!; node !== NONE; node = next[node]!) {
      if (visits[node] === 0) continue;
      const worth = this.winOf(node) - caution / Math.sqrt(visits[node]!);
      if (worth < most || (worth === most && action[node]! > action[best]!)) continue;
      best = node;
      most = worth;
    }
    return best;
  }

  /** The mean chance to win of a node that was tried, for the player who searches. */
  winOf(node: number): number {
    const mean = this.tree.known.mean[node]!;
    return this.#side === 0 ? mean : 1 - mean;
  }

  /**
   * The child to look at: the best by results so far and by how much there is to learn, of those legal now. `chance` is
   * blue's to win from the parent.
   */
  #select(parent: number, chance: number, results: Results): number {
    const n = this.#offered(parent);
    const { visits, offers, mean } = results;
    const { weight } = this.tree;
    const offer = this.#offer;
    const blue = this.#simulator.position.side === 0;
    let weights = 0;
    for (let i = 0; i < n; i++) weights += weight[offer[i]!]!;
    const scale = this.#options.exploration / weights;
    const untried = (blue ? chance : 1 - chance) - this.#options.doubt;
    let best = NONE;
    let most = -Infinity;
    for (let i = 0; i < n; i++) {
      const child = offer[i]!;
      const tried = visits[child]!;
      const offered = ++offers[child]!;
      let worth = untried;
      if (tried > 0) worth = blue ? mean[child]! : 1 - mean[child]!;
      worth += (scale * weight[child]! * Math.sqrt(offered)) / (1 + tried);
      if (worth > most) {
        most = worth;
        best = child;
      }
    }
    return best;
  }

  /** Collects the children whose action is legal now, making those that are missing; says how many. */
  #offered(parent: number): number {
    const { tree } = this;
    const p = this.#simulator.position;
    const ids = this.#ids;
    const n = this.#simulator.legal(ids);
    const marks = this.#marksFor(idCount(p.board));
    const legal = (this.#serial += 2);
    for (let i = 0; i < n; i++) marks[ids[i]!] = legal;
    let found = 0;
    for (let child = tree.first[parent]!; child !== NONE; child = tree.next[child]!) {
      const action = tree.action[child]!;
      if (marks[action] !== legal) continue;
      marks[action] = legal + 1;
      this.#offer[found++] = child;
    }
    if (found === n || (found > 0 && tree.size >= MOST_NODES)) return found;
    appeals(p, ids, n, this.#scores);
    for (let i = 0; i < n; i++) {
      if (marks[ids[i]!] !== legal) continue;
      const score = this.#scores[i]!;
      this.#offer[found++] = tree.add(
        parent,
        ids[i]!,
        score === WINNING ? WINNING_WEIGHT : Math.exp(score * this.#options.trust),
      );
    }
    return n;
  }

  #marksFor(count: number): Int32Array {
    if (this.#marks.length < count || this.#serial > 1e9) {
      this.#marks = new Int32Array(Math.max(count, this.#marks.length));
      this.#serial = 0;
    }
    return this.#marks;
  }
}
