/**
 * The difference between two rows of numbers of the same length, as one flat list: place, number, place, number …
 * A move changes a dozen cells of some six hundred.
 */
export function differences(before: Int32Array, after: Int32Array): number[] {
  const changed: number[] = [];
  for (let at = 0; at < after.length; at++) {
    const cell = after[at] as number;
    if (before[at] !== cell) changed.push(at, cell);
  }
  return changed;
}

/** Carries a difference out. */
export function change(cells: Int32Array, changed: readonly number[]): void {
  for (let i = 0; i + 1 < changed.length; i += 2) cells[changed[i] as number] = changed[i + 1] as number;
}
