import { useMemo } from 'react';
import { useOnline } from '../online/online.ts';
import { useLife } from '../online/use-life.ts';
import { lastRead, useRead } from './memory.ts';
import { threadsOf, unreadIn } from './threads.ts';

/** How much is unread in all threads together. */
export function useUnread(): number {
  const online = useOnline();
  const life = useLife();
  const read = useRead((state) => state.read);
  return useMemo(() => {
    if (online === undefined) return 0;
    const { id, me, notes } = online;
    const muted = me === undefined ? [] : (life.muted[me] ?? []);
    return [...threadsOf(notes, me)].reduce(
      (sum, [thread, lines]) => sum + unreadIn(lines, lastRead(read, id, thread), me, muted),
      0,
    );
  }, [online, life, read]);
}
