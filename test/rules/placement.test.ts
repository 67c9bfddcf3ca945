import { describe, expect, test } from 'vitest';
import {
  BATTLEFIELD_IDS,
  BATTLEFIELDS,
  connectedSlots,
  createGame,
  explain,
  placements,
  TROOP_KINDS,
  TROOPS,
} from '../../src/index.js';
import { allows, draw, place, play, position, refuses, SIDES, stack, status } from '../build.js';

const EVERY_KIND = TROOP_KINDS.join(' ');

describe('§4.1 the tile', () => {
  test('must be on the rack', () => {
    const before = position({ rack: { blue: 'roxy' } });
    allows(before, place('roxy', 1));
    refuses(before, place('star', 1), 'not-on-rack');
  });

  test('must not be frozen', () => {
    const before = position({ rack: { blue: 'roxy star' }, frozen: { blue: 'star' } });
    allows(before, place('roxy', 1));
    refuses(before, place('star', 1), 'frozen');
  });

  test('may be a twin of a frozen one', () => {
    allows(position({ rack: { blue: 'star star' }, frozen: { blue: 'star' } }), place('star', 1));
    refuses(position({ rack: { blue: 'star star' }, frozen: { blue: 'star star' } }), place('star', 1), 'frozen');
  });
});

describe('§4.2 your own HQ', () => {
  test.each(BATTLEFIELD_IDS)('takes none of your tiles on %s', (battlefield) => {
    for (const side of SIDES) {
      const before = position({ battlefield, side, rack: { [side]: EVERY_KIND } });
      for (const { id, hq } of BATTLEFIELDS[battlefield].slots) {
        if (hq === side) for (const kind of TROOP_KINDS) refuses(before, place(kind, id), 'own-hq');
      }
    }
  });
});

describe('§4.3 cover', () => {
  test('an empty base takes any tile', () => {
    const before = position({ rack: { blue: EVERY_KIND } });
    for (const kind of TROOP_KINDS) allows(before, place(kind, 1));
  });

  test('Roxy covers Star, not Roxy', () => {
    const before = position({ stacks: { 1: 'r star', 2: 'r roxy' }, rack: { blue: 'roxy' } });
    allows(before, place('roxy', 1));
    refuses(before, place('roxy', 2), 'too-weak');
  });

  test('Kwak covers Roxy, and then Skully covers that Kwak', () => {
    const before = position({
      stacks: { 3: 'r roxy', 1: 'b hook', 8: 'r jumbo', 12: 'r hook', 14: 'r xb42' },
      rack: { blue: 'kwak', red: 'skully' },
    });
    const kwak = play(before, place('kwak', 3));
    expect(stack(play(kwak, place('skully', 3)), 3)).toBe('r roxy, b kwak, r skully');
  });

  test('a stack is as strong as its top tile', () => {
    const before = position({ stacks: { 1: 'b roxy, r kwak, b skully, r jumbo' }, rack: { blue: 'hook jumbo' } });
    allows(before, place('hook', 1));
    refuses(before, place('jumbo', 1), 'too-weak');
  });

  const equal = TROOP_KINDS.filter((kind) => kind !== 'kwak');
  test.each(equal)('equal strength never covers: %s on %s', (kind) => {
    refuses(position({ stacks: { 1: `r ${kind}` }, rack: { blue: kind } }), place(kind, 1), 'too-weak');
  });

  test.each(TROOP_KINDS)('an enemy %s is covered by Kwak and by what is strictly stronger', (enemy) => {
    const before = position({ stacks: { 1: `r ${enemy}` }, rack: { blue: EVERY_KIND } });
    for (const kind of TROOP_KINDS) {
      const covers = kind === 'kwak' || enemy === 'kwak' || TROOPS[kind].strength! > TROOPS[enemy].strength!;
      if (covers) allows(before, place(kind, 1));
      else refuses(before, place(kind, 1), 'too-weak');
    }
  });

  test.each(TROOP_KINDS)('your own %s is covered by any tile of yours', (own) => {
    const before = position({ stacks: { 1: `b ${own}` }, rack: { blue: EVERY_KIND } });
    for (const kind of TROOP_KINDS) allows(before, place(kind, 1));
  });

  test("Kwak's two exceptions hold on a base without troop effects too", () => {
    const stacks = { 1: 'b hook', 5: 'b jumbo', 6: 'r kwak', 7: 'r roxy', 8: 'r star' };
    const before = position({ battlefield: 'station-metal-x', stacks, rack: { blue: 'kwak skully star' } });
    allows(before, place('kwak', 6), place('kwak', 7), place('skully', 6), place('star', 6));
    refuses(before, place('skully', 7), 'too-weak');
    refuses(before, place('star', 8), 'too-weak');
  });

  test('Kwak changes nothing but the comparison: it still needs connection', () => {
    const before = position({ stacks: { 1: 'r roxy', 8: 'r roxy' }, rack: { blue: 'kwak' } });
    allows(before, place('kwak', 1));
    refuses(before, place('kwak', 8), 'not-connected');
    refuses(before, place('kwak', 0), 'own-hq');
    refuses(before, place('kwak', 16), 'not-connected');
  });

  test('what is refused names the tile that is too strong', () => {
    const before = position({ stacks: { 1: 'r xb42' }, rack: { blue: 'hook' } });
    expect(explain(before, place('hook', 1))).toEqual({ code: 'too-weak', slot: 1, kind: 'hook', top: 'xb42' });
  });
});

describe('§4.4 connection', () => {
  test.each(BATTLEFIELD_IDS)('starts at what is adjacent to any HQ of yours on %s', (battlefield) => {
    const { slots, paths } = BATTLEFIELDS[battlefield];
    for (const side of SIDES) {
      const state = createGame({ battlefield, seed: 'connection', first: side, specialBases: false });
      const beside = slots.filter(({ id, hq }) => {
        const linked = (other: number) => paths.some((path) => path.includes(id) && path.includes(other));
        return hq !== side && slots.some((slot) => slot.hq === side && linked(slot.id));
      });
      expect(connectedSlots(state, side)).toEqual(beside.map(({ id }) => id));
      expect(placements(state, 'roxy', side)).toEqual(beside.map(({ id }) => id));
    }
  });

  test('runs over bases that your top troops occupy, and ends one step beyond', () => {
    const before = position({ stacks: { 1: 'b hook', 3: 'b jumbo' }, rack: { blue: 'roxy' } });
    expect(connectedSlots(before, 'blue')).toEqual([1, 2, 3, 5, 7, 8]);
    allows(before, place('roxy', 5), place('roxy', 7), place('roxy', 8));
    refuses(before, place('roxy', 4), 'not-connected');
    refuses(before, place('roxy', 12), 'not-connected');
  });

  test('never runs through an empty base', () => {
    const before = position({ stacks: { 1: 'b hook', 8: 'b jumbo' }, rack: { blue: 'roxy' } });
    allows(before, place('roxy', 3));
    for (const slot of [4, 12, 13]) refuses(before, place('roxy', slot), 'not-connected');
  });

  test('never runs through a base that the enemy tops, whatever lies below', () => {
    const before = position({ stacks: { 1: 'b hook', 3: 'b jumbo, r star', 8: 'b capn' }, rack: { blue: 'roxy' } });
    allows(before, place('roxy', 3));
    for (const slot of [5, 7, 4, 12, 13]) refuses(before, place('roxy', slot), 'not-connected');
  });

  test('never runs through an enemy HQ', () => {
    const stacks = { 1: 'b hook', 3: 'b hook', 7: 'b star', 12: 'b jumbo', 14: 'b star' };
    const before = position({ stacks, rack: { blue: 'roxy' } });
    allows(before, place('roxy', 16));
    refuses(before, place('roxy', 15), 'not-connected');
    expect(connectedSlots(play(before, place('roxy', 16)), 'blue')).not.toContain(15);
  });

  test('starts at each of several HQs', () => {
    const before = position({ battlefield: 'caribbean-sea', stacks: { 6: 'b hook' }, rack: { blue: 'roxy' } });
    expect(connectedSlots(before, 'blue')).toEqual([2, 3, 4, 6, 9]);
    allows(before, place('roxy', 2), place('roxy', 4), place('roxy', 9));
    refuses(before, place('roxy', 5), 'not-connected');
  });

  test('is needed on a slot that you occupy already', () => {
    const before = position({ stacks: { 1: 'b hook', 8: 'b jumbo', 12: 'b hook' }, rack: { blue: 'roxy kwak' } });
    allows(before, place('roxy', 1));
    for (const slot of [8, 12]) refuses(before, place('roxy', slot), 'not-connected');
    refuses(before, place('kwak', 8), 'not-connected');
  });

  test('is needed for the enemy HQ', () => {
    const near = { 14: 'b star', 12: 'b jumbo' };
    refuses(position({ stacks: near, rack: { blue: 'roxy' } }), place('roxy', 16), 'not-connected');
    const linked = { ...near, 1: 'b hook', 3: 'b hook', 8: 'b star' };
    allows(position({ stacks: linked, rack: { blue: 'roxy' } }), place('roxy', 16));
  });

  test('is each side’s own', () => {
    const stacks = { 1: 'b hook', 3: 'b jumbo', 14: 'r hook' };
    const before = position({ side: 'red', stacks, rack: { red: 'roxy', blue: 'roxy' } });
    allows(before, place('roxy', 12), place('roxy', 14), place('roxy', 15));
    for (const slot of [1, 3, 7]) refuses(before, place('roxy', slot), 'not-connected');
    expect(connectedSlots(before, 'red')).toEqual([12, 14, 15]);
  });

  test('closing a gap connects what lies beyond', () => {
    const before = position({ stacks: { 1: 'b hook', 8: 'b jumbo' }, rack: { blue: 'roxy star' } });
    refuses(before, place('roxy', 12), 'not-connected');
    const after = play(before, place('roxy', 3), draw);
    allows(after, place('star', 12), place('star', 13), place('star', 4));
  });
});

describe('§4 tiles that lose their connection', () => {
  const stacks = { 1: 'b hook', 3: 'b capn', 7: 'b jumbo', 8: 'b hook', 12: 'r star', 14: 'r star' };
  const before = position({ side: 'red', stacks: { ...stacks, 5: 'r xb42' }, rack: { red: 'hook', blue: 'roxy' } });
  const after = play(before, place('hook', 3));

  test('stay where they are and still occupy', () => {
    expect(stack(after, 7)).toBe('b jumbo');
    expect(stack(after, 8)).toBe('b hook');
    expect(stack(after, 3)).toBe('b capn, r hook');
  });

  test('are no start for others until they are connected again', () => {
    expect(status(after)).toBe('blue turn');
    for (const slot of [4, 13, 10, 7, 8]) refuses(after, place('roxy', slot), 'not-connected');
    const again = connectedSlots(play(after, place('roxy', 3)), 'blue');
    expect(again).toEqual(expect.arrayContaining([4, 7, 8, 10, 13]));
  });

  test('§4.3 only the top tile occupies: what is covered holds no connection', () => {
    expect(connectedSlots(after, 'blue')).toEqual([1, 2, 3]);
  });

  test('stacks keep their order', () => {
    expect(stack(play(after, place('roxy', 3)), 3)).toBe('b capn, r hook, b roxy');
  });
});

describe('§4 on Castle Field', () => {
  test('§4.4 Star takes the middle bridge from a Hook and reaches on from there; the right side is open too', () => {
    const stacks = { 1: 'b jumbo', 3: 'b xb42', 8: 'r hook' };
    const before = position({ stacks, rack: { blue: 'star' }, reserve: { blue: 'roxy ...' } });
    allows(before, place('star', 8), place('star', 2));
    expect(connectedSlots(play(before, place('star', 8)), 'blue')).toEqual(expect.arrayContaining([4, 12, 13]));
    for (const slot of [8, 2]) expect(play(before, place('star', slot)).medals.blue).toBe(0);
  });

  test('§6 the enemy HQ wins; a base elsewhere is as legal and ends nothing', () => {
    const stacks = { 1: 'b hook', 3: 'b jumbo', 8: 'b star', 13: 'b xb42', 15: 'b hook' };
    const before = position({ stacks, rack: { blue: 'roxy' } });
    expect(status(play(before, place('roxy', 16)))).toBe('blue wins by hq');
    const elsewhere = play(before, place('roxy', 2));
    expect(status(elsewhere)).toBe('red turn');
    expect(elsewhere.medals.blue).toBe(0);
  });
});
