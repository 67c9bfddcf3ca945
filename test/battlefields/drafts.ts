import { defineBattlefield } from '../../src/battlefields/define.js';
import { BATTLEFIELDS, type BattlefieldId } from '../../src/battlefields/index.js';
import type { BattlefieldData, Side } from '../../src/battlefields/types.js';
import { ToyBattleError } from '../../src/errors.js';

/** A battlefield that may hold anything anywhere. */
export interface Draft {
  id: unknown;
  name?: unknown;
  zh?: unknown;
  objective: unknown;
  slots: { id: unknown; hq?: unknown; x: unknown; y: unknown; special?: unknown }[];
  paths: unknown[];
  regions: { id: unknown; bases: unknown[]; medals: unknown; x: unknown; y: unknown }[];
}

/** A printed board as if from JSON, under an id that is free and with names. */
export function draftOf(id: BattlefieldId): Draft {
  return { ...JSON.parse(JSON.stringify(BATTLEFIELDS[id])), id: 'my-board', name: 'My board', zh: '我的战场' };
}

/** `defineBattlefield` for what has not got its type. */
export const define = (data: unknown): BattlefieldData => defineBattlefield(data as BattlefieldData);

/** The error of `defineBattlefield`, which must be one of its own. */
export function refusalOf(data: unknown): ToyBattleError {
  try {
    define(data);
  } catch (error) {
    if (error instanceof ToyBattleError && error.code === 'bad-battlefield') return error;
    throw error;
  }
  throw new Error('the battlefield was accepted');
}

/** A board with few words: slots as `[x, y]` or `[x, y, hq]`, regions as lists of bases with a medal each. */
export function sketch(slots: [number, number, Side?][], paths: [number, number][], regions: number[][]): Draft {
  return {
    id: 'my-board',
    objective: 1,
    slots: slots.map(([x, y, hq], id) => ({ id, ...(hq && { hq }), x, y })),
    paths,
    regions: regions.map((bases, id) => ({ id, bases, medals: 1, x: 0, y: 0 })),
  };
}
