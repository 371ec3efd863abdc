import type { TestProjectInlineConfiguration } from 'vitest/config';

/** Tests that drive a real browser run one file after another: each needs the whole machine. */
export const browserTests = (include: string, testTimeout: number): TestProjectInlineConfiguration => ({
  test: {
    name: 'browser',
    include: [include],
    globalSetup: 'packages/web/testing/global-setup.ts',
    isolate: false,
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
    testTimeout,
  },
});
