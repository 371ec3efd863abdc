import { defineConfig } from 'vitest/config';
import { limits, patience } from './scripts/testing/patience.ts';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    reporters: ['default', './scripts/testing/report.ts'],
    ...limits(patience.test()),
    // The engine keeps nothing outside of a game's state, so test files may share a process; all cores work.
    isolate: false,
    maxWorkers: '100%',
  },
});
