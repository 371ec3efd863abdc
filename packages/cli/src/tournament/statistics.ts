/** How long many things took. */

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
