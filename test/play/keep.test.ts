import fc from 'fast-check';
import { formatPosition, legalActions } from 'toy-battle';
import { afterEach, expect, test, vi } from 'vitest';
import { isKept, isRunning, keep, restored, tableOfKept, textToKeep } from '../../docs/play/keep.js';
import { tableOf } from '../../docs/play/paste.js';
import { act, latest, type Table, takeBack, toDecide } from '../../docs/play/table.js';
import { plays } from '../properties/plays.js';
import { tableOfPlay } from './walks.js';

const SEATS = { blue: 'person', red: { bot: 'mcts', iterations: 100 } } as const;

/** The chances before the end may be other ones. */
function told({ setup, states, steps, seats, events }: Table) {
  const without = (values: readonly object[]) => values.map((value) => ({ ...value, chance: null }));
  return { setup, steps, seats, states: without(states), events: events.map(without), end: states.at(-1) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a game that is kept comes back as it was, and goes on with the same chances', async () => {
  await fc.assert(
    fc.asyncProperty(plays, fc.nat(), async (play, cut) => {
      const whole = tableOfPlay(play, SEATS);
      const table = takeBack(whole, cut % whole.states.length);
      expect(told(await tableOfKept(textToKeep(table)))).toEqual(told(table));
    }),
    { numRuns: 20 },
  );
});

test('so does one that began with a position', async () => {
  await fc.assert(
    fc.asyncProperty(plays, async (play) => {
      const { states } = tableOfPlay(play);
      let table: Table = { ...(await tableOf(formatPosition(states[states.length >> 1]!))), seats: SEATS };
      for (let n = 0; n < 3 && latest(table).result === null; n++) {
        table = act(table, legalActions(latest(table))[0]!, toDecide(table)!);
      }
      expect(told(await tableOfKept(textToKeep(table)))).toEqual(told(table));
    }),
    { numRuns: 20 },
  );
});

test('only a game that somebody plays is kept, and nothing that is damaged comes back', async () => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  const [play] = fc.sample(plays, { numRuns: 1, seed: 1 });
  const table = takeBack(tableOfPlay(play!, SEATS), 1);
  keep(table);
  expect((await restored())!.steps).toEqual(table.steps);
  keep({ ...table, seats: null });
  expect([isKept(), await restored()]).toEqual([false, null]);
  keep(table);
  for (const [key, value] of items) items.set(key, value.replace('"medals"', '"x"'));
  expect([await restored(), isKept()]).toEqual([null, false]);
});

test('leaving a game loses something once it has begun, until it is over', () => {
  const [play] = fc.sample(plays, { numRuns: 1, seed: 1 });
  const table = tableOfPlay(play!, SEATS);
  const running = [0, 1, 2].map((at) => isRunning(takeBack(table, at)));
  expect(running).toEqual([false, true, true]);
  expect(isRunning(table)).toBe(latest(table).result === null);
  expect([isRunning(null), isRunning({ ...takeBack(table, 1), seats: null })]).toEqual([false, false]);
});

test('where the browser stores nothing, nothing is kept', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const [play] = fc.sample(plays, { numRuns: 1, seed: 1 });
  keep(tableOfPlay(play!, SEATS));
  expect([isKept(), await restored()]).toEqual([false, null]);
});
