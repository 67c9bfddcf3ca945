import { describe, expect, test } from 'vitest';
import { BATTLEFIELD_IDS, BATTLEFIELDS, connectedSlots, legalActions, TROOP_KINDS } from '../../src/index.js';
import {
  allows,
  decline,
  draw,
  eventsOf,
  place,
  play,
  position,
  recover,
  refuses,
  stack,
  status,
  target,
  tiles,
  use,
} from '../build.js';

/** Every special base that triggers, on all boards. */
const TRIGGERS = BATTLEFIELD_IDS.flatMap((battlefield) =>
  BATTLEFIELDS[battlefield].slots.flatMap(({ id, special }) =>
    !special || special.kind === 'strengthLimit' || special.kind === 'noTroopEffect'
      ? []
      : [{ battlefield, slot: id, kind: special.kind }],
  ),
);

/** Blue has a Hook for this base, and whatever the base does has something to do it to. */
function lively({ battlefield, slot }: (typeof TRIGGERS)[number], specialBases = true) {
  const { paths, slots } = BATTLEFIELDS[battlefield];
  const beside = paths.flatMap(([a, b]) => (a === slot ? b : b === slot ? a : []));
  const [enemy, own] = beside.filter((id) => !slots[id]!.hq);
  return position({
    battlefield,
    specialBases,
    stacks: { [enemy!]: 'r star', [own!]: 'b star' },
    rack: { blue: 'hook', red: 'hook' },
    discard: { blue: 'jumbo' },
  });
}

describe('§5.4 special bases', () => {
  test('that trigger are 18 on five boards', () => {
    expect(TRIGGERS).toHaveLength(18);
    expect(new Set(TRIGGERS.map(({ battlefield }) => battlefield)).size).toBe(5);
  });

  test.each(TRIGGERS)('$kind is offered on base $slot of $battlefield, and may be declined', (base) => {
    const asked = play(lively(base), place('hook', base.slot));
    expect(status(asked)).toBe(`blue ${base.kind} ${base.slot}`);
    const after = play(asked, decline);
    expect(status(after)).toBe('red turn');
    expect(after).toMatchObject({
      stacks: asked.stacks,
      rack: asked.rack,
      frozen: asked.frozen,
      reserve: asked.reserve,
    });
  });

  test.each(TRIGGERS)('§2.4 nothing is offered on base $slot of $battlefield in the first-game mode', (base) => {
    expect(status(play(lively(base, false), place('hook', base.slot)))).toBe('red turn');
  });

  test('of the kinds strengthLimit and noTroopEffect never trigger', () => {
    const pool = { 4: 'b hook', 5: 'b star', 8: 'r kwak' };
    const sketch = { rack: { blue: 'jumbo roxy', red: 'hook' }, discard: { blue: 'star' } };
    const limited = play(position({ ...sketch, battlefield: 'tropical-pool', stacks: pool }), place('roxy', 8));
    expect(status(limited)).toBe('red turn');
    const station = { 1: 'b hook', 5: 'b star', 9: 'r kwak' };
    const muted = play(position({ ...sketch, battlefield: 'station-metal-x', stacks: station }), place('roxy', 7));
    expect(status(muted)).toBe('red turn');
  });

  test('ask only the side that placed on them', () => {
    const before = position({ side: 'red', stacks: { 8: 'r star' }, rack: { red: 'hook', blue: 'hook' } });
    expect(status(play(before, place('hook', 10)))).toBe('red recall 10');
  });

  test('ask nobody who merely lies there', () => {
    const before = position({ stacks: { 1: 'b hook', 5: 'b jumbo', 3: 'b star' }, rack: { blue: 'roxy' } });
    expect(status(play(before, place('roxy', 1)))).toBe('red turn');
    expect(status(play(before, draw))).toBe('red turn');
  });
});

describe('§5.4 recall (Castle Field)', () => {
  const stacks = { 1: 'b hook', 3: 'b jumbo', 8: 'b star, r kwak', 9: 'b roxy, b kwak', 12: 'r hook', 5: 'b capn' };
  const before = position({ stacks, rack: { blue: 'roxy' } });
  const asked = play(before, place('roxy', 5));

  test('takes another visible troop of yours back to the rack', () => {
    allows(asked, target(1), target(3), target(9), decline);
    const after = play(asked, target(9));
    expect(stack(after, 9)).toBe('b roxy');
    expect(after.rack.blue).toEqual(['kwak']);
    expect(eventsOf(asked, target(9))[0]).toMatchObject({ type: 'recalled', side: 'blue', kind: 'kwak', slot: 9 });
    expect(status(after)).toBe('red turn');
  });

  test('never takes the tile that was placed, a covered one, an enemy or nothing', () => {
    for (const slot of [5, 8, 12, 13, 0, 16]) refuses(asked, target(slot), 'no-such-target');
  });

  test('reaches bases that are not connected', () => {
    expect(connectedSlots(asked, 'blue')).not.toContain(9);
    allows(asked, target(9));
  });

  test('of the only link cuts the front off, whose tiles stay', () => {
    const after = play(asked, target(3));
    expect(stack(after, 5)).toBe('b capn, b roxy');
    expect(connectedSlots(after, 'blue')).toEqual([1, 2, 3]);
    expect(after.rack.blue).toEqual(['jumbo']);
  });

  test('is not asked without another troop', () => {
    expect(status(play(position({ rack: { blue: 'hook' } }), place('hook', 5)))).toBe('red turn');
    const covered = position({ stacks: { 5: 'b roxy', 8: 'b star, r kwak' }, rack: { blue: 'hook' } });
    expect(status(play(covered, place('hook', 5)))).toBe('red turn');
  });

  test('needs fewer than eight on the rack', () => {
    const rack = { blue: 'star kwak skully capn jumbo hook xb42 roxy' };
    const star = play(position({ stacks: { 1: 'b hook', 3: 'b jumbo' }, rack }), place('star', 5));
    expect(status(star)).toBe('blue star 5');
    expect(status(play(star, use))).toBe('red turn');
    expect(play(star, use).rack.blue).toHaveLength(8);
    expect(status(play(star, decline))).toBe('blue recall 5');
  });
});

describe('§5.4 draw (City of Clouds)', () => {
  const clouds = (rack: string, reserve = '...') =>
    position({
      battlefield: 'city-of-clouds',
      stacks: { 1: 'b hook' },
      rack: { blue: rack },
      reserve: { blue: reserve },
    });

  test('draws one; it is answered by use, not by the action draw', () => {
    const asked = play(clouds('roxy', 'xb42 kwak ...'), place('roxy', 3));
    refuses(asked, draw, 'wrong-decision');
    expect(legalActions(asked)).toEqual([decline, use]);
    expect(eventsOf(asked, use)[0]).toMatchObject({ type: 'drew', source: 'draw', count: 1, tiles: ['xb42'] });
    const after = play(asked, use);
    expect(after.rack.blue).toEqual(['xb42']);
    expect(status(after)).toBe('red turn');
  });

  test('comes after the troop effect', () => {
    const after = play(clouds('skully', 'xb42 kwak star roxy ...'), place('skully', 3), use, use);
    expect(after.rack.blue).toEqual(tiles('xb42 kwak star'));
    expect(after.reserve.blue[0]).toBe('roxy');
  });

  test('draws no ninth tile: with eight on the rack it is not asked', () => {
    const seven = 'kwak skully capn jumbo hook xb42 roxy';
    const star = play(clouds(`${seven} star`), place('star', 3));
    expect(play(star, use).rack.blue).toHaveLength(8);
    expect(status(play(star, use))).toBe('red turn');
    expect(status(play(star, decline))).toBe('blue draw 3');
  });

  test('is not asked with an empty reserve', () => {
    expect(status(play(clouds('roxy', ''), place('roxy', 3)))).toBe('red turn');
    expect(status(play(clouds('star', 'roxy'), place('star', 3), use))).toBe('red turn');
    expect(status(play(clouds('star', 'roxy'), place('star', 3), decline))).toBe('blue draw 3');
  });
});

describe('§5.4 recover (Cursed Cemetery)', () => {
  const cemetery = (rack: string, discard: string) =>
    position({
      battlefield: 'cursed-cemetery',
      stacks: { 3: 'b hook' },
      rack: { blue: rack },
      discard: { blue: discard, red: 'star' },
      removed: { blue: 'roxy kwak' },
    });

  test('takes a tile of your choice from your discard', () => {
    const asked = play(cemetery('roxy', 'jumbo hook hook'), place('roxy', 2));
    expect(legalActions(asked)).toEqual([decline, recover('jumbo'), recover('hook')]);
    const after = play(asked, recover('hook'));
    expect(after.rack.blue).toEqual(['hook']);
    expect(after.discard.blue).toEqual(tiles('jumbo hook'));
    expect(status(after)).toBe('red turn');
  });

  test('reaches neither the four removed tiles nor the enemy’s discard', () => {
    const asked = play(cemetery('roxy', 'jumbo'), place('roxy', 2));
    for (const kind of ['roxy', 'kwak', 'star'] as const) refuses(asked, recover(kind), 'not-in-discard');
  });

  test('is not asked with an empty discard', () => {
    expect(status(play(cemetery('roxy', ''), place('roxy', 2)))).toBe('red turn');
  });

  test('needs fewer than eight on the rack', () => {
    const star = play(cemetery(TROOP_KINDS.join(' '), 'jumbo'), place('star', 2));
    expect(status(play(star, use))).toBe('red turn');
    expect(status(play(star, decline))).toBe('blue recover 2');
  });
});
