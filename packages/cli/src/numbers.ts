/** Sums over many games, and how numbers are written. */

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length;

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Rounded to some digits after the point: for programs that read our JSON, and for people. */
export const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));

/** `1234567` as `1,234,567`. */
export const grouped = (number: number): string => Math.round(number).toLocaleString('en-US');
