import { goTo } from '../app/route.ts';
import { rematch } from '../local/new-game.ts';
import type { SavedGame } from '../local/saved-games.ts';
import { useTable } from '../table/use-table.ts';
import { bugReport } from './bug-report.ts';
import { download, recordFileName, reportFileName } from './download.ts';
import { useFault } from './use-fault.ts';

interface GameFiles {
  saveRecord(): void;
  saveReport(): void;
  /** The same people start again; this game stays as it is. */
  playAgain(): void;
}

/** What can be made of the game at this table. */
export function useGameFiles(): GameFiles {
  const table = useTable();
  const fail = useFault();
  const withRecord =
    (make: (game: Pick<SavedGame, 'seats' | 'record'>) => void | Promise<void>) => (): void =>
      void table
        .record()
        .then((record) => make({ seats: table.state().seats, record }))
        .catch(fail);
  return {
    saveRecord: withRecord(({ record }) => download(recordFileName(), record)),
    saveReport: withRecord(async (game) => download(reportFileName(), await bugReport(game))),
    playAgain: withRecord(async (game) => goTo({ page: 'game', id: await rematch(game) })),
  };
}
