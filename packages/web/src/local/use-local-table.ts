import { areKnown } from '@hinode/engine/facts';
import type { GameRecord } from '@hinode/engine/records';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Table } from '../table/table.ts';
import type { Problem } from '../worker/worker-table.ts';
import { followedTable } from './followed-table.ts';
import { openLocalTable } from './local-table.ts';
import { oneTab } from './one-tab.ts';
import { savedGame } from './saved-games.ts';

/** The outcome of sitting down at a game kept in this browser. */
export type Sitting =
  | { readonly is: 'coming' }
  | { readonly is: 'playing'; readonly table: Table }
  /** Another tab is playing it. */
  | { readonly is: 'following'; readonly table: Table; readonly takeOver: () => void }
  /** It is not kept here. */
  | { readonly is: 'unknown' }
  | { readonly is: 'of-other-rules'; readonly record: GameRecord }
  | { readonly is: 'broken'; readonly problem: Problem };

const COMING: Sitting = { is: 'coming' };

export function useLocalTable(id: string): Sitting {
  const [sitting, setSitting] = useState<Sitting>(COMING);
  useEffect(() => {
    let opened: Table | undefined;
    let followed: ReturnType<typeof followedTable> | undefined;
    /** Incremented whenever the game changes tabs, so that a table that opens too late is closed again. */
    let turn = 0;
    const leave = (): void => {
      turn++;
      opened?.close();
      opened = undefined;
      followed = undefined;
    };

    const open = async (): Promise<void> => {
      const now = turn;
      const saved = await savedGame(id);
      if (now !== turn) return;
      if (saved === undefined) return setSitting({ is: 'unknown' });
      if (!areKnown(saved.record.rules)) return setSitting({ is: 'of-other-rules', record: saved.record });
      const onProblem = (problem: Problem): void => setSitting({ is: 'broken', problem });
      const { botsSpeak } = useSettings.getState();
      const table = await openLocalTable({ ...saved, botsSpeak, onProblem });
      if (now !== turn) return table.close();
      opened = table;
      table.subscribe(() => shared.tell(table.state()));
      shared.tell(table.state());
      setSitting({ is: 'playing', table });
    };

    const shared = oneTab(id, {
      play: () => {
        leave();
        setSitting(COMING);
        void open();
      },
      follow: () => {
        leave();
        setSitting(COMING);
      },
      show: (state) => {
        if (followed !== undefined) return followed.show(state);
        followed = followedTable(id, state);
        setSitting({ is: 'following', table: followed.table, takeOver: shared.takeOver });
      },
    });
    return () => {
      shared.close();
      leave();
    };
  }, [id]);
  return sitting;
}
