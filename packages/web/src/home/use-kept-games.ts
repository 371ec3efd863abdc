import { useEffect, useState } from 'react';
import { deleteGame, type SavedGame, savedGames } from '../local/saved-games.ts';

interface KeptGames {
  /** The last played first. */
  readonly games: readonly SavedGame[];
  readonly remove: (id: string) => Promise<void>;
}

/** The games kept in this browser. */
export function useKeptGames(): KeptGames {
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  useEffect(() => void savedGames().then(setGames), []);
  return {
    games,
    remove: async (id) => {
      await deleteGame(id);
      setGames((kept) => kept.filter((game) => game.id !== id));
    },
  };
}
