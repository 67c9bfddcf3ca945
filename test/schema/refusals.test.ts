import { describe, expect, it } from 'vitest';
import {
  BATTLEFIELDS,
  createGame,
  type GameEvent,
  type GameRecord,
  type GameState,
  type RedactedEvent,
  redactFor,
  ToyBattleError,
} from '../../src/index.js';
import * as schema from '../../src/schema/index.js';
import { edited, json, MIXED, type Mutable } from './positions.js';

const start = createGame({ battlefield: 'castle-field', seed: 'refused', first: 'blue' });
const custom = createGame({ battlefield: MIXED, seed: 'refused', first: 'blue' });

/** The error of a `safeParse…` function, which must be one. */
function errorOf(result: schema.ParseResult<unknown>): ToyBattleError {
  if (result.ok) expect.fail('was accepted');
  expect(result.error).toBeInstanceOf(ToyBattleError);
  return result.error;
}

/** Bad data is refused with this first issue, and the message says so too. */
function refuses(result: schema.ParseResult<unknown>, at: string, problem: string): void {
  const error = errorOf(result);
  expect(error.code).toBe('bad-data');
  const [issue] = error.data.issues as schema.DataIssue[];
  expect(issue).toEqual({ at, problem: expect.stringContaining(problem) });
  expect(error.message).toContain(`${at === '' ? 'it' : at} ${issue!.problem}`);
  expect(json(error.data)).toEqual(error.data);
}

type Change = (draft: Mutable<GameState> & Record<string, unknown>) => void;
const state = (change: Change, of = start) => schema.safeParseState(edited(of, change as never));

describe('data that is not plain', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = { cyclic };
  const thrower = {
    get type(): string {
      throw new TypeError('boo');
    },
  };
  const trap = () => {
    throw new Error('boo');
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  class Draw {
    type = 'draw';
  }

  it.each<[string, unknown, string, string]>([
    ['undefined', undefined, '', 'undefined'],
    ['a function', () => 1, '', 'a function'],
    ['a symbol', Symbol('x'), '', 'a symbol'],
    ['a bigint', 1n, '', 'a bigint'],
    ['NaN', { type: Number.NaN }, 'type', 'NaN'],
    ['Infinity', { type: Number.POSITIVE_INFINITY }, 'type', 'Infinity'],
    ['undefined in a key', { type: 'draw', kind: undefined }, 'kind', 'undefined'],
    ['an instance of a class', new Draw(), '', 'instance of a class'],
    ['a Map', new Map([['type', 'draw']]), '', 'instance of a class'],
    ['a Date', new Date(0), '', 'instance of a class'],
    ['a boxed string', { type: Object('draw') }, 'type', 'instance of a class'],
    ['an array of a subclass', new (class extends Array {})(), '', 'instance of a class'],
    ['a key with a symbol', { type: 'draw', [Symbol.iterator]: 1 }, '', 'symbol'],
    [
      'a getter',
      {
        type: 'place',
        get kind() {
          return 'kwak';
        },
      },
      'kind',
      'not plain data',
    ],
    ['a getter that throws', thrower, 'type', 'not plain data'],
    ['a hidden key', Object.defineProperty({}, 'type', { value: 'draw' }), 'type', 'not plain data'],
    ['a proxy that throws', new Proxy({}, { ownKeys: trap }), '', 'cannot be read'],
    ['a proxy that throws for its prototype', { a: new Proxy({}, { getPrototypeOf: trap }) }, 'a', 'cannot be read'],
    ['a revoked proxy', [revoked.proxy], '[0]', 'cannot be read'],
    ['an object that contains itself', cyclic, 'self.cyclic', 'contains itself'],
    ['nesting without end', JSON.parse('['.repeat(50) + ']'.repeat(50)), '[0]'.repeat(12), 'too deeply'],
    ['a sparse array', Object.assign([], { 0: 1, 2: 2 }), '[1]', 'hole'],
    ['an array of holes', new Array(50), '[0]', 'hole'],
    ['an endless array', new Array(4_000_000_000), '', '4000000000 entries'],
    ['an array with keys', Object.assign([1], { x: 1 }), '', 'keys of its own'],
    ['a key that is no word', { 'a b."': Number.NaN }, '["a b.\\""]', 'NaN'],
  ])('%s', (_, data, at, problem) => {
    for (const safeParse of [schema.safeParseAction, schema.safeParseState, schema.safeParseRecord]) {
      refuses(safeParse(data), at, problem);
    }
  });

  it('a tree that grows without end when it is written out', () => {
    let tree: unknown[] = [];
    for (let i = 0; i < 11; i++) tree = Array(10).fill(tree);
    expect(errorOf(schema.safeParseState(tree)).message).toContain('too large');
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])('the own key %s, anywhere', (key) => {
    const text = JSON.stringify(custom);
    for (const brace of [...text.matchAll(/\{/g)].map((match) => match.index)) {
      const bad = `${text.slice(0, brace + 1)}"${key}":{"x":1},${text.slice(brace + 1)}`;
      const error = errorOf(schema.safeParseState(JSON.parse(bad)));
      expect(error.code).toBe('bad-data');
      expect(error.message).toContain(`unknown key "${key}"`);
    }
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('an action', () => {
  const action = (data: unknown) => schema.safeParseAction(data);

  it.each<[string, unknown, string, string]>([
    ['that is no object', 'draw', '', 'is "draw", must be an object'],
    ['that is an array', ['draw'], '', 'must be an object'],
    ['without a type', {}, 'type', 'must be "draw" or'],
    ['of an unknown type', { type: 'resign' }, 'type', 'must be "draw" or'],
    ['that lacks a part', { type: 'place', kind: 'kwak' }, 'slot', 'is missing, must be a number'],
    ['with an unknown key', { type: 'draw', by: 'blue' }, '', 'unknown key "by"'],
    ['with a key of another type', { type: 'use', slot: 1 }, '', 'unknown key "slot"'],
    ['of an unknown kind', { type: 'recover', kind: 'toString' }, 'kind', 'is "toString", must be "kwak" or'],
    ['with a slot that is text', { type: 'target', slot: '1' }, 'slot', 'is "1", must be a number'],
    ['with a broken slot', { type: 'target', slot: 0.5 }, 'slot', 'is 0.5, must be a whole number'],
    ['with a negative slot', { type: 'target', slot: -1 }, 'slot', 'is -1, must be at least 0'],
    ['with a huge slot', { type: 'move', from: 0, to: 1e300 }, 'to', 'is 1e+300, must be at most'],
    ['with a slot no board has', { type: 'move', from: 30, to: 0 }, 'from', 'is 30, must be at most 29'],
  ])('%s', (_, data, at, problem) => refuses(action(data), at, problem));

  it('a long text is cut in the message', () => {
    expect(errorOf(action({ type: 'recover', kind: 'x'.repeat(1e6) })).message.length).toBeLessThan(300);
    expect(errorOf(action({ ['x'.repeat(1e6)]: 1, type: 'draw' })).message.length).toBeLessThan(300);
  });
});

describe('the shape of a state', () => {
  it.each<[string, Change, string, string]>([
    [
      'another version',
      (s) => {
        s.version = 2 as never;
      },
      'version',
      'is 2, must be 1',
    ],
    [
      'an unknown key',
      (s) => {
        s.seed = 'x';
      },
      '',
      'unknown key "seed"',
    ],
    [
      'a missing key',
      (s) => {
        delete (s as Partial<typeof s>).placed;
      },
      'placed',
      'is missing, must be a list',
    ],
    [
      'an unknown battlefield',
      (s) => {
        s.battlefield = 'moon' as never;
      },
      'battlefield',
      'is "moon", must be',
    ],
    [
      'a battlefield that is a number',
      (s) => {
        s.battlefield = 1 as never;
      },
      'battlefield',
      'is 1, must be',
    ],
    [
      'a mode that is no boolean',
      (s) => {
        s.specialBases = 1 as never;
      },
      'specialBases',
      'true or false',
    ],
    [
      'turn 0',
      (s) => {
        s.turn = 0;
      },
      'turn',
      'is 0, must be at least 1',
    ],
    [
      'a broken turn',
      (s) => {
        s.turn = 1.5;
      },
      'turn',
      'must be a whole number',
    ],
    [
      'a turn beyond counting',
      (s) => {
        s.turn = Number.MAX_SAFE_INTEGER + 1;
      },
      'turn',
      'must be at most 9007199254740991',
    ],
    [
      'an unknown decision',
      (s) => {
        s.decision = { side: 'blue', kind: 'pass' } as never;
      },
      'decision.kind',
      '"turn" or',
    ],
    [
      'a turn with a slot',
      (s) => {
        s.decision = { side: 'blue', kind: 'turn', slot: 1 } as never;
      },
      'decision',
      '"slot"',
    ],
    [
      'an effect without a slot',
      (s) => {
        s.decision = { side: 'blue', kind: 'star' } as never;
      },
      'decision.slot',
      'missing',
    ],
    [
      'an unknown side',
      (s) => {
        s.decision!.side = 'green' as never;
      },
      'decision.side',
      '"blue" or "red"',
    ],
    [
      'an unknown reason',
      (s) => {
        s.result = { winner: 'red', reason: 'time' as never };
      },
      'result.reason',
      '"hq" or',
    ],
    [
      'an unknown kind',
      (s) => {
        s.rack.blue[0] = 'pawn' as never;
      },
      'rack.blue[0]',
      'is "pawn", must be "kwak" or',
    ],
    [
      'a tile of nobody',
      (s) => {
        s.stacks[3] = [{ kind: 'kwak' } as never];
      },
      'stacks[3][0].side',
      'missing',
    ],
    [
      'a tile with a mark',
      (s) => {
        s.stacks[3] = [{ side: 'red', kind: 'kwak', x: 1 } as never];
      },
      'stacks[3][0]',
      '"x"',
    ],
    [
      'a third side',
      (s) => {
        (s.rack as Record<string, unknown>).green = [];
      },
      'rack',
      'unknown key "green"',
    ],
    [
      'a rack of nine',
      (s) => {
        s.rack.red.push(...Array(5).fill('kwak'));
      },
      'rack.red',
      'has 9 entries, must have at most 8',
    ],
    [
      'five removed tiles',
      (s) => {
        s.removed.red.push('kwak');
      },
      'removed.red',
      'has 5 entries',
    ],
    [
      'three removed tiles',
      (s) => {
        s.removed.red.pop();
      },
      'removed.red',
      'has 3 entries',
    ],
    [
      '31 stacks',
      (s) => {
        s.stacks = Array(31).fill([]);
      },
      'stacks',
      'has 31 entries, must have at most 30',
    ],
    [
      '31 regions',
      (s) => {
        s.regions = Array(31).fill(0);
      },
      'regions',
      'has 31 entries',
    ],
    [
      'a tower of 41',
      (s) => {
        s.stacks[1] = Array(41).fill({ side: 'red', kind: 'kwak' });
      },
      'stacks[1]',
      '41 entries',
    ],
    [
      'five placements',
      (s) => {
        s.placed = Array(5).fill({ slot: 1, height: 1 });
      },
      'placed',
      'has 5 entries',
    ],
    [
      'a placement at height 0',
      (s) => {
        s.placed = [{ slot: 1, height: 0 }];
      },
      'placed[0].height',
      'at least 1',
    ],
    [
      'negative medals',
      (s) => {
        s.medals.blue = -1;
      },
      'medals.blue',
      'is -1, must be at least 0',
    ],
    [
      'half a medal',
      (s) => {
        s.regions[0] = 0.5;
      },
      'regions[0]',
      'is 0.5',
    ],
    [
      'a generator of three numbers',
      (s) => {
        (s.chance as number[]).pop();
      },
      'chance',
      'has 3 entries',
    ],
    [
      'a generator of five numbers',
      (s) => {
        (s.chance as number[]).push(1);
      },
      'chance',
      'has 5 entries',
    ],
    [
      'a generator beyond 32 bits',
      (s) => {
        s.chance[2] = 2 ** 31;
      },
      'chance[2]',
      'must be at most 2147483647',
    ],
  ])('%s', (_, change, at, problem) => refuses(state(change), at, problem));

  it('several faults are counted', () => {
    const error = errorOf(
      state((s) => {
        s.turn = 0;
        s.rack.blue[0] = 'x' as never;
        delete (s as Partial<typeof s>).medals;
      }),
    );
    expect(error.message).toMatch(/^not a state: turn is 0.* \(and 2 more\)$/);
    expect((error.data.issues as unknown[]).length).toBe(3);
    expect(error.data.what).toBe('state');
  });

  it('a view is no state, a state no view', () => {
    refuses(schema.safeParseState(json(redactFor(start, 'blue'))), 'rack.blue', 'must be a list');
    expect(errorOf(schema.safeParseView(json(start))).code).toBe('bad-data');
  });
});

describe('a custom battlefield', () => {
  const board = (change: (draft: Mutable<typeof MIXED>) => void) => edited(MIXED, change);

  it('that is a printed one', () => {
    const error = errorOf(schema.safeParseBattlefield(BATTLEFIELDS['castle-field']));
    expect(error).toMatchObject({ code: 'bad-battlefield', data: { problem: 'printed-id', at: 'id' } });
  });

  it('of the wrong shape', () => {
    const parse = schema.safeParseBattlefield;
    refuses(
      parse(
        board((b) => {
          (b as Record<string, unknown>).author = 'x';
        }),
      ),
      '',
      'unknown key "author"',
    );
    refuses(
      parse(
        board((b) => {
          b.slots = Array(31).fill(b.slots[1]);
        }),
      ),
      'slots',
      'has 31 entries',
    );
    refuses(
      parse(
        board((b) => {
          b.slots[1]!.special = { kind: 'lava' as 'draw' };
        }),
      ),
      'slots[1].special.kind',
      '"recall" or',
    );
    refuses(
      parse(
        board((b) => {
          b.slots[1]!.special = { kind: 'strengthLimit' } as never;
        }),
      ),
      'slots[1].special.strengths',
      'missing',
    );
    refuses(
      parse(
        board((b) => {
          b.slots[1]!.hq = null as never;
        }),
      ),
      'slots[1].hq',
      'is null, must be "blue" or',
    );
    refuses(
      parse(
        board((b) => {
          b.paths[0] = [1] as never;
        }),
      ),
      'paths[0]',
      'has 1 entries',
    );
    refuses(
      parse(
        board((b) => {
          b.name = 'x'.repeat(101);
        }),
      ),
      'name',
      'has 101 characters',
    );
    refuses(
      parse(
        board((b) => {
          b.id = '';
        }),
      ),
      'id',
      'has 0 characters',
    );
  });

  it('that makes no sense, alone, in a state and in a record', () => {
    const change = (b: Mutable<typeof MIXED>) => {
      b.regions[0]!.bases = [1, 2, 3];
    };
    const bad = board(change);
    expect(errorOf(schema.safeParseBattlefield(bad))).toMatchObject({
      code: 'bad-battlefield',
      data: { problem: 'not-a-face', at: 'regions[0].bases' },
    });
    const at = 'battlefield.regions[0].bases';
    const expected = { code: 'bad-battlefield', data: { problem: 'not-a-face', at } };
    expect(errorOf(schema.safeParseState({ ...custom, battlefield: bad }))).toMatchObject(expected);
    expect(errorOf(schema.safeParseView({ ...redactFor(custom, 'blue'), battlefield: bad }))).toMatchObject(expected);
    const record = { version: 1, battlefield: bad, specialBases: true, steps: [] };
    expect(errorOf(schema.safeParseRecord(record))).toMatchObject(expected);
    const issues = schema.recordSchema['~standard'].validate(record).issues;
    expect(issues?.[0]?.path).toEqual(['battlefield', 'regions', 0, 'bases']);
  });
});

describe('events', () => {
  const full = (event: unknown) => schema.safeParseEvents([event]);
  const seen = (event: unknown) => schema.safeParseRedactedEvents([event]);
  const drew = {
    version: 1,
    type: 'drew',
    side: 'blue',
    source: 'turn',
    count: 2,
    tiles: ['capn', 'kwak'],
  } satisfies GameEvent;
  const froze = { version: 1, type: 'froze', side: 'red', kind: 'kwak', chance: [1, 2, 3, 4] } satisfies GameEvent;
  const forBlue = { ...drew, viewer: 'blue' } satisfies RedactedEvent;

  it('in full', () => {
    expect(full(drew).ok && full(froze).ok).toBe(true);
    refuses(schema.safeParseEvents(drew), '', 'must be a list');
    refuses(full({ ...drew, type: 'stole' }), '[0].type', 'must be "placed" or');
    refuses(full({ ...drew, version: 2 }), '[0].version', 'is 2, must be 1');
    refuses(full({ ...drew, viewer: 'blue' }), '[0]', 'unknown key "viewer"');
    refuses(full({ ...drew, count: 1 }), '[0].tiles', 'has 2 entries, must have 1');
    refuses(full({ ...drew, tiles: ['kwak', 'capn'] }), '[0].tiles', 'sorted by name');
    refuses(full({ ...drew, count: 3 }), '[0].count', 'is 3, must be at most 2');
    refuses(full({ ...froze, chance: [0, 0, 0, 0] }), '[0].chance', 'all zero');
    refuses(full({ ...froze, chance: undefined }), '[0].chance', 'undefined');
  });

  it('redacted: who owns the tiles sees them, nobody else does', () => {
    const { tiles: _, ...hidden } = drew;
    expect(seen(forBlue).ok && seen({ ...hidden, viewer: 'red' }).ok).toBe(true);
    refuses(seen({ ...forBlue, viewer: 'red' }), '[0].tiles', 'for nobody else');
    refuses(seen({ ...hidden, viewer: 'blue' }), '[0].tiles', 'for the owner');
    const { chance: __, ...noChance } = froze;
    expect(seen({ ...noChance, viewer: 'red' }).ok).toBe(true);
    refuses(seen({ ...noChance, viewer: 'spectator' }), '[0].kind', 'for nobody else');
    refuses(seen({ ...froze, viewer: 'red' }), '[0]', 'unknown key "chance"');
    refuses(seen(drew), '[0].viewer', 'is missing');
  });

  it('in a redacted record, all of one viewer', () => {
    const record = { version: 1, view: redactFor(start, 'blue'), events: [[forBlue]] };
    expect(schema.safeParseRedactedRecord(record).ok).toBe(true);
    const other = { version: 1, viewer: 'red', type: 'turn', side: 'red', turn: 2 };
    refuses(
      schema.safeParseRedactedRecord({ ...record, events: [[forBlue], [other]] }),
      'events[1][0].viewer',
      'must be blue',
    );
    const error = errorOf(schema.safeParseRedactedRecord({ ...record, view: { ...record.view, regions: [] } }));
    expect(error).toMatchObject({ code: 'impossible-state', data: { at: 'view.regions' } });
  });
});

describe('a record', () => {
  const deck = [...start.removed.blue, ...start.rack.blue, ...start.reserve.blue];
  const record = {
    version: 1,
    battlefield: 'castle-field',
    specialBases: true,
    seed: 'x',
    steps: [],
  } satisfies GameRecord;
  const parse = (change: Record<string, unknown>) => schema.safeParseRecord({ ...record, ...change });

  it('of the wrong shape', () => {
    expect(parse({}).ok && parse({ decks: { blue: deck } }).ok).toBe(true);
    refuses(parse({ version: '1' }), 'version', 'is "1", must be 1');
    refuses(parse({ seed: '' }), 'seed', 'has 0 characters');
    refuses(parse({ seed: null }), 'seed', 'must be a text');
    refuses(parse({ first: 'both' }), 'first', '"blue" or "red"');
    refuses(parse({ steps: [{ action: { type: 'draw' }, chance: 'x' }] }), 'steps[0].chance', '"kwak" or');
    refuses(parse({ steps: [{ action: { type: 'draw' }, time: 1 }] }), 'steps[0]', 'unknown key "time"');
    refuses(parse({ steps: [{ action: { type: 'place', kind: 'kwak' } }] }), 'steps[0].action.slot', 'is missing');
    refuses(parse({ steps: Array(100_001).fill({}) }), 'steps', '100001 entries');
    refuses(parse({ decks: { blue: deck.slice(1) } }), 'decks.blue', 'has 23 entries');
  });

  it('whose decks are not three of each kind', () => {
    const fourth = deck.find((kind) => kind !== deck[0])!;
    refuses(parse({ decks: { red: [fourth, ...deck.slice(1)] } }), 'decks.red', '3 tiles of each kind');
  });
});

it('parse… throws what safeParse… returns', () => {
  const readers = new Map(Object.entries(schema) as [string, (data: unknown) => unknown][]);
  for (const [name, parse] of readers) {
    if (!name.startsWith('parse')) continue;
    const error = errorOf(readers.get(`safeP${name.slice(1)}`)!(7) as schema.ParseResult<unknown>);
    expect(() => parse(7)).toThrow(error.message);
    expect(error.name).toBe('ToyBattleError');
    expect(error.message).toMatch(/^not an? [a-z ]+: it is 7, must be an? (object|list)$/);
  }
});
