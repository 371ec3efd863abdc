import type { GameRecord } from '@hinode/engine';
import type { ShownRoom } from '@hinode/wire';
import { useEffect, useState } from 'react';
import { goTo } from '../app/route.ts';
import type { Problem } from '../local/local-table.ts';
import { Trouble } from '../menu/trouble.tsx';
import { useTurnNotices } from '../notices/use-turn-notices.ts';
import type { Gone } from '../remote/protocol.ts';
import { openRemoteTable } from '../remote/remote-table.ts';
import { Laying } from '../table/laying.tsx';
import type { Table } from '../table/table.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { TableContext } from '../table/use-table.ts';
import { call, codeOf, socketAt } from './api.ts';
import { Banner } from './banner.tsx';
import { NameGate, Unreachable } from './name-gate.tsx';
import { NoTable } from './no-table.tsx';
import { SaveRecord } from './save-record.tsx';
import styles from './table-page.module.css';

/** One's own seat at a game that has begun. */
export const SeatPage = ({ id }: { readonly id: string }) => (
  <NameGate>{() => <OnlineTable id={id} path={`games/${id}`} />}</NameGate>
);

/** A game to look on, by its link for spectators. Nobody is asked for a name. */
export const WatchPage = ({ id }: { readonly id: string }) => <OnlineTable id={id} path={`watch/${id}`} />;

interface Props {
  readonly id: string;
  /** Where the server has it. */
  readonly path: string;
}

function OnlineTable({ id, path }: Props) {
  const [table, setTable] = useState<Table>();
  const [problem, setProblem] = useState<Problem>();
  const [gone, setGone] = useState<Gone>();
  const [refused, setRefused] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it anew
  useEffect(() => {
    let left = false;
    let opened: Table | undefined;
    const open = async (): Promise<void> => {
      const room = await call<ShownRoom>('GET', path);
      if (left) return;
      setOver(room.status === 'over');
      if (room.status === 'open') return goTo({ page: 'room', id });
      if (path.startsWith('games') && room.mine === undefined) return setGone('not-seated');
      const next = await openRemoteTable({
        id,
        address: socketAt(path),
        mayTellGroup: room.webhook !== undefined,
        record: () => recordOf(path),
        onProblem: setProblem,
        onGone: setGone,
      });
      opened = next;
      if (left) next.close();
      else setTable(next);
    };
    open().catch((why: unknown) => setRefused(codeOf(why)));
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, path, tries]);

  if (problem !== undefined) return <Trouble {...problem} />;
  if (gone !== undefined)
    return <NoTable why={gone}>{gone === 'begun-otherwise' && isOver && <SaveRecord path={path} />}</NoTable>;
  if (refused !== undefined)
    return (
      <Unreachable
        code={refused}
        onAgain={() => {
          setRefused(undefined);
          setTries(tries + 1);
        }}
      />
    );
  if (table === undefined) return <Laying />;
  return (
    <TableContext value={table}>
      <div className={styles.online}>
        <Banner />
        <Notices />
        <TableScreen />
      </div>
    </TableContext>
  );
}

/** Draws nothing: it tells whoever looks elsewhere that it is their move. */
function Notices() {
  useTurnNotices();
  return null;
}

/** The server gives it when the game is over, and not before. */
async function recordOf(path: string): Promise<GameRecord> {
  const { record } = await call<{ readonly record: GameRecord }>('GET', `${path}/record`);
  return record;
}
