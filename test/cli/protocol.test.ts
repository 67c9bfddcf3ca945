import { describe, expect, test } from 'vitest';
import { actionId, actionOf } from '../../src/bots/index.js';
import { applyWithEvents, createGame, legalActions, redactEvents, redactFor, replay } from '../../src/index.js';
import { parseRecord, parseView } from '../../src/schema/index.js';
import { boardWith, position } from '../build.js';
import { builtProgram } from './built.js';
import { program } from './io.js';

const SETUP = { battlefield: 'castle-field', seed: 'S' } as const;
const start = createGame(SETUP);
const side = start.decision!.side;
const view = redactFor(start, side);

type Answer = Record<string, unknown> & { type: string };

/** What a command answers to these lines. */
async function ask(argv: readonly string[], lines: readonly (object | string)[], end = '\n'): Promise<Answer[]> {
  const stdin = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join(end) + end;
  const { code, out, err } = await program(argv, { stdin });
  expect([code, err]).toEqual([0, '']);
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const choose = { type: 'choose', number: 7, view, clock: { milliseconds: 60_000 } };
const GARBAGE: readonly (readonly [line: string, message: RegExp])[] = [
  ['bla', /^not JSON: bla$/],
  ['{"type":"hello"', /^not JSON/],
  ['[1]', /^not an object/],
  ['null', /^not an object/],
  ['{"move":1}', /^no type/],
  ['{"type":3}', /^no type/],
  [`{"type":"${'x'.repeat(1 << 20)}"}`, /^a line has more than 1048576 bytes$/],
  ['\u0000\u001b[2J', /^not JSON: \[2J$/],
  ['{"type":"hello","protocol":2}', /^protocol is 2, this \w+ speaks 1$/],
];

describe('an engine', () => {
  const engine = ['engine', '--bot', 'greedy'];

  test('says hello and chooses', async () => {
    const [hello, action] = await ask(engine, [
      { type: 'hello', protocol: 1 },
      { type: 'new-game', seed: 'x' },
      choose,
    ]);
    expect(hello).toMatchObject({ type: 'hello', protocol: 1, name: 'toy-battle greedy' });
    expect(action).toMatchObject({ type: 'action', number: 7 });
    expect(legalActions(view)).toContainEqual(action!.action);
    expect(action!.id).toBe(actionId(view, action!.action as never));
  });

  test('chooses the same for the same seed', async () => {
    const lines = [{ type: 'new-game', seed: 'x' }, choose, choose];
    for (const bot of ['random', 'mcts:30']) {
      const once = await ask(['engine', '--bot', bot], lines);
      expect(await ask(['engine', '--bot', bot], lines, '\r\n')).toEqual(once);
    }
  });

  test('knows battlefields of your own', async () => {
    const own = redactFor(
      position({ battlefield: boardWith('castle-field', { 8: 'freeze' }), rack: { blue: 'roxy' } }),
      'blue',
    );
    const [action] = await ask(engine, [{ ...choose, view: own }]);
    expect(legalActions(own)).toContainEqual(action!.action);
  });

  test.each(GARBAGE)('goes on after %.30j', async (line, message) => {
    const [error, action] = await ask(engine, [line, '', choose]);
    expect(error).toEqual({ type: 'error', code: 'bad-message', message: expect.stringMatching(message) });
    expect(action).toMatchObject({ type: 'action', number: 7 });
  });

  test('passes over what later versions may say', async () => {
    expect(await ask(engine, [{ type: 'ponder' }, { type: 'stop' }, { type: 'game-over' }, choose])).toHaveLength(1);
  });

  test.each([
    [{ ...choose, view: undefined }, 'bad-data'],
    [{ ...choose, view: { ...view, medals: { blue: 9, red: 9 } } }, 'impossible-state'],
    [{ ...choose, view: redactFor(start, side === 'blue' ? 'red' : 'blue') }, 'bad-message'],
    [{ ...choose, view: redactFor(start, 'spectator') }, 'bad-message'],
  ])('says what is wrong with a view', async (message, code) => {
    expect(await ask(engine, [message])).toMatchObject([{ type: 'error', code }]);
  });

  test.each([
    [['--bot', 'deep'], /no bot 'deep'/],
    [['--bot', 'cmd:x'], /needs no engine/],
    [['--bot', 'file:none.mjs'], /cannot load none\.mjs/],
  ])('%j is a wrong use', async (argv, message) => {
    const { code, out, err } = await program(['engine', ...argv]);
    expect([code, out]).toEqual([1, '']);
    expect(err.replace(/\s+/g, ' ')).toMatch(message);
  });
});

describe('a referee', () => {
  test('tells everybody what they may know', async () => {
    const { action, id } = { action: { type: 'draw' }, id: 1 } as const;
    const answers = await ask(
      ['referee'],
      [{ type: 'hello', protocol: 1 }, { type: 'new-game', ...SETUP }, { type: 'action', id }, { type: 'record' }],
    );
    const [hello, dealt, after, { record } = { record: null }] = answers as [Answer, Answer, Answer, Answer];
    expect(hello).toMatchObject({ type: 'hello', protocol: 1 });
    const viewers = ['blue', 'red', 'spectator'] as const;
    const views = (state: typeof start) =>
      Object.fromEntries(viewers.map((viewer) => [viewer, redactFor(state, viewer)]));
    expect(dealt).toMatchObject({
      type: 'position',
      steps: 0,
      decision: start.decision,
      result: null,
      views: views(start),
    });
    expect(dealt.legal).toEqual(legalActions(start).map((it) => ({ id: actionId(start, it), action: it })));
    const { state, events } = applyWithEvents(start, action);
    expect(after).toMatchObject({ type: 'position', steps: 1, decision: state.decision, views: views(state) });
    expect(after.events).toEqual(Object.fromEntries(viewers.map((viewer) => [viewer, redactEvents(events, viewer)])));
    const { states } = replay(parseRecord(record));
    expect(states.map((it) => redactFor(it, 'blue'))).toEqual([start, state].map((it) => redactFor(it, 'blue')));
    for (const { views } of [dealt, after] as { views?: object }[]) Object.values(views!).forEach(parseView);
  });

  test('refuses what is not legal, and changes nothing', async () => {
    const answers = await ask(
      ['referee'],
      [
        { type: 'action', id: 1 },
        { type: 'record' },
        { type: 'new-game', ...SETUP },
        { type: 'action', action: { type: 'use' } },
        { type: 'action', id: 0 },
        { type: 'action', id: 1e6 },
        { type: 'action', id: '1' },
        { type: 'action' },
        { type: 'action', action: { type: 'jump' } },
        { type: 'action', id: 1, by: side === 'blue' ? 'red' : 'blue' },
        { type: 'action', id: 1, by: 'green' },
        { type: 'new-game', battlefield: 'moon' },
        { type: 'new-game', ...SETUP, seed: '' },
        { type: 'new-game', ...SETUP, decks: { blue: ['roxy'] } },
        { type: 'new-game', ...SETUP, colour: 'blue' },
        { type: 'new-game', ...SETUP, steps: [] },
        { type: 'action', id: 1, action: { type: 'use' } },
        { type: 'jump' },
        { type: 'action', id: 1, action: { type: 'draw' }, by: side },
      ],
    );
    expect(answers.map(({ type, code }) => code ?? type)).toEqual([
      'bad-message',
      'bad-message',
      'position',
      'wrong-decision',
      'wrong-decision',
      'bad-id',
      'bad-message',
      'bad-message',
      'bad-data',
      'not-your-decision',
      'bad-side',
      'bad-data',
      'bad-data',
      'bad-data',
      'bad-message',
      'bad-message',
      'bad-message',
      'bad-message',
      'position',
    ]);
    expect(answers[3]).toMatchObject({ illegality: { code: 'wrong-decision' }, message: expect.stringMatching(/\.$/) });
    expect(answers.at(-1)).toMatchObject({ steps: 1 });
  });

  test.each(GARBAGE)('goes on after %.30j', async (line, message) => {
    const answers = await ask(
      ['referee'],
      [line, '', { type: 'new-game', battlefield: boardWith('battlefield', {}), specialBases: false }],
      '\r\n',
    );
    expect(answers[0]).toEqual({ type: 'error', code: 'bad-message', message: expect.stringMatching(message) });
    expect(answers[1]).toMatchObject({ type: 'position', views: { spectator: { specialBases: false } } });
  });

  test('plays to the end, with chance as dictated', async () => {
    const steps: object[] = [];
    let state = start;
    while (state.decision && steps.length < 1000) {
      const legal = legalActions(state);
      const action = legal.at(-1)!;
      const applied = applyWithEvents(state, action);
      const hit = applied.events.find(({ type }) => type === 'lost' || type === 'froze');
      steps.push({
        type: 'action',
        id: actionId(state, action),
        ...(hit && 'kind' in hit ? { chance: hit.kind } : {}),
      });
      expect(actionOf(state, actionId(state, action))).toEqual(action);
      state = applied.state;
    }
    const answers = await ask(['referee'], [{ type: 'new-game', ...SETUP }, ...steps, { type: 'action', id: 1 }]);
    expect(answers.at(-2)).toMatchObject({ decision: null, result: state.result, legal: [] });
    expect(answers.at(-1)).toMatchObject({ type: 'error', code: 'game-over' });
  });
});

describe('the real processes', () => {
  const built = builtProgram();

  test('answer pieces of lines, and end with their input', async () => {
    const child = built.start(['engine', '--bot', 'random']);
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    const text = `{"type":"hello","protocol":1}\r\n${JSON.stringify(choose)}`;
    for (let at = 0; at < text.length; at += 100) {
      child.stdin.write(text.slice(at, at + 100));
      await new Promise(setImmediate);
    }
    child.stdin.end();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => (line === '' ? '' : JSON.parse(line).type))).toEqual(['hello', 'action', '']);
  });

  test.each([
    ['stop', [{ ...choose, clock: undefined }, { type: 'stop' }]],
    ['the clock', [{ ...choose, clock: { milliseconds: 300 } }]],
  ])('%s ends a search', async (_, lines) => {
    const stdin = lines.map((line) => JSON.stringify(line)).join('\n');
    const { code, out } = await built.run(['engine', '--bot', 'mcts:999999999'], stdin);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ type: 'action', number: 7 });
  });

  test.each([
    ['return { type: "jump" }', 'malformed', /^\{"type":"jump"\} is no action$/],
    ['return { type: "use" }', 'illegal', /^\{"type":"use"\}: /],
    [
      'const loop = {}; loop.loop = loop; return loop',
      'malformed',
      /^a object that JSON has no text for is no action$/,
    ],
    ['throw new Error("no idea")', 'crash', /^no idea$/],
    ['throw { odd: 1n }', 'crash', /^threw a object that JSON has no text for$/],
    ['throw Object.assign(new Error(), { message: 1n })', 'crash', /^threw \{"message"|^threw a object/],
    ['while (!signal.aborted); throw new Error("stopped")', 'crash', /^stopped$/],
  ])('tell what a bot of somebody else does wrong: %s', async (body, code, message) => {
    const bot = built.write(
      'bad.mjs',
      `export default { name: 'bad', choose(view, { signal }) { console.log('to people'); ${body} } };`,
    );
    const clocked = { ...choose, clock: { milliseconds: 200 } };
    const { code: exit, out, err } = await built.run(['engine', '--bot', `file:${bot}`], JSON.stringify(clocked));
    expect(JSON.parse(out)).toEqual({ type: 'error', code, message: expect.stringMatching(message) });
    expect([exit, err]).toEqual([0, 'to people\n']);
  });

  test('make a bot for each game, and have none if that fails', async () => {
    const bot = built.write(
      'maker.mjs',
      `let made = 0;
      export default () => {
        if (++made === 2) throw new Error('only once');
        return { name: 'maker', choose: (view, { legal }) => legal[0] };
      };`,
    );
    const lines = [{ type: 'new-game' }, choose, { type: 'new-game' }, { type: 'new-game' }, choose];
    const stdin = lines.map((line) => JSON.stringify(line)).join('\n');
    const { out } = await built.run(['engine', '--bot', `file:${bot}`], stdin);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([{ type: 'action' }, { code: 'crash', message: 'only once' }, { type: 'action' }]);
  });

  test('a reader that has seen enough is no error', async () => {
    const child = built.start(['referee']);
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end(`{"type":"new-game","battlefield":"castle-field"}\n${'{"type":"record"}\n'.repeat(5000)}`);
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  });
});
