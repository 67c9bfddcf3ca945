import { describe, expect, test } from 'vitest';
import { legal, MOST_ACTIONS } from '../../src/core/legal.js';
import {
  applyWithEvents,
  BATTLEFIELDS,
  createGame,
  defineBattlefield,
  legalActions,
  revealsHidden,
} from '../../src/index.js';
import { load } from '../../src/load.js';
import { decline, draw, eventsOf, place, play, position, target, use } from '../build.js';

/** Castle Field, its slots counted from another one on, so that slot 0 is a base. */
function renumbered() {
  const { objective, slots, paths, regions } = BATTLEFIELDS['castle-field'];
  const turn = (slot: number) => (slot + 8) % slots.length;
  return defineBattlefield({
    id: 'renumbered',
    objective,
    slots: slots.map((slot) => ({ ...slot, id: turn(slot.id) })).sort((a, b) => a.id - b.id),
    paths: paths.map(([a, b]) => [turn(a), turn(b)] as const),
    regions: regions.map((region) => ({ ...region, bases: region.bases.map(turn) })),
  });
}

describe('the core', () => {
  test('§7 offers nothing in a game that is over', () => {
    const over = play(position({ stacks: { 1: 'b roxy', 14: 'b roxy' }, rack: { blue: 'hook' } }), place('hook', 12));
    expect(over.result).toBeNull();
    const won = position({
      stacks: { 1: 'b roxy', 3: 'b star', 8: 'b star', 12: 'b hook', 14: 'b hook' },
      rack: { blue: 'star' },
    });
    const end = play(won, place('star', 16));
    expect(end.result).toEqual({ winner: 'blue', reason: 'hq' });
    expect(legal(load(end), new Int16Array(MOST_ACTIONS))).toBe(0);
  });

  test('§5.3, §5.4 chooses a target on slot 0 where that is a base', () => {
    const battlefield = renumbered();
    // Slot 9 of the printed board is 0 here; Jumbo goes to 4, which is 12, beside it.
    const before = position({ battlefield, stacks: { 10: 'b hook', 0: 'r roxy' }, rack: { blue: 'jumbo' } });
    const asked = play(before, place('jumbo', 12));
    expect(legalActions(asked)).toContainEqual(target(0));
    expect(eventsOf(asked, target(0))[0]).toEqual({
      version: 1,
      type: 'discarded',
      side: 'red',
      kind: 'roxy',
      slot: 0,
    });
  });
});

describe('§8 what reveals something hidden', () => {
  const reveals = (state: Parameters<typeof applyWithEvents>[0], action: Parameters<typeof applyWithEvents>[1]) =>
    revealsHidden(applyWithEvents(state, action).events);

  test('is a draw, an XB-42 discard or a freeze, and nothing else', () => {
    const start = createGame({ battlefield: 'battlefield', first: 'blue' });
    expect(reveals(start, draw)).toBe(true);
    const before = position({
      battlefield: 'battlefield',
      stacks: { 1: 'b roxy', 3: 'b roxy' },
      rack: { blue: 'xb42 star roxy', red: 'hook' },
    });
    expect(reveals(before, place('roxy', 7))).toBe(false);
    const robbing = play(before, place('xb42', 7));
    expect(reveals(robbing, use)).toBe(true);
    expect(reveals(robbing, decline)).toBe(false);
    const drawing = play(before, place('star', 7));
    expect(reveals(drawing, use)).toBe(true);
    expect(reveals(drawing, decline)).toBe(false);
    const freezing = play(before, place('roxy', 4));
    expect(freezing.decision?.kind).toBe('freeze');
    expect(reveals(freezing, use)).toBe(true);
    expect(reveals(freezing, decline)).toBe(false);
    expect(revealsHidden([])).toBe(false);
  });
});
