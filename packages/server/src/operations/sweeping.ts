import type { Store } from '../store/store.ts';

/**
 * What nobody needs any more is deleted after a while: what was said at a table, rooms where no game began, and keys that are no
 * longer used. A sweep deletes what was due at the time of the previous one, a day or more ago. So a clock that was wrong for an
 * hour deletes nothing, and an admin who notices has a day to correct it.
 */

export const DAY = 24 * 60 * 60_000;
/** Right after the start there is more urgent work. */
export const FIRST_SWEEP = 60_000;
/** For how many days after a game what was said is kept, by default. */
export const KEEP_TALK = 180;
/** For how many days a room waits for somebody to do something in it. */
const KEEP_ROOMS = 60;
/** For how many days an unused browser stays known. */
const KEEP_KEYS = 365;
/** How far apart sweeps must be before the next one may delete; a little less than a day, because one is due every day. */
const APART = DAY - 60 * 60_000;

/** A number of days earlier; a clock that knows nothing begins at 0. */
const daysBefore = (now: number, days: number): number => Math.max(0, now - days * DAY);

/** Deletes what was said in games that ended this many days ago; returns how many notes had words. */
export const forgetTalk = (store: Pick<Store, 'dropTalk'>, now: number, days: number): Promise<number> =>
  store.dropTalk(daysBefore(now, days));

/** Deletes the rooms that everybody has forgotten; returns how many. */
export const forgetRooms = (store: Pick<Store, 'dropRooms'>, now: number): Promise<number> =>
  store.dropRooms(daysBefore(now, KEEP_ROOMS));

/** Deletes the keys that were not used for a year; returns how many. */
export const forgetKeys = (store: Pick<Store, 'dropKeys'>, now: number): Promise<number> =>
  store.dropKeys(daysBefore(now, KEEP_KEYS));

type Swept = Pick<Store, 'dropTalk' | 'dropRooms' | 'dropKeys' | 'sweptAt' | 'noteSweep'>;

/** Deletes what was due at the last sweep, if that was a day ago. */
export async function sweep(store: Swept, now: number, keepTalk: number): Promise<void> {
  const last = await store.sweptAt();
  // A sweep in the future was made by a wrong clock.
  if (last !== undefined && last <= now) {
    if (now - last < APART) return;
    await forgetTalk(store, last, keepTalk);
    await forgetRooms(store, last);
    await forgetKeys(store, last);
  }
  await store.noteSweep(now);
}

interface Sweeping {
  readonly now: () => number;
  /** For how many days after a game what was said is kept. */
  readonly keepTalk: number;
  readonly failed: (problem: unknown) => void;
}

/** Sweeps every day, until the returned function is called. */
export function sweepDaily(store: Swept, { now, keepTalk, failed }: Sweeping): () => void {
  const today = (): void => {
    sweep(store, now(), keepTalk).catch(failed);
    timer = setTimeout(today, DAY).unref();
  };
  let timer = setTimeout(today, FIRST_SWEEP).unref();
  return () => clearTimeout(timer);
}
