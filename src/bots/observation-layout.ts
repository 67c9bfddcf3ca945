/**
 * Where each number of an observation stands.
 *
 * @module
 */
import type { DecisionKind } from '../actions.js';
import type { BattlefieldData } from '../battlefields/types.js';
import { DECISIONS, KIND_COUNT } from '../core/codes.js';
import { deepFreeze } from '../freeze.js';
import { battlefieldOf } from '../load.js';
import { type OnBattlefield, playedOn } from './ids.js';

/** Decisions by the number of their plane: the turn, the troops by strength, the special bases as in the rules. */
export const OBSERVED_DECISIONS: readonly DecisionKind[] = /* @__PURE__ */ (() => [...new Set(DECISIONS)])();

/** Kinds of special slot by the number of their plane. A strength limit has planes of its own. */
export const OBSERVED_SPECIALS = ['recall', 'draw', 'displace', 'recover', 'freeze', 'noTroopEffect'] as const;

/** How many strengths a limit can name. */
export const STRENGTHS = 7;

/** How many placements of a turn can wait for their special base. Rules §5.4. */
export const LONGEST_QUEUE = 4;

/** How many planes each field has, and what a plane has a number for. In the order in which they stand. */
const PLANES = {
  ownTop: [KIND_COUNT, 'slots'],
  enemyTop: [KIND_COUNT, 'slots'],
  ownBelow: [KIND_COUNT, 'slots'],
  enemyBelow: [KIND_COUNT, 'slots'],
  depth: [1, 'slots'],
  special: [OBSERVED_SPECIALS.length, 'slots'],
  limit: [STRENGTHS, 'slots'],
  ownHq: [1, 'slots'],
  enemyHq: [1, 'slots'],
  asking: [1, 'slots'],
  queue: [LONGEST_QUEUE, 'slots'],
  regions: [1, 'regions'],
  ownRack: [KIND_COUNT, 'board'],
  ownFrozen: [KIND_COUNT, 'board'],
  rackSize: [2, 'board'],
  frozenSize: [2, 'board'],
  reserveSize: [2, 'board'],
  ownDiscard: [KIND_COUNT, 'board'],
  enemyDiscard: [KIND_COUNT, 'board'],
  ownUnseen: [KIND_COUNT, 'board'],
  enemyUnseen: [KIND_COUNT, 'board'],
  decision: [OBSERVED_DECISIONS.length, 'board'],
  decides: [3, 'board'],
  medals: [2, 'board'],
  objective: [1, 'board'],
  specialBases: [1, 'board'],
  result: [2, 'board'],
  reason: [3, 'board'],
  spectator: [1, 'board'],
  unturned: [1, 'board'],
} as const;

/** A field of an observation. */
export type ObservationField = keyof typeof PLANES;

/** Where a field stands: its plane `i` has its number for `j` (a slot, a region, or 0) at `offset + i * width + j`. */
export interface FieldLayout {
  readonly offset: number;
  readonly planes: number;
  /** How many numbers a plane has: one a slot, one a region, or one. */
  readonly width: number;
}

/** Where everything stands in the observations of a battlefield, and how many numbers they have. */
export type ObservationLayout = { readonly [F in ObservationField]: FieldLayout } & { readonly size: number };

/** By battlefield; data that is frozen for good. */
const layouts = /* @__PURE__ */ new WeakMap<BattlefieldData, ObservationLayout>();

/**
 * Where each field of an observation stands, for n slots and r regions. The fields follow each other without gaps in
 * this order. *Own* is the viewer, *enemy* the other side; for a spectator own is blue. Slots and regions stand where
 * {@link orientation} puts them. Kinds stand in the order of `TROOP_KINDS`. All numbers are from 0 to 1 but where a
 * range is given.
 *
 * | field | planes × width | number |
 * | --- | --- | --- |
 * | `ownTop` | 8 × n | by kind: 1 where an own tile of the kind lies visible |
 * | `enemyTop` | 8 × n | by kind: 1 where an enemy tile of the kind lies visible |
 * | `ownBelow` | 8 × n | by kind: 1 where an own tile of the kind lies right below the visible one |
 * | `enemyBelow` | 8 × n | by kind: 1 where an enemy tile of the kind lies right below the visible one |
 * | `depth` | 1 × n | tiles on the slot / 8; above 1 on a higher stack |
 * | `special` | 6 × n | by kind of special slot ({@link OBSERVED_SPECIALS}): 1 where one is; 0 in the first-game mode |
 * | `limit` | 7 × n | by strength: 1 where a strength limit lets it in; 0 on slots without a limit and in the first-game mode |
 * | `ownHq` | 1 × n | 1 on own HQs |
 * | `enemyHq` | 1 × n | 1 on enemy HQs |
 * | `asking` | 1 × n | 1 on the slot whose tile or base asks for the decision |
 * | `queue` | 4 × n | plane i, where the placement lies that is the i-th to wait for its special base: 1 if its tile lies visible, ½ if it is covered now |
 * | `regions` | 1 × r | medals left there / medals printed there |
 * | `ownRack` | 8 × 1 | by kind: tiles on the own rack, frozen ones included / 3; 0 for a spectator |
 * | `ownFrozen` | 8 × 1 | by kind: frozen tiles of the own rack / 3; 0 for a spectator |
 * | `rackSize` | 2 × 1 | own, enemy: tiles on the rack / 8 |
 * | `frozenSize` | 2 × 1 | own, enemy: frozen tiles / 8 |
 * | `reserveSize` | 2 × 1 | own, enemy: tiles in the reserve / 20 |
 * | `ownDiscard` | 8 × 1 | by kind: tiles in the own discard / 3 |
 * | `enemyDiscard` | 8 × 1 | by kind: tiles in the enemy's discard / 3 |
 * | `ownUnseen` | 8 × 1 | by kind: own tiles that the viewer can't see / 3 |
 * | `enemyUnseen` | 8 × 1 | by kind: enemy tiles that the viewer can't see / 3 |
 * | `decision` | 11 × 1 | 1 for what is decided ({@link OBSERVED_DECISIONS}); all 0 when the game is over |
 * | `decides` | 3 × 1 | 1 for who decides: own side, enemy, nobody |
 * | `medals` | 2 × 1 | own, enemy: medals won / objective; above 1 for a winner who got more |
 * | `objective` | 1 × 1 | objective / 10; above 1 on a battlefield with a higher one |
 * | `specialBases` | 1 × 1 | 1 in the normal game, 0 in the first-game mode |
 * | `result` | 2 × 1 | 1 for the winner: own side, enemy; both 0 while the game goes on |
 * | `reason` | 3 × 1 | 1 for how it ended: `hq`, `medals`, `stuck` |
 * | `spectator` | 1 × 1 | 1 if the viewer is a spectator, who sees neither rack |
 * | `unturned` | 1 × 1 | 1 for Red on a battlefield that does not look the same to both sides and so is not turned round |
 *
 * The turn's number is left out: no rule depends on it.
 *
 * @throws `ToyBattleError` `unknown-battlefield` or `bad-battlefield`.
 */
export function observationLayout(battlefield: OnBattlefield): ObservationLayout {
  const data = battlefieldOf(playedOn(battlefield));
  let layout = layouts.get(data);
  if (layout === undefined) layouts.set(data, (layout = layoutOf(data)));
  return layout;
}

/**
 * How many numbers the observations of a battlefield have.
 *
 * @throws `ToyBattleError` `unknown-battlefield` or `bad-battlefield`.
 */
export function observationSize(battlefield: OnBattlefield): number {
  return observationLayout(battlefield).size;
}

function layoutOf({ slots, regions }: BattlefieldData): ObservationLayout {
  const widths = { slots: slots.length, regions: regions.length, board: 1 };
  let size = 0;
  const fields = Object.entries(PLANES).map(([field, [planes, per]]) => {
    const place: FieldLayout = { offset: size, planes, width: widths[per] };
    size += planes * place.width;
    return [field, place] as const;
  });
  return deepFreeze({ ...(Object.fromEntries(fields) as { [F in ObservationField]: FieldLayout }), size });
}
