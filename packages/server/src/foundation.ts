import { silentBus } from './bus/bus.ts';
import { RHYTHM, type Rhythm } from './bus/rhythm.ts';
import type { Sharing } from './bus/sharing.ts';
import { tellingOf } from './bus/telling.ts';
import { realTime, type Time } from './clocks/time.ts';
import { type AskedClans, newAskedClans } from './http/asked-clans.ts';
import { alarmsByJobs, askForBots } from './jobs/asking.ts';
import { type NoticeMeans, noticesByJobs } from './jobs/notices-by-jobs.ts';
import type { Limits } from './limits/limits.ts';
import { type Metrics, newMetrics } from './metrics/metrics.ts';
import type { Monitor } from './monitor/monitor.ts';
import { openMonitor } from './monitor/open-monitor.ts';
import type { Outside } from './notices/addresses.ts';
import { callingBy } from './notices/calling.ts';
import { newDigest } from './notices/digest.ts';
import { newNotices } from './notices/notices.ts';
import { openPost, type Post, type PostOptions } from './notices/post.ts';
import { openPush, type Push, type PushOptions } from './notices/push.ts';
import { tellGroupBy } from './notices/webhook.ts';
import { type OpenData, openData } from './operations/opening.ts';
import type { Store } from './store/store.ts';
import { startThinking } from './table/bots/thinking.ts';
import { newTables, type Tables } from './tables/tables.ts';

/**
 * What everything stands on: the store, its tables, and the means to notify people. A single server does everything itself; where
 * several share a database, nodes talk to pages and leave the rest to workers.
 */
export interface Foundation {
  readonly data: OpenData;
  readonly store: Store;
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly monitor: Monitor;
  readonly means: NoticeMeans;
  readonly post: Post | undefined;
  readonly asked: AskedClans;
  readonly time: Time;
  /** Absent where nobody else uses the store. */
  readonly sharing: Sharing | undefined;
  /** Told about failures that no caller is waiting for. */
  readonly failed: (problem: unknown) => void;
  /** Failures from now on are expected and not reported. */
  hush(): void;
  /** Ends the bots' thread, finishes what is being written, and releases the folder. */
  close(): Promise<void>;
}

export interface FoundationOptions {
  /** The folder where online games are kept. */
  readonly data: string;
  /** The address of the PostgreSQL database where they are kept instead; the folder then holds only keys. */
  readonly database?: string;
  /** May it start without games even though a server has used the folder before? */
  readonly isNew?: boolean;
  /** The address players use, for links in notices. */
  readonly url?: string;
  /** May a table tell a chat group whose turn it is? */
  readonly webhooks?: boolean;
  /** The mail server for letters to people who are away, and their sender; requires `url`. */
  readonly mail?: PostOptions;
  /** How push services and chat groups are called. */
  readonly outside?: Outside;
  /** The clock of the tables and of their notices; the machine's own by default. */
  readonly time?: Time;
  /** How often nodes and workers check on one another; there is a default. */
  readonly rhythm?: Rhythm;
  /** The program of the thread that bots think on; our own by default. */
  readonly thread?: URL;
}

/** The contact given to push services when the admin names none: it reaches nobody, and the services accept that. */
const NO_CONTACT = 'mailto:host@hinode.invalid';

/** `name` is the name of this process, if there are several. */
export async function layFoundation(
  options: FoundationOptions,
  limits: Limits,
  told: (problem: unknown) => void,
  works: boolean,
  name?: string,
): Promise<Foundation> {
  const { url, outside = {}, rhythm = RHYTHM } = options;
  let isHushed = false;
  const failed = (problem: unknown): void => {
    if (!isHushed) told(problem);
  };
  const data = await openData(options);
  if (data.openness !== 'closed') failed(OPENNESS[data.openness]);
  const sharing = await openSharingIf(options, data, works, failed);
  const metrics = newMetrics(name);
  const store = tellingOf(metrics.onStore(data.opened), sharing ?? silentBus);
  const time = sharing?.time ?? options.time ?? realTime;
  const call = callingBy({ ...outside, limits: limits.outside });
  const push = pushOrNone({ call, store, folder: options.data, contact: url ?? NO_CONTACT }, failed);
  const group = options.webhooks && url !== undefined ? { tell: tellGroupBy(call), url } : undefined;
  const post = options.mail && url !== undefined ? await openPost(options.mail) : undefined;
  const asked = newAskedClans(store);
  const letters = post && url !== undefined ? { store, post, url, asked } : undefined;
  const means = { push, group, letters };
  const notices = sharing
    ? { noticed: noticesByJobs({ ...means, store, jobs: sharing.jobs, time, failed }), close: () => {} }
    : newNotices({
        store,
        push,
        group,
        mail: letters && newDigest({ ...letters, failed, between: limits.mails, time }),
        failed,
        between: limits.notices,
        time,
      });
  const thinking = sharing && !works ? undefined : startThinking(failed, options.thread);
  const tables = metrics.onTables(
    newTables({
      store,
      thinker: thinking?.thinker ?? askForBots(sharing?.jobs),
      noticed: notices.noticed,
      failed,
      limits,
      time,
      ...(sharing && {
        gossip: sharing.gossip,
        presence: sharing.presence,
        alarms: alarmsByJobs(sharing.jobs),
        written: sharing.written,
        haveNews: true,
      }),
    }),
  );
  const monitor = await openMonitor({ data, sharing, tables, metrics, time, rhythm, works, failed });
  const hush = (): void => {
    isHushed = true;
  };
  return {
    data,
    store,
    tables,
    metrics,
    monitor,
    means,
    post,
    asked,
    time,
    sharing,
    failed,
    hush,
    close: async () => {
      hush();
      notices.close();
      post?.close();
      tables.close();
      await monitor.close();
      await thinking?.close();
      await sharing?.close();
      await store.close();
      data.release();
    },
  };
}

const OPENNESS = {
  mended: 'Other users of this machine could read files in the data folder. This has been fixed.',
  open: 'Other users of this machine can read files in the data folder, among them the secrets of running games. The server has no permission to change that.',
} as const;

async function openSharingIf(
  { database, time = realTime, rhythm = RHYTHM }: FoundationOptions,
  { shared, opened }: OpenData,
  works: boolean,
  failed: (problem: unknown) => void,
): Promise<Sharing | undefined> {
  if (database === undefined || shared === undefined) return undefined;
  try {
    // A server that keeps games in a folder starts without the driver.
    const { openSharing } = await import('./bus/sharing.ts');
    return await openSharing({ url: database, store: shared, time, works, rhythm, failed });
  } catch (problem) {
    await opened.close();
    throw problem;
  }
}

/** Games go on without push. */
function pushOrNone(options: PushOptions, failed: (problem: unknown) => void): Push | undefined {
  try {
    return openPush(options);
  } catch (problem) {
    failed(problem);
    return undefined;
  }
}
