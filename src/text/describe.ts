import type { Decision } from '../actions.js';
import type { GameEvent, RedactedEvent } from '../events.js';
import type { Illegality } from '../explain.js';
import { eventInEnglish } from './events-en.js';
import { eventInChinese } from './events-zh.js';
import { illegalityInEnglish } from './illegalities-en.js';
import { illegalityInChinese } from './illegalities-zh.js';
import { expectLanguage, type Language } from './language.js';

/**
 * One sentence for a player: what is wrong with an action and what would be right (what `explain` returns; rules §3,
 * §4, §5), what happened (an event; rules §3–§7), or what is to be decided (a decision; rules §3, §5). A redacted
 * event's sentence says only what its viewer may know, so narrate to players with redacted events (rules §8).
 *
 * @throws `ToyBattleError` `bad-language`.
 */
export function describe(x: Illegality | GameEvent | RedactedEvent | Decision, lang: Language): string {
  expectLanguage(lang);
  if ('code' in x) return lang === 'en' ? illegalityInEnglish(x) : illegalityInChinese(x);
  const event = 'type' in x ? x : ({ version: 1, type: 'decision', decision: x, placed: [] } as const);
  return lang === 'en' ? eventInEnglish(event) : eventInChinese(event);
}
