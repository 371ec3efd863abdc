import { LADDER } from '@hinode/learn/puzzles';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Which puzzles somebody has tried and solved, in this browser. */
interface Progress {
  readonly tried: readonly string[];
  readonly solved: readonly string[];
  try(id: string): void;
  solve(id: string): void;
}

export const usePuzzles = create<Progress>()(
  persist(
    (set) => ({
      tried: [],
      solved: [],
      try: (id) => set(({ tried }) => ({ tried: withOne(tried, id) })),
      solve: (id) => set(({ solved }) => ({ solved: withOne(solved, id) })),
    }),
    { name: 'hinode-puzzles', merge: (stored, progress) => ({ ...progress, ...sensible(stored) }) },
  ),
);

const withOne = (all: readonly string[], id: string): readonly string[] =>
  all.includes(id) ? all : [...all, id];

/** Values stored by another version are used only if they make sense. */
function sensible(stored: unknown): Pick<Progress, 'tried' | 'solved'> {
  const { tried, solved } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  const known = (ids: unknown): string[] =>
    LADDER.map(({ id }) => id).filter((id) => Array.isArray(ids) && ids.includes(id));
  return { tried: known(tried), solved: known(solved) };
}

/** A daruma gets its first eye when a puzzle is tried and the second when it is solved. */
export function useEyes(id: string): 0 | 1 | 2 {
  return usePuzzles(({ tried, solved }) => (solved.includes(id) ? 2 : tried.includes(id) ? 1 : 0));
}
