import { lazy, Suspense, useEffect } from 'react';
import { PACE, useSettings } from '../app/settings.ts';
import { useLocalTable } from '../local/use-local-table.ts';
import { Trouble } from '../menu/trouble.tsx';
import { Laying } from './laying.tsx';
import { OtherRules } from './other-rules.tsx';
import type { Table } from './table.ts';
import { TableProvider } from './table-provider.tsx';
import { TableScreen } from './table-screen.tsx';

/** Rarely needed, so loaded only then. */
const Followed = lazy(async () => ({ default: (await import('../local/followed.tsx')).Followed }));
const UnknownGame = lazy(async () => ({ default: (await import('../local/unknown-game.tsx')).UnknownGame }));

/** Sits down at a game kept in this browser. */
export function GamePage({ id }: { readonly id: string }) {
  const sitting = useLocalTable(id);
  switch (sitting.is) {
    case 'coming':
      return <Laying />;
    case 'playing':
      return <Played table={sitting.table} />;
    case 'following':
      return (
        <Suspense>
          <Followed table={sitting.table} onTakeOver={sitting.takeOver} />
        </Suspense>
      );
    case 'unknown':
      return (
        <Suspense>
          <UnknownGame />
        </Suspense>
      );
    case 'of-other-rules':
      return <OtherRules record={sitting.record} />;
    case 'broken':
      return <Trouble {...sitting.problem} />;
  }
}

function Played({ table }: { readonly table: Table }) {
  const speed = useSettings((settings) => settings.speed);
  const botsSpeak = useSettings((settings) => settings.botsSpeak);
  useEffect(() => table.pace(PACE[speed]), [table, speed]);
  useEffect(() => table.botsSpeak?.(botsSpeak), [table, botsSpeak]);
  return (
    <TableProvider table={table}>
      <TableScreen />
    </TableProvider>
  );
}
