import type { TestProjectInlineConfiguration } from 'vitest/config';
import { natively } from '../../../scripts/testing/natively.ts';
import { limits } from '../../../scripts/testing/patience.ts';

/** Tests that drive a real browser: two files at a time, because a browser spends half its time waiting. They share one server. */
export const browserTests = (include: string, testTimeout: number): TestProjectInlineConfiguration => ({
  test: {
    name: 'browser',
    include: [include],
    globalSetup: 'packages/web/testing/global-setup.ts',
    isolate: false,
    maxWorkers: 2,
    maxConcurrency: 3,
    sequence: { groupOrder: 1 },
    ...limits(testTimeout),
    ...natively,
  },
});
