import { defineConfig } from 'vitest/config';

/** The longer proofs: minutes instead of seconds, run before a release and after a change to the rules. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.long.ts'],
    testTimeout: 60 * 60_000,
  },
});
