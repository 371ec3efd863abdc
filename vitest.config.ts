import { defineConfig } from 'vitest/config';
import { natively, nativelyButPage } from './scripts/testing/natively.ts';
import { limits, patience } from './scripts/testing/patience.ts';
import { LongFilesFirst } from './scripts/testing/sequence.ts';

/** What Node cannot load by itself: modules with JSX. */
const FOR_VITE = ['packages/web/src/**/*.test.ts'];

const shared = {
  ...limits(patience.test()),
  // The engine keeps nothing outside of a game's state, so test files may share a process; all cores work.
  isolate: false,
  maxWorkers: '100%',
} as const;

export default defineConfig({
  test: {
    reporters: ['default', './scripts/testing/report.ts'],
    sequence: { sequencer: LongFilesFirst },
    // For the report, which notices what hangs.
    testTimeout: patience.test(),
    projects: [
      {
        test: {
          name: 'code',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: FOR_VITE,
          // Starts nothing before a test asks for it.
          globalSetup: 'packages/server/src/store/testing/postgres-for-tests.ts',
          ...shared,
          ...natively,
        },
      },
      { test: { name: 'page', include: FOR_VITE, ...shared, ...nativelyButPage } },
    ],
  },
});
