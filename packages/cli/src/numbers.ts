/** Sums over many games, and how numbers are written. */

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Numbers of which only the count, the sum and the extremes are kept, since there may be millions. */
export class Spread {
  count = 0;
  total = 0;
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;

  add(number: number): void {
    this.count++;
    this.total += number;
    this.min = Math.min(this.min, number);
    this.max = Math.max(this.max, number);
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.total / this.count;
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Rounded to some decimal places: for programs that read our JSON, and for people. */
export const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));

/** `1234567` as `1,234,567`. */
export const grouped = (number: number): string => Math.round(number).toLocaleString('en-US');
