import type { GameRecord } from '@hinode/engine/records';
import { hasBegun, type ShownRoom } from '@hinode/wire';
import { useEffect, useState } from 'react';
import { goTo } from '../app/route.ts';
import { Trouble } from '../menu/trouble.tsx';
import { useTurnNotices } from '../notices/use-turn-notices.ts';
import type { Gone } from '../remote/protocol.ts';
import { openRemoteTable } from '../remote/remote-table.ts';
import { SpectatorsRoom } from '../room/spectators-room.tsx';
import { Laying } from '../table/laying.tsx';
import type { Table } from '../table/table.ts';
import { TableProvider } from '../table/table-provider.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import type { Problem } from '../worker/worker-table.ts';
import { call, codeOf, socketAt } from './api.ts';
import { Banner } from './banner.tsx';
import { Unreachable } from './name-gate.tsx';
import { NoTable } from './no-table.tsx';
import { SaveRecord } from './save-record.tsx';
import styles from './table-page.module.css';

/** The person's own seat in a game that has begun. */
export const SeatPage = ({ id }: { readonly id: string }) => <OnlineTable id={id} path={`games/${id}`} />;

/** A game to watch, by its link for spectators. Nobody is asked for a name. */
export const WatchPage = ({ id }: { readonly id: string }) => <OnlineTable id={id} path={`watch/${id}`} />;

interface Props {
  readonly id: string;
  /** Where the server has it. */
  readonly path: string;
}

/** A game that is just beginning gets its table in a moment. */
const SOON = 2_000;

function OnlineTable({ id, path }: Props) {
  const [table, setTable] = useState<Table>();
  const [problem, setProblem] = useState<Problem>();
  const [gone, setGone] = useState<Gone>();
  const [refused, setRefused] = useState<string>();
  const [isOver, setOver] = useState(false);
  /** A spectator has come before the game has begun. */
  const [waiting, setWaiting] = useState<ShownRoom>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    let opened: Table | undefined;
    let later: ReturnType<typeof setTimeout>;
    const lookAgain = (): void => {
      later = setTimeout(() => setTries(tries + 1), SOON);
    };
    const open = async (): Promise<void> => {
      const room = await call<ShownRoom>('GET', path);
      if (left) return;
      setOver(room.status === 'over');
      const looksOn = path.startsWith('watch');
      if (looksOn && !hasBegun(room.status)) {
        setWaiting(room);
        return lookAgain();
      }
      // The room knows what to say to people without a seat.
      if (!hasBegun(room.status) || (!looksOn && room.mine === undefined)) return goTo({ page: 'room', id });
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
      clearTimeout(later);
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
  if (table === undefined) return waiting ? <SpectatorsRoom room={waiting} /> : <Laying />;
  return (
    <TableProvider table={table}>
      <div className={styles.online}>
        <Banner />
        <Notices />
        <TableScreen />
      </div>
    </TableProvider>
  );
}

/** Renders nothing: it notifies people who are looking elsewhere that it is their move. */
function Notices() {
  useTurnNotices();
  return null;
}

/** The server provides it only when the game is over. */
async function recordOf(path: string): Promise<GameRecord> {
  const { record } = await call<{ readonly record: GameRecord }>('GET', `${path}/record`);
  return record;
}
