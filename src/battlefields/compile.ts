/**
 * From a battlefield's data to the masks that the core plays on. The mode is settled here: without special bases the
 * masks know no special slot (rules §2.4), and the core never asks.
 *
 * @module
 */
import { Decide, KIND_COUNT, Kind, SIDES } from '../core/codes.js';
import { type BattlefieldData, type SlotData, TRIGGERS } from './types.js';

/** A battlefield as masks (one bit a slot or region) and tables. Never changes once it is compiled. */
export interface Board {
  /** How many slots it has. */
  readonly slots: number;
  /** Every slot that is no HQ. */
  readonly bases: number;
  /** By side: its HQs. */
  readonly hqs: Int32Array;
  /** By side: what is adjacent to its HQs. */
  readonly doorsteps: Int32Array;
  /** By slot: what is adjacent to it. */
  readonly neighbours: Int32Array;
  /** By kind: the slots whose strength limit lets it in. */
  readonly admits: Int32Array;
  /** The bases of kind `noTroopEffect`. */
  readonly muted: number;
  /** By slot: the decision that it triggers, 0 for none. */
  readonly triggers: Int8Array;
  /** By region: the bases around it. */
  readonly regionBases: Int32Array;
  /** By region: its printed medals. */
  readonly regionMedals: Uint8Array;
  /** By slot: the regions it lies on. */
  readonly regionsAt: Int32Array;
  /** Medals that win. */
  readonly objective: number;
  /** By move: where from and where to, over every path between bases in both directions, ascending. */
  readonly moveFrom: Int8Array;
  readonly moveTo: Int8Array;
  /** By `from * slots + to`: the move, -1 where there is none. */
  readonly moveAt: Int16Array;
}

/** Compiles data that {@link defineBattlefield} accepts. */
export function compileBattlefield(data: BattlefieldData, specialBases: boolean): Board {
  const slots = data.slots.length;
  const regions = data.regions.length;
  const hqs = new Int32Array(2);
  const doorsteps = new Int32Array(2);
  const neighbours = new Int32Array(slots);
  const admits = new Int32Array(KIND_COUNT);
  const triggers = new Int8Array(slots);
  const regionBases = new Int32Array(regions);
  const regionMedals = new Uint8Array(regions);
  const regionsAt = new Int32Array(slots);
  const moveFrom: number[] = [];
  const moveTo: number[] = [];
  const moveAt = new Int16Array(slots * slots).fill(-1);
  let bases = 0;
  let muted = 0;

  for (const [a, b] of data.paths) {
    neighbours[a]! |= 1 << b;
    neighbours[b]! |= 1 << a;
  }
  for (const { id, hq, special } of data.slots) {
    if (hq === undefined) bases |= 1 << id;
    else {
      const side = SIDES.indexOf(hq);
      hqs[side]! |= 1 << id;
      doorsteps[side]! |= neighbours[id]!;
    }
    const active = specialBases ? special : undefined;
    for (let kind = 0; kind < KIND_COUNT; kind++) if (letsIn(active, kind)) admits[kind]! |= 1 << id;
    if (active?.kind === 'noTroopEffect') muted |= 1 << id;
    const trigger = TRIGGERS.findIndex((kind) => kind === active?.kind);
    if (trigger >= 0) triggers[id] = Decide.Recall + trigger;
  }
  for (const region of data.regions) {
    regionMedals[region.id] = region.medals;
    for (const base of region.bases) {
      regionBases[region.id]! |= 1 << base;
      regionsAt[base]! |= 1 << region.id;
    }
  }
  for (let from = 0; from < slots; from++) {
    for (let to = 0; to < slots; to++) {
      if (((neighbours[from]! >>> to) & (bases >>> to) & (bases >>> from) & 1) === 0) continue;
      moveAt[from * slots + to] = moveFrom.length;
      moveFrom.push(from);
      moveTo.push(to);
    }
  }
  return {
    slots,
    bases,
    hqs,
    doorsteps,
    neighbours,
    admits,
    muted,
    triggers,
    regionBases,
    regionMedals,
    regionsAt,
    objective: data.objective,
    moveFrom: Int8Array.from(moveFrom),
    moveTo: Int8Array.from(moveTo),
    moveAt,
  };
}

/** Rules §4.6: a limit names the strengths it lets in, and Kwak may always pass. */
function letsIn(special: SlotData['special'], kind: number): boolean {
  return special?.kind !== 'strengthLimit' || kind === Kind.Kwak || special.strengths.includes(kind);
}
