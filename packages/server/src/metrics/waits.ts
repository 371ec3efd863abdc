/** How long answers took, counted by class, so that the counts of many nodes or of a whole minute can be added. */
export type Waits = readonly number[];

/** The longest wait of each class, in seconds. Longer waits are in one more class. */
export const CLASSES = [
  0.001, 0.002, 0.003, 0.005, 0.007, 0.01, 0.015, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5,
] as const;

export const NO_WAITS: Waits = Array(CLASSES.length + 1).fill(0);

export const classOf = (seconds: number): number => {
  const found = CLASSES.findIndex((most) => seconds <= most);
  return found < 0 ? CLASSES.length : found;
};

export const added = (some: Waits, others: Waits): Waits => some.map((n, i) => n + (others[i] ?? 0));

/**
 * The wait, in milliseconds, that this share of them did not exceed; undefined where nobody waited. Within a class they are taken
 * to be spread evenly, as in Prometheus.
 */
export function quantile(waits: Waits, share: number): number | undefined {
  const all = waits.reduce((sum, n) => sum + n, 0);
  if (all === 0) return undefined;
  let left = share * all;
  for (const [i, n] of waits.entries()) {
    if (n > 0 && left <= n) {
      const [from, to] = [CLASSES[i - 1] ?? 0, CLASSES[i] ?? CLASSES.at(-1) ?? 0];
      return 1000 * (from + (Math.max(0, to - from) * left) / n);
    }
    left -= n;
  }
  return undefined;
}
