/** How far a share can be trusted that was counted in so many games. */

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

/** In how many trials such a share would have an interval no wider than that. */
export function trialsFor(share: number, width: number): number {
  const isEnough = (trials: number): boolean => {
    const { low, high } = wilson(share * trials, trials);
    return high - low <= width;
  };
  let enough = 1;
  while (!isEnough(enough)) enough *= 2;
  let few = enough >> 1;
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    if (isEnough(middle)) enough = middle;
    else few = middle;
  }
  return enough;
}
