/**
 * The eight printed battlefields. Rules §9.
 *
 * @module
 */

import { shown, ToyBattleError } from '../errors.js';
import { battlefield } from './battlefield.js';
import { caribbeanSea } from './caribbean-sea.js';
import { castleField } from './castle-field.js';
import { cityOfClouds } from './city-of-clouds.js';
import { cursedCemetery } from './cursed-cemetery.js';
import { stationMetalX } from './station-metal-x.js';
import { tropicalPool } from './tropical-pool.js';
import type { BattlefieldData } from './types.js';
import { volcanicJungle } from './volcanic-jungle.js';

/** The ids of the printed battlefields, in the order of the rules. Rules §9. */
export const BATTLEFIELD_IDS = /* @__PURE__ */ Object.freeze([
  'castle-field',
  'tropical-pool',
  'city-of-clouds',
  'volcanic-jungle',
  'cursed-cemetery',
  'caribbean-sea',
  'station-metal-x',
  'battlefield',
] as const);

/** The id of a printed battlefield. Rules §9. */
export type BattlefieldId = (typeof BATTLEFIELD_IDS)[number];

/** The printed battlefields by id. Plain data; rules §9. */
export const BATTLEFIELDS: { readonly [K in BattlefieldId]: BattlefieldData } = /* @__PURE__ */ Object.freeze({
  'castle-field': castleField,
  'tropical-pool': tropicalPool,
  'city-of-clouds': cityOfClouds,
  'volcanic-jungle': volcanicJungle,
  'cursed-cemetery': cursedCemetery,
  'caribbean-sea': caribbeanSea,
  'station-metal-x': stationMetalX,
  battlefield,
});

/**
 * A printed battlefield by its id.
 *
 * @throws `ToyBattleError` `unknown-battlefield`.
 */
export function printedBattlefield(id: unknown): BattlefieldData {
  if (Object.hasOwn(BATTLEFIELDS, id as string)) return BATTLEFIELDS[id as BattlefieldId];
  const known = BATTLEFIELD_IDS;
  const message = `a battlefield is one of ${known.join(', ')}, or data of your own, not ${shown(id)}`;
  throw new ToyBattleError('unknown-battlefield', message, { battlefield: shown(id), known });
}
