import { Unread } from './unread.tsx';
import { useUnread } from './use-unread.ts';

/** How much of all talk is unread. */
export const UnreadTalk = () => <Unread n={useUnread()} />;
