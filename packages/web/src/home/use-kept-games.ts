import { useEffect, useState } from 'react';
import { deleteGame, type SavedGame, savedGames } from '../local/saved-games.ts';
import type { Progress } from './progress.ts';

export interface KeptGame extends SavedGame {
  /** Not there if the game was made under rules that are not known here. */
  readonly progress?: Progress;
}

interface KeptGames {
  /** The last played first. */
  readonly games: readonly KeptGame[];
  readonly remove: (id: string) => Promise<void>;
}

/** The games kept in this browser. */
export function useKeptGames(): KeptGames {
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  useEffect(() => void keptGames().then(setGames), []);
  return {
    games,
    remove: async (id) => {
      await deleteGame(id);
      setGames((kept) => kept.filter((game) => game.id !== id));
    },
  };
}

async function keptGames(): Promise<KeptGame[]> {
  const games = await savedGames();
  if (games.length === 0) return [];
  // The rules are loaded only where there is a game to fold.
  const { progressOf } = await import('./progress.ts');
  return Promise.all(
    games.map(async (game) => {
      const progress = await progressOf(game);
      return { ...game, ...(progress && { progress }) };
    }),
  );
}
