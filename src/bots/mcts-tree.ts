/**
 * The tree of a search: nodes in rows of typed arrays that grow and are used again, never freed.
 *
 * @module
 */

/** No node. */
export const NONE = -1;

/** What came of going through nodes, by node. */
export class Results {
  /** How often the search went through a node. */
  visits = new Int32Array(FIRST_ROOM);
  /** How often it could have: how often the action was legal when its parent was visited. */
  offers = new Int32Array(FIRST_ROOM);
  /** Mean of blue's chances to win; see {@link add}. */
  mean = new Float64Array(FIRST_ROOM);

  /**
   * Counts a visit. Each counts as much as its number, the second twice as much as the first: what a search found
   * later is better, for by then it had found better answers farther down.
   */
  add(node: number, chance: number): void {
    const visits = ++this.visits[node]!;
    this.mean[node]! += ((chance - this.mean[node]!) * 2) / (visits + 1);
  }

  /** @internal */
  reset(node: number): void {
    this.visits[node] = 0;
    this.offers[node] = 0;
    this.mean[node] = 0;
  }

  /** @internal */
  grow(room: number): void {
    this.visits = larger(this.visits, new Int32Array(room));
    this.offers = larger(this.offers, new Int32Array(room));
    this.mean = larger(this.mean, new Float64Array(room));
  }
}

/** Nodes, each an action in a context; node 0 is the first root and has none. */
export class Tree {
  /** The action that leads to a node. */
  action = new Int16Array(FIRST_ROOM);
  /** How often the action should be tried, up to a factor, before anything is known. */
  weight = new Float64Array(FIRST_ROOM);
  /** The first child of a node, and its next sibling, or `NONE`. */
  first = new Int32Array(FIRST_ROOM);
  next = new Int32Array(FIRST_ROOM);
  /** Of the searcher's actions with the rack that it has, and of all of the enemy's. */
  readonly known: Results = new Results();
  /** Of the searcher's actions with racks that it might have had. */
  readonly veiled: Results = new Results();
  /** How many nodes there are. */
  size = 0;

  constructor() {
    this.clear();
  }

  /** Leaves nothing but a root. */
  clear(): void {
    this.size = 0;
    this.#append(0, 1);
  }

  /** Adds a child to a node. */
  add(parent: number, action: number, weight: number): number {
    const node = this.#append(action, weight);
    this.next[node] = this.first[parent]!;
    this.first[parent] = node;
    return node;
  }

  #append(action: number, weight: number): number {
    const node = this.size++;
    if (node === this.action.length) this.#grow();
    this.action[node] = action;
    this.weight[node] = weight;
    this.first[node] = NONE;
    this.next[node] = NONE;
    this.known.reset(node);
    this.veiled.reset(node);
    return node;
  }

  #grow(): void {
    const room = 2 * this.action.length;
    this.action = larger(this.action, new Int16Array(room));
    this.weight = larger(this.weight, new Float64Array(room));
    this.first = larger(this.first, new Int32Array(room));
    this.next = larger(this.next, new Int32Array(room));
    this.known.grow(room);
    this.veiled.grow(room);
  }
}

const FIRST_ROOM = 1 << 12;

function larger<T extends Int16Array | Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
