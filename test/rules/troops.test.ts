import { describe, expect, test } from 'vitest';
import { applyWithChance, applyWithEvents, connectedSlots, type GameState, TROOP_KINDS } from '../../src/index.js';
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
  stack,
  status,
  target,
  tiles,
  use,
} from '../build.js';

/** Blue to move next to a red Roxy on base 3: every effect has something to do. */
const lively = position({
  stacks: { 3: 'r roxy', 2: 'b kwak' },
  rack: { blue: 'kwak skully capn jumbo hook xb42 star roxy', red: 'hook' },
});
const ASKING = ['skully', 'capn', 'jumbo', 'xb42', 'star'] as const;

describe('§5.3 a troop effect', () => {
  test.each(ASKING)('of %s is offered, and may be declined: then the turn passes', (kind) => {
    const asked = play(lively, place(kind, 1));
    expect(status(asked)).toBe(`blue ${kind} 1`);
    const events = eventsOf(asked, decline);
    expect(events.map(({ type }) => type)).toEqual(['declined', 'turn', 'decision']);
    expect(events[0]).toMatchObject({ side: 'blue', effect: kind, slot: 1 });
    const { decision, placed, turn, ...rest } = play(asked, decline);
    expect(asked).toMatchObject(rest);
    expect([status({ decision, result: null } as GameState), placed, turn]).toEqual(['red turn', [], 2]);
  });

  test.each(['kwak', 'hook', 'roxy'] as const)('is not what %s has: the turn passes at once', (kind) => {
    expect(status(play(lively, place(kind, 1)))).toBe('red turn');
  });

  test.each(ASKING)('of %s is there in the first-game mode too', (kind) => {
    expect(status(play({ ...lively, specialBases: false }, place(kind, 1)))).toBe(`blue ${kind} 1`);
  });

  test.each(ASKING)('of %s rests on a base of kind noTroopEffect', (kind) => {
    const sketch = {
      battlefield: 'station-metal-x',
      stacks: { 1: 'b hook', 5: 'b star', 6: 'r roxy' },
      rack: { blue: TROOP_KINDS.join(' '), red: 'hook' },
    } as const;
    expect(status(play(position(sketch), place(kind, 7)))).toBe('red turn');
    expect(status(play(position({ ...sketch, specialBases: false }), place(kind, 7)))).toBe(`blue ${kind} 7`);
  });

  test('on Station Metal-X works as ever beside those bases', () => {
    const sketch = { battlefield: 'station-metal-x', stacks: { 7: 'r roxy', 1: 'b hook' } } as const;
    const asked = play(position({ ...sketch, rack: { blue: 'jumbo' } }), place('jumbo', 5));
    allows(asked, target(7));
  });

  test('of a tile that is uncovered again is not used a second time', () => {
    const before = position({ stacks: { 1: 'b hook', 3: 'b star, r roxy' }, rack: { blue: 'jumbo' } });
    const after = play(before, place('jumbo', 1), target(3));
    expect(stack(after, 3)).toBe('b star');
    expect(status(after)).toBe('red turn');
  });
});

describe('§5.3 Skully', () => {
  const skully = (rack: string, reserve: string) => position({ rack: { blue: rack }, reserve: { blue: reserve } });

  test('draws two, and nothing is placed after it', () => {
    const asked = play(skully('skully', 'star roxy hook ...'), place('skully', 1));
    refuses(asked, draw, 'wrong-decision');
    refuses(asked, place('star', 2), 'wrong-decision');
    const after = play(asked, use);
    expect(after.rack.blue).toEqual(tiles('star roxy'));
    expect(after.reserve.blue[0]).toBe('hook');
    expect(status(after)).toBe('red turn');
    expect(eventsOf(asked, use)[0]).toMatchObject({ type: 'drew', source: 'skully', count: 2 });
  });

  test('draws one with seven left on the rack', () => {
    const seven = 'kwak capn jumbo hook xb42 star roxy';
    const after = play(skully(`${seven} skully`, 'star roxy ...'), place('skully', 1), use);
    expect(after.rack.blue).toEqual(tiles(`${seven} star`));
  });

  test('draws one with one in the reserve', () => {
    expect(play(skully('skully', 'roxy'), place('skully', 1), use).rack.blue).toEqual(['roxy']);
  });

  test('is not asked with an empty reserve', () => {
    expect(status(play(skully('skully', ''), place('skully', 1)))).toBe('red turn');
  });
});

describe('§5.3 Star', () => {
  test('on a Hook in the middle draws one, and that is all', () => {
    const stacks = { 1: 'b hook', 3: 'b jumbo', 8: 'r hook' };
    const before = position({ stacks, rack: { blue: 'star' }, reserve: { blue: 'roxy kwak ...' } });
    const after = play(before, place('star', 8), use);
    expect(stack(after, 8)).toBe('r hook, b star');
    expect(after.rack.blue).toEqual(['roxy']);
    expect(status(after)).toBe('red turn');
  });

  test('may be declined', () => {
    const before = position({ rack: { blue: 'star' } });
    const after = play(before, place('star', 1), decline);
    expect(after.rack.blue).toEqual([]);
    expect(after.reserve).toEqual(before.reserve);
  });

  test('is not asked with an empty reserve', () => {
    const before = position({ rack: { blue: 'star' }, reserve: { blue: '' } });
    expect(status(play(before, place('star', 1)))).toBe('red turn');
  });
});

describe('§5.3 Jumbo', () => {
  const jumbo = (stacks: Record<number, string>) =>
    position({ stacks: { 1: 'b hook', ...stacks }, rack: { blue: 'jumbo' } });

  test.each(TROOP_KINDS)('discards an adjacent %s, whatever its strength, to its owner’s discard', (kind) => {
    const after = play(jumbo({ 7: `r ${kind}` }), place('jumbo', 3), target(7));
    expect(stack(after, 7)).toBe('');
    expect(after.discard).toEqual({ blue: [], red: [kind] });
    expect(status(after)).toBe('red turn');
  });

  test('removes a Roxy that it could not cover', () => {
    const before = jumbo({ 7: 'r roxy', 3: 'b kwak' });
    refuses(before, place('jumbo', 7), 'too-weak');
    allows(play(before, place('jumbo', 3)), target(7));
  });

  test('takes one tile, the top one', () => {
    const after = play(jumbo({ 7: 'b kwak, r star, r roxy' }), place('jumbo', 3), target(7));
    expect(stack(after, 7)).toBe('b kwak, r star');
    expect(after.discard.red).toEqual(['roxy']);
  });

  test('reaches bases that a single path joins to its own', () => {
    const asked = play(jumbo({ 7: 'r roxy', 12: 'r hook', 4: 'r hook', 5: 'b star, r kwak' }), place('jumbo', 3));
    allows(asked, target(7), target(5));
    for (const slot of [12, 4]) refuses(asked, target(slot), 'no-such-target');
  });

  test('takes neither tiles of its own side nor covered ones', () => {
    const asked = play(jumbo({ 7: 'r skully, b capn', 8: 'r star' }), place('jumbo', 3));
    allows(asked, target(8));
    for (const slot of [1, 3, 5, 7]) refuses(asked, target(slot), 'no-such-target');
  });

  test('never reaches into an HQ', () => {
    const stacks = { 3: 'b star', 8: 'b star', 12: 'b kwak', 14: 'r hook' };
    const before = jumbo({ ...stacks, 13: 'r xb42', 15: 'b hook' });
    const asked = play(before, place('jumbo', 12));
    allows(asked, target(14));
    for (const slot of [16, 0, 13]) refuses(asked, target(slot), 'no-such-target');
  });

  test('is not asked without an enemy on an adjacent base', () => {
    expect(status(play(jumbo({ 12: 'r hook', 4: 'r kwak' }), place('jumbo', 3)))).toBe('red turn');
  });

  test('may ask in a constructed position as well', () => {
    const asked = position({
      stacks: { 1: 'b hook', 3: 'b jumbo', 7: 'r star' },
      decision: { kind: 'jumbo', slot: 3 },
      placed: [[3, 1]],
    });
    refuses(asked, target(1), 'no-such-target');
    expect(play(asked, target(7)).discard.red).toEqual(['star']);
  });

  test('§6 that uncovers a tile of its own side may complete a region', () => {
    const asked = play(jumbo({ 5: 'b xb42', 7: 'b capn, r star' }), place('jumbo', 3));
    expect(asked.medals.blue).toBe(0);
    const events = eventsOf(asked, target(7));
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'discarded', side: 'red', kind: 'star', slot: 7 },
      { type: 'claimed', side: 'blue', region: 1, medals: 1 },
    ]);
    expect(play(asked, target(7)).medals.blue).toBe(1);
  });

  test('§4.4 that uncovers a tile of its own side may connect', () => {
    const asked = play(jumbo({ 7: 'b capn, r star' }), place('jumbo', 3));
    expect(connectedSlots(asked, 'blue')).not.toContain(12);
    expect(connectedSlots(play(asked, target(7)), 'blue')).toContain(12);
  });
});

describe('§5.3 XB-42', () => {
  const asked = (rack: string, frozen = '') =>
    play(
      position({ rack: { blue: 'xb42', red: rack }, frozen: { red: frozen }, stacks: { 14: 'r hook' } }),
      place('xb42', 1),
    );
  const hits = (state: GameState) => {
    const counts: Record<string, number> = {};
    for (let i = 0; i < 2000; i++) {
      const chance = streamOf(`XB-42 ${i}`, 'chance');
      const lost = applyWithEvents({ ...state, chance }, use).events.find(({ type }) => type === 'lost');
      if (lost?.type !== 'lost') throw new Error('nothing was discarded');
      const name = `${lost.frozen ? 'frozen ' : ''}${lost.kind}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };

  test('discards one tile of three on the opponent’s rack, face up', () => {
    const before = asked('hook star roxy');
    const after = play(before, use);
    expect(after.rack.red).toHaveLength(2);
    expect([...after.rack.red, ...after.discard.red].sort()).toEqual(tiles('hook star roxy'));
    expect(after.stacks).toEqual(before.stacks);
    expect(after.rack.blue).toEqual(before.rack.blue);
  });

  test('leaves no choice: nothing on the board, no tile by name', () => {
    const before = asked('hook star roxy');
    allows(before, use, decline);
    refuses(before, target(14), 'wrong-decision');
  });

  test('hits each tile with the same chance', () => {
    const counts = hits(asked('hook star star roxy'));
    expect(Object.keys(counts).sort()).toEqual(['hook', 'roxy', 'star']);
    expect(counts.star).toBeGreaterThan(900);
    expect(counts.star).toBeLessThan(1100);
    expect(counts.hook).toBeGreaterThan(420);
    expect(counts.hook).toBeLessThan(580);
  });

  test('hits a frozen tile with its fair chance, and says so', () => {
    const counts = hits(asked('hook star star', 'star'));
    expect(Object.keys(counts).sort()).toEqual(['frozen star', 'hook', 'star']);
    for (const times of Object.values(counts)) expect(Math.abs(times - 2000 / 3)).toBeLessThan(90);
  });

  test('takes a frozen tile out of the frozen ones too', () => {
    const { state, events } = applyWithChance(asked('hook star', 'star'), use, () => 'star');
    expect(events[0]).toMatchObject({ type: 'lost', side: 'red', kind: 'star', frozen: true });
    expect(state.frozen.red).toEqual([]);
    expect(state.rack.red).toEqual(['hook']);
    expect(state.discard.red).toEqual(['star']);
    expect(play(asked('star', 'star'), use).frozen.red).toEqual([]);
  });

  test('leaves frozen tiles frozen when it hits another', () => {
    const { state, events } = applyWithChance(asked('hook star', 'star'), use, () => 'hook');
    expect(events[0]).toMatchObject({ kind: 'hook', frozen: false });
    expect(state.frozen.red).toEqual(['star']);
  });

  test('is not asked when the opponent’s rack is empty', () => {
    expect(status(asked(''))).toBe('red turn');
  });
});
