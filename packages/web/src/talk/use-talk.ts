import type { ClanId } from '@hinode/engine';
import { type Promised, promisesOf, type SeatNow } from '@hinode/wire';
import { useMemo } from 'react';
import { proceedingsAsOf } from '../online/use-proceedings.ts';
import { useTableState } from '../table/use-table.ts';
import { lastRead, useRead } from './memory.ts';
import type { TalkState } from './talk-line.ts';
import { type Line, type Thread, threadsOf, unreadIn } from './threads.ts';

export interface Talking {
  readonly game: string;
  /** A spectator has no seat and can only listen. */
  readonly me?: ClanId;
  readonly threads: ReadonlyMap<Thread, readonly Line[]>;
  /** Who can be spoken to in private: people, and bots that have something to say. */
  readonly others: readonly ClanId[];
  readonly muted: readonly ClanId[];
  readonly promises: readonly Promised[];
  unread(thread: Thread): number;
}

/** Everything that is said at a table. */
export function useTalk({ notes, me, seats, id, aloud }: TalkState): Talking {
  const { log } = useTableState();
  const read = useRead((state) => state.read);
  const threads = useMemo(() => threadsOf(notes, me), [notes, me]);
  const promises = useMemo(() => promisesOf(notes, log), [notes, log]);
  const muted = me === undefined ? [] : (proceedingsAsOf(notes).muted[me] ?? []);
  return {
    game: id,
    ...(me && { me }),
    threads,
    others:
      me === undefined || aloud ? [] : seats.filter((seat) => isAnother(seat, me)).map(({ clan }) => clan),
    muted,
    promises,
    unread: (thread) => unreadIn(threads.get(thread) ?? [], lastRead(read, id, thread), me, muted),
  };
}

const isAnother = ({ clan, name, bot }: SeatNow, me: ClanId): boolean =>
  clan !== me && (name !== undefined || (bot !== undefined && bot !== 'random'));
