import { ensure, shown } from '../errors.js';

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
  ensure(
    LANGUAGES.some((known) => known === lang),
    'bad-language',
    `a language is one of ${LANGUAGES}, not ${shown(lang)}`,
  );
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
  const known = Object.keys(table);
  ensure(known.includes(key), 'no-text', `there is a text for each of ${known.join(', ')}, not for ${shown(key)}`, {
    known,
  });
  return table[key][lang];
}
