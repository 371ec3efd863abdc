import type { TestProject } from 'vitest/node';
import { chromiumFolder, makeChromiumReady } from './chromium.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is. */
    url: string;
    /** The folder with the built page, for a server of one's own. */
    page: string;
    /** The key of the server's host. */
    adminKey: string;
    /** Where the browsers of the tests put their files. */
    browserFolder: string;
  }
}

/** Once for a whole test run: the browser is unpacked, the page built and served. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await makeChromiumReady();
  const server = await startServer();
  const { folder, remove } = chromiumFolder();
  project.provide('url', server.url);
  project.provide('page', server.page);
  project.provide('adminKey', server.adminKey);
  project.provide('browserFolder', folder);
  // Browsers end with their tests' processes, which may be a little later, and until then they write to it.
  process.once('exit', remove);
  return () => server.close();
}
