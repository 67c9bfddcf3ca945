/**
 * Battlefields of one's own: the check that one makes sense. Rules §1, §4.6, §6, §9.
 *
 * @module
 */

import { SIDES } from '../core/codes.js';
import { shown, ToyBattleError } from '../errors.js';
import { deepFreeze } from '../freeze.js';
import { boundedFaces, orientation } from './faces.js';
import { BATTLEFIELD_IDS } from './index.js';
import {
  type BattlefieldData,
  LONGEST_NAME,
  MOST_MEDALS,
  MOST_REGIONS,
  MOST_SLOTS,
  type SlotData,
  TRIGGERS,
} from './types.js';

type Path = BattlefieldData['paths'][number];
/** Checks a value and copies it; in a list, `i` is its index. */
type Read = (value: unknown, at: string, i: number) => unknown;

const LIMIT = 'strengthLimit';
const BAD = 'bad-value';
const accepted = /* @__PURE__ */ new WeakSet<object>();

/**
 * Checks a battlefield and returns a deeply frozen copy of it, with each region's bases in ascending order. A battlefield that it returned before it returns as it is. Rules §9.
 *
 * Beyond what {@link BattlefieldData} says:
 *
 * - at most 30 slots and 30 regions, each `id` its index; an HQ of each side;
 * - `id`, `name` and `zh` of 1 to 100 characters; coordinates from -10000 to 10000; 1 to 99 medals in a region;
 * - strengths in ascending order, and only with `strengthLimit`;
 * - paths meet in slots only; paths that run over bases link every slot to an HQ;
 * - a region's bases are exactly those on the rim of one face, an area that paths enclose (a dead end that points into
 *   it is on its rim, what lies inside it unlinked is not). No two regions share a face;
 * - the objective is at most the sum of all medals.
 *
 * @throws {@link ToyBattleError} `bad-battlefield`, its data `{ problem, at, expected, found }`: a stable word, where (such
 * as `slots[2].special`), what may stand there, in words or as a list (empty: nothing), and what does, in words. The
 * problems: `bad-value`, `too-many`, `unknown-slot`, `printed-id`, `no-hq`, `special-on-hq`, `duplicate-path`,
 * `crossing-paths` (paths that cross, or one on a slot), `cut-off`, `not-a-face` (expects the faces nearby that are still
 * free, as lists of bases), `unreachable-objective`.
 */
export function defineBattlefield(data: BattlefieldData): BattlefieldData {
  if (accepted.has(data)) return data;
  const board = readBoard(data);
  const { id, objective, slots, regions } = board;
  check(!(BATTLEFIELD_IDS as readonly string[]).includes(id), 'printed-id', 'id', id);
  for (const side of SIDES) {
    const hq = slots.find((slot) => slot.hq === side);
    check(hq, 'no-hq', 'slots', hq, side);
  }
  slots.forEach(checkSpecial);
  checkPaths(board);
  checkReach(board);
  checkRegions(board);
  const total = regions.reduce((sum, { medals }) => sum + medals, 0);
  check(objective <= total, 'unreachable-objective', 'objective', objective, `1 to ${total}`);
  accepted.add(deepFreeze(board));
  return board;
}

function readBoard(data: BattlefieldData): BattlefieldData {
  const text = leaf(
    (value) => typeof value === 'string' && value && value.length <= LONGEST_NAME,
    `1 to ${LONGEST_NAME} characters`,
  );
  const index = leaf((value, i) => value === i, 'its index');
  // By now the slots are known to be a list.
  const end: Read = (value, at, i) => number(0, data.slots.length - 1, 'unknown-slot')(value, at, i);
  const coordinate = number(-1e4, 1e4, BAD, Number.isFinite);
  const point = { x: coordinate, y: coordinate };
  const kind = oneOf([...TRIGGERS, 'noTroopEffect', LIMIT]);
  const special = fields({ kind, strengths: optional(list(1, 7, number(1, 7))) });
  const slot = fields({ id: index, hq: optional(oneOf([...SIDES])), ...point, special: optional(special) });
  const region = fields({ id: index, bases: list(1, MOST_SLOTS, end), medals: number(1, MOST_MEDALS), ...point });
  const board = fields({
    id: text,
    name: optional(text),
    zh: optional(text),
    objective: number(1, MOST_REGIONS * MOST_MEDALS),
    slots: list(2, MOST_SLOTS, slot),
    paths: list(1, (MOST_SLOTS * (MOST_SLOTS - 1)) / 2, list(2, 2, end)),
    regions: list(1, MOST_REGIONS, region),
  });
  return board(data, '', 0) as BattlefieldData;
}

function checkSpecial({ id, hq, special }: SlotData): void {
  if (!special) return;
  const at = `slots[${id}].special`;
  const { kind, strengths } = special as { kind: string; strengths?: number[] };
  const limit = kind === LIMIT;
  check(limit || !hq, 'special-on-hq', at, kind, LIMIT);
  const ascend = !strengths?.some((strength, i) => strength <= strengths[i - 1]!);
  check(limit === !!strengths && ascend, BAD, `${at}.strengths`, `${strengths}`, `ascending for ${LIMIT}`);
}

function checkPaths({ slots, paths }: BattlefieldData): void {
  const ends = (path: Path) => path.map((id) => slots[id]) as [SlotData, SlotData];
  paths.forEach((path, i) => {
    const at = `paths[${i}]`;
    const [a, b] = ends(path);
    check(a.x !== b.x || a.y !== b.y, BAD, at, `${path}`);
    for (const s of slots) {
      const between = (a.x - s.x) * (b.x - s.x) + (a.y - s.y) * (b.y - s.y) <= 0;
      check(path.includes(s.id) || orientation(a, b, s) || !between, 'crossing-paths', at, `slots[${s.id}]`);
    }
    paths.slice(0, i).forEach((other, n) => {
      const [c, d] = ends(other);
      const found = `paths[${n}]`;
      check(!path.every((end) => other.includes(end)), 'duplicate-path', at, found);
      // No slot lies on a path, so two that share an end, or point at each other, have a zero among these.
      const crosses =
        orientation(a, b, c) * orientation(a, b, d) < 0 && orientation(c, d, a) * orientation(c, d, b) < 0;
      check(!crosses, 'crossing-paths', at, found);
    });
  });
}

/** Connection runs from HQs over bases (rules §4.4): a slot that none can reach is a mistake. */
function checkReach({ slots, paths }: BattlefieldData): void {
  const linked = new Set<number>();
  for (const _ of slots) {
    for (const path of paths) {
      for (const from of path) if (slots[from]!.hq || linked.has(from)) linked.add(path[0] + path[1] - from);
    }
  }
  for (const { id } of slots) check(linked.has(id), 'cut-off', `slots[${id}]`, id);
}

function checkRegions(board: BattlefieldData): void {
  const free = boundedFaces(board);
  for (const { id, bases } of board.regions) {
    (bases as number[]).sort((a, b) => a - b);
    const face = free.findIndex((it) => `${it}` === `${bases}`);
    const near = free.filter((it) => it.some((base) => bases.includes(base)));
    check(face >= 0, 'not-a-face', `regions[${id}].bases`, `${bases}`, near);
    free.splice(face, 1);
  }
}

function check(ok: unknown, problem: string, at: string, value: unknown, expected: unknown = []): void {
  if (ok) return;
  const found = shown(value);
  const right = [expected].flat().join(' or ') || 'none';
  const message = `bad-battlefield: ${problem} at ${at}: expected ${right}, found ${found}`;
  throw new ToyBattleError('bad-battlefield', message, { problem, at, expected, found });
}

function fields(table: Readonly<Record<string, Read>>): Read {
  return (value, at, i) => {
    const result: Record<string, unknown> = {};
    const known = Object.keys(table);
    const strange = Object.keys(Object(value) === value ? (value as object) : {}).find((key) => !known.includes(key));
    check(strange === undefined, BAD, at, strange, known);
    for (const key of known) {
      const field = table[key]!((value as Record<string, unknown> | undefined)?.[key], at + (at && '.') + key, i);
      if (field !== undefined) result[key] = field;
    }
    return result;
  };
}

function list(min: number, max: number, read: Read): Read {
  return (value, at) => {
    const length = Array.isArray(value) ? value.length : -1;
    const problem = length > max ? 'too-many' : BAD;
    check(length >= min && length <= max, problem, at, length < 0 ? value : length, `a list of ${min} to ${max}`);
    // By index, so that a hole is an entry like any other.
    return Array.from({ length }, (_, i) => read((value as unknown[])[i], `${at}[${i}]`, i));
  };
}

function optional(read: Read): Read {
  return (value, at, i) => (value === undefined ? value : read(value, at, i));
}

function number(
  min: number,
  max: number,
  problem?: string,
  isKind: (value: unknown) => boolean = Number.isInteger,
): Read {
  return leaf(
    (value) => isKind(value) && (value as number) >= min && (value as number) <= max,
    `${min} to ${max}`,
    problem,
  );
}

function oneOf(options: readonly unknown[]): Read {
  return leaf((value) => options.includes(value), options);
}

function leaf(fits: (value: unknown, i: number) => unknown, expected: unknown, problem = BAD): Read {
  return (value, at, i) => {
    check(fits(value, i), problem, at, value, expected);
    return value || 0; // JSON does not keep -0
  };
}
