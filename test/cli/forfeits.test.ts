import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FinishedGame } from '../../src/cli/arena/results.js';
import { replay } from '../../src/index.js';
import { builtProgram } from './built.js';

const built = builtProgram();

let runs = 0;

/** Two games of a bot against a random one. */
async function lose(bot: string, ...more: string[]): Promise<FinishedGame[]> {
  const out = built.write(`${++runs}.jsonl`, '');
  const bots = ['--bots', 'random', '--bots', `bad=${bot}`];
  const fixed = ['--games', '2', '--battlefields', 'castle-field', '--seed', 'S', '--workers', '1', '--out', out];
  const { code, out: table, err } = await built.run(['arena', ...bots, ...fixed, ...more]);
  expect([code, err]).toEqual([0, '']);
  const games = readFileSync(out, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FinishedGame);
  expect(games.map(({ game }) => game)).toEqual([1, 2]);
  for (const { record, plies } of games) expect(replay(record).events).toHaveLength(plies);
  expect(table).toMatch(/\| bad +\| +2 \|/);
  return games;
}

/** The states of those that still run; whoever should take note of an end may be slow. */
function running(pids: readonly string[]): string[] {
  const states = spawnSync('ps', ['-o', 'stat=', '-p', pids.join(',')], { encoding: 'utf8' }).stdout;
  return states.split('\n').filter((state) => !/^(Z.*)?$/.test(state));
}

/** Checks that the bot has lost every game for a reason. */
function expectLost(games: readonly FinishedGame[], reason: string, message: RegExp): void {
  for (const { result, bots, ms, plies } of games) {
    expect(result).toEqual({
      winner: bots.blue === 'bad' ? 'red' : 'blue',
      reason,
      message: expect.stringMatching(message),
    });
    const decisions = ms.blue.length + ms.red.length;
    expect(decisions === plies || decisions === plies + 1).toBe(true);
  }
}

describe('a program outside loses the game, and the tournament goes on, if it', () => {
  /** A program that plays, but does something else at its third question. */
  const program = (third: string, before = '') => {
    const script = built.write(
      `program-${++runs}.mjs`,
      `import { createInterface } from 'node:readline';
      const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
      ${before}
      for await (const line of createInterface({ input: process.stdin })) {
        const { type, number, legal, view } = JSON.parse(line);
        if (type === 'hello') say({ type: 'hello', protocol: 1, name: 'bad' });
        if (type !== 'choose') continue;
        if (number === 3) { ${third} }
        else say({ type: 'action', number, id: legal[0].id });
      }`,
    );
    return `cmd:"node ${script}"`;
  };

  test.concurrent.each([
    ['ends', 'process.exit(3)', 'crash', /^ended with code 3$/],
    ['throws', 'throw new Error("no idea")', 'crash', /^ended with code 1: Error: no idea$/],
    ['throws what is no error', 'throw "no idea"', 'crash', /^ended with code 1: /],
    ['is killed', 'process.kill(process.pid, "SIGKILL")', 'crash', /^was ended by SIGKILL|ended with code 137/],
    ['says that it cannot go on', 'say({ type: "error", message: "lost" })', 'crash', /^lost$/],
    ['writes no JSON', 'process.stdout.write("{oops}\\n")', 'malformed', /^not JSON: \{oops\}$/],
    ['writes a megabyte', 'say({ type: "x".repeat(1 << 20) })', 'malformed', /more than 1048576 bytes/],
    ['never ends a line', 'setInterval(() => process.stdout.write("x".repeat(1 << 16)))', 'malformed', /more than/],
    ['answers with half an id', 'say({ type: "action", number, id: 0.5 })', 'malformed', /^id is 0\.5/],
    [
      'chooses what is not legal',
      'say({ type: "action", number, id: 0 })',
      'illegal',
      /^0 is the id of no legal action/,
    ],
  ])('%s', async (_, third, reason, message) => {
    const games = await lose(program(third));
    expectLost(games, reason, message);
    expect(games.every(({ plies }) => plies >= 4)).toBe(true);
  });

  test.concurrent('is not there', async () => {
    expectLost(await lose('cmd:no-such-program-at-all'), 'crash', /^ended with code 127: .*not found/);
  });

  test.concurrent('speaks another protocol', async () => {
    const bot = program('', 'say({ type: "hello", protocol: 2 });');
    expectLost(await lose(bot), 'malformed', /^protocol is 2, must be 1/);
  });

  test.concurrent('never says hello', async () => {
    const games = await lose('cmd:"sleep 100"', '--start-timeout', '1000');
    expectLost(games, 'timeout', /^no answer within 1000 ms/);
  });

  test.concurrent('is silent, deaf to stop, and clings to life', async ({ expect }) => {
    const pids = built.write('pids', '');
    const bot = program(
      'await new Promise((resolve) => setTimeout(resolve, 1e6))',
      `import { appendFileSync } from 'node:fs';
       appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');
       for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});`,
    );
    expectLost(await lose(bot, '--move-timeout', '1500'), 'timeout', /^no answer within 1500 ms/);
    const started = readFileSync(pids, 'utf8').trimEnd().split('\n');
    expect(started).toHaveLength(2);
    await expect.poll(() => running(started)).toEqual([]);
  });
});

describe('a program outside loses nothing if it', () => {
  const plain = () => lose('cmd:"node docs/examples/random_bot.mjs"');
  const odd = (write: string) =>
    built.write(
      `odd-${++runs}.mjs`,
      readFileSync('docs/examples/random_bot.mjs', 'utf8').replace(
        /const say = .*/,
        `const say = async (message) => {${write}};`,
      ),
    );

  test.concurrent('writes in pieces, with CRLF, chats, and answers twice', async () => {
    const script = odd(`
      process.stdout.write('thinking about ' + message.type + '\\r\\n\\n42\\n{"type":"info","depth":3}\\n');
      const text = JSON.stringify(message) + '\\r\\n';
      process.stdout.write(text.slice(0, 5));
      await new Promise(setImmediate);
      process.stdout.write(text.slice(5) + text)`);
    const [expected, games] = [await plain(), await lose(`cmd:"node ${script}"`)];
    const playedOf = (all: readonly FinishedGame[]) => all.map(({ record, result }) => ({ record, result }));
    expect(playedOf(games)).toEqual(playedOf(expected));
  });

  test.concurrent('ends after each game', async () => {
    const script = odd(`
      process.stdout.write(JSON.stringify(message) + '\\n');
      process.stdin.on('data', (chunk) => chunk.includes('"game-over"') && process.exit(1))`);
    const [expected, games] = [await plain(), await lose(`cmd:"node ${script}"`)];
    expect(games.map(({ record }) => record)).toEqual(expected.map(({ record }) => record));
  });
});

describe('a module loses the game, and the tournament goes on, if it', () => {
  test.concurrent.each([
    ['throws', 'throw new Error("no idea")', 'crash', /^no idea$/],
    ['rejects', 'return Promise.reject(new Error("no idea"))', 'crash', /^no idea$/],
    [
      'breaks down behind its back',
      'setTimeout(() => { throw new Error("late") }); return new Promise(() => {})',
      'crash',
      /^ended with code 1: Error: late$/,
    ],
    [
      'breaks down before anybody can look',
      'queueMicrotask(() => { throw new Error("early") }); return new Promise(() => {})',
      'crash',
      /^ended with code 1: Error: early$/,
    ],
    ['throws what JSON cannot hold', 'throw { odd: 1n }', 'crash', /^threw a object that JSON has no text for$/],
    [
      'answers with a cycle',
      'const a = {}; a.a = a; return a',
      'malformed',
      /^a object that JSON has no text for is no/,
    ],
    ['ends its process', 'process.exit(3)', 'crash', /^ended with code 3$/],
    ['is deaf to its signal', 'while (!signal.aborted); for (;;);', 'timeout', /^no answer within 1500 ms$/],
    ['never answers', 'return new Promise(() => {})', 'timeout', /^no answer within 1500 ms$/],
    ['hangs', 'for (;;);', 'timeout', /^no answer within 1500 ms$/],
    ['answers nothing', 'return undefined', 'malformed', /^missing is no action$/],
    ['answers nonsense', 'return { type: "jump" }', 'malformed', /^\{"type":"jump"\} is no action$/],
    ['chooses what is not legal', 'return { type: "use" }', 'illegal', /^\{"type":"use"\}: /],
  ])('%s', async (_, third, reason, message) => {
    const bot = built.write(
      `bot-${++runs}.mjs`,
      `export default () => {
        let number = 0;
        return { name: 'bad', choose(view, { legal, signal }) { if (++number === 3) { ${third} } return legal[0]; } };
      };`,
    );
    const games = await lose(`file:${bot}`, '--move-timeout', '1500');
    expectLost(games, reason, message);
    expect(games.every(({ plies }) => plies >= 4)).toBe(true);
  });

  test.concurrent.each([
    ['is no bot', 'export default 1', 'crash', /is no bot and makes none/],
    ['cannot be read', 'export default', 'crash', /Unexpected/],
    [
      'breaks down as it is read',
      'Promise.reject(new Error("at once"))',
      'crash',
      /^ended with code 1: Error: at once$/,
    ],
    ['makes no bot', 'export default () => 1', 'crash', /is no bot and makes none/],
    ['throws when it should make one', 'export default () => { throw { odd: 1n } }', 'crash', /^threw a object/],
    [
      'never gets ready',
      'await new Promise((resolve) => setTimeout(resolve, 1e6))',
      'timeout',
      /^no answer within 1000 ms/,
    ],
  ])('%s', async (_, code, reason, message) => {
    const bot = built.write(`module-${++runs}.mjs`, code);
    const time = reason === 'timeout' ? ['--start-timeout', '1000'] : [];
    expectLost(await lose(`file:${bot}`, ...time), reason, message);
  });
});

/** A module that answers with the first legal action, after `body`. */
const module = (body: string) =>
  built.write(
    `bot-${++runs}.mjs`,
    `let asked = 0;
    export default { name: 'm', choose: async (view, { legal, signal }) => { asked++; ${body}; return legal[0]; } };`,
  );

test('whoever breaks down behind its back loses, not who thinks meanwhile', async () => {
  const slow = module('await new Promise((resolve) => setTimeout(resolve, 60))');
  const bots = [`slow=file:${slow}`, `cmd=cmd:"node docs/examples/random_bot.mjs"`];
  for (const other of bots) {
    const late = module('setTimeout(() => { throw new Error("late") }, 30)');
    const argv = ['--games', '2', '--battlefields', 'castle-field', '--seed', 'S'];
    const { code, out } = await built.run(['arena', '--bots', other, '--bots', `bad=file:${late}`, ...argv]);
    expect(code).toBe(0);
    expect(out).toContain('bad lost 2 by crash, first: ended with code 1: Error: late');
    expect(out.match(/lost \d by/g)).toEqual(['lost 2 by']);
  }
});

test('a module that looks at its signal without letting go is in time', async () => {
  const games = await lose(`file:${module('while (!signal.aborted)')}`, '--move-timeout', '700', '--limit', '4');
  expect(games.map(({ result }) => result.reason)).toEqual(['limit', 'limit']);
});

test('a module remembers nothing of the game before', async () => {
  const once = built.write(
    'once.mjs',
    `let made = 0;
    export default () => {
      if (++made === 2) throw new Error('again');
      return { name: 'once', choose: (view, { legal }) => legal[0] };
    };`,
  );
  const argv = ['--games', '4', '--battlefields', 'castle-field', '--seed', 'S', '--workers', '1'];
  const { code, out } = await built.run(['arena', '--bots', `random,once=file:${once}`, ...argv]);
  expect(code).toBe(0);
  expect(out).toMatch(/\| once +\| +4 \|/);
  expect(out).not.toContain('by crash');
});

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)('%s ends the arena and what it has started', async (signal) => {
  const pids = built.write(`pids-${signal}`, '');
  const hang = module(
    `(await import('node:fs')).appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n'); for (;;);`,
  );
  const child = built.start(['arena', '--bots', 'random', '--bots', `m=file:${hang}`, '--games', '2']);
  const ended = new Promise((resolve) => child.once('close', resolve));
  while (readFileSync(pids, 'utf8') === '') await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill(signal);
  expect(await ended).toBe({ SIGTERM: 143, SIGHUP: 129, SIGINT: 130 }[signal]);
  await expect.poll(() => running(readFileSync(pids, 'utf8').trimEnd().split('\n'))).toEqual([]);
});

test('a program whose child lives on does not keep the arena', { timeout: 60_000 }, async () => {
  const bot = built.write('orphan.sh', 'setsid sleep 120 & exec node docs/examples/random_bot.mjs');
  const argv = ['--games', '2', '--battlefields', 'castle-field'];
  const { code } = await built.run(['arena', '--bots', `random,sh=cmd:"sh ${bot}"`, ...argv]);
  expect(code).toBe(0);
});
