import { describe, expect, test } from 'vitest';
import type { Choose } from '../../src/cli/io.js';
import { randomFrom, simplePlayer } from '../../src/cli/opponents.js';
import { applyWithEvents, BATTLEFIELD_IDS, createGame, type GameState, legalActions } from '../../src/index.js';
import { LANGUAGES } from '../../src/text/index.js';
import { program, tooWide } from './io.js';

/** A player who chooses at random, and keeps what was asked. */
function scripted(seed: string): { choose: Choose; asked: { message: string; labels: readonly string[] }[] } {
  const asked: { message: string; labels: readonly string[] }[] = [];
  const random = randomFrom(seed);
  const choose: Choose = async (message, labels) => {
    asked.push({ message, labels });
    return random(labels.length);
  };
  return { choose, asked };
}

describe.each(BATTLEFIELD_IDS)('%s', (battlefield) => {
  test.each(LANGUAGES)('a whole game against the opponent, %s', async (lang) => {
    const { choose, asked } = scripted(battlefield);
    const argv = ['--battlefield', battlefield, '--seed', 'play', '--lang', lang];
    const { code, out, err } = await program(argv, { isTTY: true, choose });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(lang === 'en' ? '== Game over: ' : '== 游戏结束：');
    expect(asked.length).toBeGreaterThan(5);
    expect(tooWide(out)).toEqual([]);
    for (const { message, labels } of asked) {
      expect(new Set(labels).size).toBe(labels.length);
      for (const text of [message, ...labels]) expect(text).not.toMatch(/undefined|null|\[object/);
    }
    if (lang === 'zh') return;
    // The opponent's rack stays hidden.
    expect(out).not.toMatch(/^Red · .*\n {2}Rack \(/m);
    expect(out).not.toMatch(/^Red draws (\d × )?[A-Z]/m);
  });
});

test('you are blue, and red with --view red', async () => {
  for (const [argv, you] of [
    [[], 'Blue'],
    [['--view', 'blue'], 'Blue'],
    [['--view', 'red'], 'Red'],
  ] as const) {
    const { choose, asked } = scripted('who');
    const { out } = await program(['--seed', 'w', ...argv], { isTTY: true, choose });
    expect(out).toContain(`You are ${you}.`);
    const decisions = asked.filter(({ message }) => message !== 'Where to?');
    for (const { message } of decisions) expect(message).toMatch(new RegExp(`^${you} `));
  }
});

test('a placement is chosen in two steps, and one can go back', async () => {
  const answers: string[] = [];
  const choose: Choose = async (message, labels) => {
    if (message === 'Where to?' && !answers.includes('Back')) {
      answers.push('Back');
      return labels.indexOf('Back');
    }
    if (answers.length > 8) return null;
    const place = labels.findIndex((label) => label.startsWith('Place '));
    answers.push(labels[Math.max(place, 0)] ?? '');
    return Math.max(place, 0);
  };
  const { code, out } = await program(['--seed', 'back'], { isTTY: true, choose });
  expect(code).toBe(130);
  expect(answers.filter((label) => label === 'Back')).toHaveLength(1);
  expect(out).toMatch(/^Blue places /m);
});

test('leaving ends the program with 130 at once', async () => {
  const { code, out, err } = await program(['--seed', 'leave'], { isTTY: true, choose: async () => null });
  expect([code, err]).toEqual([130, '']);
  expect(out).toMatch(/You left the game\.\n$/);
  expect(out).not.toContain('leave\n');
});

test('a spectator at a terminal watches, and --json never asks', async () => {
  const watched = await program(['--seed', 's', '--view', 'spectator'], { isTTY: true });
  expect(watched).toEqual(await program(['--seed', 's', '--view', 'spectator']));
  expect(await program(['--seed', 's', '--json'], { isTTY: true })).toEqual(await program(['--seed', 's', '--json']));
});

describe('the simple opponent', () => {
  const player = simplePlayer(randomFrom('simple'));

  /** States of games in which the simple player plays against itself. */
  function* states(): Generator<GameState> {
    for (const battlefield of BATTLEFIELD_IDS) {
      let state = createGame({ battlefield, seed: 'simple' });
      for (let i = 0; state.decision && i < 500; i++) {
        yield state;
        state = applyWithEvents(state, player(state)).state;
      }
    }
  }

  test('wins at once if a placement can, else takes the most medals that it can', () => {
    let [wins, claims] = [0, 0];
    for (const state of states()) {
      const side = state.decision?.side;
      const outcomes = legalActions(state)
        .filter((action) => action.type !== 'use' && action.type !== 'draw')
        .map((action) => applyWithEvents(state, action).state);
      const won = (x: GameState): boolean => x.result?.winner === side && x.result?.reason !== 'stuck';
      const gained = (x: GameState): number =>
        side ? x.medals[side] - state.medals[side] - sumOther(x, side) + sumOther(state, side) : 0;
      const next = applyWithEvents(state, player(state)).state;
      if (outcomes.some(won)) {
        wins++;
        expect(won(next)).toBe(true);
      } else {
        const best = Math.max(0, ...outcomes.map(gained));
        if (best > 0) claims++;
        if (best > 0) expect(gained(next)).toBe(best);
      }
    }
    expect(wins).toBeGreaterThan(5);
    expect(claims).toBeGreaterThan(5);
  });
});

function sumOther(state: GameState, side: 'blue' | 'red'): number {
  return state.medals[side === 'blue' ? 'red' : 'blue'];
}
