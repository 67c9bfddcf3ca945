/**
 * Actions as text.
 *
 * @module
 */
import { ACTION_PARTS, type Action, type ActionPart, type ActionType, expectAction, malformation } from '../actions.js';
import { ensure, expectText, shown } from '../errors.js';

/** More slots than any battlefield has, and than two digits can say. */
const ANY_SLOT = 100;

/**
 * An action as text: `draw`, `place roxy 8`, `use`, `target 3`, `move 3 7`, `recover hook`, `decline`.
 *
 * @throws {@link ToyBattleError} `malformed` for what is no action.
 */
export function formatAction(action: Action): string {
  expectAction(action, ANY_SLOT);
  const values = action as Partial<Record<ActionPart, string | number>>;
  return [action.type, ...ACTION_PARTS[action.type].map((part) => values[part])].join(' ');
}

/**
 * Reads what {@link formatAction} writes; words may be separated by any white space. Whether the slots exist and the
 * action is legal is not looked at.
 *
 * @throws {@link ToyBattleError} `bad-text`, saying what was expected.
 */
export function parseActionText(text: string): Action {
  expectText(text);
  const [type = '', ...words] = text.trim().split(/\s+/);
  const parts = Object.hasOwn(ACTION_PARTS, type) ? ACTION_PARTS[type as ActionType] : undefined;
  const values = words.map((word, i) => [parts?.[i] ?? word, /^(0|[1-9]\d?)$/.test(word) ? Number(word) : word]);
  const action: unknown = { type, ...Object.fromEntries(values) };
  const right = parts?.length === words.length && malformation(action, ANY_SLOT) === undefined;
  const expected = parts ? [type, ...parts].join(' ') : Object.keys(ACTION_PARTS).join(', ');
  ensure(right, 'bad-text', `no action: expected ${expected}, found '${shown(text)}'`, { text: shown(text), expected });
  return action as Action;
}
