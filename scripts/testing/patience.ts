import os from 'node:os';

/**
 * How long tests wait: the only place that says so. A limit exists for whatever hangs, never for whatever is slow. So it is many
 * times what a quiet machine needs, and grows with how slow and how busy this machine is.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A quiet machine does this much work in this many milliseconds. */
const ROUNDS = 20_000_000;
const QUIET = 100;

/** How many times longer than on a quiet machine a piece of work took when the tests began. */
function measured(): number {
  // Measured once; processes that we start inherit it.
  process.env['HINODE_SLOWNESS'] ??= `${measure() / QUIET}`;
  return Number(process.env['HINODE_SLOWNESS']);
}

function measure(): number {
  const began = performance.now();
  let sum = 0;
  for (let round = 0; round < ROUNDS; round++) sum = (sum + (round ^ sum)) | 0;
  // The sum is used, so that the work cannot be optimized away.
  return performance.now() - began + (sum & 0);
}

/** How many processes want to run for each processor. It follows when the machine becomes busy; 0 where nobody counts. */
export const queue = (): number => (os.loadavg()[0] ?? 0) / os.availableParallelism();

/** For somebody who is looking for a fault: with `HINODE_PATIENCE=0.2` every limit is a fifth. */
const wanted = (): number => Number(process.env['HINODE_PATIENCE'] ?? 1);

const stretched = (milliseconds: number): number =>
  Math.ceil(milliseconds * wanted() * Math.max(1, measured(), queue()));

export const patience = {
  /** For something that appears within a second or two: a button, an answer, a note. */
  wait: (): number => stretched(MINUTE),
  /** For a test, and for its set-up and tear-down. */
  test: (): number => stretched(5 * MINUTE),
  /** For a long proof. */
  proof: (): number => stretched(240 * MINUTE),
};

/** The limits of a Vitest run, for its configuration. */
export const limits = (testTimeout: number) => ({
  testTimeout,
  hookTimeout: testTimeout,
  teardownTimeout: patience.wait(),
  expect: { poll: { timeout: patience.wait() } },
});
