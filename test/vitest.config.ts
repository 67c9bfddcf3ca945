import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** What tests something other than the sources, by its mode: the tarball, and the built site in a browser. */
const APART: { readonly [mode: string]: string } = {
  package: 'test/package/*.test.ts',
  browser: 'test/browser/*.test.ts',
  screenshots: 'test/browser/screenshots.ts',
};

/** `vitest run` tests the sources; `--mode long` walks every step of every property. */
export default defineConfig(({ mode }) => ({
  root: path('.'),
  resolve: {
    alias: [
      { find: /^toy-battle$/, replacement: path('src/index.ts') },
      { find: /^toy-battle\/(schema|text|bots|render)$/, replacement: path('src/$1/index.ts') },
    ],
  },
  test: {
    include: [APART[mode] ?? 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(mode in APART ? [] : ['test/package/**', 'test/browser/**'])],
    // By default one processor is left to others, which on two is half the machine.
    maxWorkers: '100%',
    env: mode === 'long' ? { LONG: '1' } : {},
    testTimeout: mode === 'long' ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
  },
}));
