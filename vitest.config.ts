import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Thousands of whole games take their time on a busy machine.
    testTimeout: 300_000,
    // The engine keeps nothing outside of a game's state, so test files may share a process; all cores work.
    isolate: false,
    maxWorkers: '100%',
  },
});
