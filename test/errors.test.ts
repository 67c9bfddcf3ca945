import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as library from '../src/index.js';
import {
  apply,
  applyWithChance,
  applyWithEvents,
  BATTLEFIELDS,
  type BattlefieldData,
  createGame,
  formatRecord,
  type GameEvent,
  type GameState,
  IllegalActionError,
  parseRecordText,
  recordOf,
  redactEvents,
  redactFor,
  reduce,
  replay,
  setupOf,
  ToyBattleError,
  type TroopKind,
} from '../src/index.js';

const game = createGame({ battlefield: 'castle-field', seed: 'errors', first: 'blue' });
const deck = [...setupOf(game).decks.blue];
const draw = { type: 'draw' } as const;

function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(ToyBattleError);
    const { code, message, data } = error as ToyBattleError;
    expect(message.length).toBeGreaterThan(10);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    return code;
  }
  return 'no error';
}

/** Calls as JavaScript without types makes them. */
const any = (value: unknown) => value as never;

describe('bad input is refused by name', () => {
  const cases: [string, () => unknown][] = [
    ['bad-options', () => createGame(any(undefined))],
    ['bad-options', () => createGame(any('castle-field'))],
    ['unknown-battlefield', () => createGame({ battlefield: any('castle') })],
    ['unknown-battlefield', () => createGame({ battlefield: any('__proto__') })],
    ['bad-battlefield', () => createGame({ battlefield: any({ id: 'mine' }) })],
    ['unknown-battlefield', () => createGame({ battlefield: any(null) })],
    ['unknown-battlefield', () => createGame(any({}))],
    ['bad-side', () => apply(game, draw, any({ by: undefined }))],
    ['bad-side', () => apply(game, draw, any({ by: 'green' }))],
    ['bad-options', () => apply(game, draw, any('red'))],
    ['malformed', () => library.formatAction(any({ type: 'place' }))],
    ['bad-text', () => library.parseActionText('target 123')],
    ['bad-seed', () => createGame({ battlefield: 'castle-field', seed: '' })],
    ['bad-seed', () => createGame({ battlefield: 'castle-field', seed: any(7) })],
    ['bad-side', () => createGame({ battlefield: 'castle-field', first: any('green') })],
    ['bad-mode', () => createGame({ battlefield: 'castle-field', specialBases: any('no') })],
    ['bad-deck', () => createGame({ battlefield: 'castle-field', decks: { red: deck.slice(1) } })],
    ['bad-deck', () => createGame({ battlefield: 'castle-field', decks: { red: any('kwak') } })],
    ['bad-deck', () => createGame({ battlefield: 'castle-field', decks: { blue: [...deck.slice(1), 'roxy'] } })],
    // Joined to a text, these 23 entries look like 24.
    ['bad-deck', () => createGame({ battlefield: 'castle-field', decks: { blue: joinedPair() } })],
    ['bad-deck', () => createGame({ battlefield: 'castle-field', decks: any(5) })],
    ['bad-deck', () => createGame({ battlefield: 'castle-field', decks: any(null) })],
    ['not-a-state', () => apply(any(redactFor(game, 'blue')), draw)],
    ['not-a-state', () => apply(any(null), draw)],
    ['not-a-state', () => redactFor(any(redactFor(game, 'blue')), 'blue')],
    ['not-a-state', () => setupOf(any(redactFor(game, 'blue')))],
    ['not-a-game', () => library.legalActions(any({ version: 2 }))],
    ['malformed', () => apply(game, any(undefined))],
    ['malformed', () => apply(game, any({ type: 'toString' }))],
    ['malformed', () => apply(game, any({ type: 'place', kind: '__proto__', slot: 1 }))],
    ['malformed', () => apply(game, { type: 'place', kind: 'roxy', slot: 17 })],
    ['malformed', () => apply(game, { type: 'place', kind: 'roxy', slot: 0.5 })],
    ['not-your-decision', () => apply(game, draw, { by: 'red' })],
    ['not-your-decision', () => apply(game, any(undefined), { by: 'red' })],
    ['wrong-decision', () => apply(game, { type: 'decline' })],
    ['bad-viewer', () => redactFor(game, any('green'))],
    ['bad-viewer', () => redactEvents([], any(undefined))],
    ['wrong-viewer', () => redactEvents(any(redactEvents(drawn().events, 'red')), 'red')],
    ['wrong-viewer', () => reduce(game, any(redactEvents(drawn().events, 'red')[0]))],
    ['wrong-viewer', () => reduce(redactFor(game, 'blue'), any(drawn().events[0]))],
    ['unknown-slot', () => library.controllerOf(game, 17)],
    ['unknown-slot', () => library.controllerOf(game, -1)],
    ['bad-kind', () => library.placements(game, any('robot'))],
    ['bad-side', () => library.placements(game, 'roxy', any('green'))],
    ['bad-side', () => library.connectedSlots(game, any(undefined))],
    ['not-at-start', () => setupOf(drawn().state)],
    ['not-at-start', () => setupOf({ ...game, medals: { blue: 3, red: 0 }, regions: [0, 1, 1, 2, 2, 1, 1, 3] })],
    ['not-at-start', () => setupOf({ ...game, frozen: { ...game.frozen, red: game.rack.red.slice(0, 1) } })],
    ['bad-options', () => createGame(any({ battlefield: 'castle-field', specialbases: false }))],
    ['bad-deck', () => createGame({ battlefield: 'castle-field', decks: any({ Blue: deck }) })],
    ['bad-deck', () => createGame({ battlefield: 'castle-field', decks: any({ blue: null }) })],
    ['bad-side', () => createGame({ battlefield: 'castle-field', first: any(null) })],
    ['bad-battlefield', () => createGame({ battlefield: misspelt() })],
    [
      'not-a-state',
      () => apply(any({ version: 1, stacks: [], decision: null, result: null, chance: [1, 2, 3, 4] }), draw),
    ],
    ['bad-record', () => replay(any(undefined))],
    ['bad-record', () => replay(any({ ...setupOf(game), version: 1 }))],
    ['bad-record', () => replay(any({ ...setupOf(game), version: 2, steps: [] }))],
    ['bad-record', () => replay(any({ ...setupOf(game), version: 1, steps: [null] }))],
    ['incomplete-setup', () => replay({ version: 1, battlefield: 'castle-field', specialBases: true, steps: [] })],
    ['bad-text', () => library.parseActionText('place roxy NaN')],
    ['bad-text', () => library.parseActionText('target -1')],
    ['bad-text', () => library.parseActionText('constructor')],
    ['bad-text', () => library.parsePositionText('1 all')],
    ['bad-text', () => parseRecordText('')],
  ];
  test.each(cases.map(([code, call]) => ({ code, call, source: String(call).slice(6) })))(
    '$code: $source',
    ({ code, call }) => {
      expect(codeOf(call)).toBe(code);
    },
  );

  test('an illegal step is named by its number and reason', () => {
    const steps = [{ action: draw }, { action: draw }, { action: { type: 'decline' } as const }];
    try {
      replay({ version: 1, ...setupOf(game), steps });
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: 'bad-step', data: { step: 3, code: 'wrong-decision' } });
      expect((error as Error).message).toContain('step 3');
    }
  });

  test('a record that leaves chance open, or names an outcome where there is none, is refused', () => {
    const setup = setupOf(game);
    const record = { version: 1, ...setup, steps: [{ action: draw, chance: 'roxy' as TroopKind }] } as const;
    expect(() => replay(record)).toThrow(
      expect.objectContaining({ data: expect.objectContaining({ code: 'unexpected-chance' }) }),
    );
    expect(() => parseRecordText(formatRecord(record).replace('= roxy', '= robot'))).toThrow(/line 7/);
  });

  test('errors carry what they explain', () => {
    try {
      apply(game, { type: 'place', kind: 'roxy', slot: 99 });
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalActionError);
      expect((error as IllegalActionError).illegality).toMatchObject({ code: 'malformed', at: 'slot' });
      expect((error as IllegalActionError).name).toBe('IllegalActionError');
    }
  });
});

function joinedPair(): readonly TroopKind[] {
  const rest = deck.filter((kind) => kind !== 'capn');
  return [...rest, 'capn', 'capn,capn' as TroopKind];
}

function misspelt(): BattlefieldData {
  const board = BATTLEFIELDS['castle-field'];
  return { ...board, id: 'mine', slots: board.slots.map((slot) => ({ ...slot, specail: { kind: 'draw' } })) };
}

function drawn() {
  return applyWithEvents(game, draw);
}

describe('what is passed stays the caller’s', () => {
  const fresh = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const isFrozen = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && (Object.isFrozen(value) || Object.values(value).some(isFrozen));

  test('records and setups freeze nothing of it', () => {
    const steps = fresh([{ action: draw }]);
    const setup = fresh(setupOf(game));
    recordOf(setup, steps);
    replay({ version: 1, ...setup, steps });
    const board = fresh({ ...BATTLEFIELDS['castle-field'], id: 'mine' });
    const state = fresh(createGame({ battlefield: board }));
    setupOf(state);
    redactFor(state, 'blue');
    apply(state, draw);
    const events = fresh(drawn().events);
    const unfrozen = fresh(game);
    const next = events.reduce<GameState>(reduce, unfrozen);
    for (const value of [steps, setup, board, state, events, unfrozen]) expect(isFrozen(value)).toBe(false);
    // And what was made of it does not change with it.
    const text = JSON.stringify(next.decision);
    Object.assign(events.at(-1)!, { decision: null });
    expect(JSON.stringify(next.decision)).toBe(text);
    expect(Object.isFrozen(next.decision)).toBe(true);
  });

  test('all of a new game is frozen, so that nobody changes an old state through a new one', () => {
    const { state } = drawn();
    expect(() => (state.rack.red as TroopKind[]).push('roxy')).toThrow(TypeError);
    expect(() => (game.reserve.blue as TroopKind[]).pop()).toThrow(TypeError);
  });

  test('exported data can’t be changed', () => {
    for (const data of [
      library.TROOPS,
      library.TROOPS.star,
      library.TROOP_KINDS,
      BATTLEFIELDS,
      library.BATTLEFIELD_IDS,
    ]) {
      expect(Object.isFrozen(data)).toBe(true);
    }
    expect(Object.isFrozen(BATTLEFIELDS['castle-field'].slots[0])).toBe(true);
  });
});

describe('record text', () => {
  const seeded = { version: 1, battlefield: 'castle-field', specialBases: true, steps: [] } as const;

  test('keeps every character of a seed', () => {
    for (const seed of ['a\u2028b', 'a\u2029b', '\r\n', '"', '# no comment', '\u0000', ' x ', '\ud83e\udd16']) {
      expect(parseRecordText(formatRecord({ ...seeded, seed }))).toEqual({ ...seeded, seed });
    }
  });

  test.each([
    ['bad-side', 'first: null'],
    ['bad-deck', 'decks: {"blue": null}'],
    ['bad-deck', 'decks: {"green": 3}'],
    ['bad-deck', 'decks: {"__proto__": {}}'],
    ['bad-seed', 'seed: ""'],
    ['bad-text', 'seed: "a"\nseed: "a"'],
    ['bad-text', 'sead: "a"'],
  ])('%s: %s', (code, line) => {
    const text = formatRecord(seeded).replace('specialBases: true', `specialBases: true\n${line}`);
    expect(codeOf(() => parseRecordText(text))).toBe(code);
  });
});

describe('events that do not fit are refused, and change nothing', () => {
  const version = 1;
  const misfits: GameEvent[] = [
    { version, type: 'placed', side: 'red', kind: 'kwak', slot: 25 },
    { version, type: 'recalled', side: 'red', kind: 'kwak', slot: 3 },
    { version, type: 'discarded', side: 'red', kind: 'kwak', slot: 25 },
    { version, type: 'displaced', side: 'red', kind: 'kwak', from: 3, to: 4 },
    { version, type: 'claimed', side: 'blue', region: 20, medals: 1 },
    { version, type: 'claimed', side: 'blue', region: 0, medals: 1 },
    { version, type: 'recovered', side: 'blue', kind: 'kwak' },
    { version, type: 'thawed', side: 'blue', count: 1, tiles: ['kwak'] },
    { version, type: 'drew', side: 'blue', source: 'turn', count: 18, tiles: [] },
  ];
  test.each(misfits)('$type', (event) => {
    const text = JSON.stringify(game);
    expect(codeOf(() => reduce(game, event))).toBe('wrong-event');
    expect(JSON.stringify(game)).toBe(text);
    const [redacted] = redactEvents([event], 'spectator');
    const view = redactFor(game, 'spectator');
    // A spectator can't tell which tiles lie on a rack, but where a slot is empty or missing everybody can.
    expect(['wrong-event', 'no error']).toContain(codeOf(() => reduce(view, redacted!)));
  });

  test('a tile that is not on the rack', () => {
    const kind = (['kwak', 'skully', 'capn', 'jumbo'] as const).find((it) => !game.rack.blue.includes(it))!;
    expect(codeOf(() => reduce(game, { version, type: 'placed', side: 'blue', kind, slot: 1 }))).toBe('wrong-event');
  });
});

describe('whatever is passed', () => {
  type Call = (...args: unknown[]) => unknown;
  const calls = Object.entries(library).filter(
    ([name, value]) => typeof value === 'function' && !name.endsWith('Error'),
  );
  const weird = fc.oneof(
    fc.anything(),
    // Can't be turned into text.
    fc.constantFrom<unknown>({ toString: {} }, Object.create(null)),
    fc.constantFrom<unknown>(
      game,
      redactFor(game, 'red'),
      draw,
      'castle-field',
      'blue',
      setupOf(game),
      drawn().events,
      '1',
      3,
    ),
  );

  test.each(calls)('%s returns or throws a typed error', (_, call) => {
    fc.assert(
      fc.property(fc.array(weird, { maxLength: 4 }), (args) => {
        try {
          (call as Call)(...args);
        } catch (error) {
          if (!(error instanceof ToyBattleError)) throw error;
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('a picker that throws is let through, and leaves the library as it was', () => {
    const oops = new Error('oops');
    let state: GameState = game;
    for (let i = 0; state.decision?.kind !== 'xb42' && i < 500; i++) {
      const actions = library.legalActions(state);
      state = actions.length === 0 ? game : apply(state, actions[i % actions.length]!);
    }
    expect(state.decision?.kind).toBe('xb42');
    expect(() =>
      applyWithChance(state, { type: 'use' }, () => {
        throw oops;
      }),
    ).toThrow(oops);
    expect(codeOf(() => applyWithChance(state, { type: 'use' }, () => any('robot')))).toBe('no-such-outcome');
  });
});
