/**
 * The first look at data that anybody may have made: is it plain JSON at all?
 *
 * @module
 */

/** Where data is wrong, and how. */
export interface DataIssue {
  /** The way to the value, as in `rack.blue[3]`; empty for the whole. */
  readonly at: string;
  /** What is wrong with it and what would be right: an English half-sentence about the value. */
  readonly problem: string;
}

/** What {@link copyPlain} throws; it does not leave `toy-battle/schema`. */
export class NotPlain extends Error {
  constructor(readonly issue: DataIssue) {
    super();
  }
}

/** The deepest value that any format of this library holds lies eight levels down. */
const MAX_DEPTH = 12;

/** The longest list that is read: actions or events of a game that goes on and on. */
export const MAX_LIST = 100_000;

/** The most values that are read at all; a record of {@link MAX_LIST} steps has fewer. */
const MAX_VALUES = 1_000_000;

/** The way to a value from the keys that lead to it. */
export function pathText(path: readonly PropertyKey[]): string {
  let text = '';
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (/^\w{1,40}$/.test(String(key))) text += text === '' ? String(key) : `.${String(key)}`;
    else text += `[${quote(String(key))}]`;
  }
  return text;
}

/** A text in quotes, cut so that a hostile one does not flood a message. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

/**
 * A copy of JSON data that shares nothing with the input: objects with the ordinary prototype, dense lists, finite
 * numbers, `0` for `-0`. Nothing of the input is run: no getter is called.
 *
 * @throws {@link NotPlain} for everything else, however it was built.
 */
export function copyPlain(input: unknown): unknown {
  const path: PropertyKey[] = [];
  const above: object[] = [];
  let values = 0;

  const refuse = (problem: string): never => {
    throw new NotPlain({ at: pathText(path), problem });
  };

  const entry = (owner: object, key: string | number): unknown => {
    path.push(key);
    const property = Reflect.getOwnPropertyDescriptor(owner, key);
    if (property === undefined) return refuse('is a hole in a list');
    if (!property.enumerable || !('value' in property)) return refuse('is computed or hidden, not plain data');
    const value = copy(property.value);
    path.pop();
    return value;
  };

  const copyList = (list: object): unknown[] => {
    const length = Reflect.getOwnPropertyDescriptor(list, 'length')?.value as number;
    if (length > MAX_LIST) refuse(`is a list of ${length} entries, at most ${MAX_LIST} are read`);
    const copies: unknown[] = [];
    for (let i = 0; i < length; i++) copies.push(entry(list, i));
    if (Reflect.ownKeys(list).length !== copies.length + 1) refuse('is a list with keys of its own');
    return copies;
  };

  const copyObject = (object: object): Record<string, unknown> => {
    const copies: Record<string, unknown> = {};
    for (const key of Reflect.ownKeys(object)) {
      if (typeof key === 'symbol') return refuse('has a symbol for a key');
      if (key === '__proto__') return refuse('has the unknown key "__proto__"');
      copies[key] = entry(object, key);
    }
    return copies;
  };

  const copy = (value: unknown): unknown => {
    if (++values > MAX_VALUES) refuse('is too large');
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number')
      return Number.isFinite(value) ? value + 0 : refuse(`is ${value}, which JSON has not`);
    if (typeof value !== 'object') return refuse(`is ${aTypeof(value)}, which JSON has not`);
    if (above.includes(value)) refuse('contains itself');
    if (above.length === MAX_DEPTH) refuse('is nested too deeply');
    const list = Array.isArray(value);
    if (prototypes(value) > (list ? 2 : 1)) refuse('is an instance of a class, not plain data');
    above.push(value);
    const copied = list ? copyList(value) : copyObject(value);
    above.pop();
    return copied;
  };

  try {
    return copy(input);
  } catch (error) {
    // A proxy may throw anything from anywhere.
    if (error instanceof NotPlain) throw error;
    throw new NotPlain({ at: pathText(path), problem: 'cannot be read' });
  }
}

/** How many prototypes stand behind an object; plain ones have one, or none, in whatever realm they were made. */
function prototypes(value: object): number {
  let count = 0;
  for (let next = Object.getPrototypeOf(value); next !== null && count < 3; next = Object.getPrototypeOf(next)) count++;
  return count;
}

function aTypeof(value: unknown): string {
  return value === undefined ? 'undefined' : `a ${typeof value}`;
}
