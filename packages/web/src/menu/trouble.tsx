import type { Problem } from '../local/local-table.ts';

/** A fault of ours. */
export function Trouble({ problem }: Problem) {
  return <main>{problem}</main>;
}
