import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A fenced block of a page. */
export interface Block {
  readonly page: string;
  /** The line of the page on which its code begins, from 1. */
  readonly line: number;
  readonly language: string;
  /** What follows the language, such as `continues` or `no-run`. */
  readonly info: string;
  readonly code: string;
}

/** The top folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** README.md and the guides. */
export function pages(): string[] {
  const guides = readdirSync(`${root}/docs`, { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md') && !name.startsWith('docs/api/'))
    .sort();
  return [...(existsSync(`${root}/README.md`) ? ['README.md'] : []), ...guides];
}

/** Every fenced block of a page, in order. */
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let open: { indent: number; fence: string; header: string; line: number; code: string[] } | undefined;
  for (const [index, text] of readFileSync(`${root}/${page}`, 'utf8').split(/\r?\n/).entries()) {
    const [, space = '', fence = '', header = ''] = /^(\s*)(`{3,}|~{3,})?(.*)$/.exec(text) ?? [];
    if (!open) {
      if (fence) open = { indent: space.length, fence, header: header.trim(), line: index + 2, code: [] };
    } else if (fence.startsWith(open.fence) && header.trim() === '') {
      const [language = '', ...info] = open.header.split(/\s+/);
      blocks.push({ page, line: open.line, language, info: info.join(' '), code: open.code.join('\n') });
      open = undefined;
    } else {
      open.code.push(text.slice(Math.min(open.indent, space.length)));
    }
  }
  if (open) throw new Error(`${page}:${open.line - 1}: this block never ends`);
  return blocks;
}
