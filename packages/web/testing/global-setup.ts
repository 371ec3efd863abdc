import type { TestProject } from 'vitest/node';
import { startChromium } from './chromium.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is. */
    url: string;
    /** The folder with the built page, for a server of one's own. */
    page: string;
    /** The key of the server's host. */
    hostKey: string;
    /** Where tests reach the browser. */
    browser: string;
  }
}

/** Once for a whole test run: the page is built and served, and a browser started. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const chromium = await startChromium();
  project.provide('url', server.url);
  project.provide('page', server.page);
  project.provide('hostKey', server.hostKey);
  project.provide('browser', chromium.wsEndpoint());
  return async () => {
    await chromium.close();
    await server.close();
  };
}
