import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAction,
  formatPosition,
  formatRecord,
  type GameRecord,
  type GameStep,
  legalActions,
  parseActionText,
  parsePositionText,
  parseRecordText,
  recordOf,
  redactFor,
  redactRecord,
  reduce,
  replay,
  stepOf,
  ToyBattleError,
} from '../../src/index.js';
import { forAll, type Play, someStates, walk } from './plays.js';
import { holds, same } from './same.js';

const VIEWERS = ['blue', 'red', 'spectator'] as const;

function stepsOf(play: Play): GameStep[] {
  const steps: GameStep[] = [];
  walk(play, ({ action, events }) => steps.push(stepOf(action, events)));
  return steps;
}

describe('text', () => {
  test('parse(format(action)) is the action', () =>
    forAll((play) => {
      for (const state of someStates(play)) {
        for (const action of legalActions(state))
          expect(parseActionText(formatAction(action))).toStrictEqual({ ...action });
      }
    }));

  test('parse(format(position)) is the position, for the state and every view', () =>
    forAll((play) => {
      for (const state of someStates(play)) {
        for (const x of [state, ...VIEWERS.map((viewer) => redactFor(state, viewer))]) {
          const line = formatPosition(x);
          holds(!/[\r\n]/.test(line), 'one line');
          expect(parsePositionText(line)).toStrictEqual(x);
        }
      }
    }));

  test('parse(format(record)) is the record, with and without seed, decks and outcomes', () =>
    forAll((play) => {
      const steps = stepsOf(play);
      const full: GameRecord = recordOf(play.options, steps);
      expect(parseRecordText(formatRecord(full))).toStrictEqual(full);
      const { battlefield, specialBases } = full;
      const bare: GameRecord = {
        version: 1,
        battlefield,
        specialBases,
        seed: play.options.seed!,
        steps: steps.map(({ action }) => ({ action })),
      };
      expect(parseRecordText(formatRecord(bare))).toStrictEqual(bare);
      const half: GameRecord = { ...bare, first: 'red', decks: { red: full.decks!.red! } };
      expect(parseRecordText(formatRecord(half))).toStrictEqual(half);
      const empty: GameRecord = { ...bare, decks: {} };
      expect(parseRecordText(formatRecord(empty))).toStrictEqual(empty);
    }));

  test('hostile text ends in a value or in a typed error', () => {
    const starts = [
      formatRecord(recordOf({ battlefield: 'castle-field', seed: 's' }, [{ action: { type: 'draw' } }])),
      'place roxy 8',
    ];
    const texts = fc.oneof(
      fc.string(),
      fc
        .record({
          start: fc.constantFrom(...starts),
          at: fc.nat(600),
          drop: fc.nat(5),
          insert: fc.string({ maxLength: 3 }),
        })
        .map(({ start, at, drop, insert }) => start.slice(0, at) + insert + start.slice(at + drop)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const parse of [parseActionText, parsePositionText, parseRecordText]) {
          try {
            parse(text);
          } catch (error) {
            holds(error instanceof ToyBattleError, `${String(error)} is a typed error`);
          }
        }
      }),
      { numRuns: 20_000 },
    );
  });

  test('a changed position is refused or is another position', () =>
    forAll((play) => {
      const [state] = someStates(play);
      const line = formatPosition(state!);
      if (typeof state!.battlefield !== 'string') return; // its JSON can say one thing in several ways
      const at = (play.choices[2] ?? 0) % line.length;
      const changed = line.slice(0, at) + 'x1b7|/ ,.@-'.charAt((play.choices[3] ?? 0) % 11) + line.slice(at + 1);
      try {
        same(formatPosition(parsePositionText(changed)), changed.trim());
      } catch (error) {
        holds(error instanceof ToyBattleError, `${String(error)} is a typed error`);
      }
    }));
});

describe('records', () => {
  test('a replay goes through the very states of the game, from the seed, the outcomes, or the full record', () =>
    forAll((play) => {
      const states = [walk({ ...play, choices: [] })];
      const end = walk(play, ({ state }) => states.push(state));
      const steps = stepsOf(play);
      const full = recordOf(play.options, steps);
      same(
        full,
        recordOf(
          play.options,
          steps.map(({ action }) => ({ action })),
        ),
      );
      same(
        replay({
          version: 1,
          specialBases: true,
          ...play.options,
          steps: steps.map(({ action }) => ({ action })),
        } as GameRecord).states,
        states,
      );
      const { chance: _, ...last } = replay(full).states.at(-1)!;
      const { chance: __, ...expected } = end;
      same(last, expected);
    }));

  test('what a viewer saw of a record folds into what they see at its end', () =>
    forAll((play) => {
      const record = recordOf(play.options, stepsOf(play));
      const end = replay(record).states.at(-1)!;
      for (const viewer of VIEWERS) {
        const { view, events } = redactRecord(record, viewer);
        same(events.flat().reduce(reduce, view), redactFor(end, viewer));
      }
    }));
});
