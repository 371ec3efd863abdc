import { keepFolder, type Release } from './host/folder.ts';
import { type HostKey, hostKeyIn } from './host/key.ts';
import { sweepDaily } from './host/sweeping.ts';
import type { Online } from './http/online.ts';
import { peopleIn } from './http/people.ts';
import { newMetrics } from './metrics/metrics.ts';
import type { Outside } from './notices/addresses.ts';
import { newNotices } from './notices/notices.ts';
import { openPush, type Push, type PushOptions } from './notices/push.ts';
import { tellGroupBy } from './notices/webhook.ts';
import { roomsIn } from './rooms/rooms.ts';
import { openSqliteStore } from './store/sqlite/sqlite.ts';
import type { Store } from './store/store.ts';
import { startThinking } from './table/bots/thinking.ts';
import { newTables } from './tables/tables.ts';

/** Everything that playing online stands on, in one data folder. */
export interface Opened {
  readonly online: Online;
  /** Ends the bots' thread, finishes what is being written, and gives the folder back. */
  close(): Promise<void>;
}

export interface OnlineOptions {
  /** The folder where online games are kept. */
  readonly data: string;
  /** The address players use, for links in notices. */
  readonly url?: string;
  /** May a table tell a chat group whose turn it is? */
  readonly webhooks?: boolean;
  /** For so many days after a game what was said at its table is kept. */
  readonly keepTalk?: number;
  /** How push services and chat groups are called. */
  readonly outside?: Outside;
  /** How many calls one address may make in a minute. */
  readonly callsAMinute?: number;
}

/** A page with all its tables makes a few calls a second at most; five people may share an address. */
export const CALLS_A_MINUTE = 600;
const KEEP_TALK = 180;
/** Whoever gives no address is reached by nobody, which the services put up with. */
const NO_CONTACT = 'mailto:host@hinode.invalid';

/** `failed` is told what went wrong behind everybody's back. */
export async function openOnline(
  options: OnlineOptions,
  failed: (problem: unknown) => void,
): Promise<Opened> {
  const { data, url, outside = {}, keepTalk = KEEP_TALK, callsAMinute = CALLS_A_MINUTE } = options;
  const { hostKey, opened, release } = await openFolder(data);
  const metrics = newMetrics();
  const store = metrics.onStore(opened);
  let closing = false;
  // What is cut off by the end was never told to anybody; it is no news.
  const tell = (problem: unknown): void => {
    if (!closing) failed(problem);
  };
  const thinking = startThinking(tell);
  const now = Date.now;
  const push = pushOrNone({ store, folder: data, contact: url ?? NO_CONTACT, ...outside }, tell);
  const group = options.webhooks && url !== undefined ? { tell: tellGroupBy(outside), url } : undefined;
  const notices = newNotices({ store, push, group, failed: tell });
  const tables = metrics.onTables(
    newTables({ store, thinker: thinking.thinker, noticed: notices.noticed, failed: tell }),
  );
  const stopSweeping = sweepDaily(store, { now, keepTalk, failed: tell });
  return {
    online: {
      store,
      rooms: roomsIn(store, now),
      people: peopleIn(store, now),
      tables,
      hostKey,
      metrics,
      ...(push && { push }),
      webhooks: group !== undefined,
      now,
      callsAMinute,
    },
    close: async () => {
      closing = true;
      stopSweeping();
      notices.close();
      tables.close();
      await thinking.close();
      await store.close();
      release();
    },
  };
}

interface Folder {
  readonly hostKey: HostKey;
  readonly opened: Store;
  readonly release: Release;
}

/** If anything in the folder cannot be used, it is given back. */
async function openFolder(data: string): Promise<Folder> {
  const release = keepFolder(data);
  try {
    return { release, hostKey: hostKeyIn(data), opened: await openSqliteStore(data) };
  } catch (problem) {
    release();
    throw problem;
  }
}

/** Games go on without it. */
function pushOrNone(options: PushOptions, failed: (problem: unknown) => void): Push | undefined {
  try {
    return openPush(options);
  } catch (problem) {
    failed(problem);
    return undefined;
  }
}
