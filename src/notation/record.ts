/**
 * Records as text: a heading, the setup, and a numbered line a step, to read and to paste.
 *
 * @module
 */
import { ensure, expectText, ToyBattleError } from '../errors.js';
import { deepFreeze } from '../freeze.js';
import { expectRecord, type GameRecord, type GameStep } from '../record.js';
import { type CreateGameOptions, createGame, type GameSetup } from '../setup.js';
import { TROOP_KINDS, type TroopKind } from '../troops.js';
import { formatAction, parseActionText } from './action.js';

const HEADING = 'toy-battle record 1';
const SETUP: readonly string[] = [
  'battlefield',
  'specialBases',
  'first',
  'seed',
  'decks',
] satisfies (keyof GameSetup)[];

/**
 * A record as text: the setup as JSON, a line a part, then the steps. A step's chance outcome stands behind an equals
 * sign, as in `12. use = roxy`.
 *
 * @throws {@link ToyBattleError} `bad-record` for what is no record.
 */
export function formatRecord(record: GameRecord): string {
  expectRecord(record);
  const setup = SETUP.flatMap((key) => {
    const value = record[key as keyof GameSetup];
    return value === undefined ? [] : `${key}: ${JSON.stringify(value)}`;
  });
  const steps = record.steps.map(({ action, chance }, i) => {
    return `${i + 1}. ${formatAction(action)}${chance === undefined ? '' : ` = ${chance}`}`;
  });
  return [HEADING, ...setup, '', ...steps, ''].join('\n');
}

/**
 * Reads what {@link formatRecord} writes. Empty lines and lines that begin with `#` are skipped. Whether the steps are
 * legal is found out by {@link replay}.
 *
 * @throws {@link ToyBattleError} `bad-text`, where `data.line` is the number from 1 of a line that is wrong and
 * `data.expected` a line that is missing; for a setup of the right form what {@link createGame} throws.
 */
export function parseRecordText(text: string): GameRecord {
  expectText(text);
  const setup: Record<string, unknown> = {};
  const steps: GameStep[] = [];
  let headed = false;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (/^\s*(#.*)?$/.test(line)) continue;
    try {
      if (!headed) expect((headed = line.trim() === HEADING), HEADING);
      else if (/^\s*\d/.test(line)) steps.push(parseStep(line, steps.length + 1));
      else {
        const [, key = '', value = ''] = /^\s*(\w+):(.*)$/s.exec(line) ?? [];
        expect(SETUP.includes(key) && !Object.hasOwn(setup, key), `one of ${SETUP.join(', ')}, once`);
        setup[key] = JSON.parse(value);
      }
    } catch (error) {
      const data = { line: index + 1, text: line };
      throw new ToyBattleError('bad-text', `bad record, line ${index + 1}: ${(error as Error).message}`, data);
    }
  }
  const missing = headed ? ['battlefield', 'specialBases'].find((key) => !Object.hasOwn(setup, key)) : HEADING;
  ensure(missing === undefined, 'bad-text', `bad record: no line for ${missing}`, { expected: missing });
  // Whatever is wrong with the setup, createGame says it.
  const { battlefield } = createGame({ seed: 'any', ...setup } as unknown as CreateGameOptions);
  return deepFreeze({ version: 1, ...setup, battlefield, steps }) as unknown as GameRecord;
}

function parseStep(line: string, number: number): GameStep {
  const [, written, words = '', , chance] = /^\s*(\d+)\.\s([^=]+)(=\s*(\w+)\s*)?$/.exec(line) ?? [];
  expect(Number(written) === number, `'${number}. ' and an action`);
  expect(chance === undefined || TROOP_KINDS.some((kind) => kind === chance), TROOP_KINDS.join(', '));
  const action = parseActionText(words);
  return chance === undefined ? { action } : { action, chance: chance as TroopKind };
}

function expect(ok: boolean, expected: string): void {
  if (!ok) throw new Error(`expected ${expected}`);
}
