/** What is around every SVG picture. */
import type { Language } from '../text/language.js';
import type { FrameOptions } from './options.js';
import { escaped } from './xml.js';

/** An SVG document around some content, with a title and perhaps a description for those who cannot see it. */
export function document(
  viewBox: string,
  content: string,
  lang: Language,
  { title, idPrefix = 'toy-battle-' }: FrameOptions,
  ownTitle: string,
  description = '',
): string {
  const id = escaped(idPrefix);
  const label = (part: string, words: string) => `<${part} id="${id}${part}">${escaped(words)}</${part}>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" ` +
    `aria-labelledby="${id}title"${description && ` aria-describedby="${id}desc"`} lang="${lang}" ` +
    'font-family="system-ui, sans-serif" font-weight="700" text-anchor="middle" ' +
    `stroke-linejoin="round" stroke-linecap="round">${label('title', title ?? ownTitle)}` +
    `${description && label('desc', description)}${content}</svg>`
  );
}
