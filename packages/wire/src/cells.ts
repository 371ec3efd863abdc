/** Different versions of the rules store their numbers in different arrays. */
type Cells = Int16Array | Int32Array;

/**
 * The difference between two rows of numbers of the same length, as one flat list: how many cells stay as they are, the
 * number of the next one, how many stay, a number … A move changes a dozen cells of some thousand, most of them side by side.
 */
export function differences(before: Cells, after: Cells): number[] {
  const changed: number[] = [];
  let next = 0;
  for (let at = 0; at < after.length; at++) {
    const cell = after[at] as number;
    if (before[at] === cell) continue;
    changed.push(at - next, cell);
    next = at + 1;
  }
  return changed;
}

/** Applies a difference. */
export function change(cells: Cells, changed: readonly number[]): void {
  let at = 0;
  for (let i = 0; i + 1 < changed.length; i += 2) {
    at += changed[i] as number;
    cells[at++] = changed[i + 1] as number;
  }
}

/** The format in which cells and their differences are written here. A new format gets a new number. */
const WRITING = 2;

/**
 * Two programs with the same shape mean the same by the cells they send: they have the same engine, and write them the same way.
 */
export const shapeOf = ({ fingerprint }: { readonly fingerprint: string }): string =>
  `${fingerprint}-${WRITING}`;
