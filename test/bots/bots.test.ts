import { describe, expect, test } from 'vitest';
import { type Bot, createRandom, determinize, greedyBot, mctsBot, randomBot } from '../../src/bots/index.js';
import { apply, BATTLEFIELD_IDS, createGame, legalActions, redactFor } from '../../src/index.js';
import { draw, position } from '../build.js';
import { choice, game } from './matches.js';

const makers: Record<string, () => Bot> = {
  random: () => randomBot({ seed: 'r' }),
  greedy: () => greedyBot(),
  'mcts:30': () => mctsBot({ iterations: 30, seed: 'm' }),
};
const names = Object.keys(makers);
const pairs = names.flatMap((blue) => names.map((red) => [blue, red] as const));

describe.each(Object.entries(makers))('the bot %s', (name, make) => {
  test('has its name', () => expect(make().name).toBe(name));

  test('takes the only action there is', () => {
    const state = position({ rack: { red: 'roxy' } });
    expect(legalActions(state)).toEqual([draw]);
    expect(choice(make(), state)).toEqual(draw);
  });

  test('chooses the same in states that look the same to it', async () => {
    for (const [deal, battlefield] of BATTLEFIELD_IDS.entries()) {
      let state = createGame({ battlefield, seed: 'same' });
      const random = createRandom(`walk ${deal}`);
      for (let i = 0; i < 9 && state.decision; i++) {
        const other = determinize(redactFor(state, state.decision.side), random);
        expect(redactFor(other, state.decision.side)).toEqual(redactFor(state, state.decision.side));
        expect(await choice(make(), other)).toEqual(await choice(make(), state));
        const legal = legalActions(state);
        state = apply(state, legal[random.below(legal.length)]!);
      }
    }
  });

  test('does not change what it is given', async () => {
    const state = createGame({ battlefield: 'castle-field', seed: 'frozen' });
    const { side } = state.decision!;
    const view = structuredClone(redactFor(state, side));
    const legal = [...legalActions(state)];
    const before = structuredClone({ view, legal });
    await make().choose(view, { legal, random: createRandom('r') });
    expect({ view, legal }).toEqual(before);
  });

  test('is asked for the side that decides, with what it may know, and for nothing else', () => {
    const state = createGame({ battlefield: 'castle-field', seed: 'x', first: 'blue' });
    const context = { legal: legalActions(state), random: createRandom('r') };
    let over = state;
    while (over.decision) over = apply(over, legalActions(over).at(-1)!);
    const codes: [code: string, view: unknown, context: unknown][] = [
      ['not-a-view', state, context],
      ['not-a-game', null, context],
      ['not-your-decision', redactFor(state, 'red'), context],
      ['not-your-decision', redactFor(state, 'spectator'), context],
      ['not-your-decision', redactFor(over, 'blue'), context],
      ['bad-context', redactFor(state, 'blue'), undefined],
      ['bad-context', redactFor(state, 'blue'), { ...context, legal: [] }],
      ['bad-random', redactFor(state, 'blue'), { ...context, random: undefined }],
      ['bad-random', redactFor(state, 'blue'), { ...context, random: Math.random }],
    ];
    for (const [code, view, given] of codes) {
      expect(() => make().choose(view as never, given as never)).toThrow(expect.objectContaining({ code }));
    }
  });

  test('goes from one battlefield to another and back', async () => {
    const bot = make();
    for (const battlefield of ['castle-field', 'caribbean-sea', 'castle-field'] as const) {
      for (const specialBases of [true, false]) {
        const state = createGame({ battlefield, specialBases, seed: 'x' });
        expect(legalActions(state)).toContain(await choice(bot, state));
      }
    }
  });
});

describe.each(BATTLEFIELD_IDS)('on %s', (battlefield) => {
  test.each(pairs)('%s against %s plays whole games by the rules, the same ones each time', async (blue, red) => {
    const options = { battlefield, seed: `${blue} ${red}` };
    const first = await game(options, { blue: makers[blue]!(), red: makers[red]!() });
    expect(first.length).toBeGreaterThan(4);
    const again = await game(options, { blue: makers[blue]!(), red: makers[red]!() });
    expect(again).toEqual(first);
  });
});

describe('randomBot', () => {
  test('chooses each action equally often', () => {
    const state = createGame({ battlefield: 'castle-field', seed: 'even', first: 'blue' });
    const legal = legalActions(state);
    const random = createRandom('even');
    const bot = randomBot();
    const counts = legal.map(() => 0);
    const rounds = 1000 * legal.length;
    for (let i = 0; i < rounds; i++) {
      counts[legal.indexOf(bot.choose(redactFor(state, 'blue'), { legal, random }) as never)]!++;
    }
    // Five standard deviations.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000));
  });

  test('follows its seed if it has one, and the context if not', async () => {
    const state = createGame({ battlefield: 'castle-field', seed: 'seeds' });
    const ten = async (bot: Bot, seed: string) => {
      const actions = [];
      for (let i = 0; i < 10; i++) actions.push(await choice(bot, state, `${seed} ${i}`));
      return actions;
    };
    expect(await ten(randomBot({ seed: 1 }), 'a')).toEqual(await ten(randomBot({ seed: 1 }), 'b'));
    expect(await ten(randomBot({ seed: 1 }), 'a')).not.toEqual(await ten(randomBot({ seed: 2 }), 'a'));
    expect(await ten(randomBot(), 'a')).toEqual(await ten(randomBot(), 'a'));
    expect(await ten(randomBot(), 'a')).not.toEqual(await ten(randomBot(), 'b'));
  });

  test('refuses a seed that is none', () => {
    expect(() => randomBot({ seed: '' })).toThrow(expect.objectContaining({ code: 'bad-seed' }));
  });
});
