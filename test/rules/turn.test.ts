import { describe, expect, test } from 'vitest';
import { explain, legalActions, RACK_LIMIT } from '../../src/index.js';
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
  tiles,
  use,
} from '../build.js';

const SEVEN = 'skully capn jumbo hook xb42 star roxy';

describe('§3 drawing', () => {
  test('takes two tiles from the reserve and ends the turn', () => {
    const before = position({ rack: { blue: 'hook' }, reserve: { blue: 'star roxy kwak ...' } });
    const after = play(before, draw);
    expect(after.rack.blue).toEqual(tiles('hook star roxy'));
    expect(after.reserve.blue[0]).toBe('kwak');
    expect(status(after)).toBe('red turn');
    expect(after.turn).toBe(before.turn + 1);
  });

  test('reports its source, how many, and which', () => {
    const before = position({ reserve: { blue: 'star hook ...' } });
    const [drew, turn] = eventsOf(before, draw);
    expect(drew).toMatchObject({ type: 'drew', side: 'blue', source: 'turn', count: 2, tiles: tiles('hook star') });
    expect(turn).toMatchObject({ type: 'turn', side: 'red', turn: 2 });
  });

  test('with seven on the rack takes one', () => {
    const after = play(position({ rack: { blue: SEVEN }, reserve: { blue: 'kwak roxy ...' } }), draw);
    expect(after.rack.blue).toEqual(tiles(`${SEVEN} kwak`));
    expect(after.reserve.blue[0]).toBe('roxy');
  });

  test('with six on the rack still takes two', () => {
    const six = 'skully capn jumbo hook xb42 star';
    const after = play(position({ rack: { blue: six }, reserve: { blue: 'kwak roxy ...' } }), draw);
    expect(after.rack.blue).toEqual(tiles(`${six} kwak roxy`));
  });

  test('with one in the reserve takes one', () => {
    const after = play(position({ rack: { blue: 'hook' }, reserve: { blue: 'roxy' } }), draw);
    expect(after.rack.blue).toEqual(tiles('hook roxy'));
    expect(after.reserve.blue).toEqual([]);
  });

  test('with eight on the rack is impossible', () => {
    const full = position({ rack: { blue: `kwak ${SEVEN}` } });
    expect(full.rack.blue).toHaveLength(RACK_LIMIT);
    refuses(full, draw, 'rack-full');
    allows(full, place('roxy', 1));
  });

  test('with eight on the rack is impossible even if one of them is frozen', () => {
    const full = position({ rack: { blue: `kwak ${SEVEN}` }, frozen: { blue: 'star' } });
    refuses(full, draw, 'rack-full');
    allows(full, place('roxy', 1));
    refuses(full, place('star', 1), 'frozen');
  });

  test('with seven on the rack, one of them frozen, takes one', () => {
    const before = position({ rack: { blue: SEVEN }, frozen: { blue: 'star' }, reserve: { blue: 'kwak kwak ...' } });
    expect(play(before, draw).rack.blue).toEqual(tiles(`${SEVEN} kwak`));
  });

  test('from an empty reserve is impossible', () => {
    const before = position({ rack: { blue: 'hook' }, reserve: { blue: '' } });
    refuses(before, draw, 'reserve-empty');
    allows(before, place('hook', 1));
  });

  test('is one single action: fewer than possible cannot be asked for', () => {
    const before = position({ reserve: { blue: 'star hook ...' } });
    expect(legalActions(before)).toEqual([draw]);
    expect(play(before, draw).rack.blue).toHaveLength(2);
  });

  test('never touches the other side', () => {
    const before = position({ rack: { red: 'roxy' } });
    const after = play(before, draw);
    expect(after.rack.red).toBe(before.rack.red);
    expect(after.reserve.red).toBe(before.reserve.red);
  });
});

describe('§3 a turn is exactly one of the two', () => {
  const before = position({ rack: { blue: 'roxy hook' }, reserve: { blue: 'star star ...' } });

  test('both are offered', () => {
    allows(before, draw, place('roxy', 1), place('hook', 2));
  });

  test('after drawing nothing is placed any more', () => {
    const after = play(before, draw);
    expect(status(after)).toBe('red turn');
    refuses(after, place('roxy', 1), 'not-on-rack');
  });

  test('after placing nothing is drawn any more', () => {
    const after = play(before, place('roxy', 1));
    expect(after.rack.blue).toEqual(['hook']);
    expect(after.reserve.blue).toEqual(before.reserve.blue);
    expect(status(after)).toBe('red turn');
  });

  test('the turn cannot be passed', () => {
    refuses(before, decline, 'wrong-decision');
    refuses(before, use, 'wrong-decision');
  });

  test('the other side has to wait', () => {
    const waiting = position({ rack: { red: 'roxy' } });
    expect(explain(waiting, place('roxy', 14), { by: 'red' })).toEqual({ code: 'not-your-decision', side: 'blue' });
    allows(play(waiting, draw), place('roxy', 14));
  });
});

test('§3, §4 a whole turn: HQ, own base, and Roxy on an enemy Star beyond it', () => {
  const before = position({ stacks: { 1: 'b hook', 3: 'r star' }, rack: { blue: 'roxy jumbo' } });
  const after = play(before, place('roxy', 3));
  expect(stack(after, 1)).toBe('b hook');
  expect(stack(after, 3)).toBe('r star, b roxy');
  expect(after.rack.blue).toEqual(['jumbo']);
  expect(after.reserve.blue).toEqual(before.reserve.blue);
  expect(after.medals).toEqual({ blue: 0, red: 0 });
  expect(status(after)).toBe('red turn');
});
