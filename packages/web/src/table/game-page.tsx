import { useEffect, useState } from 'react';
import { goTo } from '../app/route.ts';
import { PACE, useSettings } from '../app/settings.ts';
import { openLocalTable, type Problem } from '../local/local-table.ts';
import { savedGame } from '../local/saved-games.ts';
import { Trouble } from '../menu/trouble.tsx';
import { Laying } from './laying.tsx';
import type { Table } from './table.ts';
import { TableScreen } from './table-screen.tsx';
import { TableContext } from './use-table.ts';

/** Sits down at a game kept in this browser. */
export function GamePage({ id }: { readonly id: string }) {
  const [table, setTable] = useState<Table>();
  const [problem, setProblem] = useState<Problem>();
  const speed = useSettings((settings) => settings.speed);

  useEffect(() => {
    let opened: Table | undefined;
    let gone = false;
    void savedGame(id).then(async (saved) => {
      if (gone) return;
      if (saved === undefined) return goTo({ page: 'home' });
      opened = await openLocalTable({ ...saved, onProblem: setProblem });
      if (gone) opened.close();
      else setTable(opened);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id]);

  useEffect(() => table?.pace(PACE[speed]), [table, speed]);

  if (problem !== undefined) return <Trouble {...problem} />;
  if (table === undefined) return <Laying />;
  return (
    <TableContext value={table}>
      <TableScreen />
    </TableContext>
  );
}
