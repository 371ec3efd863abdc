import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The page as players get it: built by `npm run build` and served by `hinode serve`, on a free port, with online games. */

export interface Server {
  readonly url: string;
  /** The folder with the built page. */
  readonly page: string;
  /** The admin key of the server. */
  readonly adminKey: string;
  readonly close: () => Promise<void>;
}

const here = path.resolve(import.meta.dirname, '../../..');

/** From this checkout, or from another one for comparison. */
export async function startServer(root = here): Promise<Server> {
  const run = (program: string, ...argv: readonly string[]) =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...argv], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const [built] = await once(run('scripts/build.ts'), 'close');
  if (built !== 0) throw new Error('the page could not be built');
  // A copy, because a build in the meantime must not change the page during a test.
  const page = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-page-'));
  fs.cpSync(path.join(root, 'packages/web/dist'), page, { recursive: true });
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-data-'));
  // Tests make as many calls a minute as the machine can, so nobody is refused for that.
  const online = ['--data', data, '--url', 'https://hinode.invalid/', '--webhooks'];
  online.push('--calls-a-minute', '1000000');
  const child = run('packages/cli/bin/hinode.mjs', 'serve', '--port', '0', '--page', page, ...online);
  const end = () => child.kill();
  process.once('exit', end);
  const ended = once(child, 'close');
  const failed = ended.then(() => Promise.reject(new Error('the server did not start')));
  const words = await Promise.race([once(child.stdout, 'data').then(String), failed]);
  failed.catch(() => undefined); // from now on it may exit
  return {
    page,
    url: /http:\S+/.exec(words)?.[0] ?? '',
    adminKey: fs.readFileSync(path.join(data, 'host-key'), 'utf8').trim(),
    close: async () => {
      process.off('exit', end);
      end();
      await ended;
      for (const folder of [page, data]) fs.rmSync(folder, { recursive: true });
    },
  };
}
