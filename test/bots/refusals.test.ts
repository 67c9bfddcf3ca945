import { expect, test } from 'vitest';
import {
  createFastRandom,
  createRandom,
  createSimulator,
  dealerOf,
  determinize,
  determinizeInto,
  mctsBot,
} from '../../src/bots/index.js';
import { createGame, redactFor, ToyBattleError } from '../../src/index.js';

const state = createGame({ battlefield: 'castle-field', seed: 'r' });
const view = redactFor(state, 'blue');
const random = createRandom('r');

/** Calls as JavaScript without types makes them. */
const any = (value: unknown) => value as never;

test.each<[code: string, call: () => unknown]>([
  ['not-a-simulator', () => createSimulator(state).copyFrom(any(undefined))],
  ['not-a-simulator', () => createSimulator(state).copyFrom(any(state))],
  ['not-a-simulator', () => determinizeInto(any({}), view, random)],
  ['not-a-simulator', () => dealerOf(view).dealInto(any(null), random)],
  ['bad-random', () => determinize(view, any(undefined))],
  ['bad-random', () => determinize(view, any(Math.random))],
  ['bad-random', () => determinizeInto(createSimulator(), view, any(1))],
  ['bad-random', () => dealerOf(view).deal(any('seed'))],
  ['bad-random', () => random.below(Number.NaN)],
  ['bad-random', () => random.below(any(undefined))],
  ['bad-random', () => random.below(0)],
  ['bad-seed', () => createFastRandom(any('x'))],
  ['bad-seed', () => createSimulator(state, { seed: any('x') })],
  ['bad-seed', () => createSimulator(state, { seed: Number.NaN })],
  ['bad-seed', () => createRandom(any(null))],
  ['bad-bot-options', () => mctsBot(any(null))],
  ['bad-bot-options', () => mctsBot({ exploration: any('') })],
  ['bad-bot-options', () => mctsBot({ exploration: any([]) })],
  ['bad-bot-options', () => mctsBot({ exploration: any(1n) })],
  ['bad-bot-options', () => mctsBot({ milliseconds: any('9') })],
  ['bad-bot-options', () => mctsBot({ milliseconds: Number.NaN })],
])('%s: %s', (code, call) => {
  expect(call).toThrow(ToyBattleError);
  expect(call).toThrow(expect.objectContaining({ code }));
});
