import { useEffect, useState } from 'react';
import { goTo } from '../app/route.ts';
import { OPENED, openedRecord } from '../local/opened-record.ts';
import { savedGame } from '../local/saved-games.ts';
import { useFault } from '../menu/use-fault.ts';
import { type ReplayedGame, withEngine } from './replay-table.ts';

/**
 * A game of this browser that has ended, or one that was opened from a file, however far it got. While a game goes on its
 * secrets are secrets: whoever asks for one is led to its table.
 */
export function useEndedGame(id: string): ReplayedGame | 'unknown' | undefined {
  const [game, setGame] = useState<ReplayedGame | 'unknown'>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another page
  useEffect(() => {
    const open = async (): Promise<void> => {
      const saved = id === OPENED ? openedRecord() : await savedGame(id);
      if (id !== OPENED && saved !== undefined && saved.record.result === undefined)
        goTo({ page: 'game', id });
      else setGame(saved === undefined ? 'unknown' : await withEngine(saved));
    };
    open().catch(fail);
  }, [id]);
  return game;
}
