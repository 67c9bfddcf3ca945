import { describe, expect, test } from 'vitest';
import { BATTLEFIELD_IDS, BATTLEFIELDS, type GameState } from '../../src/index.js';
import { allows, decline, draw, move, place, play, position, refuses, SIDES, status, target, use } from '../build.js';

describe('§10 where sources differ', () => {
  test('Kwak passes the limits of Tropical Pool, on bases and on an HQ', () => {
    const stacks = { 2: 'b hook', 4: 'b star', 5: 'b jumbo', 8: 'b roxy', 12: 'b xb42' };
    const before = position({ battlefield: 'tropical-pool', stacks, rack: { blue: 'kwak jumbo' } });
    allows(before, place('kwak', 3), place('kwak', 7), place('kwak', 8), place('kwak', 13), place('kwak', 15));
    for (const slot of [3, 8, 13, 15]) refuses(before, place('jumbo', slot), 'strength-limit');
  });

  test('a recall reaches visible tiles on bases, wherever those are', () => {
    const stacks = { 15: 'b jumbo', 9: 'b star, r roxy' };
    const asked = play(position({ stacks, rack: { blue: 'hook' } }), place('hook', 5));
    allows(asked, target(15));
    refuses(asked, target(9), 'no-such-target');
  });

  test('a freeze lasts to the end of its owner’s next turn, not only to its start', () => {
    const stacks = { 1: 'b hook', 3: 'b jumbo' };
    const sketch = { battlefield: 'battlefield', stacks, rack: { blue: 'roxy', red: 'star' } } as const;
    const frozen = play(position(sketch), place('roxy', 4), use);
    expect(status(frozen)).toBe('red turn');
    refuses(frozen, place('star', 14), 'frozen');
    const next = play(frozen, draw);
    expect(next.frozen.red).toEqual([]);
    allows(play(next, draw), place('star', 14));
  });

  test('the objective is the same number for both sides', () => {
    for (const battlefield of BATTLEFIELD_IDS) expect(BATTLEFIELDS[battlefield].objective).toBeTypeOf('number');
    const winners = SIDES.map((side) => {
      const stacks = { 11: `${side[0]} star`, 13: `${side[0]} jumbo` };
      const before = position({ side, stacks, rack: { [side]: 'hook' }, claimed: { [side]: [0, 1, 3] } });
      return status(play(before, place('hook', 9)));
    });
    expect(winners).toEqual(['blue wins by medals', 'red wins by medals']);
  });

  test('a covered tile’s special base does not trigger', () => {
    const sketch = { battlefield: 'city-of-clouds', stacks: { 1: 'b hook' }, rack: { blue: 'capn roxy' } } as const;
    const asked = play(position(sketch), place('capn', 3), place('roxy', 3));
    expect(status(asked)).toBe('blue draw 3');
    expect(status(play(asked, use))).toBe('red turn');
    expect(play(asked, use).rack.blue).toHaveLength(1);
  });

  test('the acting player wins when one change brings both to the objective', () => {
    const stacks = { 1: 'b hook', 2: 'b hook', 4: 'b capn, r star', 6: 'r hook', 9: 'r hook', 10: 'r jumbo' };
    const claimed = { blue: [0, 2], red: [4, 5] };
    const before = position({ battlefield: 'volcanic-jungle', stacks, rack: { blue: 'roxy' }, claimed });
    const asked = play(before, place('roxy', 5));
    expect(play(asked, move(4, 7))).toMatchObject({ medals: { blue: 7, red: 7 }, result: { winner: 'blue' } });
    expect(status(play(asked, decline))).toBe('red turn');
  });

  test('a game may go on for ever: recalls bring tiles back without end', () => {
    const blue = { 1: 'b hook', 3: 'b jumbo', 2: 'b hook', 4: 'b jumbo', 6: 'b star' };
    const red = { 14: 'r hook', 12: 'r jumbo', 15: 'r hook', 13: 'r jumbo', 11: 'r star' };
    const start = position({ stacks: { ...blue, ...red }, rack: { blue: 'roxy', red: 'roxy' } });
    /** The side that moves places its only tile on one castle and takes back what lies on its other one. */
    const swap = (state: GameState, castle: number, other: number) => {
      const placed = play(state, place(state.rack[state.decision!.side][0]!, castle));
      return play(placed.decision!.kind === 'star' ? play(placed, decline) : placed, target(other));
    };
    let state = start;
    for (let round = 0; round < 50; round++) {
      state = swap(swap(state, 5, 6), 10, 11);
      state = swap(swap(state, 6, 5), 11, 10);
    }
    expect(state).toEqual({ ...start, turn: 201 });
  });
});
