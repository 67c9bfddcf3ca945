import { describe, expect, test } from 'vitest';
import { BATTLEFIELD_IDS, BATTLEFIELDS, type BattlefieldId, createGame, type Side } from '../../src/index.js';
import { allows, draw, place, play, position, recover, refuses, SIDES, status, target, tiles, use } from '../build.js';

const other = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');
const hqs = (battlefield: BattlefieldId, side: Side) =>
  BATTLEFIELDS[battlefield].slots.flatMap(({ id, hq }) => (hq === side ? [id] : []));

/** Bases on a shortest way from an HQ of `side` to this slot. */
function wayTo(battlefield: BattlefieldId, side: Side, goal: number): number[] {
  const { slots, paths } = BATTLEFIELDS[battlefield];
  const ways = hqs(battlefield, side).map((hq) => [hq]);
  for (const way of ways) {
    const at = way.at(-1)!;
    if (at === goal) return way.slice(1, -1);
    for (const path of paths.filter((it) => it.includes(at))) {
      const to = path[0] === at ? path[1] : path[0];
      if (!way.includes(to) && (to === goal || !slots[to]!.hq)) ways.push([...way, to]);
    }
  }
  throw new Error('no way');
}

describe.each(BATTLEFIELD_IDS)('§9 %s', (battlefield) => {
  test('is won on any enemy HQ, as soon as one is reached', () => {
    const tilesOnTheWay = ['star', 'roxy', 'xb42', 'hook', 'jumbo', 'star', 'roxy', 'xb42'];
    for (const side of SIDES) {
      for (const hq of hqs(battlefield, other(side))) {
        const way = wayTo(battlefield, side, hq);
        const stacks = Object.fromEntries(way.map((base, i) => [base, `${side[0]} ${tilesOnTheWay[i]}`]));
        const sketch = { battlefield, side, specialBases: false, rack: { [side]: 'skully' } };
        expect(status(play(position({ ...sketch, stacks }), place('skully', hq)))).toBe(`${side} wins by hq`);
        const broken = { ...stacks, [way.at(-1)!]: '' };
        refuses(position({ ...sketch, stacks: broken }), place('skully', hq), 'not-connected');
      }
    }
  });

  test('opens beside the HQs in both modes', () => {
    for (const specialBases of [true, false]) {
      const state = createGame({ battlefield, specialBases, first: 'blue', seed: 'a seed' });
      allows(state, draw);
    }
  });
});

describe('§9 the table', () => {
  test.each([
    ['castle-field', 7, 1, 1],
    ['tropical-pool', 6, 2, 2],
    ['city-of-clouds', 8, 1, 1],
    ['volcanic-jungle', 7, 1, 1],
    ['cursed-cemetery', 7, 1, 1],
    ['caribbean-sea', 5, 2, 1],
    ['station-metal-x', 7, 1, 1],
    ['battlefield', 8, 1, 1],
  ] as const)('%s has objective %i, %i blue and %i red HQs', (battlefield, objective, blue, red) => {
    expect(BATTLEFIELDS[battlefield].objective).toBe(objective);
    expect([hqs(battlefield, 'blue').length, hqs(battlefield, 'red').length]).toEqual([blue, red]);
  });

  test('Caribbean Sea has no special slot: both modes are the same there', () => {
    expect(BATTLEFIELDS['caribbean-sea'].slots.filter(({ special }) => special)).toEqual([]);
    const sketch = { battlefield: 'caribbean-sea', rack: { blue: 'hook' } } as const;
    for (const { id, hq } of BATTLEFIELDS['caribbean-sea'].slots) {
      if (!hq) expect(status(play(position(sketch), place('hook', id)))).toBe('red turn');
    }
  });

  test('on Caribbean Sea red wins on one of the two blue HQs, without the other', () => {
    const sketch = { battlefield: 'caribbean-sea', side: 'red', rack: { red: 'roxy' } } as const;
    const left = position({
      ...sketch,
      stacks: { 13: 'r hook', 10: 'r hook', 7: 'r star', 5: 'r roxy', 4: 'r jumbo' },
    });
    refuses(left, place('roxy', 1), 'not-connected');
    expect(status(play(left, place('roxy', 0)))).toBe('red wins by hq');
    const right = position({ ...sketch, stacks: { 11: 'r hook', 12: 'r hook', 9: 'r star', 6: 'r roxy' } });
    refuses(right, place('roxy', 0), 'not-connected');
    expect(status(play(right, place('roxy', 1)))).toBe('red wins by hq');
  });

  test('on Tropical Pool either enemy HQ wins, one of them by the strengths it lets in', () => {
    const stacks = { 4: 'b hook', 8: 'b star', 12: 'b hook', 14: 'b jumbo' };
    const before = position({ battlefield: 'tropical-pool', stacks, rack: { blue: 'star jumbo' } });
    expect(status(play(before, place('star', 15)))).toBe('blue wins by hq');
    expect(status(play(before, place('jumbo', 16)))).toBe('blue wins by hq');
    refuses(before, place('jumbo', 15), 'strength-limit');
  });

  test('on Station Metal-X Star on a special base draws nothing', () => {
    const stacks = { 1: 'b hook', 5: 'b jumbo' };
    const before = position({ battlefield: 'station-metal-x', stacks, rack: { blue: 'star' } });
    const after = play(before, place('star', 8));
    expect(status(after)).toBe('red turn');
    expect(after.rack.blue).toEqual([]);
  });

  test('in the cemetery a Jumbo that was discarded comes back', () => {
    const sketch = { battlefield: 'cursed-cemetery', rack: { blue: 'hook' }, discard: { blue: 'jumbo' } } as const;
    const after = play(position(sketch), place('hook', 4), recover('jumbo'));
    expect(after.rack.blue).toEqual(['jumbo']);
    expect(after.discard.blue).toEqual([]);
  });

  test('in the clouds two bases in one turn draw one tile each', () => {
    const sketch = {
      battlefield: 'city-of-clouds',
      stacks: { 1: 'b hook', 4: 'b hook' },
      rack: { blue: 'capn roxy' },
    } as const;
    const after = play(
      position({ ...sketch, reserve: { blue: 'star xb42 ...' } }),
      place('capn', 3),
      place('roxy', 6),
      use,
      use,
    );
    expect(after.rack.blue).toEqual(tiles('star xb42'));
  });

  test('on Castle Field two bases in one turn recall one troop each', () => {
    const stacks = { 1: 'b hook', 3: 'b jumbo', 7: 'b star' };
    const before = position({ stacks, rack: { blue: 'capn hook' }, claimed: { red: [1] } });
    const after = play(before, place('capn', 5), place('hook', 11), target(7), target(3));
    expect(after.rack.blue).toEqual(tiles('jumbo star'));
  });
});
