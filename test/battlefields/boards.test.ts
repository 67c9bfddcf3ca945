import { describe, expect, expectTypeOf, it } from 'vitest';
import { BATTLEFIELD_IDS, BATTLEFIELDS, type BattlefieldId } from '../../src/battlefields/index.js';
import type { BattlefieldData, RegionData, Side, SlotData } from '../../src/battlefields/types.js';
import IN_FULL from './printed.json';

/** The table of rules §9, written out: objective, special slots, HQs, and the medals printed on the board. */
const PRINTED: Record<BattlefieldId, Facts> = {
  'castle-field': { objective: 7, specials: { recall: 4 }, blue: 1, red: 1, medals: 14 },
  'tropical-pool': {
    objective: 6,
    specials: { 'strengthLimit 1/2': 2, 'strengthLimit 3/4/5': 2, 'strengthLimit 6/7': 1, 'HQ strengthLimit 6/7': 2 },
    blue: 2,
    red: 2,
    medals: 12,
  },
  'city-of-clouds': { objective: 8, specials: { draw: 4 }, blue: 1, red: 1, medals: 16 },
  'volcanic-jungle': { objective: 7, specials: { displace: 2 }, blue: 1, red: 1, medals: 14 },
  'cursed-cemetery': { objective: 7, specials: { recover: 4 }, blue: 1, red: 1, medals: 14 },
  'caribbean-sea': { objective: 5, specials: {}, blue: 2, red: 1, medals: 11 },
  'station-metal-x': { objective: 7, specials: { noTroopEffect: 3 }, blue: 1, red: 1, medals: 14 },
  battlefield: { objective: 8, specials: { freeze: 4 }, blue: 1, red: 1, medals: 16 },
};

interface Facts {
  objective: number;
  specials: Record<string, number>;
  blue: number;
  red: number;
  medals: number;
}

const hqsOf = (board: BattlefieldData, side: Side) => board.slots.filter((slot) => slot.hq === side);
const medalsOf = (board: BattlefieldData) => board.regions.reduce((sum, region) => sum + region.medals, 0);

function specialsOf(board: BattlefieldData): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { hq, special } of board.slots) {
    if (!special) continue;
    const limit = special.kind === 'strengthLimit' ? ` ${special.strengths.join('/')}` : '';
    const name = `${hq ? 'HQ ' : ''}${special.kind}${limit}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe('the printed battlefields (rules §9)', () => {
  it('are eight, in the order of the rules', () => {
    expect(BATTLEFIELD_IDS).toEqual(Object.keys(PRINTED));
    expect(Object.keys(BATTLEFIELDS)).toEqual(Object.keys(PRINTED));
  });

  it('are what stands in full in printed.json, down to the order of the keys', () => {
    expect(BATTLEFIELDS).toStrictEqual(IN_FULL);
    expect(JSON.stringify(BATTLEFIELDS)).toBe(JSON.stringify(IN_FULL));
  });

  it('are typed by id, so that a misspelling does not compile', () => {
    expectTypeOf<BattlefieldId>().toEqualTypeOf<keyof typeof BATTLEFIELDS>();
    const right: BattlefieldId = 'castle-field';
    // @ts-expect-error: there is no such battlefield.
    const wrong: BattlefieldId = 'castle-feild';
    expect(BATTLEFIELDS[right].id).toBe(right);
    expect(wrong in BATTLEFIELDS).toBe(false);
  });

  it('carry no names, which are in another entry', () => {
    const keys = new Set(Object.values(BATTLEFIELDS).flatMap((board) => Object.keys(board)));
    expect([...keys]).toEqual(['id', 'objective', 'slots', 'paths', 'regions']);
  });

  describe.each(BATTLEFIELD_IDS)('%s', (id) => {
    const board = BATTLEFIELDS[id];
    const facts = PRINTED[id];

    it('has the printed objective, medals, HQs and special slots', () => {
      expect(board.id).toBe(id);
      expect(board.objective).toBe(facts.objective);
      expect(medalsOf(board)).toBe(facts.medals);
      expect(hqsOf(board, 'blue')).toHaveLength(facts.blue);
      expect(hqsOf(board, 'red')).toHaveLength(facts.red);
      expect(specialsOf(board)).toEqual(facts.specials);
    });

    it('has one HQ of each side in the first and the last slot, blue at the bottom', () => {
      expect(board.slots[0]?.hq).toBe('blue');
      expect(board.slots.at(-1)?.hq).toBe('red');
      const lowest = (side: Side) => Math.max(...hqsOf(board, side).map((slot) => slot.y));
      expect(lowest('blue')).toBeGreaterThan(lowest('red'));
    });

    it('numbers slots and regions by index and draws them inside the board', () => {
      for (const list of [board.slots, board.regions]) {
        list.forEach(({ id: number, x, y }, index) => {
          expect(number).toBe(index);
          expect(x > 0 && x < 1000 && y > 0 && y < 1667).toBe(true);
        });
      }
    });

    it('lists each path once, ascending, between two different slots: adjacency is symmetric', () => {
      const next = board.slots.map(() => new Set<number>());
      for (const [a, b] of board.paths) {
        expect(a).toBeLessThan(b);
        expect(next[a]?.has(b)).toBe(false);
        next[a]?.add(b);
        next[b]?.add(a);
      }
      next.forEach((others, from) => {
        expect(others.size).toBeGreaterThan(0);
        for (const to of others) expect(next[to]?.has(from)).toBe(true);
      });
      const text = board.paths.map(([a, b]) => a * 100 + b);
      expect(text).toEqual([...text].sort((a, b) => a - b));
    });

    it('lists bases only around its regions, ascending', () => {
      for (const { bases } of board.regions) {
        expect(bases).toEqual([...new Set(bases)].sort((a, b) => a - b));
        for (const base of bases) expect(board.slots[base]?.hq).toBeUndefined();
      }
    });
  });
});

/** What of a board stays the same when it is turned around: slot i becomes n - 1 - i, and the colours change. */
function symmetryOf({ slots, paths, regions }: BattlefieldData) {
  const last = slots.length - 1;
  const turned = (ids: readonly number[]) => ids.map((id) => last - id).sort((a, b) => a - b);
  const other = (side: Side | undefined) => side && ({ blue: 'red', red: 'blue' } as const)[side];
  const same = (xs: unknown[], ys: unknown[]) =>
    JSON.stringify(xs.map((x) => JSON.stringify(x)).sort()) === JSON.stringify(ys.map((y) => JSON.stringify(y)).sort());
  return {
    hqs: slots.every((slot, i) => slot.hq === other(slots[last - i]?.hq)),
    specials: slots.every(({ special }, i) => same([special ?? null], [slots[last - i]?.special ?? null])),
    paths: same([...paths], paths.map(turned)),
    regions: same(
      regions.map(({ bases, medals }) => [bases, medals]),
      regions.map(({ bases, medals }) => [turned(bases), medals]),
    ),
  };
}

describe('turned around, with colours swapped (slot i for slot n - 1 - i)', () => {
  const symmetric = BATTLEFIELD_IDS.filter((id) => id !== 'caribbean-sea');

  it.each(symmetric)('%s is the same board: HQs, special slots, paths, regions and medals', (id) => {
    expect(symmetryOf(BATTLEFIELDS[id])).toEqual({ hqs: true, specials: true, paths: true, regions: true });
  });

  it('caribbean-sea is another board in HQs, paths and regions (it has no special slots)', () => {
    expect(symmetryOf(BATTLEFIELDS['caribbean-sea'])).toEqual({
      hqs: false,
      specials: true,
      paths: false,
      regions: false,
    });
  });

  /** Boards are drawn by hand: the drawings are off by up to 24 across and 50 down, on a board of 1000 × 1667. */
  const TOLERANCE = { x: 25, y: 50 };
  const expectOpposite = (a: SlotData | RegionData, b: SlotData | RegionData) => {
    expect(Math.abs(a.x + b.x - 1000)).toBeLessThanOrEqual(TOLERANCE.x);
    expect(Math.abs(a.y + b.y - 1667)).toBeLessThanOrEqual(TOLERANCE.y);
  };

  it.each(symmetric)('%s is drawn roughly so', (id) => {
    const { slots, regions } = BATTLEFIELDS[id];
    slots.forEach((slot, i) => {
      expectOpposite(slot, slots[slots.length - 1 - i] as SlotData);
    });
    for (const region of regions) {
      const turned = region.bases.map((base) => slots.length - 1 - base).sort((a, b) => a - b);
      expectOpposite(region, regions.find(({ bases }) => bases.join() === turned.join()) as RegionData);
    }
  });
});
