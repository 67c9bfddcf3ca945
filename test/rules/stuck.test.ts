import { describe, expect, test } from 'vitest';
import { applyWithEvents, legalActions } from '../../src/index.js';
import { boardWith, decline, draw, place, play, position, type Sketch, status, use } from '../build.js';

/** Blue moves, and then Red has an empty reserve. */
const last = (sketch: Sketch) =>
  position({ ...sketch, rack: { blue: 'roxy', red: '', ...sketch.rack }, reserve: { red: '', ...sketch.reserve } });

describe('§7 a side that can neither draw nor place', () => {
  test('ends the game when its turn starts', () => {
    const { state, events } = applyWithEvents(last({}), draw);
    expect(events.map(({ type }) => type)).toEqual(['drew', 'turn', 'ended']);
    expect(state.decision).toBeNull();
    expect(legalActions(state)).toEqual([]);
    expect(status(state)).toBe('blue wins by stuck');
  });

  test('loses with equal medals, none or some', () => {
    expect(status(play(last({}), draw))).toBe('blue wins by stuck');
    const twoEach = last({ claimed: { blue: [3], red: [4] } });
    expect(twoEach.medals).toEqual({ blue: 2, red: 2 });
    expect(status(play(twoEach, draw))).toBe('blue wins by stuck');
  });

  test('wins with more medals', () => {
    expect(status(play(last({ claimed: { blue: [3], red: [0] } }), draw))).toBe('red wins by stuck');
  });

  test('loses with fewer', () => {
    expect(status(play(last({ claimed: { blue: [0], red: [3] } }), draw))).toBe('blue wins by stuck');
  });

  test('counts medals, not bases', () => {
    const stacks = { 14: 'r star', 12: 'r hook', 13: 'r star', 8: 'r jumbo', 9: 'r xb42' };
    expect(status(play(last({ stacks, claimed: { blue: [1] } }), draw))).toBe('blue wins by stuck');
    expect(status(play(last({ stacks: { 1: 'b hook', 3: 'b star' }, claimed: { red: [1] } }), draw))).toBe(
      'red wins by stuck',
    );
  });

  test('may be blue as well', () => {
    const before = position({ side: 'red', rack: { red: 'roxy' }, reserve: { blue: '' } });
    expect(status(play(before, draw))).toBe('red wins by stuck');
    expect(status(play(before, place('roxy', 14)))).toBe('red wins by stuck');
  });

  test('may have made itself so by its last tile; the game ends one turn later', () => {
    const before = position({ rack: { blue: 'roxy' }, reserve: { blue: '' } });
    const after = play(before, place('roxy', 1));
    expect(status(after)).toBe('red turn');
    expect(status(play(after, draw))).toBe('red wins by stuck');
  });
});

describe('§7 a side is stuck', () => {
  test('with tiles that it can place nowhere', () => {
    const stacks = { 14: 'b roxy', 15: 'b roxy', 12: 'b hook', 13: 'b hook' };
    expect(status(play(last({ stacks, rack: { red: 'skully star' } }), draw))).toBe('blue wins by stuck');
    expect(status(play(last({ stacks, rack: { red: 'skully kwak' } }), draw))).toBe('red turn');
    expect(status(play(last({ stacks, rack: { red: 'skully hook' } }), draw))).toBe('red turn');
  });

  test('with a full rack that fits nowhere, whatever its reserve holds', () => {
    const battlefield = boardWith('castle-field', { 14: [1, 2], 15: [1, 2] });
    const eight = 'roxy roxy roxy star star star xb42 xb42';
    const full = position({ battlefield, rack: { red: eight } });
    expect(full.reserve.red.length).toBeGreaterThan(0);
    expect(status(play(full, draw))).toBe('blue wins by stuck');
    expect(status(play(position({ battlefield, rack: { red: eight.slice(5) } }), draw))).toBe('red turn');
  });

  test('with nothing but a frozen tile', () => {
    const stacks = { 1: 'b hook', 3: 'b hook' };
    const sketch = { battlefield: 'battlefield', stacks, rack: { red: 'hook' } } as const;
    const asked = play(last(sketch), place('roxy', 4));
    expect(status(play(asked, use))).toBe('blue wins by stuck');
    expect(play(asked, use).frozen.red).toEqual(['hook']);
    expect(status(play(asked, decline))).toBe('red turn');
    expect(status(play(asked, use))).not.toBe(
      status(play(last({ ...sketch, reserve: { red: 'star' } }), place('roxy', 4), use)),
    );
  });

  test('with nothing but frozen tiles, and wins with more medals', () => {
    const stacks = { 1: 'b hook', 3: 'b hook' };
    const before = last({ battlefield: 'battlefield', stacks, rack: { red: 'hook' }, claimed: { red: [1] } });
    expect(status(play(before, place('roxy', 4), use))).toBe('red wins by stuck');
  });

  test('when XB-42 has taken its last tile', () => {
    const asked = play(last({ rack: { blue: 'xb42', red: 'hook' } }), place('xb42', 1));
    expect(status(play(asked, use))).toBe('blue wins by stuck');
    expect(status(play(asked, decline))).toBe('red turn');
  });
});

describe('§7 a side is not stuck', () => {
  test('while it can draw', () => {
    expect(status(play(last({ reserve: { red: 'star' } }), draw))).toBe('red turn');
  });

  test('while it can place', () => {
    expect(status(play(last({ rack: { red: 'skully' } }), draw))).toBe('red turn');
  });

  test("in the middle of its turn: a Cap'n with nothing to place just ends it", () => {
    const before = position({ rack: { blue: 'capn' }, reserve: { blue: '' } });
    expect(status(play(before, place('capn', 1)))).toBe('red turn');
  });

  test('while a tile of its own has thawed', () => {
    const before = position({ rack: { blue: 'roxy star' }, frozen: { blue: 'star' }, reserve: { blue: '' } });
    expect(status(play(before, place('roxy', 1), draw))).toBe('blue turn');
  });
});
