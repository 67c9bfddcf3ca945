import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** The layers from the inside out; each may import from those before it and from itself. */
const LAYERS = [
  /^(troops|freeze|errors|battlefields\/types|core\/.*|actions|state)\.ts$/,
  /^(battlefields\/.*|[a-z]+|notation\/.*)\.ts$/,
  /^(schema|text|bots)\/.*\.ts$/,
  /^render\/.*\.ts$/,
  /^cli\/.*\.ts$/,
];

const files = (readdirSync(src, { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'));

function importsOf(file: string): { from: string; typeOnly: boolean }[] {
  const text = readFileSync(join(src, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)(?: (type))?[^;]*? from '([^']+)';/gm)].map(([, type, from]) => ({
    from: from!.startsWith('.') ? relative(src, join(src, dirname(file), from!)).replace(/\.js$/, '.ts') : from!,
    typeOnly: type !== undefined,
  }));
}

const layerOf = (file: string) => LAYERS.findIndex((layer) => layer.test(file));

test.each(files)('%s imports only inward', (file) => {
  expect(layerOf(file)).toBeGreaterThanOrEqual(0);
  for (const { from, typeOnly } of importsOf(file)) {
    if (!from.endsWith('.ts')) continue;
    // The core takes the shape of a compiled battlefield, which the data's layer makes, as a type.
    if (layerOf(file) === 0 && typeOnly) continue;
    expect(layerOf(from), `${file} imports ${from}`).toBeLessThanOrEqual(layerOf(file));
  }
});

test.each(files.filter((file) => !file.startsWith('cli/')))('%s needs no Node built-in', (file) => {
  for (const { from } of importsOf(file)) expect(from).not.toMatch(/^node:/);
  expect(readFileSync(join(src, file), 'utf8')).not.toMatch(/\b(Buffer|process|require|__dirname)\b[.(]/);
});

test('zod is imported by the schema entry alone', () => {
  for (const file of files) {
    if (!file.startsWith('schema/')) for (const { from } of importsOf(file)) expect(from).not.toMatch(/^zod/);
  }
});
