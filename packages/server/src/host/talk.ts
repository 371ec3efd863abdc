import type { Store } from '../store/store.ts';

/** What was said at a table is forgotten some time after the game. */

const DAY = 24 * 60 * 60_000;
/** After the start there are more urgent things. */
const FIRST = 60_000;

/** Takes away what was said in games that ended so many days ago; gives how many notes had words. */
export const forgetTalk = (store: Pick<Store, 'dropTalk'>, now: number, days: number): Promise<number> =>
  store.dropTalk(now - days * DAY);

/** Does so every day, until the returned function is called. */
export function forgetTalkDaily(
  store: Pick<Store, 'dropTalk'>,
  { now, days, failed }: { now: () => number; days: number; failed: (problem: unknown) => void },
): () => void {
  const sweep = (): void => {
    forgetTalk(store, now(), days).catch(failed);
    timer = setTimeout(sweep, DAY).unref();
  };
  let timer = setTimeout(sweep, FIRST).unref();
  return () => clearTimeout(timer);
}
