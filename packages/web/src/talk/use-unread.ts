import { useMemo } from 'react';
import { proceedingsAsOf } from '../online/use-proceedings.ts';
import { lastRead, useRead } from './memory.ts';
import { useTalkState } from './talk-line.ts';
import { threadsOf, unreadIn } from './threads.ts';

/** The number of unread messages in all threads together. */
export function useUnread(): number {
  const talk = useTalkState();
  const read = useRead((state) => state.read);
  return useMemo(() => {
    if (talk === undefined) return 0;
    const { id, me, notes } = talk;
    const muted = me === undefined ? [] : (proceedingsAsOf(notes).muted[me] ?? []);
    return [...threadsOf(notes, me)].reduce(
      (sum, [thread, lines]) => sum + unreadIn(lines, lastRead(read, id, thread), me, muted),
      0,
    );
  }, [talk, read]);
}
