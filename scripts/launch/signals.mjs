/** @import { ChildProcess } from 'node:child_process' */

/** @type {readonly NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Hands the signals that we get on to a child process, until the returned function is called.
 *
 * @param {ChildProcess} child
 */
export function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => {
    // Ctrl-C on a terminal reaches every process there, the child too: it should hear it once.
    if (signal === 'SIGINT' && isOnTerminal()) return;
    child.kill(signal);
  };
  for (const signal of forwarded) process.on(signal, handOn);
  return () => {
    for (const signal of forwarded) process.off(signal, handOn);
  };
}

function isOnTerminal() {
  return Boolean(process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY);
}
