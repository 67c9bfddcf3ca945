/** States that somebody cannot tell apart, for the tests that nothing hidden shows. */
import fc from 'fast-check';
import type { BySide, GameState, Viewer } from '../../src/index.js';
import { checkState } from '../../src/schema/sense.js';

const SIDES = ['blue', 'red'] as const;

/** How what is hidden is dealt anew. */
export interface Deal {
  readonly order: readonly number[];
  readonly chance: number;
}

export const deals: fc.Arbitrary<Deal> = fc.record({
  order: fc.noBias(fc.array(fc.nat(), { minLength: 24, maxLength: 24 })),
  chance: fc.integer(),
});

function shuffler(order: readonly number[]): <T>(items: readonly T[]) => T[] {
  return (items) =>
    items
      .map((item, i) => ({ item, key: order[i % order.length]! ^ i }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
}

/** Another state that `viewer` can't tell from this one: whatever lies face down for them is dealt anew. */
export function redeal(state: GameState, viewer: Viewer, { order, chance }: Deal): GameState {
  const shuffle = shuffler(order);
  const parts = SIDES.map((side) => {
    const own = side === viewer;
    const hidden = [...(own ? [] : state.rack[side]), ...state.reserve[side], ...state.removed[side]];
    const pool = shuffle(hidden);
    const rack = own ? state.rack[side] : pool.splice(0, state.rack[side].length).sort();
    const frozen = own ? state.frozen[side] : shuffle(rack).slice(0, state.frozen[side].length).sort();
    return { side, rack, frozen, removed: pool.splice(0, 4).sort(), reserve: pool };
  });
  const bySide = <T>(pick: (part: (typeof parts)[number]) => T): BySide<T> => ({
    blue: pick(parts[0]!),
    red: pick(parts[1]!),
  });
  return {
    ...state,
    rack: bySide(({ rack }) => rack),
    frozen: bySide(({ frozen }) => frozen),
    removed: bySide(({ removed }) => removed),
    reserve: bySide(({ reserve }) => reserve),
    chance: [chance, 2, 3, 4],
  };
}

/** Whether the rules allow for it. */
export function makesSense(state: GameState): boolean {
  try {
    checkState(state);
    return true;
  } catch {
    return false;
  }
}
