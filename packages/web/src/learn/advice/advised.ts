import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What a beginner has already been told, in this browser. */
interface Advised {
  /** The kinds of decisions that have been explained. */
  readonly kinds: readonly string[];
  /** The games in which there was advice. */
  readonly games: readonly string[];
  /** No more advice is wanted. */
  readonly off: boolean;
  sit(game: string): void;
  tell(kind: string): void;
  stop(): void;
}

/** After this many games people know their way around. */
const MOST_GAMES = 2;

/** Said before anything else: which clan you lead, and how a year goes. */
export const BEGIN = 'begin';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Values stored by another version are used only if they make sense. */
function sensible(stored: unknown): Partial<Advised> {
  if (typeof stored !== 'object' || stored === null) return {};
  const { kinds, games, off } = stored as Record<string, unknown>;
  return { kinds: texts(kinds), games: texts(games), off: off === true };
}

// Must come after what it uses to read stored values, because they are read when the store is created.
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
