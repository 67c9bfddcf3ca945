/**
 * The errors that this library throws.
 *
 * @module
 */

import type { Illegality } from './explain.js';

/** What can be wrong with a call, besides the codes of `explain`. Stable within 1.x. */
export type ErrorCode =
  | 'bad-battlefield'
  | 'bad-bot-options'
  | 'bad-context'
  | 'bad-data'
  | 'bad-deck'
  | 'bad-events'
  | 'bad-id'
  | 'bad-kind'
  | 'bad-language'
  | 'bad-length'
  | 'bad-mode'
  | 'bad-options'
  | 'bad-random'
  | 'bad-record'
  | 'bad-seed'
  | 'bad-side'
  | 'bad-step'
  | 'bad-text'
  | 'bad-viewer'
  | 'impossible-state'
  | 'incomplete-setup'
  | 'malformed'
  | 'missing-chance'
  | 'no-such-action'
  | 'no-such-outcome'
  | 'no-text'
  | 'not-a-game'
  | 'not-a-simulator'
  | 'not-a-state'
  | 'not-a-view'
  | 'not-at-start'
  | 'not-loaded'
  | 'short-mask'
  | 'unexpected-chance'
  | 'unknown-battlefield'
  | 'unknown-slot'
  | 'wrong-event'
  | 'wrong-viewer';

/**
 * Every error this library throws on purpose. `code` is stable within 1.x; `data` says where and what, as plain
 * JSON; `message` is a short English sentence for developers. `toy-battle/text` has sentences for players.
 */
export class ToyBattleError extends Error {
  /** The class's name. */
  override readonly name: string = 'ToyBattleError';
  /** What was wrong, as a stable word. */
  readonly code: ErrorCode | Illegality['code'];
  /** Where it was wrong and what would be right, as plain JSON. */
  readonly data: Readonly<Record<string, unknown>>;

  /** Made by the library. */
  constructor(code: ErrorCode | Illegality['code'], message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Any value as short text, for messages. */
export function shown(value: unknown): string {
  return Object(value) === value ? 'an object' : String(value).slice(0, 99);
}

/**
 * @throws {@link ToyBattleError} `bad-text` for what is no text.
 */
export function expectText(text: unknown): asserts text is string {
  ensure(typeof text === 'string', 'bad-text', 'expected a text', { text: shown(text) });
}

/** Throws unless something holds. */
export function ensure(
  ok: unknown,
  code: ErrorCode,
  message: string,
  data?: Readonly<Record<string, unknown>>,
): asserts ok {
  if (!ok) throw new ToyBattleError(code, message, data);
}
