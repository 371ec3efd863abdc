import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { tellPerson } from './failure.mjs';
import { alone } from './lock.mjs';
import { npm } from './npm.mjs';
import { root } from './paths.mjs';

const stamp = path.join(root, 'node_modules', '.hinode-installed');

/**
 * Installs what package-lock.json lists, unless exactly that lock is already installed.
 *
 * @param {string} node
 */
export async function makeDependenciesReady(node) {
  if (areReady()) return;
  await alone(async () => {
    if (areReady()) return;
    tellPerson('installing the dependencies, once …');
    await npm(node, root, ['ci', '--include=dev']);
    fs.writeFileSync(stamp, fingerprint());
  });
}

function areReady() {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint();
}

/** Identifies the lock, and the system for which native packages were chosen. */
function fingerprint() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
}
