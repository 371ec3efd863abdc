import { defineConfig } from 'vitest/config';
import { browserTests } from './packages/web/testing/project.ts';
import { natively } from './scripts/testing/natively.ts';
import { limits, patience } from './scripts/testing/patience.ts';

/** The longer proofs: minutes instead of seconds, for a change to the rules and before a release. */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/testing/report.ts'],
    testTimeout: patience.proof(),
    projects: [
      {
        test: {
          name: 'code',
          include: ['packages/*/src/**/*.long.ts'],
          ...limits(patience.proof()),
          globalSetup: 'packages/server/src/store/testing/postgres-for-tests.ts',
          isolate: false,
          maxWorkers: '100%',
          ...natively,
        },
      },
      browserTests('packages/web/browser/**/*.long.ts', patience.proof()),
    ],
  },
});
