/** The value of a number on its way up, after a fraction of the time (0 to 1): an integer, and never beyond its target. */
export const countedTo = (from: number, to: number, part: number): number =>
  Math.round(from + (to - from) * Math.min(1, Math.max(0, part)));
