import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { chance } from '../local/chance.ts';

/**
 * What this browser has to remember of a seat, so that the shuffles can be checked after the game: what the server
 * promised before, and our own part of the seed. Asking the server afterwards would prove nothing.
 */
export interface Seated {
  readonly promise: string;
  readonly contribution: string;
}

interface Kept {
  readonly games: Readonly<Record<string, Seated>>;
  keep(id: string, seated: Seated): void;
}

/** The oldest are forgotten. */
const MOST_KEPT = 200;

const useSeatedStore = create<Kept>()(
  persist(
    (set) => ({
      games: {},
      keep: (id, seated) =>
        set(({ games }) => {
          const { [id]: _, ...others } = games;
          return { games: Object.fromEntries([...Object.entries(others), [id, seated]].slice(-MOST_KEPT)) };
        }),
    }),
    { name: 'hinode-seated' },
  ),
);

export const keepSeated = (id: string, seated: Seated): void => useSeatedStore.getState().keep(id, seated);
export const seatedAt = (id: string): Seated | undefined => useSeatedStore.getState().games[id];

/** Our part of a seed, which nobody else could have chosen. */
export const newContribution = (): string => chance(256);
