import { describe, expect, test } from 'vitest';
import {
  apply,
  BATTLEFIELD_IDS,
  BATTLEFIELDS,
  explain,
  legalActions,
  type RegionData,
  type Side,
} from '../../src/index.js';
import {
  allows,
  boardWith,
  decline,
  draw,
  eventsOf,
  place,
  play,
  position,
  SIDES,
  stack,
  status,
  target,
  use,
} from '../build.js';

/** `side` tops all bases of a region but the last, and has a Hook for that one. */
function almost(
  battlefield: (typeof BATTLEFIELD_IDS)[number],
  side: Side,
  region: RegionData,
  last: number,
  claimed: number[] = [],
) {
  const kinds = ['star', 'roxy', 'xb42', 'jumbo'];
  const rest = region.bases.filter((base) => base !== last);
  const stacks = Object.fromEntries(rest.map((base, i) => [base, `${side[0]} ${kinds[i]}`]));
  const sketch = {
    battlefield,
    side,
    stacks,
    specialBases: false,
    rack: { [side]: 'hook' },
    claimed: { [side]: claimed },
  };
  return position(sketch);
}

/** Some of these regions that have so many medals in all, if there are any. */
function worth([first, ...others]: readonly RegionData[], medals: number): number[] | undefined {
  if (medals === 0) return [];
  if (!first || medals < 0) return undefined;
  const rest = worth(others, medals - first.medals);
  return rest ? [first.id, ...rest] : worth(others, medals);
}

describe.each(BATTLEFIELD_IDS)('§6 on %s', (battlefield) => {
  const { regions, objective } = BATTLEFIELDS[battlefield];

  test('a region gives its medals to either side as soon as that side tops all its bases', () => {
    for (const region of regions) {
      for (const side of SIDES) {
        for (const last of region.bases) {
          const after = play(almost(battlefield, side, region, last), place('hook', last));
          expect(after.medals[side]).toBe(region.medals);
          expect(after.regions).toEqual(regions.map(({ id, medals }) => (id === region.id ? 0 : medals)));
          expect(after.result).toBeNull();
        }
      }
    }
  });

  test('the objective wins at once, with each region as the last and for either side', () => {
    for (const region of regions) {
      const before: number[] = [];
      let sum = 0;
      for (const { id, medals } of regions) {
        if (id === region.id || sum + medals >= objective) continue;
        before.push(id);
        sum += medals;
      }
      for (const side of SIDES) {
        const state = almost(battlefield, side, region, region.bases[0]!, before);
        expect(sum + region.medals).toBeGreaterThanOrEqual(objective);
        expect(status(play(state, place('hook', region.bases[0]!)))).toBe(`${side} wins by medals`);
      }
    }
  });

  test('one medal less does not win', () => {
    for (const last of regions) {
      const others = regions.filter(({ id }) => id !== last.id);
      const before = worth(others, objective - 1 - last.medals);
      if (!before) continue;
      const after = play(almost(battlefield, 'blue', last, last.bases[0]!, before), place('hook', last.bases[0]!));
      expect(after.medals.blue).toBe(objective - 1);
      expect(after.result).toBeNull();
    }
    expect(
      regions.some((last) =>
        worth(
          regions.filter((it) => it !== last),
          objective - 1 - last.medals,
        ),
      ),
    ).toBe(true);
  });
});

describe('§6 regions', () => {
  const lower = { 1: 'b hook', 3: 'b jumbo', 4: 'b star', 8: 'b xb42' };

  test('the five bases below on Castle Field give three medals at once, which is no win yet', () => {
    const before = position({ stacks: lower, rack: { blue: 'roxy' } });
    const after = play(before, place('roxy', 2));
    expect(after.medals.blue).toBe(3);
    expect(status(after)).toBe('red turn');
    expect(play(before, place('roxy', 7)).medals.blue).toBe(0);
  });

  test('an HQ on the rim does not count: the region above needs no HQ either', () => {
    const stacks = { 8: 'b star', 12: 'b jumbo', 13: 'b xb42', 14: 'b hook' };
    expect(play(position({ stacks, rack: { blue: 'hook' } }), place('hook', 15)).medals.blue).toBe(3);
  });

  test('need no connection to an HQ', () => {
    const stacks = { 11: 'b star', 13: 'b jumbo' };
    expect(play(position({ stacks, rack: { blue: 'hook' } }), place('hook', 9)).medals.blue).toBe(1);
  });

  test('are held by top tiles only', () => {
    const stacks = { 1: 'b hook', 3: 'b jumbo', 5: 'b capn, r roxy' };
    const before = position({ stacks, rack: { blue: 'star kwak' } });
    expect(play(before, place('star', 7)).medals.blue).toBe(0);
    expect(play(before, place('kwak', 7), draw).medals.blue).toBe(0);
  });

  test('may be claimed by covering an enemy, and by covering nothing', () => {
    const stacks = { 1: 'b hook', 3: 'b jumbo', 5: 'b capn', 7: 'r star' };
    expect(play(position({ stacks, rack: { blue: 'roxy' } }), place('roxy', 7)).medals.blue).toBe(1);
  });

  test('may be claimed several at a time', () => {
    const stacks = { 1: 'b hook', 3: 'b jumbo', 7: 'b star', 12: 'b hook', 4: 'b capn', 9: 'b xb42', 13: 'b xb42' };
    const before = position({ stacks, rack: { blue: 'roxy' } });
    const claims = eventsOf(before, place('roxy', 8)).filter(({ type }) => type === 'claimed');
    expect(claims).toMatchObject([
      { side: 'blue', region: 3, medals: 2 },
      { side: 'blue', region: 4, medals: 2 },
    ]);
    expect(play(before, place('roxy', 8)).medals.blue).toBe(4);
  });

  test('once claimed stay claimed when a base is lost, and pay nobody again', () => {
    const before = position({
      stacks: { ...lower, 2: 'b capn', 14: 'r hook', 12: 'r hook' },
      side: 'red',
      rack: { red: 'roxy', blue: 'kwak' },
    });
    expect(before.medals.blue).toBe(3);
    const lost = play(before, place('roxy', 8));
    expect(lost.medals).toEqual({ blue: 3, red: 0 });
    const back = play(lost, place('kwak', 8));
    expect(stack(back, 8)).toBe('b xb42, r roxy, b kwak');
    expect(back.medals).toEqual({ blue: 3, red: 0 });
    expect(back.regions[0]).toBe(0);
  });

  test('that are empty give the next side nothing', () => {
    const stacks = { 1: 'b hook', 3: 'b jumbo', 5: 'b capn' };
    const before = position({ stacks, rack: { blue: 'star' }, claimed: { red: [1] } });
    const after = play(before, place('star', 7), decline);
    expect(after.medals).toEqual({ blue: 0, red: 1 });
    expect(eventsOf(before, place('star', 7)).map(({ type }) => type)).not.toContain('claimed');
  });
});

describe('§6 the opponent on your turn', () => {
  const stacks = { 3: 'b jumbo', 1: 'b hook', 4: 'r star', 6: 'r hook', 9: 'r hook, b star' };

  test('wins medals when you recall the tile that kept a region from it', () => {
    const asked = play(position({ stacks, rack: { blue: 'roxy' } }), place('roxy', 5));
    expect(eventsOf(asked, target(9))[1]).toMatchObject({ type: 'claimed', side: 'red', region: 2, medals: 1 });
    const after = play(asked, target(9));
    expect(after.medals).toEqual({ blue: 0, red: 1 });
    expect(status(after)).toBe('red turn');
  });

  test('wins the game that way, if that is its objective', () => {
    const before = position({ stacks, rack: { blue: 'roxy' }, claimed: { red: [0, 1, 3] } });
    const asked = play(before, place('roxy', 5));
    expect(status(play(asked, target(9)))).toBe('red wins by medals');
    expect(status(play(asked, target(3)))).toBe('red turn');
  });

  test('wins the game that way as blue too, on red’s turn', () => {
    const turned = { 13: 'r jumbo', 15: 'r hook', 12: 'b star', 10: 'b hook', 7: 'b hook, r star' };
    const before = position({ side: 'red', stacks: turned, rack: { red: 'roxy' }, claimed: { blue: [7, 6, 4] } });
    const asked = play(before, place('roxy', 11));
    expect(status(play(asked, target(7)))).toBe('blue wins by medals');
    expect(status(play(asked, target(13)))).toBe('blue turn');
  });

  test('wins nothing by being uncovered on a region that is empty', () => {
    const before = position({ stacks, rack: { blue: 'roxy' }, claimed: { blue: [2] } });
    expect(play(before, place('roxy', 5), target(9)).medals).toEqual({ blue: 1, red: 0 });
  });
});

describe('§6 a win by medals', () => {
  const claimed = { blue: [0, 2, 3] };
  const stacks = { 1: 'b hook', 3: 'b roxy', 5: 'b xb42', 8: 'r kwak' };
  const before = position({ stacks, rack: { blue: 'star capn jumbo roxy', red: 'hook' }, claimed });

  test.each(['star', 'capn', 'jumbo'] as const)('comes before the effect of %s', (kind) => {
    const after = play(before, place(kind, 7));
    expect(status(after)).toBe('blue wins by medals');
    expect(after.decision).toBeNull();
    expect(after.placed).toEqual([]);
    expect(eventsOf(before, place(kind, 7)).map(({ type }) => type)).toEqual(['placed', 'claimed', 'ended']);
  });

  test('comes before the special base', () => {
    const start = position({ stacks: { 1: 'b hook', 3: 'b jumbo', 7: 'b xb42' }, rack: { blue: 'roxy' }, claimed });
    expect(status(play(start, place('roxy', 5)))).toBe('blue wins by medals');
  });

  test('leaves nothing to do', () => {
    const after = play(before, place('star', 7));
    expect(legalActions(after)).toEqual([]);
    for (const action of [draw, place('roxy', 1), use, decline]) {
      expect(explain(after, action)).toEqual({ code: 'game-over' });
      expect(() => apply(after, action)).toThrow(expect.objectContaining({ code: 'game-over' }));
    }
  });

  test("stops a chain of Cap'ns, and the triggers that wait", () => {
    const battlefield = boardWith('castle-field', { 1: 'draw' });
    const start = position({ battlefield, stacks, rack: { blue: 'capn star capn' }, claimed });
    expect(status(play(start, place('capn', 1), place('capn', 7)))).toBe('blue wins by medals');
    expect(status(play(start, place('capn', 1), place('star', 2), decline))).toBe('blue draw 1');
  });

  test('may come from Jumbo', () => {
    const start = position({
      stacks: { 1: 'b hook', 3: 'b roxy', 5: 'b xb42', 7: 'b kwak, r star' },
      rack: { blue: 'jumbo' },
      claimed,
    });
    expect(status(play(start, place('jumbo', 3), target(7)))).toBe('blue wins by medals');
  });
});

describe('§6 a win by HQ', () => {
  const stacks = { 1: 'b hook', 3: 'b roxy', 8: 'b xb42', 13: 'b hook', 15: 'b star', 7: 'r kwak' };
  const before = position({ stacks, rack: { blue: 'star skully jumbo capn xb42', red: 'hook' } });

  test.each(['star', 'skully', 'jumbo', 'capn', 'xb42'] as const)('comes before the effect of %s', (kind) => {
    const after = play(before, place(kind, 16));
    expect(status(after)).toBe('blue wins by hq');
    expect(stack(after, 16)).toBe(`b ${kind}`);
    expect(eventsOf(before, place(kind, 16)).map(({ type }) => type)).toEqual(['placed', 'ended']);
    expect(legalActions(after)).toEqual([]);
  });

  test('needs no medals, and the enemy’s do not matter', () => {
    const start = position({ stacks, rack: { blue: 'star' }, claimed: { red: [1, 3, 5, 6] } });
    allows(start, place('star', 16));
    expect(play(start, place('star', 16))).toMatchObject({ medals: { blue: 0, red: 5 }, result: { winner: 'blue' } });
  });
});
