import { describe, expect, test } from 'vitest';
import { play } from '../../src/core/play.js';
import { createPosition } from '../../src/core/position.js';
import { applyWithChance, type DecisionKind, formatAction, legalActions, parseActionText } from '../../src/index.js';
import { boardOf, loadInto } from '../../src/load.js';
import { idOfAction, kindCode } from '../../src/names.js';
import { inTheirWords, recordedGames, start } from './recorded.js';

const games = recordedGames();

describe('recorded games', () => {
  test.each(games.map((game, index) => ({ name: `${index + 1}: ${game.battlefield}`, game })))('$name', ({ game }) => {
    let state = start(game);
    // The core plays the whole game beside the states, which hide what it makes of piles that nobody looks at again.
    const p = createPosition(boardOf(state));
    const loaded = createPosition(boardOf(state));
    loadInto(state, p);
    for (const step of game.steps) {
      expect(state.decision).toMatchObject({ side: step.side, kind: step.decision });
      expect(legalActions(state).map(formatAction).sort()).toEqual([...step.options].sort());
      let asked = false;
      state = applyWithChance(state, parseActionText(step.choice), () => {
        asked = true;
        return step.chance!;
      }).state;
      expect(asked).toBe(step.chance !== undefined);
      play(p, idOfAction(p.board, parseActionText(step.choice)), step.chance === undefined ? 0 : kindCode(step.chance));
      loadInto(state, loaded);
      for (const list of [
        'rack',
        'frozen',
        'discard',
        'medals',
        'reserveSize',
        'occupied',
        'tops',
        'height',
      ] as const) {
        expect(p[list], list).toEqual(loaded[list]);
      }
      expect(inTheirWords(state)).toEqual(step.after);
    }
    expect(state.result).toEqual(game.result);
    expect(legalActions(state)).toEqual([]);
  });

  test('together they meet every decision on every battlefield that can ask it', () => {
    const met = new Set(games.flatMap((game) => game.steps.map((step) => step.decision)));
    const all: DecisionKind[] = [
      'turn',
      'skully',
      'capn',
      'jumbo',
      'xb42',
      'star',
      'recall',
      'draw',
      'displace',
      'recover',
      'freeze',
    ];
    expect([...met].sort()).toEqual(all.sort());
    expect(new Set(games.map((game) => game.battlefield)).size).toBe(8);
  });
});
