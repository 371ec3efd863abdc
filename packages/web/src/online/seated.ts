import type { FixedTable } from '@hinode/engine/records';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { randomHex } from '../app/random-hex.ts';

/**
 * What this browser has to remember about a seat, so that the shuffles can be checked after the game: what the server promised
 * beforehand, our own contribution to the seed, and the table as it was fixed. Asking the server afterwards would prove nothing.
 */
export interface Seated {
  readonly promise: string;
  readonly contribution: string;
  /** Only its seal was sent. Earlier pages sent the text itself. */
  readonly sealed?: true;
  /** Seats, clans and cards as shown before the text was revealed. */
  readonly table?: FixedTable;
  /** The server has accepted the text. */
  readonly revealed?: true;
}

interface Kept {
  readonly games: Readonly<Record<string, Seated>>;
  keep(id: string, seated: Seated): void;
}

/** Beyond this many, the oldest are forgotten. */
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

/** Keeps what another tab remembers. A browser that stores nothing has no `persist`. */
function kept(): Kept {
  useSeatedStore.persist?.rehydrate();
  return useSeatedStore.getState();
}

export const keepSeated = (id: string, seated: Seated): void => kept().keep(id, seated);
export const seatedAt = (id: string): Seated | undefined => kept().games[id];

/** Our contribution to a seed, which nobody else could have chosen. */
export const newContribution = (): string => randomHex(256);
