/**
 * The tree of a search: nodes in rows of typed arrays that grow and are used again, never freed.
 *
 * @module
 */

/** No node. */
export const NONE = -1;

/** Nodes, each an action in a context; node 0 is the first root and has none. */
export class Tree {
  /** The action that leads to a node. */
  action = new Int16Array(FIRST_ROOM);
  /** How often the search went through a node. */
  visits = new Int32Array(FIRST_ROOM);
  /** How often it could have: how often the action was legal when its parent was visited. */
  offers = new Int32Array(FIRST_ROOM);
  /** Sum of blue's chances to win over all visits. */
  total = new Float64Array(FIRST_ROOM);
  /** How often the action should be tried, up to a factor, before anything is known. */
  weight = new Float64Array(FIRST_ROOM);
  /** The first child of a node, and its next sibling, or `NONE`. */
  first = new Int32Array(FIRST_ROOM);
  next = new Int32Array(FIRST_ROOM);
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

  /** The child of a node for an action, or `NONE`. */
  child(parent: number, action: number): number {
    let node = this.first[parent]!;
    while (node !== NONE && this.action[node] !== action) node = this.next[node]!;
    return node;
  }

  #append(action: number, weight: number): number {
    const node = this.size++;
    if (node === this.action.length) this.#grow();
    this.action[node] = action;
    this.visits[node] = 0;
    this.offers[node] = 0;
    this.total[node] = 0;
    this.weight[node] = weight;
    this.first[node] = NONE;
    this.next[node] = NONE;
    return node;
  }

  #grow(): void {
    const room = 2 * this.action.length;
    this.action = larger(this.action, new Int16Array(room));
    this.visits = larger(this.visits, new Int32Array(room));
    this.offers = larger(this.offers, new Int32Array(room));
    this.total = larger(this.total, new Float64Array(room));
    this.weight = larger(this.weight, new Float64Array(room));
    this.first = larger(this.first, new Int32Array(room));
    this.next = larger(this.next, new Int32Array(room));
  }
}

const FIRST_ROOM = 1 << 12;

function larger<T extends Int16Array | Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
