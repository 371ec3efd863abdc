import { useEffect, useState } from 'react';
import { goTo } from '../app/route.ts';
import { keptBranch } from '../branches/kept-branches.ts';
import { branchIn } from '../branches/original-place.ts';
import { OPENED, openedRecord } from '../local/opened-record.ts';
import { savedGame } from '../local/saved-games.ts';
import { useFault } from '../menu/use-fault.ts';
import { type ReplayedGame, withEngine } from './replay-table.ts';

/** What anybody may see, however far it got: a record from a file, or the original of a branch. */
async function openTo(id: string): Promise<ReplayedGame | undefined> {
  const branch = branchIn(id);
  if (branch !== undefined) return (await keptBranch(branch))?.original;
  return id === OPENED ? openedRecord() : undefined;
}

/**
 * A game of this browser that has ended, or one that lies open. While a game goes on its
 * secrets are secrets: whoever asks for one is led to its table.
 */
export function useEndedGame(id: string): ReplayedGame | 'unknown' | undefined {
  const [game, setGame] = useState<ReplayedGame | 'unknown'>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another page
  useEffect(() => {
    const open = async (): Promise<void> => {
      const open = await openTo(id);
      if (open !== undefined) return setGame(await withEngine(open));
      const saved = await savedGame(id);
      if (saved === undefined) setGame('unknown');
      else if (saved.record.result === undefined) goTo({ page: 'game', id });
      else setGame(await withEngine(saved));
    };
    open().catch(fail);
  }, [id]);
  return game;
}
