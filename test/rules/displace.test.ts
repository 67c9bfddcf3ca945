import { describe, expect, test } from 'vitest';
import { connectedSlots, legalActions } from '../../src/index.js';
import {
  allows,
  boardWith,
  decline,
  draw,
  eventsOf,
  move,
  place,
  play,
  position,
  refuses,
  type Sketch,
  stack,
  status,
} from '../build.js';

/** Blue may place on base 5 of Volcanic Jungle, beside which lie 2, 4 and 8. */
const jungle = (stacks: Record<number, string>, sketch: Sketch = {}) =>
  position({
    battlefield: 'volcanic-jungle',
    ...sketch,
    stacks: { 1: 'b hook', 2: 'b hook', ...stacks },
    rack: { blue: 'roxy', ...sketch.rack },
  });

describe('§5.4 displace (Volcanic Jungle)', () => {
  const asked = play(jungle({ 4: 'r star', 7: 'b capn, r skully', 8: 'b jumbo, r roxy' }), place('roxy', 5));

  test('moves an adjacent enemy to any base adjacent to where it stood', () => {
    expect(status(asked)).toBe('blue displace 5');
    const moves = [move(4, 1), move(4, 5), move(4, 7), move(8, 5), move(8, 7), move(8, 11)];
    expect(legalActions(asked)).toEqual([decline, ...moves]);
    allows(asked, ...moves);
    const after = play(asked, move(8, 11));
    expect(stack(after, 8)).toBe('b jumbo');
    expect(stack(after, 11)).toBe('r roxy');
    expect(eventsOf(asked, move(8, 11))[0]).toMatchObject({
      type: 'displaced',
      side: 'red',
      kind: 'roxy',
      from: 8,
      to: 11,
    });
    expect(status(after)).toBe('red turn');
  });

  test('moves neither enemies farther away, nor tiles of your own, nor farther than one path', () => {
    refuses(asked, move(7, 6), 'no-such-target');
    refuses(asked, move(2, 1), 'no-such-target');
    refuses(asked, move(5, 4), 'no-such-target');
    refuses(asked, move(4, 8), 'no-such-target');
    refuses(asked, move(4, 4), 'no-such-target');
    refuses(asked, move(8, 2), 'no-such-target');
  });

  test('may end on the special base itself, on top of the tile that triggered it', () => {
    const after = play(asked, move(4, 5));
    expect(stack(after, 5)).toBe('b roxy, r star');
    expect(status(after)).toBe('red turn');
  });

  test('ignores strength: onto a stronger enemy, onto a stack of either side', () => {
    const weak = play(jungle({ 4: 'r skully', 1: 'b roxy', 7: 'r star' }), place('roxy', 5));
    expect(stack(play(weak, move(4, 1)), 1)).toBe('b roxy, r skully');
    expect(stack(play(weak, move(4, 7)), 7)).toBe('r star, r skully');
    expect(stack(play(weak, move(4, 5)), 5)).toBe('b roxy, r skully');
  });

  test('ignores limits', () => {
    const battlefield = boardWith('volcanic-jungle', { 5: 'displace', 7: [1, 2] });
    const before = jungle({ 4: 'r star' }, { battlefield });
    expect(stack(play(before, place('roxy', 5), move(4, 7)), 7)).toBe('r star');
  });

  test('ignores connection on both sides', () => {
    const after = play(jungle({ 4: 'r star' }), place('roxy', 5), move(4, 7));
    expect(connectedSlots(after, 'red')).toEqual([11, 13]);
    expect(stack(after, 7)).toBe('r star');
  });

  test('never ends on an HQ, of either side', () => {
    const near = boardWith('castle-field', { 3: 'displace', 13: 'displace' });
    const red = position({ battlefield: near, stacks: { 8: 'b hook', 15: 'r star' }, rack: { blue: 'hook' } });
    expect(legalActions(play(red, place('hook', 13)))).toEqual([decline, move(15, 13)]);
    const blue = play(
      position({ battlefield: near, stacks: { 1: 'r star' }, rack: { blue: 'hook' } }),
      place('hook', 3),
    );
    allows(blue, move(1, 3));
    refuses(blue, move(1, 0), 'no-such-target');
    refuses(play(red, place('hook', 13)), move(15, 16), 'no-such-target');
  });

  test('is not asked without an enemy on an adjacent base', () => {
    expect(status(play(jungle({ 7: 'r star', 8: 'r hook, b xb42' }), place('roxy', 5)))).toBe('red turn');
  });

  test('is not asked when Jumbo has just discarded the last adjacent enemy', () => {
    const jumbo = play(jungle({ 4: 'r star' }, { rack: { blue: 'jumbo' } }), place('jumbo', 5));
    expect(status(jumbo)).toBe('blue jumbo 5');
    expect(status(play(jumbo, { type: 'target', slot: 4 }))).toBe('red turn');
    expect(status(play(jumbo, decline))).toBe('blue displace 5');
  });

  test('never starts an effect or a base: neither where the tile lands nor what it uncovers', () => {
    const battlefield = boardWith('volcanic-jungle', { 4: 'draw', 5: 'displace', 7: 'freeze', 1: 'draw' });
    const before = jungle({ 4: 'b skully, r star' }, { battlefield, rack: { red: 'hook', blue: 'roxy' } });
    for (const to of [1, 5, 7]) expect(status(play(before, place('roxy', 5), move(4, to)))).toBe('red turn');
  });
});

describe('§5.4 a displaced tile', () => {
  test('may uncover a tile of yours, which then occupies and connects', () => {
    const asked = play(jungle({ 4: 'b capn, r star' }), place('roxy', 5));
    expect(connectedSlots(asked, 'blue')).not.toContain(7);
    expect(connectedSlots(play(asked, move(4, 5)), 'blue')).toContain(7);
  });

  test('§6 may complete a region by what it uncovers', () => {
    const asked = play(jungle({ 4: 'b capn, r star' }), place('roxy', 5));
    const events = eventsOf(asked, move(4, 7));
    expect(events[1]).toMatchObject({ type: 'claimed', side: 'blue', region: 1, medals: 2 });
    expect(play(asked, move(4, 7)).medals).toEqual({ blue: 2, red: 0 });
  });

  test('§6 completes nothing when it lands on the same region', () => {
    const asked = play(jungle({ 4: 'b capn, r star' }), place('roxy', 5));
    for (const to of [1, 5]) expect(play(asked, move(4, to)).medals).toEqual({ blue: 0, red: 0 });
  });

  test('§6 may complete a region of the enemy', () => {
    const stacks = { 4: 'r star', 6: 'r hook', 9: 'r hook', 10: 'r jumbo', 7: 'r capn, b xb42' };
    const after = play(jungle(stacks), place('roxy', 5), move(4, 7));
    expect(after.medals).toEqual({ blue: 0, red: 2 });
    expect(after.regions[3]).toBe(0);
    expect(status(after)).toBe('red turn');
  });

  const both = { 4: 'b capn, r star', 6: 'r hook', 9: 'r hook', 10: 'r jumbo' };

  test('§6 may pay both sides at once', () => {
    const asked = play(jungle(both), place('roxy', 5));
    const claims = eventsOf(asked, move(4, 7)).filter(({ type }) => type === 'claimed');
    expect(claims).toHaveLength(2);
    const after = play(asked, move(4, 7));
    expect(after.medals).toEqual({ blue: 2, red: 2 });
    expect(status(after)).toBe('red turn');
  });

  test('§6 that brings both sides to the objective wins for the side that acts', () => {
    const asked = play(jungle(both, { claimed: { blue: [0, 2], red: [4, 5] } }), place('roxy', 5));
    const after = play(asked, move(4, 7));
    expect(after.medals).toEqual({ blue: 7, red: 7 });
    expect(status(after)).toBe('blue wins by medals');
  });

  test('§6 wins for red, if red acts', () => {
    const stacks = { 13: 'r hook', 12: 'r hook', 10: 'r capn, b star', 5: 'b hook', 8: 'b hook', 4: 'b jumbo' };
    const claimed = { blue: [0, 1], red: [3, 4] };
    const before = position({ battlefield: 'volcanic-jungle', side: 'red', stacks, rack: { red: 'roxy' }, claimed });
    const after = play(before, place('roxy', 9), move(10, 7));
    expect(after.medals).toEqual({ blue: 7, red: 7 });
    expect(status(after)).toBe('red wins by medals');
  });

  test('§6 may win the game for the enemy', () => {
    const stacks = { 4: 'r star', 6: 'r hook', 9: 'r hook', 10: 'r jumbo' };
    const asked = play(jungle(stacks, { claimed: { red: [4, 5] } }), place('roxy', 5));
    const after = play(asked, move(4, 7));
    expect(after.medals).toEqual({ blue: 0, red: 7 });
    expect(status(after)).toBe('red wins by medals');
    expect(status(play(asked, decline))).toBe('red turn');
  });

  test('is where its owner may go on from, if it is connected', () => {
    const after = play(jungle({ 8: 'r star' }, { rack: { red: 'jumbo' } }), place('roxy', 5), move(8, 11));
    allows(after, place('jumbo', 8), draw);
    refuses(after, place('jumbo', 7), 'not-connected');
  });
});
