import { defineConfig, mergeConfig } from 'vitest/config';
import { browserTests } from './packages/web/testing/project.ts';
import { patience } from './scripts/testing/patience.ts';
import { LongFilesFirst } from './scripts/testing/sequence.ts';

/** The tests in a real browser. They have a run of their own: a page that cannot be built leaves the others alone. */
export default mergeConfig(
  defineConfig(browserTests('packages/web/browser/**/*.test.ts', patience.test())),
  defineConfig({
    test: {
      reporters: ['default', './scripts/testing/report.ts'],
      sequence: { sequencer: LongFilesFirst },
      // What passes only when it is tried again is named (scripts/testing/report.ts); where races are hunted, it fails.
      retry: process.env['HINODE_ONE_TRY'] === '1' ? 0 : 1,
    },
  }),
);
