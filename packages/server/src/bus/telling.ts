import type { Sockets } from '../http/sockets.ts';
import type { Store } from '../store/store.ts';
import type { Bus } from './bus.ts';

/** The same store, whose games are told to other nodes when they have grown: after the commit, never in it. */
export const tellingOf = (store: Store, { tell }: Bus): Store => ({
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

/** The same sockets: whoever is cut off here is cut off at every node. */
export const cuttingOffEverywhere = (sockets: Sockets, { tell }: Bus): Sockets => ({
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
