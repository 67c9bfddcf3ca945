import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { pageOf, root, sources } from './files.js';

type Item = DefaultTheme.SidebarItem;

/** The groups of docs/README.md: its headings, and the numbered links below them. */
export function guideGroups(): Item[] {
  const groups: Item[] = [];
  for (const line of readFileSync(join(root, 'docs/README.md'), 'utf8').split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading) groups.push({ text: heading, items: [] });
    const [, text, file] = /^\d+\. \[([^\]]+)\]\(([^)]+)\)/.exec(line) ?? [];
    if (text && file) groups.at(-1)?.items?.push({ text, link: `/${pageOf(`docs/${file}`)}` });
  }
  return groups.filter(({ items }) => items?.length);
}

/** A kind of names, in the order of the alphabet. */
function sorted({ text = '', items = [] }: Item): Item {
  return { text, items: [...items].sort((a, b) => a.text!.localeCompare(b.text!, 'en')) };
}

/** A sidebar for each entry of the package, with the ways to the other entries on top; the reference must be built. */
export function referenceSidebars(): DefaultTheme.SidebarMulti {
  const file = join(root, 'reports/reference/typedoc-sidebar.json');
  if (!existsSync(file)) throw new Error('the reference is not built: npm run docs builds all');
  const entries: Item[] = JSON.parse(readFileSync(file, 'utf8'));
  const links = entries.map(({ text, link }): Item => ({ text: text!, link: link! }));
  const top: Item = { text: 'API reference', link: '/reference/', items: links };
  return {
    '/reference/': [top],
    ...Object.fromEntries(entries.map(({ link, items = [] }) => [link!, [top, ...items.map(sorted)]])),
  };
}

/** The sources that the site shows, by folder. */
export function sourceGroups(): Item[] {
  const folders = [...new Set(sources.map((file) => posix.dirname(file)))];
  return folders.map((folder) => ({
    text: folder,
    items: sources
      .filter((file) => posix.dirname(file) === folder)
      .map((file) => ({ text: posix.basename(file), link: `/source/${file}.html` })),
  }));
}
