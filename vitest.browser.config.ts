import { defineConfig } from 'vitest/config';
import { browserTests } from './packages/web/testing/project.ts';

/** The tests in a real browser. They have a run of their own: a page that cannot be built leaves the others alone. */
export default defineConfig(browserTests('packages/web/browser/**/*.test.ts', 120_000));
