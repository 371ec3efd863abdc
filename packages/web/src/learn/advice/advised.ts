import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What a beginner was told already, in this browser. */
interface Advised {
  /** The kinds of decisions that were explained. */
  readonly kinds: readonly string[];
  /** The games it was done in. */
  readonly games: readonly string[];
  /** No more of it is wanted. */
  readonly off: boolean;
  sit(game: string): void;
  tell(kind: string): void;
  stop(): void;
}

/** Afterwards one knows one's way. */
const MOST_GAMES = 2;

/** What is said before all else: whom one leads, and how a year goes. */
export const BEGIN = 'begin';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What another version kept is taken over only where it makes sense. */
function sensible(stored: unknown): Partial<Advised> {
  if (typeof stored !== 'object' || stored === null) return {};
  const { kinds, games, off } = stored as Record<string, unknown>;
  return { kinds: texts(kinds), games: texts(games), off: off === true };
}

// Below what it reads with: what was kept is read while the store is made.
export const useAdvised = create<Advised>()(
  persist(
    (set) => ({
      kinds: [],
      games: [],
      off: false,
      sit: (game) =>
        set(({ games }) =>
          games.includes(game) || games.length >= MOST_GAMES ? {} : { games: [...games, game] },
        ),
      tell: (kind) => set(({ kinds }) => (kinds.includes(kind) ? {} : { kinds: [...kinds, kind] })),
      stop: () => set({ off: true }),
    }),
    { name: 'hinode-advice', merge: (stored, advised) => ({ ...advised, ...sensible(stored) }) },
  ),
);
