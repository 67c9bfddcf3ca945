import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../docs/play', import.meta.url));
const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && name !== 'vite.config.ts');

/** What the page may import besides its own files. */
const ALLOWED = ['preact', 'preact/hooks', 'toy-battle', 'toy-battle/text', 'toy-battle/render'];
const MORE: Record<string, readonly string[]> = {
  'bot-worker.ts': ['toy-battle/bots'],
  'paste.ts': ['toy-battle/schema'],
};

test('the page has many files', () => {
  expect(files.length).toBeGreaterThan(20);
});

test.each(files)('%s imports the entries of the package, as any client would', (file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const imports = [...text.matchAll(/(?:\bfrom |\bimport\(|^import )'([^']+)'/gm)].map(([, name = '']) => name);
  const foreign = imports.filter((name) => !/^\.\/[\w-]+\.(js|css)$/.test(name));
  expect(foreign.filter((name) => ![...ALLOWED, ...(MORE[file] ?? [])].includes(name))).toEqual([]);
});
