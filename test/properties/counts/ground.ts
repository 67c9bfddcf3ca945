/** What the counts know of a position: derived from the data alone, so that no rule is counted by the code it tests. */
import {
  type BattlefieldData,
  battlefieldOf,
  type GameState,
  type Side,
  type SlotData,
  TROOPS,
  type TroopKind,
} from '../../../src/index.js';
import { topOf } from '../oracle.js';

export const otherSide = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** A battlefield, ready to be asked for neighbours. */
export interface Ground {
  readonly data: BattlefieldData;
  readonly neighbours: readonly (readonly number[])[];
  readonly hqs: { readonly blue: readonly number[]; readonly red: readonly number[] };
}

const grounds = new WeakMap<BattlefieldData, Ground>();

let last: { readonly of: GameState['battlefield']; readonly ground: Ground } | undefined;

export function groundOf(state: GameState): Ground {
  if (last?.of !== state.battlefield) last = { of: state.battlefield, ground: prepared(state) };
  return last.ground;
}

function prepared(state: GameState): Ground {
  const data = battlefieldOf(state);
  let ground = grounds.get(data);
  if (ground === undefined) {
    const hqs = (side: Side) => data.slots.filter(({ hq }) => hq === side).map(({ id }) => id);
    const neighbours = data.slots.map(({ id }) =>
      data.paths.filter((path) => path.includes(id)).map(([a, b]) => (a === id ? b : a)),
    );
    grounds.set(data, (ground = { data, neighbours, hqs: { blue: hqs('blue'), red: hqs('red') } }));
  }
  return ground;
}

/** What makes a slot special in the mode that is played. */
export function specialAt(state: GameState, slot: number): SlotData['special'] {
  return state.specialBases ? groundOf(state).data.slots[slot]!.special : undefined;
}

export const isMuted = (state: GameState, slot: number) => specialAt(state, slot)?.kind === 'noTroopEffect';
export const isHq = (state: GameState, slot: number) => groundOf(state).data.slots[slot]!.hq !== undefined;
export const holdsTop = (state: GameState, side: Side, slot: number) => topOf(state, slot)?.side === side;

/** How many bases of the side the shortest way to each slot runs over; `Infinity` where none leads there. */
export function distances(
  state: GameState,
  side: Side,
  own: (slot: number) => boolean = (slot) => holdsTop(state, side, slot),
  hqs = groundOf(state).hqs[side],
): number[] {
  const { neighbours } = groundOf(state);
  const far = neighbours.map(() => Number.POSITIVE_INFINITY);
  for (let edge = hqs, passed = 0; edge.length > 0; passed++) {
    const next: number[] = [];
    for (const from of edge) {
      for (const to of neighbours[from]!) {
        if (far[to]! !== Number.POSITIVE_INFINITY) continue;
        far[to] = passed;
        if (!isHq(state, to) && own(to)) next.push(to);
      }
    }
    edge = next;
  }
  return far;
}

/** §4.3 for an enemy tile: -1, 0 or 1 for weaker, equal, stronger; a Kwak on either side makes it stronger. */
export function compare(kind: TroopKind, enemy: TroopKind): number {
  if (kind === 'kwak' || enemy === 'kwak') return 1;
  return Math.sign(TROOPS[kind].strength! - TROOPS[enemy].strength!);
}

/** Whether the limit of a slot, if it has one, keeps a kind out: §4.6. */
export function isBarred(special: SlotData['special'], kind: TroopKind): boolean {
  return special?.kind === 'strengthLimit' && kind !== 'kwak' && !special.strengths.includes(TROOPS[kind].strength!);
}
