import { type PlayedGame, type Statistics, statisticsOf } from '@hinode/wire/statistics';
import { useEffect, useState } from 'react';
import { whenIdle } from '../app/when-idle.ts';
import { savedGames } from '../local/saved-games.ts';
import { useFault } from '../menu/use-fault.ts';
import { gamesLed } from './led-games.ts';
import { movesOf } from './moves-of.ts';

/** How many games are folded, the latest first: each takes a moment. */
const MOST_FOLDED = 40;

/** The games of this browser; what their moves tell comes one game after the other. */
export function useLocalStatistics(): Statistics | undefined {
  const [statistics, setStatistics] = useState<Statistics>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const saved = await savedGames();
      const foldOn = async (at: number, games: readonly PlayedGame[]): Promise<void> => {
        if (gone) return;
        const most = Math.min(games.length, MOST_FOLDED);
        setStatistics(statisticsOf(games, undefined, most - at));
        const game = games[at];
        const kept = saved.find(({ id }) => id === game?.id);
        if (game === undefined || kept === undefined || at === most) return;
        const moves = await movesOf(kept, game.clan);
        const told = moves === undefined ? games : games.with(at, { ...game, moves });
        whenIdle(() => void foldOn(at + 1, told).catch(fail));
      };
      await foldOn(0, gamesLed(saved));
    };
    look().catch(fail);
    return () => {
      gone = true;
    };
  }, []);
  return statistics;
}
