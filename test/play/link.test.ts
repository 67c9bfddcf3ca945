import fc from 'fast-check';
import { BATTLEFIELDS, createGame, formatPosition, formatRecord, redactFor, setupOf } from 'toy-battle';
import { describe, expect, test } from 'vitest';
import { errorText, PageError } from '../../docs/play/errors.js';
import { fragmentOf, textOf } from '../../docs/play/link.js';
import { tableOf } from '../../docs/play/paste.js';
import { latest, recordText, type Table } from '../../docs/play/table.js';
import { plays } from '../properties/plays.js';
import { tableOfPlay } from './walks.js';

const OPTIONS = { battlefield: 'castle-field', seed: 'a test', first: 'blue' } as const;

/** A table as a record holds it: nobody sits there, and the generator is another. */
function told({ setup, steps, states }: Table) {
  return { setup, steps, states: states.map((state) => ({ ...state, chance: null })) };
}

describe('a link', () => {
  test('holds a whole game', async () => {
    await fc.assert(
      fc.asyncProperty(plays, async (play) => {
        const table = tableOfPlay(play);
        const fragment = await fragmentOf(recordText(table)!);
        expect(fragment).toMatch(/^#record=[\w-]+$/);
        expect(told(await tableOf((await textOf(fragment))!))).toEqual(told(table));
      }),
      { numRuns: 20 },
    );
  });

  test('holds a position', async () => {
    const state = createGame({ battlefield: { ...BATTLEFIELDS.battlefield, id: 'mine', name: 'Ö # %' } });
    const fragment = await fragmentOf(formatPosition(state));
    expect(new URL(fragment, 'http://localhost/').hash).toBe(fragment);
    expect(latest(await tableOf((await textOf(fragment))!))).toEqual(state);
  });

  test('may hold nothing, or something damaged', async () => {
    expect(await textOf('')).toBeNull();
    expect(await textOf('#somewhere')).toBeNull();
    for (const damaged of ['#record=%%%', '#record=abcd', '#record=', '#position=%']) {
      await expect(textOf(damaged)).rejects.toMatchObject({ code: 'bad-link' });
    }
    const whole = await fragmentOf(formatRecord({ version: 1, ...setupOf(createGame(OPTIONS)), steps: [] }));
    await expect(textOf(whole.slice(0, -9))).rejects.toMatchObject({ code: 'bad-link' });
  });

  test('does not unpack to more than a game needs', async () => {
    const fragment = await fragmentOf('\n'.repeat(2_000_000));
    expect(fragment.length).toBeLessThan(5000);
    await expect(textOf(fragment)).rejects.toMatchObject({ code: 'too-long' });
  });
});

describe('what is pasted', () => {
  const state = createGame(OPTIONS);
  const record = { version: 1, ...setupOf(state), steps: [{ action: { type: 'draw' } }] } as const;

  test.each([
    ['a record as text', formatRecord(record), 2],
    ['a record as JSON', JSON.stringify(record), 2],
    ['a position', ` ${formatPosition(state)}\n`, 1],
    ['a state as JSON', JSON.stringify(state), 1],
    ['a view', formatPosition(redactFor(state, 'red')), 1],
    ['a view as JSON', JSON.stringify(redactFor(state, 'red')), 1],
  ])('may be %s', async (_, text, states) => {
    expect((await tableOf(text)).states).toHaveLength(states);
  });

  test.each([
    ['nothing', '  ', 'bad-text'],
    ['any text', 'hello', 'bad-text'],
    ['a record that stops being legal', formatRecord(record).replace('1. draw', '1. use'), 'bad-step'],
    ['a position that makes no sense', formatPosition(state).replace(' 0|0 ', ' 3|0 '), 'impossible-state'],
    ['a damaged position', formatPosition(state).replace('on 1', 'on x'), 'bad-text'],
    ['JSON of something else', '{"version": 2}', 'bad-data'],
    ['damaged JSON', '{"version": 1', 'bad-json'],
  ])('may not be %s', async (_, text, code) => {
    await expect(tableOf(text)).rejects.toMatchObject({ code });
  });

  test('is refused in the language of the person', async () => {
    const error = await tableOf(formatRecord(record).replace('1. draw', '1. use')).catch((it: unknown) => it);
    expect(errorText(error, 'en')).toBe('Step 1: You cannot use an effect now: draw or place a tile.');
    expect(errorText(error, 'zh')).toMatch(/^第1步：\P{Script=Latin}+$/u);
    const line = await tableOf('toy-battle record 1\nnonsense').catch((it: unknown) => it);
    expect(errorText(line, 'en')).toMatch(/line 2/);
    expect(errorText(line, 'zh')).toMatch(/^第2行有误/);
    expect(errorText(new PageError('bad-link'), 'en')).toBe('The link is damaged.');
    expect(errorText(new PageError('bad-link'), 'zh')).toBe('链接已损坏。');
  });

  test('is never refused in words of the browser', () => {
    expect(errorText(new TypeError('Failed to fetch'), 'en')).toBe('');
  });
});
