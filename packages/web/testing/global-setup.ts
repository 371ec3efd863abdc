import type { TestProject } from 'vitest/node';
import { chromiumFolder, makeChromiumReady } from './chromium.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the page. */
    url: string;
    /** The folder with the built page, for tests with their own server. */
    page: string;
    /** The admin key of the server. */
    adminKey: string;
    /** Where the browsers of the tests put their files. */
    browserFolder: string;
  }
}

/** Once for a whole test run: unpacks the browser, builds the page and serves it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await makeChromiumReady();
  const server = await startServer();
  const { folder, remove } = chromiumFolder();
  project.provide('url', server.url);
  project.provide('page', server.page);
  project.provide('adminKey', server.adminKey);
  project.provide('browserFolder', folder);
  // Browsers end with the processes of their tests, which may be a little later, and write to it until then.
  process.once('exit', remove);
  return () => server.close();
}
