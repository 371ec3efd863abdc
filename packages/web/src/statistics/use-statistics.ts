import { useEffect, useState } from 'react';
import { whenIdle } from '../app/when-idle.ts';
import { savedGames } from '../local/saved-games.ts';
import { useFault } from '../menu/use-fault.ts';
import { type Folded, foldedOf } from './folded.ts';
import { gamesLed, type Led } from './led-games.ts';

/** How many games are looked into, the latest first: each takes a moment. */
const MOST_FOLDED = 40;

export interface LocalStatistics {
  readonly led: readonly Led[];
  readonly folded: readonly Folded[];
}

/** The games of this browser; what their moves tell comes one game after the other. */
export function useStatistics(): LocalStatistics | undefined {
  const [statistics, setStatistics] = useState<LocalStatistics>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const games = await savedGames();
      const led = gamesLed(games);
      setStatistics({ led, folded: [] });
      const next = async (at: number, folded: readonly Folded[]): Promise<void> => {
        const one = led[at];
        const game = games.find(({ id }) => id === one?.id);
        if (gone || one === undefined || game === undefined || at === MOST_FOLDED) return;
        const told = await foldedOf(game, one);
        const all = told === undefined ? folded : [...folded, told];
        setStatistics({ led, folded: all });
        whenIdle(() => void next(at + 1, all).catch(fail));
      };
      whenIdle(() => void next(0, []).catch(fail));
    };
    look().catch(fail);
    return () => {
      gone = true;
    };
  }, []);
  return statistics;
}
