import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { MarkdownOptions } from 'vitepress';
import { fromRoot, isSource, pageOf, root } from './files.js';

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0];

/** The anchor of a heading, as GitHub makes it, so that the same links work there and here. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');

/** The page to play. */
const PLAY = '/play/';

/** Where the site has what a page links to, from the site's own folder; undefined if it does not have it. */
function onSite(page: string, to: string): string | undefined {
  const [path = '', anchor] = to.split('#');
  const file = posix.join(posix.dirname(page), decodeURI(path)).replace(/\/$/, '');
  const rest = anchor === undefined ? '' : `#${anchor}`;
  if (!existsSync(join(root, file))) throw new Error(`${page} links to ${to}, which does not exist`);
  if (file === 'docs/play') return PLAY;
  if (file.endsWith('.md')) return `/${pageOf(file)}${rest}`;
  return isSource(file) ? `/source/${file}.html` : undefined;
}

/**
 * Lets the relative links of the guides, which lead from file to file, lead from page to page. A link to a file that the
 * site does not have becomes plain text.
 */
export function linksOfFiles(md: Markdown, base: string): void {
  md.core.ruler.push('links-of-files', ({ tokens, env }) => {
    const path = env.realPath ?? env.path;
    if (path === undefined) return; // a title is read by itself
    const page = fromRoot(path);
    for (const { children } of tokens) {
      let dead = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const to = String(token.attrGet('href'));
          const leads = /^([a-z]+:|#|\/)/.test(to) ? to : onSite(page, to);
          dead = leads === undefined;
          if (leads !== undefined) token.attrSet('href', leads);
          if (leads === PLAY) {
            // Not a page of the generator's: it must not look for it among its own.
            token.attrSet('target', '_self');
            token.attrSet('href', `${base.slice(0, -1)}${PLAY}`);
          }
        }
        if (dead && token.type.startsWith('link_')) {
          if (token.type === 'link_close') dead = false;
          Object.assign(token, { tag: 'span', attrs: null });
        }
      }
    }
  });
}
