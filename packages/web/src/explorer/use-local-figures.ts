import { openGame } from '@hinode/engine/games';
import { engineOf } from '@hinode/engine/versions';
import { type Condition, type ExploredHere, newExplorer, outlineOf } from '@hinode/wire';
import { useEffect, useState } from 'react';
import { whenIdle } from '../app/when-idle.ts';
import { type SavedGame, savedGames } from '../local/saved-games.ts';
import { useFault } from '../menu/use-fault.ts';

/** How many games are folded, the latest first: each takes a moment. */
const MOST_FOLDED = 200;

/** Adds the game if it was made under rules that are known here. */
async function addTo(explorer: ReturnType<typeof newExplorer>, { record }: SavedGame): Promise<void> {
  const engine = await engineOf(record.rules);
  const outline = engine && outlineOf(openGame(record, engine));
  if (outline !== undefined) explorer.add(outline);
}

/** What wins in the games that are kept in this browser; they are folded one after the other. Undefined until they are known. */
export function useLocalFigures(condition: Condition): ExploredHere | undefined {
  const [explorer] = useState(newExplorer);
  const [toCome, setToCome] = useState<number>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit
  useEffect(() => {
    let gone = false;
    const foldOn = async (games: readonly SavedGame[]): Promise<void> => {
      if (gone) return;
      setToCome(games.length);
      const [game, ...others] = games;
      if (game === undefined) return;
      await addTo(explorer, game);
      whenIdle(() => void foldOn(others).catch(fail));
    };
    const look = async (): Promise<void> => {
      const games = await savedGames();
      await foldOn(games.filter(({ record }) => record.result !== undefined).slice(0, MOST_FOLDED));
    };
    look().catch(fail);
    return () => {
      gone = true;
    };
  }, []);
  return toCome === undefined ? undefined : { explored: explorer.under(condition), least: 1, toCome };
}
