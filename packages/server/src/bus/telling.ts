import type { Sockets } from '../http/sockets.ts';
import { allowedBy } from '../limits/counting.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Store } from '../store/store.ts';
import type { Bus } from './bus.ts';

/** The same store, but other nodes are told when its games have grown: after the commit, never inside it. */
export const tellingOf = (store: Store, { tell }: Pick<Bus, 'tell'>): Store => ({
  ...store,
  append: async (id, ...asked) => {
    const appended = await store.append(id, ...asked);
    if (appended.outcome === 'appended') tell('grown', id);
    return appended;
  },
  addNotes: async (id, ...asked) => {
    const appended = await store.addNotes(id, ...asked);
    if (appended.outcome === 'appended') tell('grown', id);
    return appended;
  },
});

/** The same sockets, but somebody cut off here is cut off at every node. */
export const cuttingOffEverywhere = (sockets: Sockets, { tell }: Pick<Bus, 'tell'>): Sockets => ({
  ...sockets,
  cutOff: (whose) => {
    sockets.cutOff(whose);
    tell('shut-out', whose.person);
  },
  gone: (game) => {
    sockets.gone(game);
    tell('deleted', game);
  },
  askAgain: (person) => {
    sockets.askAgain(person);
    tell('keys-changed', person);
  },
});

/** At most one word in this time for each person in a room. Nobody counts as gone for having been silent that long. */
const SELDOM = { most: 1, within: 15_000 };

/** The same presence in rooms, but somebody seen here is seen at every node. */
export function seenEverywhere(presence: Presence, { tell }: Pick<Bus, 'tell'>): Presence {
  const isNews = allowedBy(SELDOM);
  return {
    ...presence,
    saw: (room, session) => {
      presence.saw(room, session);
      if (isNews(`${room} ${session}`)) tell('seen', `${room}:${session}`);
    },
  };
}

/** Another node said so. */
export function hearSeen(presence: Presence, said: string): void {
  const [room, session] = said.split(':');
  if (room !== undefined && session !== undefined) presence.saw(room, session);
}
