import { silentBus, type Word } from './bus/bus.ts';
import { cuttingOffEverywhere, hearSeen, seenEverywhere } from './bus/telling.ts';
import { newFigures } from './explorer/figures.ts';
import { type FoundationOptions, layFoundation } from './foundation.ts';
import type { Services } from './http/api.ts';
import { peopleIn } from './http/people.ts';
import { newSockets } from './http/sockets.ts';
import { monotonic } from './limits/counting.ts';
import type { Limits } from './limits/limits.ts';
import { mergedMetrics } from './metrics/merged.ts';
import { type Health, healthOf } from './operations/health.ts';
import type { Siblings } from './operations/siblings.ts';
import { KEEP_TALK, sweepDaily } from './operations/sweeping.ts';
import { newRatings } from './ratings/ratings.ts';
import type { RatingSeason } from './ratings/season.ts';
import { newPresence } from './rooms/presence.ts';
import { roomsIn } from './rooms/rooms.ts';
import { newPersonStatistics } from './statistics/statistics.ts';
import type { Guard } from './store/sqlite/guard.ts';
import type { StoreError } from './store/store.ts';

/** Everything that playing online builds on, in one data folder. */
export interface OpenServices {
  readonly services: Services;
  readonly isWell: Health;
  /** Resolves, at most once, when the files are gone: from then on nothing is stored, and the server should end. */
  readonly lost: Promise<StoreError>;
  /** Lets games that wait for a bot or a clock go on by themselves. */
  resume(): Promise<void>;
  /** Ends the bots' thread, finishes what is being written, and releases the folder. */
  close(): Promise<void>;
}

export interface ServicesOptions extends FoundationOptions {
  /** For how many days after a game what was said at its table is kept. */
  readonly keepTalk?: number;
  /** Whether tables may be rated, and for how long ratings are kept. */
  readonly ratings?: RatingSeason;
  /** The other processes of this server. */
  readonly siblings?: Siblings;
}

/** `failed` is told about failures that no caller is waiting for. */
export async function openServices(
  options: ServicesOptions,
  limits: Limits,
  told: (problem: unknown) => void,
): Promise<OpenServices> {
  const { siblings } = options;
  const foundation = await layFoundation(options, limits, told, false, siblings?.name);
  const { data, store, tables, metrics, monitor, means, post, time, sharing, failed, hush } = foundation;
  // Nodes agree on the time.
  const now = sharing ? time.now : Date.now;
  const here = newSockets(limits);
  const inRooms = newPresence(now);
  const { lost, stop: stopGuarding } = guard(data.guarded, () => {
    hush();
    return store.close();
  });
  // Where several processes share a store, workers sweep.
  const stopSweeping = sharing
    ? () => {}
    : sweepDaily(store, { now, keepTalk: options.keepTalk ?? KEEP_TALK, failed });
  const close = async (): Promise<void> => {
    hush();
    stopSweeping();
    stopGuarding();
    await foundation.close();
  };
  const heard: Readonly<Record<Word, (about: string) => void>> = {
    seen: (said) => hearSeen(inRooms, said),
    grown: (game) => void tables.grown(game),
    present: (game) => sharing?.presence.heard(game),
    deleted: here.gone,
    'shut-out': (person) => here.cutOff({ person }),
    'keys-changed': here.askAgain,
    counted: (said) => sharing?.gossip.hear(said),
  };
  await sharing
    ?.join({ hear: (word, about) => heard[word](about), lookAround: tables.lookAround })
    .catch(async (problem: unknown) => {
      await close();
      throw problem;
    });
  await monitor.begin(here.count);
  const { push, group } = means;
  const isWell = healthOf({ tryOut: () => store.tryOut(now()) });
  siblings?.answer({ metrics: metrics.text, isWell });
  return {
    lost,
    isWell: siblings?.areWell ?? isWell,
    services: {
      store,
      // Clocks run and bots play from the beginning, whether or not anybody has come to the table yet.
      rooms: roomsIn(
        store,
        now,
        (id) => tables.at(id, async () => {}),
        sharing ? seenEverywhere(inRooms, sharing) : inRooms,
      ),
      people: peopleIn(store, now),
      tables,
      sockets: cuttingOffEverywhere(here, sharing ?? silentBus),
      adminKey: data.adminKey,
      metrics: siblings ? { ...metrics, text: async () => mergedMetrics(await siblings.metrics()) } : metrics,
      monitor,
      ...(push && { push }),
      ...(post && options.url !== undefined && { letters: { post, url: options.url } }),
      webhooks: group !== undefined,
      ...(options.ratings && { ratings: newRatings({ store, season: options.ratings, now }) }),
      statistics: newPersonStatistics(store),
      figures: newFigures({ store, now }),
      now,
      elapsed: monotonic,
      limits,
      ...(sharing && { gossip: sharing.gossip }),
    },
    // Where several processes share a store, workers look.
    resume: sharing ? async () => {} : tables.resume,
    close,
  };
}

/** How often to check whether the files are still there. */
const LOOK = 2_000;

/** Watches the files of the open store, if it has any; when they are gone nothing more is accepted, and `lost` resolves. */
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
