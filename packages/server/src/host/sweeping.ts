import type { Store } from '../store/store.ts';

/** What nobody needs any more is forgotten after a while: what was said at a table, and rooms where no game began. */

const DAY = 24 * 60 * 60_000;
/** After the start there are more urgent things. */
const FIRST = 60_000;
/** For so many days a room waits for somebody to do something in it. */
const KEEP_ROOMS = 60;

/** Takes away what was said in games that ended so many days ago; gives how many notes had words. */
export const forgetTalk = (store: Pick<Store, 'dropTalk'>, now: number, days: number): Promise<number> =>
  store.dropTalk(now - days * DAY);

/** Deletes the rooms that everybody has forgotten; gives how many. */
export const forgetRooms = (store: Pick<Store, 'dropRooms'>, now: number): Promise<number> =>
  store.dropRooms(now - KEEP_ROOMS * DAY);

interface Sweeping {
  readonly now: () => number;
  /** For so many days after a game what was said is kept. */
  readonly keepTalk: number;
  readonly failed: (problem: unknown) => void;
}

/** Does both every day, until the returned function is called. */
export function sweepDaily(
  store: Pick<Store, 'dropTalk' | 'dropRooms'>,
  { now, keepTalk, failed }: Sweeping,
): () => void {
  const sweep = (): void => {
    forgetTalk(store, now(), keepTalk).catch(failed);
    forgetRooms(store, now()).catch(failed);
    timer = setTimeout(sweep, DAY).unref();
  };
  let timer = setTimeout(sweep, FIRST).unref();
  return () => clearTimeout(timer);
}
