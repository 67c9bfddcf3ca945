import { describe, expect, test } from 'vitest';
import {
  allows,
  boardWith,
  decline,
  move,
  place,
  play,
  position,
  stack,
  status,
  target,
  tiles,
  use,
} from '../build.js';

const castle = (specials: Parameters<typeof boardWith>[1]) => boardWith('castle-field', specials);

describe('§5.4 the order of effects', () => {
  const battlefield = castle({ 3: 'freeze', 5: 'recall', 7: 'draw' });
  const rack = { blue: 'capn capn star', red: 'hook' };
  const before = position({ battlefield, stacks: { 1: 'b hook' }, rack, reserve: { blue: 'roxy kwak ...' } });

  test('all troop effects of the chain come first, then the bases in the order of placement', () => {
    const chain = play(before, place('capn', 3), place('capn', 5), place('star', 7));
    expect(status(chain)).toBe('blue star 7');
    const freeze = play(chain, use);
    expect(status(freeze)).toBe('blue freeze 3');
    const recall = play(freeze, use);
    expect(status(recall)).toBe('blue recall 5');
    const last = play(recall, target(1));
    expect(status(last)).toBe('blue draw 7');
    const after = play(last, use);
    expect(status(after)).toBe('red turn');
    expect(after.rack.blue).toEqual(tiles('roxy hook kwak'));
  });

  test('declining one goes on with the next', () => {
    const chain = play(before, place('capn', 3), place('capn', 5), place('star', 7), decline);
    expect(status(chain)).toBe('blue freeze 3');
    expect(status(play(chain, decline))).toBe('blue recall 5');
    expect(status(play(chain, decline, decline))).toBe('blue draw 7');
    expect(status(play(chain, decline, decline, decline))).toBe('red turn');
  });

  test('a declined extra placement ends the chain, and the bases have their turn', () => {
    expect(status(play(before, place('capn', 3), decline))).toBe('blue freeze 3');
    expect(status(play(before, place('capn', 3), place('capn', 5), decline))).toBe('blue freeze 3');
  });

  test('an ordinary base in between changes nothing', () => {
    const chain = play(before, place('capn', 3), place('capn', 8), place('star', 7), use);
    expect(status(chain)).toBe('blue freeze 3');
    expect(status(play(chain, use))).toBe('blue draw 7');
  });

  test('what a base could do is looked at when its turn comes', () => {
    const draws = castle({ 1: 'draw', 2: 'draw' });
    const eight = { blue: 'capn skully kwak jumbo hook xb42 star roxy' };
    const skully = play(position({ battlefield: draws, rack: eight }), place('capn', 1), place('skully', 2));
    expect(status(play(skully, use))).toBe('red turn');
    const one = play(
      position({ battlefield: draws, rack: eight, reserve: { blue: 'capn' } }),
      place('capn', 1),
      place('roxy', 2),
    );
    expect(status(one)).toBe('blue draw 1');
    expect(status(play(one, use))).toBe('red turn');
    expect(status(play(one, decline))).toBe('blue draw 2');
  });

  test('a base without troop effects silences its own tile, not the base of an earlier one', () => {
    const muted = castle({ 5: 'recall', 7: 'noTroopEffect' });
    const start = position({ battlefield: muted, stacks: { 1: 'b hook', 3: 'b jumbo' }, rack: { blue: 'capn star' } });
    const asked = play(start, place('capn', 5), place('star', 7));
    expect(status(asked)).toBe('blue recall 5');
    allows(asked, target(1), target(3), target(7));
  });
});

describe('§5.4 a tile that is covered', () => {
  const before = position({ stacks: { 1: 'b hook', 3: 'b jumbo' }, rack: { blue: 'capn roxy capn' } });

  test('does not trigger; the tile that covers it does, once', () => {
    const asked = play(before, place('capn', 5), place('roxy', 5));
    expect(status(asked)).toBe('blue recall 5');
    expect(status(play(asked, decline))).toBe('red turn');
    expect(status(play(asked, target(1)))).toBe('red turn');
  });

  test('triggers nothing where the covering tile lies on an ordinary base', () => {
    const plain = castle({ 5: 'draw' });
    const start = position({ battlefield: plain, stacks: { 1: 'b hook', 3: 'b jumbo' }, rack: { blue: 'capn roxy' } });
    expect(status(play(start, place('capn', 5), place('roxy', 7)))).toBe('blue draw 5');
    expect(status(play(start, place('capn', 7), place('roxy', 7)))).toBe('red turn');
  });

  test('by a displaced enemy before its turn does not trigger', () => {
    const battlefield = castle({ 3: 'displace', 7: 'draw' });
    const start = position({
      battlefield,
      stacks: { 1: 'b hook', 8: 'r star', 5: 'r jumbo' },
      rack: { blue: 'capn roxy' },
    });
    const asked = play(start, place('capn', 3), place('roxy', 7));
    expect(status(asked)).toBe('blue displace 3');
    const covered = play(asked, move(5, 7));
    expect(stack(covered, 7)).toBe('b roxy, r jumbo');
    expect(status(covered)).toBe('red turn');
    expect(status(play(asked, move(8, 12)))).toBe('blue draw 7');
  });

  test('and uncovered again before its turn does trigger: by a recall', () => {
    const asked = play(before, place('capn', 5), place('capn', 7), decline);
    expect(status(asked)).toBe('blue recall 5');
    const battlefield = castle({ 5: 'recall', 7: 'draw' });
    const start = position({ battlefield, stacks: { 1: 'b hook', 3: 'b jumbo' }, rack: { blue: 'capn roxy capn' } });
    const recall = play(start, place('capn', 5), place('capn', 7), place('roxy', 7));
    expect(status(recall)).toBe('blue recall 5');
    expect(status(play(recall, target(7)))).toBe('blue draw 7');
    expect(stack(play(recall, target(7)), 7)).toBe('b capn');
    expect(status(play(recall, decline))).toBe('blue draw 7');
  });

  test('and uncovered again before its turn does trigger: by a second displace', () => {
    const battlefield = castle({ 3: 'displace', 12: 'displace', 7: 'draw' });
    const stacks = { 1: 'b hook', 5: 'r star', 8: 'b hook' };
    const start = position({ battlefield, stacks, rack: { blue: 'capn capn roxy' } });
    const first = play(start, place('capn', 3), place('capn', 12), place('roxy', 7));
    expect(status(first)).toBe('blue displace 3');
    const covered = play(first, move(5, 7));
    expect(status(covered)).toBe('blue displace 12');
    expect(status(play(covered, decline))).toBe('red turn');
    const again = play(covered, move(7, 10));
    expect(status(again)).toBe('blue draw 7');
    expect(stack(again, 7)).toBe('b roxy');
  });
});

describe('§5.4 uncovering alone', () => {
  test('starts no base: neither when Jumbo uncovers a tile on it', () => {
    const stacks = { 1: 'b hook', 5: 'b capn, r roxy' };
    const after = play(position({ stacks, rack: { blue: 'jumbo' } }), place('jumbo', 3), target(5));
    expect(stack(after, 5)).toBe('b capn');
    expect(status(after)).toBe('red turn');
  });

  test('nor when a recall does, nor for the side whose tile it is', () => {
    const stacks = { 1: 'b hook', 3: 'b jumbo', 6: 'b skully, b star', 11: 'r skully, b star' };
    const asked = play(position({ stacks, rack: { blue: 'roxy', red: 'hook' } }), place('roxy', 5));
    for (const slot of [6, 11]) expect(status(play(asked, target(slot)))).toBe('red turn');
  });
});

describe('§5.4 a tile that is recalled', () => {
  test('does not trigger', () => {
    const before = position({ stacks: { 1: 'b hook', 3: 'b jumbo', 7: 'b hook' }, rack: { blue: 'capn roxy' } });
    const asked = play(before, place('capn', 5), place('roxy', 10));
    expect(status(play(asked, target(10)))).toBe('red turn');
    expect(status(play(asked, target(1)))).toBe('blue recall 10');
  });

  test('may be the one whose base has triggered before', () => {
    const before = position({ stacks: { 1: 'b hook', 3: 'b jumbo', 7: 'b hook' }, rack: { blue: 'capn roxy' } });
    const after = play(before, place('capn', 5), place('roxy', 10), target(1), target(5));
    expect(stack(after, 5)).toBe('');
    expect(after.rack.blue).toEqual(tiles('hook capn'));
    expect(status(after)).toBe('red turn');
  });

  test('does not trigger either when another tile comes to lie at its height', () => {
    const battlefield = castle({ 5: 'recall', 12: 'displace', 7: 'draw' });
    const stacks = { 1: 'b hook', 3: 'b jumbo', 8: 'b hook', 10: 'r star' };
    const before = position({ battlefield, stacks, rack: { blue: 'capn capn roxy' } });
    const recall = play(before, place('capn', 5), place('capn', 12), place('roxy', 7));
    expect(status(recall)).toBe('blue recall 5');
    const displace = play(recall, target(7));
    expect(status(displace)).toBe('blue displace 12');
    const after = play(displace, move(10, 7));
    expect(stack(after, 7)).toBe('r star');
    expect(status(after)).toBe('red turn');
  });
});

describe('§5.4 several tiles of one turn on one base', () => {
  const battlefield = castle({ 5: 'recall', 7: 'draw' });
  const stacks = { 1: 'b hook', 3: 'b jumbo' };
  const before = position({ battlefield, stacks, rack: { blue: 'capn capn capn roxy' } });

  test('trigger it once, by the top one', () => {
    const asked = play(before, place('capn', 7), place('capn', 7), place('capn', 7), place('roxy', 7));
    expect(status(asked)).toBe('blue draw 7');
    expect(status(play(asked, use))).toBe('red turn');
  });

  test('trigger it by the one below, if the top one is recalled by then', () => {
    const asked = play(before, place('capn', 5), place('capn', 7), place('capn', 7), place('roxy', 7));
    const after = play(asked, target(7));
    expect(stack(after, 7)).toBe('b capn, b capn');
    expect(status(after)).toBe('blue draw 7');
    expect(status(play(after, use))).toBe('red turn');
  });

  test('leave nothing to one that is uncovered after its turn has gone by', () => {
    const asked = play(before, place('capn', 7), place('capn', 5), place('roxy', 7));
    expect(status(asked)).toBe('blue recall 5');
    const after = play(asked, target(7));
    expect(stack(after, 7)).toBe('b capn');
    expect(status(after)).toBe('red turn');
  });
});
