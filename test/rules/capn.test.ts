import { describe, expect, test } from 'vitest';
import { applyWithEvents } from '../../src/index.js';
import {
  allows,
  boardWith,
  decline,
  draw,
  place,
  play,
  position,
  refuses,
  stack,
  status,
  target,
  tiles,
  use,
} from '../build.js';

describe("§5.3 Cap'n", () => {
  test('places one more tile, and then the turn passes', () => {
    const asked = play(position({ rack: { blue: 'capn roxy kwak' } }), place('capn', 1));
    expect(status(asked)).toBe('blue capn 1');
    const after = play(asked, place('roxy', 2));
    expect([stack(after, 1), stack(after, 2)]).toEqual(['b capn', 'b roxy']);
    expect(after.rack.blue).toEqual(['kwak']);
    expect(status(after)).toBe('red turn');
    expect(after.turn).toBe(asked.turn + 1);
  });

  test('never draws instead', () => {
    const asked = play(position({ rack: { blue: 'capn roxy' } }), place('capn', 1));
    refuses(asked, draw, 'wrong-decision');
    refuses(asked, use, 'wrong-decision');
    allows(asked, decline, place('roxy', 2));
  });

  test('may be declined: then the turn passes', () => {
    const after = play(position({ rack: { blue: 'capn roxy' } }), place('capn', 1), decline);
    expect(after.rack.blue).toEqual(['roxy']);
    expect(status(after)).toBe('red turn');
  });

  test('lets the extra tile use the connection that it has just made', () => {
    const before = position({ rack: { blue: 'capn roxy' } });
    refuses(before, place('roxy', 3), 'not-connected');
    const asked = play(before, place('capn', 1));
    allows(asked, place('roxy', 3), place('roxy', 1), place('roxy', 2));
    refuses(asked, place('roxy', 4), 'not-connected');
  });

  test('lets the extra tile do nothing that §4 forbids', () => {
    const stacks = { 2: 'r roxy', 3: 'r star' };
    const rack = { blue: 'capn star kwak jumbo' };
    const asked = play(position({ stacks, rack, frozen: { blue: 'jumbo' } }), place('capn', 1));
    refuses(asked, place('star', 2), 'too-weak');
    refuses(asked, place('star', 3), 'too-weak');
    refuses(asked, place('kwak', 8), 'not-connected');
    refuses(asked, place('kwak', 0), 'own-hq');
    refuses(asked, place('roxy', 1), 'not-on-rack');
    refuses(asked, place('jumbo', 1), 'frozen');
    allows(asked, place('kwak', 2), place('star', 1));
  });

  test('lets the extra tile pass no limit', () => {
    const before = position({
      battlefield: 'tropical-pool',
      stacks: { 2: 'b hook' },
      rack: { blue: 'capn star capn' },
    });
    const asked = play(before, place('capn', 3));
    refuses(asked, place('star', 3), 'strength-limit');
    allows(asked, place('capn', 3), place('star', 4));
  });

  test('lets the extra Hook ignore connection as ever', () => {
    const asked = play(position({ rack: { blue: 'capn hook' } }), place('capn', 1));
    allows(asked, place('hook', 13));
    refuses(asked, place('hook', 16), 'not-connected');
  });

  test('is not asked with an empty rack', () => {
    expect(status(play(position({ rack: { blue: 'capn' } }), place('capn', 1)))).toBe('red turn');
  });

  test('is not asked when all other tiles are frozen', () => {
    const before = position({ rack: { blue: 'capn star roxy' }, frozen: { blue: 'roxy star' } });
    expect(status(play(before, place('capn', 1)))).toBe('red turn');
  });

  test('is not asked when no other tile can be placed anywhere', () => {
    const battlefield = boardWith('castle-field', { 1: [1, 2], 2: [1, 2], 3: [1, 2] });
    const end = (rack: string) => play(position({ battlefield, rack: { blue: rack } }), place('capn', 1));
    expect(status(end('capn star roxy'))).toBe('red turn');
    expect(status(end('capn star kwak'))).toBe('blue capn 1');
    expect(status(end('capn star hook'))).toBe('blue capn 1');
  });

  test('resolves the effect of the extra tile', () => {
    const before = position({ stacks: { 3: 'r roxy' }, rack: { blue: 'capn jumbo star skully xb42', red: 'hook' } });
    const asked = play(before, place('capn', 1));
    const jumbo = play(asked, place('jumbo', 1));
    expect(status(jumbo)).toBe('blue jumbo 1');
    expect(stack(play(jumbo, target(3)), 3)).toBe('');
    expect(status(play(asked, place('star', 2)))).toBe('blue star 2');
    expect(status(play(asked, place('skully', 2)))).toBe('blue skully 2');
    expect(play(asked, place('xb42', 2), use).discard.red).toEqual(['hook']);
  });

  test('with Skully as the extra tile draws two, and the turn passes', () => {
    const before = position({ rack: { blue: 'capn skully' }, reserve: { blue: 'star roxy ...' } });
    const after = play(before, place('capn', 1), place('skully', 2), use);
    expect(after.rack.blue).toEqual(tiles('star roxy'));
    expect(status(after)).toBe('red turn');
  });

  test('wins by an extra tile on the enemy HQ', () => {
    const stacks = { 1: 'b hook', 3: 'b star', 8: 'b roxy', 13: 'b hook' };
    const before = position({ stacks, rack: { blue: 'capn kwak roxy' } });
    refuses(before, place('kwak', 16), 'not-connected');
    const after = play(before, place('capn', 15), place('kwak', 16));
    expect(status(after)).toBe('blue wins by hq');
    expect(after.rack.blue).toEqual(['roxy']);
  });

  test('on the enemy HQ itself wins and places nothing more', () => {
    const stacks = { 1: 'b hook', 3: 'b star', 8: 'b roxy', 13: 'b hook', 15: 'b star' };
    expect(status(play(position({ stacks, rack: { blue: 'capn roxy' } }), place('capn', 16)))).toBe('blue wins by hq');
  });

  test('on a base without troop effects places nothing more', () => {
    const stacks = { 1: 'b hook', 5: 'b star' };
    const before = position({ battlefield: 'station-metal-x', stacks, rack: { blue: 'capn capn roxy' } });
    expect(status(play(before, place('capn', 7)))).toBe('red turn');
    expect(status(play(before, place('capn', 2), place('capn', 7)))).toBe('red turn');
  });
});

describe("§5.3 a chain of Cap'ns", () => {
  const before = position({ rack: { blue: 'capn capn capn star roxy' }, reserve: { blue: 'hook ...' } });
  const three = play(before, place('capn', 1), place('capn', 3), place('capn', 7));

  test('may be four tiles long: three of them and one more', () => {
    expect(status(three)).toBe('blue capn 7');
    const star = play(three, place('star', 12));
    expect(status(star)).toBe('blue star 12');
    const after = play(star, use);
    expect([1, 3, 7, 12].map((slot) => stack(after, slot))).toEqual(['b capn', 'b capn', 'b capn', 'b star']);
    expect(after.rack.blue).toEqual(tiles('roxy hook'));
    expect(status(after)).toBe('red turn');
  });

  test('remembers every placement in order', () => {
    const at = [1, 3, 7].map((slot) => ({ slot, height: 1 }));
    expect(three.placed).toEqual(at);
    expect(play(three, place('star', 7)).placed).toEqual([...at, { slot: 7, height: 2 }]);
  });

  test('ends where it is declined', () => {
    expect(status(play(before, place('capn', 1), place('capn', 3), decline))).toBe('red turn');
  });

  test('asks the side that places throughout, in one and the same turn', () => {
    expect(three.turn).toBe(before.turn);
    expect(three.decision?.side).toBe('blue');
  });

  test('may pile up on one base', () => {
    const after = play(before, place('capn', 1), place('capn', 1), place('capn', 1), place('roxy', 1));
    expect(stack(after, 1)).toBe('b capn, b capn, b capn, b roxy');
    expect(status(after)).toBe('red turn');
  });

  test('§6 claims regions at each step, not only at its end', () => {
    const stacks = { 1: 'b hook', 5: 'b hook' };
    const start = position({ stacks, rack: { blue: 'capn capn roxy' } });
    const asked = play(start, place('capn', 3));
    const { state, events } = applyWithEvents(asked, place('capn', 7));
    expect(events.map(({ type }) => type)).toEqual(['placed', 'claimed', 'decision']);
    expect(state.medals.blue).toBe(1);
    expect(status(state)).toBe('blue capn 7');
  });
});
