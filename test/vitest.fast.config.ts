import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs against every mutant: those of the rules. `FAST=1` lets a slow one do less. */
export default defineConfig({
  test: {
    include: ['test/rules/**/*.test.ts', 'test/conformance/**/*.test.ts', 'test/errors.test.ts'],
    env: { FAST: '1' },
    testTimeout: 120_000,
  },
});
