import { describe, expect, test } from 'vitest';
import { type MctsBotOptions, mctsBot, type SearchProgress } from '../../src/bots/index.js';
import { type Action, apply, BATTLEFIELD_IDS, createGame, type GameState, legalActions } from '../../src/index.js';
import { draw, place, play, position, status } from '../build.js';
import { asked, choice } from './matches.js';

const opening = createGame({ battlefield: 'castle-field', seed: 'opening', first: 'blue' });
/** Blue stands two steps before the red HQ. */
const nearRedHq = { 1: 'b star', 3: 'b star', 8: 'b xb42', 12: 'b xb42', 13: 'r roxy', 15: 'r roxy' };

describe('mctsBot finds', () => {
  test("a win that takes two decisions of one turn: Cap'n, then the HQ", () => {
    let state = position({ stacks: nearRedHq, rack: { blue: 'capn kwak roxy skully', red: 'roxy hook xb42 star' } });
    const bot = mctsBot({ iterations: 500, seed: 1 });
    expect(choice(bot, state)).toEqual(place('capn', 14));
    state = play(state, place('capn', 14));
    state = apply(state, choice(bot, state) as Action);
    expect(status(state)).toBe('blue wins by hq');
  });

  test('a win that takes two turns: red can only draw', () => {
    let state = position({ stacks: nearRedHq, rack: { blue: 'kwak roxy star skully' } });
    const bot = mctsBot({ iterations: 1000, seed: 1 });
    const first = choice(bot, state) as Action;
    expect(first).toMatchObject({ type: 'place', slot: 14 });
    state = play(state, first);
    while (state.decision?.side === 'blue') state = apply(state, choice(bot, state) as Action);
    state = play(state, draw);
    expect(choice(bot, state)).toMatchObject({ type: 'place', slot: 16 });
  });

  test('the only way not to lose at once', () => {
    const stacks = { 1: 'r star', 3: 'r roxy', 8: 'r roxy', 13: 'r hook', 15: 'r hook' };
    const state = position({ stacks, rack: { blue: 'skully roxy kwak', red: 'xb42 star kwak' } });
    expect(choice(mctsBot({ iterations: 500, seed: 1 }), state)).toMatchObject({ type: 'place', slot: 1 });
  });
});

describe('mctsBot', () => {
  test.each([1, 2, 17])('is content with %d iterations', (iterations) => {
    const bot = mctsBot({ iterations, seed: 'few' });
    for (const battlefield of BATTLEFIELD_IDS) {
      const state = createGame({ battlefield, seed: 'few' });
      expect(legalActions(state)).toContain(choice(bot, state));
    }
  });

  test('chooses the same for the same seed and calls', () => {
    for (const battlefield of BATTLEFIELD_IDS) {
      const one = mctsBot({ iterations: 60, seed: 'same' });
      const other = mctsBot({ iterations: 60, seed: 'same' });
      let state = createGame({ battlefield, seed: 'same' });
      for (let i = 0; i < 20 && state.decision; i++) {
        const action = choice(one, state, 'one') as Action;
        expect(choice(other, state, 'other')).toBe(action);
        state = apply(state, action);
      }
    }
  });

  test('forgets what it thought of another turn', () => {
    const bot = mctsBot({ iterations: 200 });
    let state = opening;
    for (let i = 0; i < 12 && state.decision; i++) {
      const fresh = choice(mctsBot({ iterations: 200 }), state, `${i}`) as Action;
      if (state.decision.kind === 'turn') expect(choice(bot, state, `${i}`)).toBe(fresh);
      state = apply(state, fresh);
    }
  });

  test('goes on with its tree only where the game did', () => {
    const state = position({ stacks: nearRedHq, rack: { blue: 'capn capn kwak roxy', red: 'roxy hook xb42 star' } });
    const asks = play(state, place('capn', 14));
    // The same question about another rack: nothing may be left of what was thought of the first.
    const other = position({ stacks: nearRedHq, rack: { blue: 'capn skully hook', red: 'roxy hook xb42 star' } });
    const elsewhere = play(other, place('capn', 14));
    const bot = mctsBot({ iterations: 300 });
    choice(bot, state);
    expect(choice(bot, elsewhere)).toBe(choice(mctsBot({ iterations: 300 }), elsewhere));
    choice(bot, state);
    expect(status(apply(asks, choice(bot, asks) as Action))).toBe('blue wins by hq');
  });

  test('is named after its limit', () => {
    expect(mctsBot().name).toBe('mcts:1000');
    expect(mctsBot({ iterations: 7 }).name).toBe('mcts:7');
    expect(mctsBot({ milliseconds: 50 }).name).toBe('mcts:50ms');
    expect(mctsBot({ milliseconds: 50, iterations: 7 }).name).toBe('mcts:7');
  });

  test.each<MctsBotOptions>([
    { iterations: 0 },
    { iterations: 1.5 },
    { iterations: Number.NaN },
    { iterations: Infinity },
    { iterations: '9' as never },
    { milliseconds: 0 },
    { milliseconds: Number.NaN },
    { exploration: -1 },
    { exploration: Infinity },
  ])('refuses %o', (options) => {
    expect(() => mctsBot(options)).toThrow(expect.objectContaining({ code: 'bad-bot-options' }));
  });
});

describe('mctsBot with a clock, a signal or somebody watching', () => {
  const watched = (options: MctsBotOptions, reports: SearchProgress[]) =>
    mctsBot({ ...options, onProgress: (progress) => reports.push(progress) });

  test('chooses as it does alone', async () => {
    const { signal } = new AbortController();
    const alone = choice(mctsBot({ iterations: 3000, seed: 5 }), opening);
    expect(await choice(watched({ iterations: 3000, seed: 5 }, []), opening)).toBe(alone);
    expect(await choice(mctsBot({ iterations: 3000, seed: 5 }), opening, 'context', signal)).toBe(alone);
    expect(await choice(mctsBot({ iterations: 3000, seed: 5, milliseconds: 1e6 }), opening)).toBe(alone);
  });

  test('says how it comes on', async () => {
    const reports: SearchProgress[] = [];
    const began = performance.now();
    const action = await choice(watched({ iterations: 10_000, seed: 5 }, reports), opening);
    expect(reports.length).toBeLessThanOrEqual((performance.now() - began) / 50 + 1);
    expect(reports.at(-1)).toMatchObject({ share: 1, iterations: 10_000, best: action });
    for (const [i, { share, iterations, best, win }] of reports.entries()) {
      expect(share).toBeGreaterThan(reports[i - 1]?.share ?? 0);
      expect(share).toBeCloseTo(iterations / 10_000);
      expect(legalActions(opening)).toContain(best);
      expect(win).toBeGreaterThan(0);
      expect(win).toBeLessThan(1);
    }
  });

  test('keeps to its time, and the event loop goes on', async () => {
    let ticks = 0;
    const clock = setInterval(() => ticks++, 1);
    const began = performance.now();
    const action = await choice(mctsBot({ milliseconds: 200 }), opening);
    const took = performance.now() - began;
    clearInterval(clock);
    expect(legalActions(opening)).toContain(action);
    expect(took).toBeGreaterThanOrEqual(199);
    expect(took).toBeLessThan(2000);
    expect(ticks).toBeGreaterThan(1);
  });

  test('answers at once when the signal aborts, or has', async () => {
    const bot = mctsBot({ iterations: 1e9 });
    expect(legalActions(opening)).toContain(await choice(bot, opening, 'a', AbortSignal.abort()));
    const soon = new AbortController();
    setTimeout(() => soon.abort(), 30);
    const began = performance.now();
    expect(legalActions(opening)).toContain(await choice(bot, opening, 'a', soon.signal));
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test('answers overlapping calls one after the other', async () => {
    const states: GameState[] = BATTLEFIELD_IDS.slice(0, 3).map((battlefield) =>
      createGame({ battlefield, seed: 'many' }),
    );
    const make = () => mctsBot({ iterations: 3000, milliseconds: 1e6 });
    const bot = make();
    const together = await Promise.all(states.map((state) => choice(bot, state)));
    for (const [i, state] of states.entries()) expect(together[i]).toBe(await choice(make(), state));
  });

  test('goes on after a call that failed', async () => {
    const { view, context } = asked(opening);
    const bot = mctsBot({ iterations: 50, milliseconds: 1e6 });
    const wrong = { ...view, reserve: { blue: 3, red: 3 } };
    await expect(bot.choose(wrong, context)).rejects.toMatchObject({ code: 'impossible-state' });
    expect(context.legal).toContain(await bot.choose(view, context));
  });
});
