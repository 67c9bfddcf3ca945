import { DOMParser } from '@xmldom/xmldom';
import { createGame, type GameState } from 'toy-battle';
import { expect, test } from 'vitest';
import { picture, watch } from '../../docs/site/demo.js';
import opening from '../../docs/site/opening.data.js';

test('the code of the landing page plays a game to the end, with pictures and words', async () => {
  let last: { readonly state: GameState } | undefined;
  for await (const now of watch(createGame({ battlefield: 'castle-field', seed: 'landing' }))) {
    expect(now.said.join(' ')).toMatch(/\w/);
    const svg = picture(now.state, { last: now.action });
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement?.tagName).toBe('svg');
    last = now;
  }
  expect(last?.state.result).not.toBeNull();
});

test('the landing page opens in the middle of a game, the same in each build', async () => {
  const moment = await opening.load();
  expect(moment.state.result).toBeNull();
  expect(moment.state.stacks.filter((stack) => stack.length > 0).length).toBeGreaterThan(6);
  expect(await opening.load()).toEqual(moment);
});
