import { part } from '../table/part.tsx';
import { Unread } from './unread.tsx';
import { useUnread } from './use-unread.ts';

/** How much of all talk is unread. */
export const UnreadTalk = part(
  () => ({ n: useUnread() }),
  ({ n }) => <Unread n={n} />,
);
