import type { Puzzle } from '@hinode/learn/puzzles';
import { useEffect, useMemo, useState } from 'react';
import { PACE, useSettings } from '../app/settings.ts';
import { Log } from '../log/log.tsx';
import { FrameContext } from '../table/frame.ts';
import { TableProvider } from '../table/table-provider.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { PuzzleBar } from './puzzle-bar.tsx';
import { PuzzleGuide } from './puzzle-guide.tsx';
import { openPuzzleTable, type PuzzleTable } from './puzzle-table.ts';

/** A puzzle on the real table. */
export function PuzzlePage({ puzzle }: { readonly puzzle: Puzzle }) {
  const [table, setTable] = useState<PuzzleTable>();
  useEffect(() => {
    const opened = openPuzzleTable(puzzle, PACE[useSettings.getState().speed]);
    setTable(opened);
    return opened.close;
  }, [puzzle]);
  return table && <Played puzzle={puzzle} table={table} />;
}

interface Props {
  readonly puzzle: Puzzle;
  readonly table: PuzzleTable;
}

const nowhere = (): void => {};

function Played({ puzzle, table }: Props) {
  const speed = useSettings((settings) => settings.speed);
  useEffect(() => table.pace(PACE[speed]), [table, speed]);
  const frame = useMemo(
    () => ({
      bar: <PuzzleBar puzzle={puzzle} />,
      guide: <PuzzleGuide puzzle={puzzle} table={table} />,
      end: <Log onPlace={nowhere} />,
      hides: [],
    }),
    [puzzle, table],
  );
  return (
    <FrameContext value={frame}>
      <TableProvider table={table}>
        <TableScreen />
      </TableProvider>
    </FrameContext>
  );
}
