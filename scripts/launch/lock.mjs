import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runtimeFolder } from './paths.mjs';

/** @typedef {{ host: string, pid: number, seen: number }} Owner */

const lockFolder = path.join(runtimeFolder, 'lock');
const heartbeatEvery = 2_000;
const silentTooLong = 30_000;

/**
 * Runs `work` while no other set-up of this clone runs. A lock whose owner died is taken over.
 *
 * @template T
 * @param {() => Promise<T>} work
 */
export async function alone(work) {
  await take();
  const heartbeat = setInterval(touch, heartbeatEvery);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    fs.rmSync(lockFolder, { recursive: true, force: true });
  }
}

async function take() {
  fs.mkdirSync(runtimeFolder, { recursive: true });
  while (!tryToTake()) {
    const owner = currentOwner();
    if (owner !== undefined && isGone(owner)) evict(owner);
    else await pause(100);
  }
}

/** The lock and its owner's name appear together: a prepared folder is renamed into place. */
function tryToTake() {
  const mine = fs.mkdtempSync(path.join(runtimeFolder, 'lock-'));
  fs.writeFileSync(path.join(mine, 'owner'), `${os.hostname()} ${process.pid}`);
  try {
    if (fs.existsSync(lockFolder)) return false;
    fs.renameSync(mine, lockFolder);
    return true;
  } catch {
    return false; // somebody else was first: a folder that is not empty cannot be replaced
  } finally {
    fs.rmSync(mine, { recursive: true, force: true });
  }
}

/** @returns {Owner | undefined} */
function currentOwner() {
  try {
    const file = path.join(lockFolder, 'owner');
    const [host = '', pid] = fs.readFileSync(file, 'utf8').split(' ');
    return { host, pid: Number(pid), seen: fs.statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

/** @param {Owner} owner */
function isGone(owner) {
  if (Date.now() - owner.seen > silentTooLong) return true;
  return owner.host === os.hostname() && !isRunning(owner.pid);
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/**
 * Of several processes that want to evict the same owner, only one succeeds: a rename happens once.
 *
 * @param {Owner} owner
 */
function evict(owner) {
  const aside = `${lockFolder}-of-${owner.pid}-${process.pid}`;
  try {
    const still = currentOwner();
    if (still?.pid !== owner.pid || still.seen !== owner.seen) return;
    fs.renameSync(lockFolder, aside);
    fs.rmSync(aside, { recursive: true, force: true });
  } catch {
    // it has been evicted or released in the meantime
  }
}

function touch() {
  const now = new Date();
  try {
    fs.utimesSync(path.join(lockFolder, 'owner'), now, now);
  } catch {
    // a heartbeat that fails is only a missed heartbeat
  }
}
