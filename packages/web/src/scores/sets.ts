/** Tokens of so many different provinces are worth so much in Winter (WINTER-4). */
const SETS: readonly (readonly [provinces: number, vp: number])[] = [
  [3, 10],
  [5, 20],
  [7, 30],
];

export const setBonus = (provinces: number): number =>
  SETS.findLast(([needed]) => provinces >= needed)?.[1] ?? 0;

/** How many provinces would pay more, and how much. */
export function nextSet(provinces: number): { readonly provinces: number; readonly vp: number } | undefined {
  const next = SETS.find(([needed]) => provinces < needed);
  return next && { provinces: next[0], vp: next[1] };
}
