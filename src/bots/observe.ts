/**
 * A view as numbers, for whatever learns.
 *
 * @module
 */
import type { Side, SlotData } from '../battlefields/types.js';
import { KIND_COUNT, REASONS } from '../core/codes.js';
import { TILES_IN_PLAY } from '../core/position.js';
import { ensure } from '../errors.js';
import { battlefieldOf } from '../load.js';
import { kindCode } from '../names.js';
import type { Tile } from '../state.js';
import { RACK_LIMIT, TILES_PER_KIND, type TroopKind } from '../troops.js';
import type { GameView } from '../view.js';
import {
  OBSERVED_DECISIONS,
  OBSERVED_SPECIALS,
  type ObservationField,
  observationLayout,
  STRENGTHS,
} from './observation-layout.js';
import { orientation } from './orientation.js';
import { expectView, unseenTiles } from './unseen.js';

/** Sets one number of a field. */
type Put = (field: ObservationField, plane: number, index: number, value: number) => void;

/**
 * A view as a row of numbers, always as many for a battlefield; {@link observationLayout} says what stands where. The
 * viewer's side of the board is always the same one where the board allows it ({@link orientation}), and own tiles and
 * enemy tiles have planes of their own, so that a network that plays one colour plays both: if a position is turned
 * round and its colours exchanged, then Red's observation of the one is Blue's of the other. A spectator's observation
 * is as seen from Blue, with both racks unknown.
 *
 * @param out - where to write, which is also what is returned; a new array if left out.
 * @throws `ToyBattleError` `not-a-view`, `not-a-game`; `bad-length` unless `out` is a `Float32Array` of
 * {@link observationSize} numbers; `unknown-battlefield` or `bad-battlefield`.
 */
export function observe(view: GameView, out?: Float32Array): Float32Array {
  expectView(view);
  const layout = observationLayout(view.battlefield);
  const { size } = layout;
  const row = out === undefined ? new Float32Array(size) : out;
  const found = row instanceof Float32Array ? row.length : null;
  ensure(found === size, 'bad-length', `expected a Float32Array of ${size} numbers`, { expected: size, found });
  row.fill(0);
  const put: Put = (field, plane, index, value) => {
    const { offset, width } = layout[field];
    row[offset + plane * width + index] = value;
  };
  putSlots(view, put);
  putSides(view, put);
  putGame(view, put);
  return row;
}

function putSlots(view: GameView, put: Put): void {
  const { slots, regions } = battlefieldOf(view);
  const places = orientation(view);
  const own = ownSide(view);
  const putTile = (tile: Tile | undefined, ownField: ObservationField, enemyField: ObservationField, at: number) => {
    if (tile !== undefined) put(tile.side === own ? ownField : enemyField, kindCode(tile.kind), at, 1);
  };
  slots.forEach(({ id, hq, special }) => {
    const at = places.slots[id]!;
    const stack = view.stacks[id]!;
    putTile(stack.at(-1), 'ownTop', 'enemyTop', at);
    putTile(stack.at(-2), 'ownBelow', 'enemyBelow', at);
    put('depth', 0, at, stack.length / 8);
    if (hq !== undefined) put(hq === own ? 'ownHq' : 'enemyHq', 0, at, 1);
    if (special !== undefined && view.specialBases) putSpecial(special, put, at);
  });
  if (view.decision !== null && view.decision.kind !== 'turn') put('asking', 0, places.slots[view.decision.slot]!, 1);
  view.placed.forEach(({ slot, height }, i) => {
    put('queue', i, places.slots[slot]!, view.stacks[slot]!.length === height ? 1 : 0.5);
  });
  regions.forEach(({ id, medals }) => put('regions', 0, places.regions[id]!, view.regions[id]! / medals));
}

function putSpecial(special: NonNullable<SlotData['special']>, put: Put, at: number): void {
  if (special.kind !== 'strengthLimit') put('special', OBSERVED_SPECIALS.indexOf(special.kind), at, 1);
  else for (let i = 0; i < STRENGTHS; i++) put('limit', i, at, special.strengths.includes(i + 1) ? 1 : 0);
}

function putSides(view: GameView, put: Put): void {
  const own = ownSide(view);
  const enemy: Side = own === 'blue' ? 'red' : 'blue';
  const putTiles = (field: ObservationField, tiles: readonly TroopKind[]) => {
    const counts = new Array<number>(KIND_COUNT).fill(0);
    for (const kind of tiles) counts[kindCode(kind)]!++;
    putCounts(field, counts);
  };
  const putCounts = (field: ObservationField, counts: readonly number[]) => {
    counts.forEach((n, kind) => put(field, kind, 0, n / TILES_PER_KIND));
  };
  putTiles('ownRack', view.rack[own].tiles ?? []);
  putTiles('ownFrozen', view.frozen[own].tiles ?? []);
  putTiles('ownDiscard', view.discard[own]);
  putTiles('enemyDiscard', view.discard[enemy]);
  putCounts('ownUnseen', unseenTiles(view, own));
  putCounts('enemyUnseen', unseenTiles(view, enemy));
  const { objective } = battlefieldOf(view);
  [own, enemy].forEach((side, i) => {
    put('rackSize', i, 0, view.rack[side].size / RACK_LIMIT);
    put('frozenSize', i, 0, view.frozen[side].size / RACK_LIMIT);
    put('reserveSize', i, 0, view.reserve[side] / TILES_IN_PLAY);
    put('medals', i, 0, view.medals[side] / objective);
  });
}

function putGame(view: GameView, put: Put): void {
  const { viewer, decision, result } = view;
  const own = ownSide(view);
  if (decision === null) put('decides', 2, 0, 1);
  else {
    put('decision', OBSERVED_DECISIONS.indexOf(decision.kind), 0, 1);
    put('decides', decision.side === own ? 0 : 1, 0, 1);
  }
  if (result !== null) {
    put('result', result.winner === own ? 0 : 1, 0, 1);
    put('reason', REASONS.indexOf(result.reason), 0, 1);
  }
  put('objective', 0, 0, battlefieldOf(view).objective / 10);
  put('specialBases', 0, 0, view.specialBases ? 1 : 0);
  put('spectator', 0, 0, viewer === 'spectator' ? 1 : 0);
  put('unturned', 0, 0, viewer === 'red' && !orientation(view).turned ? 1 : 0);
}

function ownSide({ viewer }: GameView): Side {
  return viewer === 'red' ? 'red' : 'blue';
}
