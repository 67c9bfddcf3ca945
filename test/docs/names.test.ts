import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { pages, root } from './fences.js';
import { titlesOf } from './titles.js';

/** What stands on a page outside of its fenced blocks. */
function proseOf(page: string): string {
  return readFileSync(`${root}/${page}`, 'utf8').replace(/^( *)(`{3,}|~{3,}).*\n[\s\S]*?^ *\2 *$/gm, '');
}

/** The anchors of a page's headings, as they are made where such pages are shown: the second of a name is `name-1`. */
function anchorsOf(page: string): string[] {
  const names = [...proseOf(page).matchAll(/^#+ +(.+?) *$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((it) => it === name).length;
    return before === 0 ? name : `${name}-${before}`;
  });
}

/** Every `path/to.test.ts`: "group > test" of a page; a line may end anywhere in it. */
function referencesOf(page: string): { page: string; file: string; title: string }[] {
  const text = proseOf(page).replace(/\s+/g, ' ');
  return [...text.matchAll(/`(test\/[^`]+)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({ page, file, title }));
}

const references = pages().flatMap(referencesOf);

test('the pages name many tests', () => {
  expect(references.length).toBeGreaterThan(50);
});

test('every test that a page names stands in the file that it names, under that title', () => {
  const titles = new Map<string, string[]>();
  const stands = ({ file, title }: (typeof references)[number]) => {
    if (!existsSync(`${root}/${file}`)) return false;
    if (!titles.has(file)) titles.set(file, titlesOf(file));
    return titles.get(file)!.includes(title);
  };
  expect(references.filter((reference) => !stands(reference))).toEqual([]);
});

test('every file that a page names in the tests or sources exists', () => {
  const named = pages().flatMap((page) =>
    [...proseOf(page).matchAll(/`((?:test|src)\/[^`\s<>]*)`/g)].map(([, file = '']) => ({ page, file })),
  );
  expect(named.length).toBeGreaterThan(references.length);
  expect(named.filter(({ file }) => !existsSync(`${root}/${file}`))).toEqual([]);
});

test('every link of a page to a file or a heading leads there', () => {
  const links = pages().flatMap((page) => {
    const prose = proseOf(page).replace(/`[^`]*`/g, '');
    const targets = [...prose.matchAll(/\]\(\s*([^)\s]+)[^)]*\)|^ *\[[^\]]+\]: +(\S+)/gm)];
    return targets.map(([, inline, below]) => ({ page, to: (inline ?? below)! }));
  });
  const relative = links.filter(({ to }) => !/^[a-z]+:/.test(to));
  expect(relative.length).toBeGreaterThan(10);
  const leads = ({ page, to }: (typeof links)[number]) => {
    const [path = '', anchor] = to.split('#');
    const file = path === '' ? page : posix.join(posix.dirname(page), path);
    return existsSync(`${root}/${file}`) && (anchor === undefined || anchorsOf(file).includes(anchor));
  };
  expect(relative.filter((link) => !leads(link))).toEqual([]);
});
