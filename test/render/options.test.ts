import { describe, expect, test } from 'vitest';
import { BATTLEFIELDS, createGame, redactFor, ToyBattleError } from '../../src/index.js';
import { renderSvg, renderText, renderTile, svgLayout } from '../../src/render/index.js';

const game = createGame({ battlefield: 'castle-field', seed: 'options' });
const board = BATTLEFIELDS['castle-field'];

/** Calls as JavaScript without types makes them. */
const any = (value: unknown) => value as never;

function thrown(call: () => unknown): ToyBattleError {
  try {
    call();
  } catch (error) {
    if (error instanceof ToyBattleError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

/** The board with a slot that is not as it should be. */
function changed(slot: number, by: object): unknown {
  return { ...board, slots: board.slots.map((it) => (it.id === slot ? { ...it, ...by } : it)) };
}

/** Ways to ask for a picture in vain. */
const POSITIONS: readonly [string, unknown][] = [
  ['not-a-game', undefined],
  ['not-a-game', null],
  ['not-a-game', 7],
  ['not-a-game', {}],
  ['not-a-game', { ...game, version: 2 }],
  ['unknown-battlefield', 'castle'],
  ['unknown-battlefield', '__proto__'],
  ['unknown-battlefield', { ...game, battlefield: 'toString' }],
  ['unknown-battlefield', { ...game, battlefield: null }],
  ['bad-battlefield', { ...game, battlefield: {} }],
  ['bad-battlefield', { ...board, slots: 'many' }],
  ['bad-battlefield', { ...board, slots: [null] }],
  ['bad-battlefield', { ...board, regions: [{ ...board.regions[0], x: '"/><script>' }] }],
  ['bad-battlefield', { ...board, slots: board.slots.map((slot) => ({ ...slot, y: Number.NaN })) }],
  ['bad-battlefield', { ...board, paths: [[0, 17]] }],
  ['bad-battlefield', { ...board, paths: [[0]] }],
  ['bad-battlefield', { ...board, slots: [] }],
  ['bad-battlefield', { ...board, slots: board.slots.map(({ hq, ...slot }) => slot) }],
  ['bad-battlefield', changed(3, { hq: 'green' })],
  ['bad-battlefield', changed(3, { special: { kind: 'nope' } })],
  ['bad-battlefield', changed(3, { special: { kind: 'kwak' } })],
  ['bad-battlefield', changed(3, { special: { kind: 'strengthLimit' } })],
  ['bad-battlefield', changed(3, { x: 1e308 })],
  ['bad-battlefield', { ...board, regions: [{ id: 0, medals: 1, x: 0, y: 0 }] }],
  ['bad-battlefield', { ...board, regions: [{ id: 0, medals: 1, x: 0, y: 0, bases: [99] }] }],
];
const SHARED: readonly [string, unknown][] = [
  ['bad-options', null],
  ['bad-options', 'dark'],
  ['bad-options', []],
  ['bad-options', { highlight: 5 }],
  ['bad-options', { title: {} }],
  ['bad-options', { title: null }],
  ['bad-options', { idPrefix: 'a b' }],
  ['bad-options', { idPrefix: 7 }],
  ['bad-language', { lang: 'fr' }],
  ['bad-language', { lang: null }],
  ['bad-side', { from: 'spectator' }],
  ['unknown-slot', { highlight: [17] }],
  ['unknown-slot', { highlight: [3, -1] }],
  ['unknown-slot', { highlight: [0.5] }],
  ['unknown-slot', { highlight: ['length'] }],
  ['malformed', { last: null }],
  ['malformed', { last: { type: 'jump' } }],
  ['malformed', { last: { type: 'place', kind: 'star', slot: 17 } }],
];

describe.each([
  ['renderSvg', renderSvg],
  ['renderText', renderText],
  ['svgLayout', svgLayout],
])('%s', (_, render) => {
  test.each(POSITIONS)('throws %s for what it cannot draw, case %#', (code, position) => {
    expect(thrown(() => render(any(position))).code).toBe(code);
  });

  test.each(SHARED)('throws %s for options, case %#', (code, options) => {
    const { code: found, message, data } = thrown(() => render(game, any(options)));
    expect(found).toBe(code);
    expect(message.length).toBeGreaterThan(10);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });
});

test('a theme must be known', () => {
  for (const theme of ['blue', null, 'toString', 0]) {
    for (const call of [() => renderSvg(game, any({ theme })), () => renderTile('blue', 'star', any({ theme }))]) {
      const { code, data } = thrown(call);
      expect([code, data]).toEqual(['bad-options', { option: 'theme' }]);
    }
  }
});

test.each([
  ['bad-side', () => renderTile(any('green'), 'star')],
  ['bad-kind', () => renderTile('blue', any('toString'))],
  ['bad-kind', () => renderTile('blue', any(undefined))],
  ['bad-language', () => renderTile('blue', 'star', any({ lang: 'de' }))],
  ['bad-options', () => renderTile('blue', 'star', any(null))],
])('renderTile throws %s, case %#', (code, call) => {
  expect(thrown(call).code).toBe(code);
});

test('an option that is undefined is as good as none', () => {
  const none = { lang: undefined, from: undefined, racks: undefined, highlight: undefined, last: undefined };
  const view = redactFor(game, 'red');
  expect(renderText(view, any({ ...none, color: undefined }))).toBe(renderText(view));
  const svg = any({ ...none, theme: undefined, slotNumbers: undefined, title: undefined, idPrefix: undefined });
  expect(renderSvg(view, svg)).toBe(renderSvg(view));
});
