import os from 'node:os';

/**
 * How long tests wait: the one place that says so. A limit is there for what hangs, never for what is slow, so that it
 * is many times what a quiet machine needs, and grows with how slow this machine is and how busy.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A quiet machine does this much work in so many milliseconds. */
const ROUNDS = 20_000_000;
const QUIET = 100;

/** How many times longer than on a quiet machine a piece of work took when the tests began. */
function measured(): number {
  // Measured once; whoever we start inherits it.
  process.env['HINODE_SLOWNESS'] ??= `${measure() / QUIET}`;
  return Number(process.env['HINODE_SLOWNESS']);
}

function measure(): number {
  const began = performance.now();
  let sum = 0;
  for (let round = 0; round < ROUNDS; round++) sum = (sum + (round ^ sum)) | 0;
  // The sum is used, so that the work cannot be left out.
  return performance.now() - began + (sum & 0);
}

/** How many want to run for each processor there is. It follows when somebody else becomes busy; 0 where nobody counts. */
export const queue = (): number => (os.loadavg()[0] ?? 0) / os.availableParallelism();

/** Whoever looks for a fault need not wait for it: with `HINODE_PATIENCE=0.2` everything is given a fifth of the time. */
const wanted = (): number => Number(process.env['HINODE_PATIENCE'] ?? 1);

const stretched = (milliseconds: number): number =>
  Math.ceil(milliseconds * wanted() * Math.max(1, measured(), queue()));

export const patience = {
  /** For something that is there within a second or two: a button, an answer, a note. */
  wait: (): number => stretched(MINUTE),
  /** For a test, and for whatever is done before and after it. */
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
