import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file's path from the top folder. */
export const fromRoot = (file: string): string => relative(root, file).replaceAll('\\', '/');

/** The site's page of a Markdown file: paths from the top folder, and from the site's. */
export function pageOf(file: string): string {
  if (file === 'README.md') return 'about.md';
  if (file === 'CHANGELOG.md') return 'changelog.md';
  if (file === 'docs/README.md') return 'guides.md';
  return file.replace(/^(docs\/site|docs|reports)\//, '');
}

/** The files that people read here and elsewhere: the guides, and those at the top. */
export const guides = (): string[] => [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const LINK = /\]\(\s*([^)\s#]+)/g;
// Not HTML: the generator takes the name of such a page for that of a folder.
const SOURCE = /\.(ts|tsx|js|mjs|py|json|css)$/;

/** The sources that the guides link to, which the site shows as pages; for a folder, all that lie in it. */
function linkedSources(): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (!existsSync(join(root, file))) return;
    if (!statSync(join(root, file)).isDirectory()) {
      if (SOURCE.test(file)) found.add(file);
      return;
    }
    for (const name of readdirSync(join(root, file))) add(`${file}/${name}`);
  };
  for (const guide of guides()) {
    for (const [, to = ''] of readFileSync(join(root, guide), 'utf8').matchAll(LINK)) {
      if (!/^[a-z]+:/.test(to)) add(posix.join(posix.dirname(guide), to).replace(/\/$/, ''));
    }
  }
  return [...found].sort();
}

export const sources: readonly string[] = linkedSources();

/** Whether a file is one of {@link sources}. */
export const isSource = (file: string): boolean => sources.includes(file);
