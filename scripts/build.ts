/** `npm run build`: builds the page into packages/web/dist, if it has changed since the last build. */
import { explain } from './launch/failure.mjs';
import { makePageReady } from './page/build.ts';

process.exitCode = await makePageReady().then(() => 0, explain);
