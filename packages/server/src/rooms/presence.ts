import type { NewGame } from '../store/store.ts';

/**
 * Who is in which room: their pages ask every few seconds. Kept in memory only. Nobody is counted as gone for
 * longer than the server has been running: whoever is still there is seen again at once.
 */
export interface Presence {
  saw(room: string, session: string): void;
  isHere(room: string, session: string): boolean;
  /** When one of its people was there last; when it was opened, if nobody has been seen. */
  lastSeen(room: Pick<NewGame, 'id' | 'createdAt' | 'seats'>): number;
}

/** A page in the background looks every ten seconds, on a bad line less often. */
const HERE_FOR = 45_000;
/** Many rooms must not fill the memory: the one left alone for longest is forgotten first. */
const MOST_ROOMS = 10_000;

export function newPresence(now: () => number): Presence {
  const started = now();
  const seen = new Map<string, Map<string, number>>();

  const timesOf = (room: string): Map<string, number> => {
    const known = seen.get(room) ?? new Map<string, number>();
    seen.delete(room);
    seen.set(room, known);
    const [oldest] = seen.keys();
    if (seen.size > MOST_ROOMS && oldest !== undefined) seen.delete(oldest);
    return known;
  };

  return {
    saw: (room, session) => void timesOf(room).set(session, now()),
    isHere: (room, session) => now() - (seen.get(room)?.get(session) ?? -HERE_FOR) < HERE_FOR,
    lastSeen: ({ id, createdAt, seats }) => {
      const times = seats.flatMap(({ by, keptFor }) => {
        const person = by === undefined ? keptFor : 'session' in by ? by : undefined;
        return person === undefined ? [] : [seen.get(id)?.get(person.session) ?? 0];
      });
      return Math.max(createdAt, started, ...times);
    },
  };
}
