import type { ClanId } from '@hinode/engine';
import { type Promised, promisesOf, type SeatNow } from '@hinode/wire';
import { useMemo } from 'react';
import type { OnlineState } from '../online/online.ts';
import { useLife } from '../online/use-life.ts';
import { useTableState } from '../table/use-table.ts';
import { lastRead, useRead } from './memory.ts';
import { type Line, type Thread, threadsOf, unreadIn } from './threads.ts';

export interface Talking {
  readonly game: string;
  /** A spectator has no seat, and only listens. */
  readonly me?: ClanId;
  readonly threads: ReadonlyMap<Thread, readonly Line[]>;
  /** The other persons, who can be spoken to alone. */
  readonly others: readonly ClanId[];
  readonly muted: readonly ClanId[];
  readonly promises: readonly Promised[];
  unread(thread: Thread): number;
}

/** All that is said at a table online. */
export function useTalk(online: OnlineState): Talking {
  const { notes, me, seats, id } = online;
  const { log } = useTableState();
  const life = useLife();
  const read = useRead((state) => state.read);
  const threads = useMemo(() => threadsOf(notes, me), [notes, me]);
  const promises = useMemo(() => promisesOf(notes, log), [notes, log]);
  const muted = me === undefined ? [] : (life.muted[me] ?? []);
  return {
    game: id,
    ...(me && { me }),
    threads,
    others: me === undefined ? [] : seats.filter((seat) => isAnother(seat, me)).map(({ clan }) => clan),
    muted,
    promises,
    unread: (thread) => unreadIn(threads.get(thread) ?? [], lastRead(read, id, thread), me, muted),
  };
}

const isAnother = ({ clan, name }: SeatNow, me: ClanId): boolean => name !== undefined && clan !== me;
