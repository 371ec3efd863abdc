import { keepFolder } from './host/folder.ts';
import type { Online } from './http/online.ts';
import { peopleIn } from './http/people.ts';
import { roomsIn } from './rooms/rooms.ts';
import { openSqliteStore } from './store/sqlite/sqlite.ts';
import { startThinking } from './table/bots/thinking.ts';
import { newTables } from './tables/tables.ts';

/** Everything that playing online stands on, in one data folder. */
export interface Opened {
  readonly online: Online;
  /** Ends the bots' thread, finishes what is being written, and gives the folder back. */
  close(): Promise<void>;
}

/** A page with all its tables makes a few calls a second at most; five people may share an address. */
const CALLS_A_MINUTE = 600;

/** `failed` is told what went wrong behind everybody's back. */
export async function openOnline(folder: string, failed: (problem: unknown) => void): Promise<Opened> {
  const release = keepFolder(folder);
  const store = await openSqliteStore(folder).catch((problem: unknown) => {
    release();
    throw problem;
  });
  let closing = false;
  // What is cut off by the end was never told to anybody; it is no news.
  const tell = (problem: unknown): void => {
    if (!closing) failed(problem);
  };
  const thinking = startThinking(tell);
  const now = Date.now;
  return {
    online: {
      rooms: roomsIn(store, now),
      people: peopleIn(store, now),
      tables: newTables({ store, thinker: thinking.thinker, failed: tell }),
      now,
      callsAMinute: CALLS_A_MINUTE,
    },
    close: async () => {
      closing = true;
      await thinking.close();
      await store.close();
      release();
    },
  };
}
