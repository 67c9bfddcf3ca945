import { describe, expect, test } from 'vitest';
import { applyWithChance, applyWithEvents, redactFor } from '../../src/index.js';
import { streamOf } from '../../src/random.js';
import {
  allows,
  decline,
  draw,
  eventsOf,
  place,
  play,
  position,
  refuses,
  type Sketch,
  status,
  target,
  tiles,
  use,
} from '../build.js';

/** Blue may place on the freezing bases 4 and 11. */
const fight = (sketch: Sketch = {}) =>
  position({
    battlefield: 'battlefield',
    stacks: { 1: 'b hook', 3: 'b hook', 7: 'b star', 14: 'r jumbo' },
    ...sketch,
    rack: { blue: 'roxy capn xb42', red: 'hook star', ...sketch.rack },
  });

describe('§5.4 freeze (Battlefield)', () => {
  test('freezes one tile of the opponent’s rack, which stays there', () => {
    const asked = play(fight(), place('roxy', 4));
    expect(status(asked)).toBe('blue freeze 4');
    refuses(asked, target(14), 'wrong-decision');
    const after = play(asked, use);
    expect(after.rack.red).toEqual(tiles('hook star'));
    expect(after.frozen.red).toHaveLength(1);
    expect(after.discard.red).toEqual([]);
    expect(status(after)).toBe('red turn');
  });

  test('hits each tile that is not frozen yet with the same chance', () => {
    const asked = play(fight({ rack: { red: 'hook star star roxy' }, frozen: { red: 'roxy' } }), place('roxy', 4));
    const counts = { hook: 0, star: 0, roxy: 0 } as Record<string, number>;
    for (let i = 0; i < 2000; i++) {
      const [froze] = applyWithEvents({ ...asked, chance: streamOf(`freeze ${i}`, 'chance') }, use).events;
      if (froze?.type === 'froze') counts[froze.kind]! += 1;
    }
    expect(counts.roxy).toBe(0);
    expect(counts.hook! + counts.star!).toBe(2000);
    expect(Math.abs(counts.hook! - 2000 / 3)).toBeLessThan(90);
  });

  test('is not looked up: the freezer does not learn which tile it is', () => {
    const after = play(fight(), place('roxy', 4), use);
    expect(redactFor(after, 'blue').frozen.red).toEqual({ size: 1, tiles: null });
    expect(redactFor(after, 'red').frozen.red).toEqual({ size: 1, tiles: after.frozen.red });
  });

  test('is not asked when the rack is empty, or all of it is frozen', () => {
    expect(status(play(fight({ rack: { red: '' } }), place('roxy', 4)))).toBe('red turn');
    const frozen = fight({ frozen: { red: 'hook star' } });
    expect(status(play(frozen, place('roxy', 4)))).toBe('red turn');
  });

  test('is not asked when XB-42 has just discarded the last tile', () => {
    const asked = play(fight({ rack: { red: 'star' } }), place('xb42', 4));
    expect(status(play(asked, use))).toBe('red turn');
    expect(status(play(asked, decline))).toBe('blue freeze 4');
  });
});

describe('§5.4 a frozen tile', () => {
  const freeze = (rack: string, kind: 'hook' | 'star') => {
    const asked = play(fight({ rack: { red: rack } }), place('roxy', 4));
    return applyWithChance(asked, use, () => kind).state;
  };

  test('cannot be placed in its owner’s next turn, others can', () => {
    const after = freeze('hook star', 'star');
    refuses(after, place('star', 14), 'frozen');
    allows(after, place('hook', 13), draw);
  });

  test('is one of the eight: with seven others drawing is impossible', () => {
    const eight = freeze('kwak skully capn jumbo hook xb42 star roxy', 'star');
    refuses(eight, draw, 'rack-full');
    allows(eight, place('roxy', 13));
  });

  test('thaws at the end of that turn, whether its owner draws or places', () => {
    const after = freeze('hook star', 'star');
    for (const action of [draw, place('hook', 13)]) {
      const thawed = eventsOf(after, action).find(({ type }) => type === 'thawed');
      expect(thawed).toMatchObject({ side: 'red', count: 1, tiles: ['star'] });
      const next = play(after, action);
      expect(next.frozen.red).toEqual([]);
      expect(next.rack.red).toContain('star');
      allows(play(next, draw), place('star', 14));
    }
  });

  test('stays frozen through the whole turn, extra placements included', () => {
    const after = freeze('capn hook star', 'star');
    const capn = play(after, place('capn', 13));
    expect(capn.frozen.red).toEqual(['star']);
    refuses(capn, place('star', 13), 'frozen');
    allows(capn, place('hook', 10));
    expect(play(capn, decline).frozen.red).toEqual([]);
  });

  test('does not thaw at the end of the turn in which it was frozen', () => {
    expect(freeze('hook star', 'hook').frozen.red).toEqual(['hook']);
  });

  test('of the side that moves thaws even if that side freezes another', () => {
    const before = fight({ rack: { blue: 'roxy kwak' }, frozen: { blue: 'kwak' } });
    const after = play(before, place('roxy', 4), use);
    expect(after.frozen.blue).toEqual([]);
    expect(after.frozen.red).toHaveLength(1);
  });
});

describe('§5.4 two frozen tiles', () => {
  const asked = play(fight({ rack: { red: 'hook star roxy' } }), place('capn', 4), place('roxy', 11));

  test('come from two bases in one turn, and thaw together', () => {
    expect(status(asked)).toBe('blue freeze 4');
    const once = play(asked, use);
    expect(status(once)).toBe('blue freeze 11');
    const twice = play(once, use);
    expect(twice.frozen.red).toHaveLength(2);
    expect(status(twice)).toBe('red turn');
    const thawed = eventsOf(twice, draw).find(({ type }) => type === 'thawed');
    expect(thawed).toMatchObject({ count: 2, tiles: twice.frozen.red });
    expect(play(twice, draw).frozen.red).toEqual([]);
  });

  test('may be of one kind; then the third of it is still free', () => {
    const stars = play(fight({ rack: { red: 'star star star' } }), place('capn', 4), place('roxy', 11));
    const twice = play(stars, use, use);
    expect(twice.frozen.red).toEqual(['star', 'star']);
    allows(twice, place('star', 13));
    refuses({ ...twice, frozen: { blue: [], red: ['star', 'star', 'star'] } }, place('star', 13), 'frozen');
  });

  test('need two tiles: the second base is not asked when the only one is frozen', () => {
    const one = play(fight({ rack: { red: 'hook' } }), place('capn', 4), place('roxy', 11), use);
    expect(one.frozen.red).toEqual(['hook']);
    expect(status(one)).toBe('red turn');
  });
});
