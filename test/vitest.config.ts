import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** `vitest run` tests the sources; `--mode long` walks every step of every property; `--mode package` tests the tarball. */
export default defineConfig(({ mode }) => ({
  root: path('.'),
  resolve: {
    alias: [
      { find: /^toy-battle$/, replacement: path('src/index.ts') },
      { find: /^toy-battle\/(schema|text|bots)$/, replacement: path('src/$1/index.ts') },
    ],
  },
  test: {
    include: mode === 'package' ? ['test/package/*.test.ts'] : ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(mode === 'package' ? [] : ['test/package/**'])],
    env: mode === 'long' ? { LONG: '1' } : {},
    testTimeout: mode === 'long' ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
  },
}));
