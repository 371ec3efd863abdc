/** @import { ChildProcess } from 'node:child_process' */

/** @type {readonly NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Passes the signals that we receive on to a child process, until the returned function is called. That function tells
 * the first signal that came, if any did.
 *
 * @param {ChildProcess} child
 */
export function forwardSignals(child) {
  /** @type {NodeJS.Signals | undefined} */
  let first;
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => {
    first ??= signal;
    // Ctrl-C on a terminal reaches every process there, including the child, which should receive it only once.
    if (signal === 'SIGINT' && isOnTerminal()) return;
    child.kill(signal);
  };
  for (const signal of forwarded) process.on(signal, handOn);
  const stopWatching = watchShell(() => handOn('SIGTERM'));
  return () => {
    stopWatching();
    for (const signal of forwarded) process.off(signal, handOn);
    return first;
  };
}

/**
 * npm runs scripts in a shell and sends its own signals to that shell. Some shells (dash) die of them without a word
 * to us, so when the shell is gone we assume that we were asked to end.
 *
 * @param {() => void} end
 */
function watchShell(end) {
  const shell = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return () => undefined;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    end();
  }, 100);
  return () => clearInterval(watch);
}

function isOnTerminal() {
  return Boolean(process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY);
}
