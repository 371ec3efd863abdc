/** A set-up that cannot go on. Its message is one sentence for the person at the keyboard. */
export class SetupFailure extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Prints that sentence and returns the exit code; anything else that was thrown is our own bug and keeps its stack.
 *
 * @param {unknown} error
 */
export function explain(error) {
  if (!(error instanceof SetupFailure)) throw error;
  process.stderr.write(`Hinode: ${error.message}\n`);
  return error.exitCode;
}

/**
 * One line about a set-up step, for people only: programs that read our output do not see it.
 *
 * @param {string} line
 */
export function tellPerson(line) {
  if (process.stderr.isTTY) process.stderr.write(`Hinode: ${line}\n`);
}
