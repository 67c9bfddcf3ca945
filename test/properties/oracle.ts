/** Rules §4 and §6 once more, slowly and in plain words, sharing nothing with the library but its data. */
import { battlefieldOf, type GameState, type Side, TROOPS, type TroopKind } from '../../src/index.js';

const enemyOf = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

export function topOf(state: GameState, slot: number) {
  return state.stacks[slot]!.at(-1);
}

/** The slots joined to `slot` by a single path. */
export function neighbours(state: GameState, slot: number): number[] {
  const beside: number[] = [];
  for (const [a, b] of battlefieldOf(state).paths) if (a === slot || b === slot) beside.push(a === slot ? b : a);
  return beside;
}

/** §4.3. */
export function mayCover(state: GameState, side: Side, kind: TroopKind, slot: number): boolean {
  const top = topOf(state, slot);
  if (top === undefined || top.side === side) return true;
  if (kind === 'kwak' || top.kind === 'kwak') return true;
  return TROOPS[kind].strength! > TROOPS[top.kind].strength!;
}

/** §4.4: searches every chain of one's own bases from every HQ, one step at a time. */
export function isConnected(state: GameState, side: Side, slot: number): boolean {
  const { slots } = battlefieldOf(state);
  const chains = slots.filter(({ hq }) => hq === side).map(({ id }) => [id]);
  while (chains.length > 0) {
    const chain = chains.shift()!;
    for (const next of neighbours(state, chain.at(-1)!)) {
      if (next === slot) return true;
      const own = slots[next]!.hq === undefined && topOf(state, next)?.side === side;
      if (own && !chain.includes(next) && !chains.some((other) => other.includes(next))) chains.push([...chain, next]);
    }
  }
  return false;
}

/** All of §4 but the rack. */
export function mayPlace(state: GameState, side: Side, kind: TroopKind, slot: number): boolean {
  const { hq, special } = battlefieldOf(state).slots[slot]!;
  const active = state.specialBases ? special : undefined;
  if (hq === side || !mayCover(state, side, kind, slot)) return false;
  if (active?.kind === 'strengthLimit' && kind !== 'kwak' && !active.strengths.includes(TROOPS[kind].strength!))
    return false;
  const leaps = kind === 'hook' && hq === undefined && active?.kind !== 'noTroopEffect';
  return leaps || isConnected(state, side, slot);
}

/** §6: who surrounds a region. */
export function surrounds(state: GameState, region: number): Side | undefined {
  const owners = battlefieldOf(state).regions[region]!.bases.map((base) => topOf(state, base)?.side);
  return (['blue', 'red'] as const).find((side) => owners.every((owner) => owner === side));
}

/** §5.3, §5.4: whether an effect could do anything, and on what. */
export function useful(state: GameState, effect: string, side: Side, slot: number): boolean {
  const { slots } = battlefieldOf(state);
  const room = state.rack[side].length < 8;
  const enemy = enemyOf(side);
  switch (effect) {
    case 'skully':
    case 'star':
    case 'draw':
      return room && state.reserve[side].length > 0;
    case 'capn':
      return [...new Set(state.rack[side])].some(
        (kind) => placeableTiles(state, side, kind) > 0 && slots.some(({ id }) => mayPlace(state, side, kind, id)),
      );
    case 'jumbo':
    case 'displace':
      return neighbours(state, slot).some((id) => slots[id]!.hq === undefined && topOf(state, id)?.side === enemy);
    case 'xb42':
      return state.rack[enemy].length > 0;
    case 'recall':
      return room && slots.some(({ id }) => id !== slot && topOf(state, id)?.side === side);
    case 'recover':
      return room && state.discard[side].length > 0;
    case 'freeze':
      return state.rack[enemy].length > state.frozen[enemy].length;
    default:
      return false;
  }
}

/** How many tiles of a kind may be placed from a rack: §4.1. */
export function placeableTiles(state: GameState, side: Side, kind: TroopKind): number {
  const of = (tiles: readonly TroopKind[]) => tiles.filter((tile) => tile === kind).length;
  return of(state.rack[side]) - of(state.frozen[side]);
}

/** Every legal action, as text, written down from the rules. */
export function legalByTheRules(state: GameState): string[] {
  const { decision } = state;
  if (decision === null) return [];
  const { side, kind } = decision;
  const { slots } = battlefieldOf(state);
  const bases = slots.filter(({ hq }) => hq === undefined).map(({ id }) => id);
  const held = (base: number, by: Side) => topOf(state, base)?.side === by;
  const beside = (slot: number) => neighbours(state, slot).filter((id) => bases.includes(id));
  const actions: string[] = kind === 'turn' ? [] : ['decline'];
  if (kind === 'turn' && state.rack[side].length < 8 && state.reserve[side].length > 0) actions.push('draw');
  if (kind === 'turn' || kind === 'capn') {
    for (const tile of new Set(state.rack[side])) {
      if (placeableTiles(state, side, tile) === 0) continue;
      for (const { id } of slots) if (mayPlace(state, side, tile, id)) actions.push(`place ${tile} ${id}`);
    }
  }
  if (decision.kind === 'turn') return actions;
  const { slot } = decision;
  if (kind === 'jumbo') for (const id of beside(slot)) if (held(id, enemyOf(side))) actions.push(`target ${id}`);
  if (kind === 'recall') for (const id of bases) if (id !== slot && held(id, side)) actions.push(`target ${id}`);
  if (kind === 'displace') {
    for (const from of beside(slot)) {
      if (held(from, enemyOf(side))) for (const to of beside(from)) actions.push(`move ${from} ${to}`);
    }
  }
  if (kind === 'recover') for (const tile of new Set(state.discard[side])) actions.push(`recover ${tile}`);
  if (['skully', 'star', 'xb42', 'draw', 'freeze'].includes(kind)) actions.push('use');
  return actions;
}
