import { part } from '../table/part.tsx';
import { Unread } from './unread.tsx';
import { useUnread } from './use-unread.ts';

/** The number of unread messages in all threads. */
export const UnreadTalk = part(
  () => ({ n: useUnread() }),
  ({ n }) => <Unread n={n} />,
);
