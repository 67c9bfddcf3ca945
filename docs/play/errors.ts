/** What is wrong with a link or something pasted, for a person to read. */
import { type Illegality, ToyBattleError } from 'toy-battle';
import { describe, type Language } from 'toy-battle/text';
import { WORDS, type Words } from './words.js';

/** What the library knows nothing of: the browser's own messages are no words for people. */
export class PageError extends Error {
  constructor(readonly code: keyof Words['problems']) {
    super(code);
  }
}

/**
 * The library's messages are English, written for people. Where there is a sentence in the person's language, or a place
 * to point at, it comes first.
 */
export function errorText(error: unknown, lang: Language): string {
  if (error instanceof PageError) return WORDS[lang].problems[error.code];
  if (!(error instanceof ToyBattleError)) return '';
  const { message } = error;
  const { step, line, illegality } = error.data as { step?: number; line?: number; illegality?: Illegality };
  const english = lang === 'en';
  const why = illegality && describe(illegality, lang);
  if (step !== undefined && why) return english ? `Step ${step}: ${why}` : `第${step}步：${why}`;
  if (english) return message;
  if (line !== undefined) return `第${line}行有误（${message}）`;
  return step === undefined ? `内容有误（${message}）` : `第${step}步有误（${message}）`;
}
