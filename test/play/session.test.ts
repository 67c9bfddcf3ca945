import { legalActions, redactFor } from 'toy-battle';
import { describe, expect, test } from 'vitest';
import {
  atTurn,
  choices,
  isCurtainDown,
  phaseOf,
  type Session,
  sessionOf,
  shown,
  update,
} from '../../docs/play/session.js';
import {
  act,
  type BotSeat,
  begin,
  heard,
  latest,
  recordText,
  seen,
  type Table,
  tableOfPosition,
  toDecide,
} from '../../docs/play/table.js';
import { undoOf } from '../../docs/play/undo.js';
import { draw, position } from '../build.js';
import { forAllTables } from './walks.js';

const BOT: BotSeat = { bot: 'greedy', iterations: 1 };
const AGAINST_BOT = { blue: 'person', red: BOT } as const;
const PEOPLE = { blue: 'person', red: 'person' } as const;
const OPTIONS = { battlefield: 'castle-field', seed: 'a test', first: 'blue' } as const;

/** Plays the first legal action of a type. */
function first(table: Table, type: string): Table {
  const action = legalActions(latest(table)).find((it) => it.type === type)!;
  return act(table, action, toDecide(table)!);
}

function go(session: Session, ...messages: Parameters<typeof update>[1][]): Session {
  return messages.reduce(update, session);
}

describe('who sees what', () => {
  test('against a bot, only what the person or a spectator may know', () => {
    const session = sessionOf(begin(OPTIONS, AGAINST_BOT));
    expect(choices(session)).toEqual(['blue', 'spectator']);
    expect(shown(go(session, { type: 'show', show: 'red' }))).toBe('blue');
    expect(shown(go(session, { type: 'show', show: 'all' }))).toBe('blue');
    expect(shown(go(session, { type: 'show', show: 'spectator' }))).toBe('spectator');
  });

  test('between two people the curtain is down until whoever decides sits down', () => {
    const session = sessionOf(begin(OPTIONS, PEOPLE));
    expect([isCurtainDown(session), shown(session), atTurn(session)]).toEqual([true, 'spectator', null]);
    const blue = go(session, { type: 'sit' });
    expect([isCurtainDown(blue), shown(blue), atTurn(blue)]).toEqual([false, 'blue', 'blue']);
    expect(choices(blue)).toEqual(['blue', 'spectator']);
    const passed = go(blue, { type: 'act', action: draw, by: 'blue' });
    expect([isCurtainDown(passed), choices(passed), shown(passed)]).toEqual([true, ['spectator'], 'spectator']);
    expect(shown(go(passed, { type: 'show', show: 'blue' }))).toBe('spectator');
    expect(shown(go(passed, { type: 'look', at: 0 }))).toBe('spectator');
    expect(shown(go(passed, { type: 'sit' }))).toBe('red');
  });

  test('everything once the game is over, and in a game that is only looked at', () => {
    const looked = sessionOf({ ...begin(OPTIONS, PEOPLE), seats: null });
    expect(choices(looked)).toEqual(['all', 'blue', 'red', 'spectator']);
    expect([shown(looked), atTurn(looked)]).toEqual(['spectator', null]);
    forAllTables((table) => {
      const session = sessionOf({ ...table, seats: AGAINST_BOT });
      expect(choices(session).includes('red')).toBe(latest(table).result !== null);
    });
  });

  test('of a pasted view, that view', () => {
    const session = sessionOf(tableOfPosition(redactFor(position({ rack: { red: 'roxy' } }), 'red')));
    expect([choices(session), shown(session), atTurn(session)]).toEqual([['red'], 'red', null]);
  });
});

describe('who may act', () => {
  test('nobody who looks back or with other eyes', () => {
    const table = act(begin(OPTIONS, { blue: BOT, red: 'person' }), draw, 'blue');
    const session = sessionOf(table);
    expect(atTurn(session)).toBe('red');
    expect(atTurn(go(session, { type: 'look', at: 0 }))).toBeNull();
    expect(atTurn(go(session, { type: 'show', show: 'spectator' }))).toBeNull();
  });

  test('an action out of turn is refused by the library', () => {
    const session = sessionOf(begin(OPTIONS, AGAINST_BOT));
    expect(() => update(session, { type: 'act', action: draw, by: 'red' })).toThrow(
      expect.objectContaining({ code: 'not-your-decision' }),
    );
  });
});

test('what the person at the screen is to do has a name', () => {
  const bot = sessionOf(begin(OPTIONS, { blue: BOT, red: 'person' }));
  expect(phaseOf(bot)).toBe('bot');
  const red = go(bot, { type: 'act', action: draw, by: 'blue' });
  expect(phaseOf(red)).toBe('turn');
  expect(phaseOf(go(red, { type: 'look', at: 0 }))).toBe('look');
  expect(phaseOf(sessionOf(begin(OPTIONS, PEOPLE)))).toBe('curtain');
  expect(phaseOf(sessionOf({ ...begin(OPTIONS, PEOPLE), seats: null }))).toBe('look');
});

describe('looking back', () => {
  test('stays within the game, and stays when the game goes on', () => {
    const session = sessionOf(begin(OPTIONS, AGAINST_BOT));
    const one = go(session, { type: 'act', action: draw, by: 'blue' });
    expect(one.at).toBe(1);
    expect(go(one, { type: 'look', at: 7 }).at).toBe(1);
    expect(go(one, { type: 'look', at: -1 }).at).toBe(0);
    expect(go(one, { type: 'look', at: 0 }, { type: 'act', action: draw, by: 'red' }).at).toBe(0);
    expect(go(one, { type: 'act', action: draw, by: 'red' }).at).toBe(2);
  });
});

describe('undo', () => {
  test('against a bot, to the own last decision, whatever came to light', () => {
    const start = begin(OPTIONS, AGAINST_BOT);
    expect(undoOf(start)).toEqual({ refused: 'nothing' });
    const two = first(first(start, 'draw'), 'draw');
    expect(undoOf(two)).toEqual({ to: 0, ask: false });
    const three = first(two, 'draw');
    expect(undoOf(three)).toEqual({ to: 2, ask: false });
    const undone = go(sessionOf(three), { type: 'undo' });
    expect([undone.at, latest(undone.table), undone.table.events.length]).toEqual([2, latest(two), 2]);
  });

  test("against a bot that began, nothing before one's own first decision", () => {
    const table = first(begin(OPTIONS, { blue: BOT, red: 'person' }), 'draw');
    expect(undoOf(table)).toEqual({ refused: 'nothing' });
  });

  test('between people, not what has revealed something, and not without asking once the turn has passed', () => {
    const start = begin({ ...OPTIONS, seed: 'another' }, PEOPLE);
    expect(undoOf(first(start, 'draw'))).toEqual({ refused: 'revealed' });
    const placed = first(start, 'place');
    expect(undoOf(placed)).toEqual({ to: 0, ask: true });
    const refused = go(sessionOf(first(start, 'draw')), { type: 'undo' });
    expect(refused.table.steps).toHaveLength(1);
  });

  test('between people, after an undo nobody sits at the screen: the curtain is down before whoever decides', () => {
    const blue = go(sessionOf(begin({ ...OPTIONS, seed: 'another' }, PEOPLE)), { type: 'sit' });
    const action = legalActions(latest(blue.table)).find(({ type }) => type === 'place')!;
    const undone = go(blue, { type: 'act', action, by: 'blue' }, { type: 'undo' });
    expect(undone.table.steps).toEqual([]);
    expect([isCurtainDown(undone), shown(undone), choices(undone)]).toEqual([true, 'spectator', ['spectator']]);
    expect([toDecide(undone.table), atTurn(undone), atTurn(go(undone, { type: 'sit' }))]).toEqual([
      'blue',
      null,
      'blue',
    ]);
  });

  test('nothing while somebody looks back', () => {
    const table = first(first(begin(OPTIONS, AGAINST_BOT), 'draw'), 'draw');
    const back = go(sessionOf(table), { type: 'look', at: 1 });
    expect(go(back, { type: 'undo' })).toBe(back);
  });

  test('nothing in a game that is only looked at', () => {
    expect(undoOf({ ...first(begin(OPTIONS, PEOPLE), 'draw'), seats: null })).toEqual({ refused: 'nothing' });
  });
});

describe('the table', () => {
  test('shows views and redacted events to viewers, and states to nobody but all', () => {
    const table = first(begin(OPTIONS, PEOPLE), 'draw');
    expect(seen(table, 1, 'red')).toEqual(redactFor(latest(table) as never, 'red'));
    expect(seen(table, 1, 'all')).toBe(latest(table));
    expect(heard(table, 1, 'red')[0]).not.toHaveProperty('tiles');
    expect(heard(table, 1, 'blue')[0]).toHaveProperty('tiles');
    expect(heard(table, 0, 'blue')).toEqual([]);
  });

  test('has a record unless it began with a position', () => {
    expect(recordText(begin(OPTIONS, PEOPLE))).toMatch(/^toy-battle record 1\n/);
    expect(recordText(tableOfPosition(position({})))).toBeNull();
  });
});
