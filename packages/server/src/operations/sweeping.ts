import type { Store } from '../store/store.ts';

/**
 * What nobody needs any more is forgotten after a while: what was said at a table, rooms where no game began, and keys
 * that nobody comes with. A sweep forgets what was due at the time of the one before it, a day or more ago: a clock
 * that was wrong for an hour deletes nothing, and whoever sees that it is has a day to set it right.
 */

export const DAY = 24 * 60 * 60_000;
/** After the start there are more urgent things. */
export const FIRST_SWEEP = 60_000;
/** For so many days after a game what was said is kept, if nobody says otherwise. */
export const KEEP_TALK = 180;
/** For so many days a room waits for somebody to do something in it. */
const KEEP_ROOMS = 60;
/** For so many days a browser is known that nobody uses. */
const KEEP_KEYS = 365;
/** So long after a sweep the next one may forget; a little less than a day, for one is due every day. */
const APART = DAY - 60 * 60_000;

/** So many days before; a clock that knows nothing begins at 0. */
const daysBefore = (now: number, days: number): number => Math.max(0, now - days * DAY);

/** Takes away what was said in games that ended so many days ago; gives how many notes had words. */
export const forgetTalk = (store: Pick<Store, 'dropTalk'>, now: number, days: number): Promise<number> =>
  store.dropTalk(daysBefore(now, days));

/** Deletes the rooms that everybody has forgotten; gives how many. */
export const forgetRooms = (store: Pick<Store, 'dropRooms'>, now: number): Promise<number> =>
  store.dropRooms(daysBefore(now, KEEP_ROOMS));

/** Ends the keys that nobody has come with for a year; gives how many. */
export const forgetKeys = (store: Pick<Store, 'dropKeys'>, now: number): Promise<number> =>
  store.dropKeys(daysBefore(now, KEEP_KEYS));

type Swept = Pick<Store, 'dropTalk' | 'dropRooms' | 'dropKeys' | 'sweptAt' | 'noteSweep'>;

/** Forgets what was due at the last sweep, if that is a day ago. */
export async function sweep(store: Swept, now: number, keepTalk: number): Promise<void> {
  const last = await store.sweptAt();
  // A sweep in the future was done by a clock that was wrong.
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
  /** For so many days after a game what was said is kept. */
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
