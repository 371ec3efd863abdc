import { defineConfig } from 'vitest/config';

/** The longer proofs: minutes instead of seconds, for a change to the rules and before a release. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.long.ts'],
    testTimeout: 60 * 60_000,
    isolate: false,
    maxWorkers: '100%',
  },
});
