import { shown, ToyBattleError } from '../errors.js';

/** The languages of `toy-battle/text`: English and Simplified Chinese. */
export const LANGUAGES = ['en', 'zh'] as const;

/** A language of `toy-battle/text`: `en` is English, `zh` is Simplified Chinese. */
export type Language = (typeof LANGUAGES)[number];

/** One text in every language. */
export type Translated = { readonly [L in Language]: string };

/**
 * @throws `ToyBattleError` `bad-language` unless it is one of {@link LANGUAGES}.
 */
export function expectLanguage(lang: unknown): asserts lang is Language {
  // Called for every word: the message is made only when it is needed.
  if (LANGUAGES.includes(lang as Language)) return;
  throw new ToyBattleError('bad-language', `a language is one of ${LANGUAGES}, not ${shown(lang)}`);
}

/**
 * The text for a key of a table.
 *
 * @throws `ToyBattleError` `bad-language`; `no-text` for a key that is not there.
 */
export function lookUp<Key extends string>(
  table: { readonly [K in Key]: Translated },
  key: Key,
  lang: Language,
): string {
  expectLanguage(lang);
  if (Object.hasOwn(table, key)) return table[key][lang];
  const known = Object.keys(table);
  const message = `there is a text for each of ${known.join(', ')}, not for ${shown(key)}`;
  throw new ToyBattleError('no-text', message, { known });
}
