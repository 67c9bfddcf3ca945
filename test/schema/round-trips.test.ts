import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Action,
  type BattlefieldData,
  createGame,
  type GameEvent,
  type GameRecord,
  type GameState,
  type GameView,
  legalActions,
  type RedactedEvent,
  type RedactedRecord,
  recordOf,
  redactEvents,
  redactFor,
  redactRecord,
  setupOf,
  stepOf,
} from '../../src/index.js';
import * as schema from '../../src/schema/index.js';
import { expectSame, VIEWERS } from './behaves.js';
import { edited, json, MIXED, randomGame } from './positions.js';

describe('what the library writes, it reads', () => {
  const games = Array.from({ length: 40 }, (_, seed) => randomGame(seed));

  it('states of random games', () => {
    for (const { states } of games) for (const state of states) expectSame(schema.parseState(json(state)), state);
  });

  it('views of random games', () => {
    for (const { states } of games) {
      for (const state of states.filter((_, i) => i % 4 === 0 || i === states.length - 1)) {
        for (const viewer of VIEWERS) {
          const view = redactFor(state, viewer);
          expectSame(schema.parseView(json(view)), view);
        }
      }
    }
  });

  it('events of random games, in full and redacted', () => {
    for (const { events } of games) {
      const all = events.flat();
      expectSame(schema.parseEvents(json(all)), all);
      for (const viewer of VIEWERS) {
        const redacted = redactEvents(all, viewer);
        expectSame(schema.parseRedactedEvents(json(redacted)), redacted);
      }
    }
  });

  it('actions', () => {
    for (const { states } of games.slice(0, 10)) {
      for (const action of states.flatMap((state) => [...legalActions(state)])) {
        expectSame(schema.parseAction(json(action)), action);
      }
    }
  });

  it('records, in full and redacted', () => {
    const seed = 'a seed';
    const state = createGame({ battlefield: 'battlefield', seed });
    const record: GameRecord = {
      version: 1,
      battlefield: 'battlefield',
      specialBases: true,
      seed,
      steps: [{ action: { type: 'draw' } }, { action: { type: 'draw' } }],
    };
    expectSame(schema.parseRecord(json(record)), record);
    const full = recordOf(setupOf(state), record.steps);
    expectSame(schema.parseRecord(json(full)), full);
    for (const viewer of VIEWERS) {
      const redacted = redactRecord(full, viewer);
      expectSame(schema.parseRedactedRecord(json(redacted)), redacted);
    }
  });

  it('records of random games', () => {
    for (const { states, events } of games.slice(0, 15)) {
      const first = states[0]!;
      const steps = events.map((of, i) => {
        const action = legalActions(states[i]!).find((legal) => isTaken(legal, of));
        return action && stepOf(action, of);
      });
      if (steps.some((step) => step === undefined)) continue;
      const record = recordOf(setupOf(first), steps as NonNullable<(typeof steps)[number]>[]);
      expectSame(schema.parseRecord(json(record)), record);
    }
  });

  it('a custom battlefield, alone and in a state', () => {
    expect(schema.parseBattlefield(json(MIXED))).toEqual(MIXED);
    const state = createGame({ battlefield: MIXED, seed: 'x' });
    expect(schema.parseState(json(state))).toEqual(state);
    expect(JSON.stringify(schema.parseState(json(state)))).toBe(JSON.stringify(state));
  });
});

/** Whether an action may be what led to these events: good enough to find a record's steps again. */
function isTaken(action: Action, [event]: readonly GameEvent[]): boolean {
  switch (event?.type) {
    case 'placed':
      return action.type === 'place' && action.kind === event.kind && action.slot === event.slot;
    case 'declined':
      return action.type === 'decline';
    case 'discarded':
    case 'recalled':
      return action.type === 'target' && action.slot === event.slot;
    case 'displaced':
      return action.type === 'move' && action.from === event.from && action.to === event.to;
    case 'recovered':
      return action.type === 'recover' && action.kind === event.kind;
    case 'drew':
      return event.source === 'turn' ? action.type === 'draw' : action.type === 'use';
    default:
      return action.type === 'use';
  }
}

describe('a value that was read', () => {
  const data = json(createGame({ battlefield: MIXED, seed: 'x' })) as Record<string, unknown>;
  const state = schema.parseState(data);

  it('shares nothing with the data, and leaves it as it was', () => {
    const before = JSON.stringify(data);
    const shared = new Set<unknown>();
    const walk = (value: unknown, visit: (value: object) => void): void => {
      if (typeof value !== 'object' || value === null) return;
      visit(value);
      for (const part of Object.values(value)) walk(part, visit);
    };
    walk(data, (value) => shared.add(value));
    walk(state, (value) => expect(shared.has(value)).toBe(false));
    walk(data, (value) => expect(Object.isFrozen(value)).toBe(false));
    expect(JSON.stringify(data)).toBe(before);
  });

  it('is frozen all the way down, and plain', () => {
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      expect(Object.isFrozen(value)).toBe(true);
      expect(Object.getPrototypeOf(value)).toBe(Array.isArray(value) ? Array.prototype : Object.prototype);
      Object.values(value).forEach(walk);
    };
    walk(state);
    walk(schema.parseView(json(redactFor(state, 'red'))));
    walk(schema.parseEvents([{ version: 1, type: 'recovered', side: 'blue', kind: 'hook' }]));
  });

  it('has 0 where the data had -0, so that JSON keeps it', () => {
    const parsed = schema.parseAction({ type: 'target', slot: -0 }) as { slot: number };
    expect(Object.is(parsed.slot, 0)).toBe(true);
  });

  it('may come from objects without a prototype and from another realm', async () => {
    const { runInNewContext } = await import('node:vm');
    const foreign = runInNewContext(`JSON.parse(${JSON.stringify(JSON.stringify(data))})`);
    expect(schema.parseState(foreign)).toEqual(state);
    const bare = JSON.parse(JSON.stringify(data), (_, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.assign(Object.create(null), value)
        : value,
    );
    expect(schema.parseState(bare)).toEqual(state);
  });

  it('of a custom battlefield carries one that needs no second check', () => {
    const reordered = edited(state, (draft) => {
      (draft.battlefield as { regions: { bases: number[] }[] }).regions[0]!.bases.reverse();
    });
    expect(schema.parseState(reordered)).toEqual(state);
  });
});

/** As the specification has it. */
interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}
type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<StandardIssue> };
interface StandardIssue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}
type InferOutput<S extends StandardSchemaV1> = NonNullable<S['~standard']['types']>['output'];

describe('Standard Schema', () => {
  const schemas = Object.entries(schema).filter(([name]) => name.endsWith('Schema'));

  it('there is one for each parser', () => {
    const parsers = Object.keys(schema).filter((name) => name.startsWith('parse'));
    expect(schemas).toHaveLength(parsers.length);
    for (const parser of parsers) expect(schema).toHaveProperty(`safeP${parser.slice(1)}`);
  });

  it('version 1, of this vendor, and validates without throwing', () => {
    for (const [, { '~standard': props }] of schemas as [string, schema.StandardSchema<unknown>][]) {
      expect(props).toMatchObject({ version: 1, vendor: 'toy-battle' });
      const { issues } = props.validate({ nothing: 1 });
      expect(issues?.length).toBeGreaterThan(0);
    }
  });

  it('gives the value, or issues with their paths', () => {
    const state = createGame({ battlefield: 'castle-field', seed: 'x' });
    const { validate } = schema.stateSchema['~standard'];
    expect(validate(json(state))).toEqual({ value: state });
    const bad = edited(state, ({ rack }) => {
      rack.blue[1] = 'x' as never;
    });
    expect(validate(bad).issues).toEqual([
      { message: expect.stringContaining('rack.blue[1] is "x"'), path: ['rack', 'blue', 1] },
    ]);
    const impossible = edited(state, (draft) => {
      draft.medals.red = 1;
    });
    expect(validate(impossible).issues).toEqual([{ message: expect.stringContaining('medals'), path: ['medals'] }]);
    expect(validate(4).issues).toEqual([{ message: 'it is 4, must be an object' }]);
  });

  it('has the types that other libraries infer', () => {
    expectTypeOf(schema.stateSchema).toExtend<StandardSchemaV1<unknown, GameState>>();
    expectTypeOf<InferOutput<typeof schema.viewSchema>>().toEqualTypeOf<GameView>();
    expectTypeOf<InferOutput<typeof schema.eventsSchema>>().toEqualTypeOf<readonly GameEvent[]>();
  });
});

it('what is read has the types of the package', () => {
  expectTypeOf(schema.parseAction).returns.toEqualTypeOf<Action>();
  expectTypeOf(schema.parseState).returns.toEqualTypeOf<GameState>();
  expectTypeOf(schema.parseView).returns.toEqualTypeOf<GameView>();
  expectTypeOf(schema.parseEvents).returns.toEqualTypeOf<readonly GameEvent[]>();
  expectTypeOf(schema.parseRedactedEvents).returns.toEqualTypeOf<readonly RedactedEvent[]>();
  expectTypeOf(schema.parseRecord).returns.toEqualTypeOf<GameRecord>();
  expectTypeOf(schema.parseRedactedRecord).returns.toEqualTypeOf<RedactedRecord>();
  expectTypeOf(schema.parseBattlefield).returns.toEqualTypeOf<BattlefieldData>();
});
