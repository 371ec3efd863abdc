import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SetupFailure } from './failure.mjs';
import { exitCodeOf } from './program.mjs';
import { forwardSignals } from './signals.mjs';

const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--progress=false'];
const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000'];
const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED/;

/**
 * Runs npm under the given Node in `folder`; its output is shown only if it fails, and never on standard output.
 *
 * @param {string} node
 * @param {string} folder
 * @param {readonly string[]} command
 */
export async function npm(node, folder, command) {
  const { code, interruptedBy, words } = await runNpm(node, folder, [...command, ...quiet, ...patience]);
  if (code === 0) return;
  if (interruptedBy !== undefined) {
    throw new SetupFailure('the set-up was interrupted.', exitCodeOf(interruptedBy));
  }
  if (unreachable.test(words)) {
    throw new SetupFailure(
      'the npm registry cannot be reached; check the connection and run the command again.',
    );
  }
  process.stderr.write(words);
  throw new SetupFailure(`"npm ${command.join(' ')}" failed with the words above.`);
}

/**
 * @param {string} node
 * @param {string} folder
 * @param {readonly string[]} argv
 * @returns {Promise<{ code: number | null, interruptedBy: NodeJS.Signals | undefined, words: string }>}
 */
function runNpm(node, folder, argv) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [npmProgram(), ...argv], {
      cwd: folder,
      env: environmentFor(node),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stopForwarding = forwardSignals(child);
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        words += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const interruptedBy = stopForwarding() ?? signal ?? undefined;
      resolve({ code, interruptedBy, words });
    });
  });
}

/** npm's own script: the npm that runs us gives its path; without one, we look beside Node. */
function npmProgram() {
  const besideNode = path.dirname(process.execPath);
  const candidates = [
    process.env['npm_execpath'],
    path.join(besideNode, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(besideNode, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const found = candidates.find((file) => file?.endsWith('npm-cli.js') && fs.existsSync(file));
  if (found === undefined) {
    throw new SetupFailure(
      'npm was not found; install Node together with npm and use "npm start" or "npm test".',
    );
  }
  return found;
}

/**
 * Install scripts look for `node` on the path: they must find the one for which we install.
 *
 * @param {string} node
 */
function environmentFor(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [path.dirname(node), process.env[name]].join(path.delimiter) };
}
