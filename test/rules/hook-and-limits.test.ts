import { describe, expect, test } from 'vitest';
import { BATTLEFIELD_IDS, BATTLEFIELDS, explain, placements, TROOP_KINDS, TROOPS } from '../../src/index.js';
import { allows, boardWith, draw, place, play, position, refuses, stack, status } from '../build.js';

const EVERY_KIND = TROOP_KINDS.join(' ');

describe('§4.5 Hook', () => {
  test.each(BATTLEFIELD_IDS)('in the first-game mode reaches every base of %s, but no HQ', (battlefield) => {
    const before = position({ battlefield, specialBases: false, rack: { blue: 'hook xb42' } });
    for (const { id, hq } of BATTLEFIELDS[battlefield].slots) {
      if (!hq) allows(before, place('hook', id));
      else refuses(before, place('hook', id), hq === 'blue' ? 'own-hq' : 'not-connected');
    }
  });

  test('still compares strengths', () => {
    const stacks = { 7: 'r jumbo', 8: 'r hook', 9: 'r xb42', 12: 'r kwak', 13: 'b roxy' };
    const before = position({ stacks, rack: { blue: 'hook' } });
    allows(before, place('hook', 7), place('hook', 12), place('hook', 13));
    for (const slot of [8, 9]) refuses(before, place('hook', slot), 'too-weak');
  });

  test('needs connection for an enemy HQ, which is no base', () => {
    const stacks = { 3: 'b star', 8: 'b star', 12: 'b jumbo', 14: 'b star' };
    refuses(position({ stacks, rack: { blue: 'hook' } }), place('hook', 16), 'not-connected');
    const linked = position({ stacks: { ...stacks, 1: 'b kwak' }, rack: { blue: 'hook' } });
    expect(status(play(linked, place('hook', 16)))).toBe('blue wins by hq');
  });

  test('on an isolated bridge is no start for others', () => {
    const after = play(position({ stacks: { 1: 'b jumbo' }, rack: { blue: 'hook roxy' } }), place('hook', 7), draw);
    expect(stack(after, 7)).toBe('b hook');
    for (const slot of [5, 7, 10, 12]) refuses(after, place('roxy', slot), 'not-connected');
    allows(after, place('roxy', 3));
    expect(after.medals.blue).toBe(0);
  });

  test('between the HQ and an isolated base connects that base', () => {
    const before = position({ stacks: { 1: 'b jumbo', 8: 'b star' }, rack: { blue: 'hook roxy' } });
    const after = play(before, place('hook', 3), draw);
    allows(after, place('roxy', 4), place('roxy', 12), place('roxy', 13));
    expect(after.medals.blue).toBe(0);
  });

  test.each(['recall', 'draw', 'displace', 'recover', 'freeze'] as const)('reaches a %s base', (special) => {
    const before = position({ battlefield: boardWith('castle-field', { 8: special }), rack: { blue: 'hook xb42' } });
    allows(before, place('hook', 8));
    refuses(before, place('xb42', 8), 'not-connected');
  });

  test('reaches a limited base that lets strength 4 in, and no other', () => {
    const battlefield = boardWith('castle-field', { 8: [3, 4, 5], 9: [1, 2] });
    const before = position({ battlefield, rack: { blue: 'hook' } });
    allows(before, place('hook', 8));
    refuses(before, place('hook', 9), 'strength-limit');
    allows({ ...before, specialBases: false }, place('hook', 9));
  });

  test('on Tropical Pool reaches the bases of 3/4/5, not those of 1/2 and 6/7', () => {
    const before = position({ battlefield: 'tropical-pool', rack: { blue: 'hook' } });
    allows(before, place('hook', 7), place('hook', 9));
    for (const slot of [3, 8, 13]) refuses(before, place('hook', slot), 'strength-limit');
  });

  test('is bound by the limit of an enemy HQ too', () => {
    const stacks = { 4: 'b jumbo', 8: 'b star', 12: 'b jumbo', 14: 'b xb42' };
    const before = position({ battlefield: 'tropical-pool', stacks, rack: { blue: 'hook' } });
    refuses(before, place('hook', 15), 'strength-limit');
    allows(before, place('hook', 16));
  });

  test.each([6, 7, 8])('needs connection on base %i of Station Metal-X, where troop effects rest', (slot) => {
    const battlefield = 'station-metal-x';
    refuses(position({ battlefield, rack: { blue: 'hook' } }), place('hook', slot), 'not-connected');
    const linked = position({ battlefield, stacks: { 1: 'b star', 5: 'b roxy' }, rack: { blue: 'hook' } });
    allows(linked, place('hook', slot));
    allows(position({ battlefield, specialBases: false, rack: { blue: 'hook' } }), place('hook', slot));
  });

  test('needs connection on such a base even to cover a tile of your own', () => {
    const before = position({ battlefield: 'station-metal-x', stacks: { 7: 'b kwak' }, rack: { blue: 'hook' } });
    refuses(before, place('hook', 7), 'not-connected');
  });
});

/** Every limited slot of Tropical Pool, with a way there for the side that may place on it. */
const LIMITED = [
  { slot: 3, side: 'blue', way: { 2: 'b hook' } },
  { slot: 7, side: 'blue', way: { 4: 'b hook', 5: 'b jumbo' } },
  { slot: 8, side: 'blue', way: { 4: 'b hook' } },
  { slot: 9, side: 'blue', way: { 4: 'b hook', 8: 'b star', 11: 'b hook' } },
  { slot: 13, side: 'blue', way: { 4: 'b hook', 8: 'b star', 12: 'b hook' } },
  { slot: 15, side: 'blue', way: { 4: 'b hook', 8: 'b star', 12: 'b hook' } },
  { slot: 1, side: 'red', way: { 14: 'r hook', 12: 'r hook', 8: 'r star', 4: 'r jumbo' } },
] as const;

describe('§4.6 strength limits', () => {
  test('the cases below are all limited slots there are', () => {
    const limited = BATTLEFIELD_IDS.flatMap((id) =>
      BATTLEFIELDS[id].slots.flatMap((slot) => (slot.special?.kind === 'strengthLimit' ? `${id} ${slot.id}` : [])),
    );
    expect(limited).toEqual([1, 3, 7, 8, 9, 13, 15].map((slot) => `tropical-pool ${slot}`));
  });

  describe.each(LIMITED)('slot $slot of Tropical Pool', ({ slot, side, way }) => {
    const { special } = BATTLEFIELDS['tropical-pool'].slots[slot]!;
    const strengths = special?.kind === 'strengthLimit' ? special.strengths : [];
    const sketch = { battlefield: 'tropical-pool', side, stacks: way, rack: { [side]: EVERY_KIND } } as const;

    test('lets the printed strengths in, and Kwak', () => {
      const before = position(sketch);
      for (const kind of TROOP_KINDS) {
        if (kind === 'kwak' || strengths.includes(TROOPS[kind].strength!)) allows(before, place(kind, slot));
        else refuses(before, place(kind, slot), 'strength-limit');
      }
    });

    test('§2.4 lets all in in the first-game mode', () => {
      const before = position({ ...sketch, specialBases: false });
      for (const kind of TROOP_KINDS) allows(before, place(kind, slot));
    });
  });

  const pool = { battlefield: 'tropical-pool', rack: { blue: 'kwak capn jumbo hook roxy' } } as const;

  test('bind on a slot of your own', () => {
    const before = position({ ...pool, stacks: { 2: 'b hook', 3: 'b skully' } });
    allows(before, place('capn', 3), place('kwak', 3));
    for (const kind of ['jumbo', 'hook', 'roxy'] as const) refuses(before, place(kind, 3), 'strength-limit');
  });

  test('bind when a Kwak is covered, of either side', () => {
    for (const top of ['r kwak', 'b kwak']) {
      const before = position({ ...pool, stacks: { 2: 'b hook', 3: top } });
      allows(before, place('capn', 3), place('kwak', 3));
      for (const kind of ['jumbo', 'hook', 'roxy'] as const) refuses(before, place(kind, 3), 'strength-limit');
    }
  });

  test('come on top of the comparison of strengths', () => {
    const before = position({ ...pool, stacks: { 2: 'b hook', 3: 'r skully', 4: 'b star', 8: 'r roxy' } });
    allows(before, place('capn', 3), place('kwak', 8));
    refuses(before, place('roxy', 3), 'strength-limit');
    refuses(before, place('roxy', 8), 'too-weak');
  });

  test('say which strengths are let in', () => {
    const before = position({ ...pool, stacks: { 4: 'b star' } });
    const illegality = { code: 'strength-limit', slot: 8, kind: 'jumbo', strengths: [6, 7] };
    expect(explain(before, place('jumbo', 8))).toEqual(illegality);
  });

  test('§2.4 an HQ is limited in the normal game and free in the first-game mode', () => {
    const stacks = { 4: 'b hook', 8: 'b star', 12: 'b hook' };
    const before = position({ ...pool, stacks });
    refuses(before, place('capn', 15), 'strength-limit');
    expect(placements(before, 'kwak')).toContain(15);
    expect(status(play(before, place('roxy', 15)))).toBe('blue wins by hq');
    expect(status(play(position({ ...pool, stacks, specialBases: false }), place('capn', 15)))).toBe('blue wins by hq');
  });

  test('§4.6 Kwak passes the limit of an HQ', () => {
    const before = position({ ...pool, stacks: { 4: 'b hook', 8: 'b star', 12: 'b hook' } });
    expect(status(play(before, place('kwak', 15)))).toBe('blue wins by hq');
  });

  test('a limited base has no effect of its own, and troops keep theirs there', () => {
    const before = position({ ...pool, stacks: { 2: 'b hook' }, reserve: { blue: 'roxy ...' } });
    expect(status(play(before, place('capn', 3)))).toBe('blue capn 3');
  });

  test('§2.4 no special slot of any board binds a placement in the first-game mode', () => {
    for (const battlefield of BATTLEFIELD_IDS) {
      const before = position({ battlefield, specialBases: false });
      const [first, ...others] = TROOP_KINDS.filter((kind) => kind !== 'hook').map((kind) => placements(before, kind));
      for (const other of others) expect(other).toEqual(first);
    }
  });
});
