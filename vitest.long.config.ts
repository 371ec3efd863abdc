import { defineConfig } from 'vitest/config';
import { browserTests } from './packages/web/testing/project.ts';

/** The longer proofs: minutes instead of seconds, for a change to the rules and before a release. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'code',
          include: ['packages/*/src/**/*.long.ts'],
          testTimeout: 60 * 60_000,
          isolate: false,
          maxWorkers: '100%',
        },
      },
      browserTests('packages/web/browser/**/*.long.ts', 60 * 60_000),
    ],
  },
});
