import { type Bus, silentBus, type Word } from './bus/bus.ts';
import { joinNodes } from './bus/joining.ts';
import { cuttingOffEverywhere, tellingOf } from './bus/telling.ts';
import { realTime, type Time } from './clocks/time.ts';
import type { Services } from './http/api.ts';
import { newAskedClans } from './http/asked-clans.ts';
import { peopleIn } from './http/people.ts';
import { newSockets } from './http/sockets.ts';
import { monotonic } from './limits/counting.ts';
import type { Limits } from './limits/limits.ts';
import { mergedMetrics } from './metrics/merged.ts';
import { newMetrics } from './metrics/metrics.ts';
import type { Outside } from './notices/addresses.ts';
import { callingBy } from './notices/calling.ts';
import { newDigest } from './notices/digest.ts';
import { newNotices } from './notices/notices.ts';
import { openPost, type PostOptions } from './notices/post.ts';
import { openPush, type Push, type PushOptions } from './notices/push.ts';
import { tellGroupBy } from './notices/webhook.ts';
import { type Health, healthOf } from './operations/health.ts';
import { openData } from './operations/opening.ts';
import type { Siblings } from './operations/siblings.ts';
import { sweepDaily } from './operations/sweeping.ts';
import { roomsIn } from './rooms/rooms.ts';
import type { Guard } from './store/sqlite/guard.ts';
import type { StoreError } from './store/store.ts';
import { startThinking } from './table/bots/thinking.ts';
import { newTables } from './tables/tables.ts';

/** Everything that playing online stands on, in one data folder. */
export interface OpenServices {
  readonly services: Services;
  readonly isWell: Health;
  /** Told, at most once, that the files are gone: nothing is kept from then on, and the server should end. */
  readonly lost: Promise<StoreError>;
  /** Ends the bots' thread, finishes what is being written, and gives the folder back. */
  close(): Promise<void>;
}

export interface ServicesOptions {
  /** The folder where online games are kept. */
  readonly data: string;
  /** The PostgreSQL database where they are kept instead, by its address; the folder then holds only keys. */
  readonly database?: string;
  /** May it begin without games though a server used the folder before? */
  readonly isNew?: boolean;
  /** The address players use, for links in notices. */
  readonly url?: string;
  /** May a table tell a chat group whose turn it is? */
  readonly webhooks?: boolean;
  /** The mail server that takes letters to people who are away, and whom they come from; needs the address. */
  readonly mail?: PostOptions;
  /** For so many days after a game what was said at its table is kept. */
  readonly keepTalk?: number;
  /** The other processes of this server. */
  readonly siblings?: Siblings;
  /** How push services and chat groups are called. */
  readonly outside?: Outside;
  /** The clock of the tables and of their notices; the machine's own if nobody says otherwise. */
  readonly time?: Time;
}

const KEEP_TALK = 180;
/** Whoever gives no address is reached by nobody, which the services put up with. */
const NO_CONTACT = 'mailto:host@hinode.invalid';

/** `failed` is told what went wrong behind everybody's back. */
export async function openServices(
  options: ServicesOptions,
  limits: Limits,
  failed: (problem: unknown) => void,
): Promise<OpenServices> {
  const { data, url, outside = {}, keepTalk = KEEP_TALK } = options;
  const { adminKey, opened, guarded, release, openness } = await openData(options);
  if (openness !== 'closed') failed(OPENNESS[openness]);
  const { siblings } = options;
  const metrics = newMetrics(siblings?.name);
  // Nobody is told anything before everything is there that the others' words are about.
  let bus: Bus = silentBus;
  const everyNode: Bus = { ...silentBus, tell: (...said) => bus.tell(...said) };
  const store = tellingOf(metrics.onStore(opened), everyNode);
  const here = newSockets(limits);
  let closing = false;
  // What is cut off by the end was never told to anybody; it is no news.
  const tell = (problem: unknown): void => {
    if (!closing) failed(problem);
  };
  const thinking = startThinking(tell);
  const now = Date.now;
  const call = callingBy({ ...outside, limits: limits.outside });
  const push = pushOrNone({ call, store, folder: data, contact: url ?? NO_CONTACT }, tell);
  const group = options.webhooks && url !== undefined ? { tell: tellGroupBy(call), url } : undefined;
  const post = options.mail && url !== undefined ? await openPost(options.mail) : undefined;
  const clock = options.time && { time: options.time };
  const mail =
    post && url !== undefined
      ? newDigest({
          store,
          post,
          url,
          asked: newAskedClans(store),
          failed: tell,
          between: limits.mails,
          time: realTime,
          ...clock,
        })
      : undefined;
  const notices = newNotices({
    store,
    push,
    group,
    mail,
    failed: tell,
    between: limits.notices,
    ...clock,
  });
  const tables = metrics.onTables(
    newTables({
      store,
      thinker: thinking.thinker,
      noticed: notices.noticed,
      failed: tell,
      limits,
      ...clock,
    }),
  );
  const { lost, stop: stopGuarding } = guard(guarded, () => {
    closing = true;
    return store.close();
  });
  const stopSweeping = sweepDaily(store, { now, keepTalk, failed: tell });
  const close = async (): Promise<void> => {
    closing = true;
    stopSweeping();
    stopGuarding();
    notices.close();
    post?.close();
    tables.close();
    await thinking.close();
    await bus.close();
    await store.close();
    release();
  };
  const heard: Readonly<Record<Word, (about: string) => void>> = {
    grown: (game) => void tables.grown(game),
    deleted: here.gone,
    'shut-out': (person) => here.cutOff({ person }),
    'keys-changed': here.askAgain,
  };
  const joined = joinNodes({
    database: options.database,
    hear: (word, about) => heard[word](about),
    lookAround: tables.lookAround,
    failed: tell,
  });
  bus = await joined.catch(async (problem: unknown) => {
    await close();
    throw problem;
  });
  const isWell = healthOf({ tryOut: () => store.tryOut(now()) });
  siblings?.answer({ metrics: metrics.text, isWell });
  return {
    lost,
    isWell: siblings?.areWell ?? isWell,
    services: {
      store,
      // Clocks run and bots play from the beginning, whether or not anybody has come to the table yet.
      rooms: roomsIn(store, now, (id) => tables.at(id, async () => {})),
      people: peopleIn(store, now),
      tables,
      sockets: cuttingOffEverywhere(here, everyNode),
      adminKey,
      metrics: siblings ? { ...metrics, text: async () => mergedMetrics(await siblings.metrics()) } : metrics,
      ...(push && { push }),
      ...(post && url !== undefined && { letters: { post, url } }),
      webhooks: group !== undefined,
      now,
      elapsed: monotonic,
      limits,
    },
    close,
  };
}

const OPENNESS = {
  mended: 'Other users of this machine could read files in the data folder. They cannot any more.',
  open: 'Other users of this machine can read files in the data folder, and we may not change that: the secrets of running games are in them.',
} as const;

/** So often somebody looks whether the files are still there. */
const LOOK = 2_000;

/** Looks after the files of the open store, if it has any; when they are gone nothing more is taken, and `lost` is told. */
function guard(
  files: Guard | undefined,
  close: () => Promise<void>,
): { lost: Promise<StoreError>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<StoreError>((resolve) => {
    if (files === undefined) return;
    timer = setInterval(() => {
      const problem = files.look();
      if (problem === undefined) return;
      clearInterval(timer);
      void close().finally(() => resolve(problem));
    }, LOOK).unref();
  });
  return { lost, stop: () => clearInterval(timer) };
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
