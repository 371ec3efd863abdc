import { goTo } from '../app/route.ts';
import { rematch } from '../local/new-game.ts';
import { useTable } from '../table/use-table.ts';
import { bugReport } from './bug-report.ts';
import { download, recordFileName, reportFileName } from './download.ts';

interface GameFiles {
  saveRecord(): Promise<void>;
  saveReport(): Promise<void>;
  /** The same people start again; this game stays as it is. */
  playAgain(): Promise<void>;
}

/** What can be made of the game at this table. */
export function useGameFiles(): GameFiles {
  const table = useTable();
  return {
    saveRecord: async () => download(recordFileName(), await table.record()),
    saveReport: async () => {
      const record = await table.record();
      download(reportFileName(), bugReport({ seats: table.state().seats, record }));
    },
    playAgain: async () => {
      const record = await table.record();
      goTo({ page: 'game', id: await rematch({ seats: table.state().seats, record }) });
    },
  };
}
