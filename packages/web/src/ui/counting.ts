/** Where a number stands on its way up, after a part of the time (0 to 1): whole, and never past its end. */
export const countedTo = (from: number, to: number, part: number): number =>
  Math.round(from + (to - from) * Math.min(1, Math.max(0, part)));
