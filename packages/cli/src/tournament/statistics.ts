/** A little statistics. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
export const Z95 = 1.959964;

/**
 * The 95 % interval of a share (E. B. Wilson, Probable inference, the law of succession, and statistical inference,
 * Journal of the American Statistical Association 22, 1927, p. 209–212). A shared victory is a fraction of a success.
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const spread = (Z95 * Z95) / trials;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (Z95 * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials))) / (1 + spread);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

const FINEST_MS = 0.001;
const GROWTH = Math.log(1.02);

/** Times of which only rough sizes are kept, each within 2 %: there may be millions. */
export class Stopwatch {
  readonly #counts = new Map<number, number>();
  #total = 0;

  get count(): number {
    return this.#total;
  }

  add(milliseconds: number): void {
    const size = Math.max(0, Math.round(Math.log(milliseconds / FINEST_MS) / GROWTH));
    this.#counts.set(size, (this.#counts.get(size) ?? 0) + 1);
    this.#total++;
  }

  /** The time that so large a share does not exceed. */
  percentile(share: number): number {
    let left = share * this.#total;
    for (const [size, count] of [...this.#counts].toSorted(([a], [b]) => a - b)) {
      left -= count;
      if (left <= 0) return FINEST_MS * Math.exp(size * GROWTH);
    }
    return 0;
  }
}
