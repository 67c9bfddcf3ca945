import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** What tests something other than the sources, each by a mode of its own: the tarball, and the site in a browser. */
const APART = ['package', 'browser'];

/** `vitest run` tests the sources; `--mode long` walks every step of every property; `--mode screenshots` draws docs/images. */
function included(mode: string): string {
  if (mode === 'screenshots') return 'test/browser/screenshots.ts';
  return APART.includes(mode) ? `test/${mode}/*.test.ts` : 'test/**/*.test.ts';
}

export default defineConfig(({ mode }) => ({
  root: path('.'),
  resolve: {
    alias: [
      { find: /^toy-battle$/, replacement: path('src/index.ts') },
      { find: /^toy-battle\/(schema|text|bots|render)$/, replacement: path('src/$1/index.ts') },
    ],
  },
  test: {
    include: [included(mode)],
    exclude: [...configDefaults.exclude, ...APART.filter((it) => it !== mode).map((it) => `test/${it}/**`)],
    env: mode === 'long' ? { LONG: '1' } : {},
    testTimeout: mode === 'long' ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
  },
}));
