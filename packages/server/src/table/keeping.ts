import { type ClanId, type Entry, isUndo, type Setup } from '@hinode/engine';
import type { Message, Whole } from '@hinode/wire';
import type { Appended, Store } from '../store/store.ts';
import { missedSince } from './catching-up.ts';
import { fold, type Happened, type Position, step, type Watch } from './position.ts';
import { changed, sightOf, whole } from './sight.ts';

/** Gets messages as they go over the wire; everybody with the same eyes gets the same text. It must not throw. */
export type Hear = (text: string) => void;

export interface Listener {
  readonly seat: ClanId | undefined;
  readonly hear: Hear;
}

/**
 * The position of one game in memory, and those who look at it. What is written goes to the store first, then becomes the
 * position, then is told; a power cut in between loses nothing that anybody was told. One call at a time.
 */
export interface Keeping {
  position(): Position;
  readonly listeners: Set<Listener>;
  /** Writes an entry, known to be sound, after all others. `stale`: somebody else was quicker; now we know it too. */
  write(entry: Entry, key: string | undefined): Promise<Appended['outcome']>;
  /** Was this request carried out before? Then with how many entries after it. */
  carriedOut(at: number, key: string): Promise<number | undefined>;
  /** Reads what somebody else wrote: another server, or we ourselves before an error. */
  catchUp(): Promise<void>;
  tell(write: (seat: ClanId | undefined) => Message): void;
  wholeFor(seat: ClanId | undefined, seen: number | undefined): Promise<Whole>;
  retell(watch: Watch): Promise<void>;
}

export interface KeepingOptions {
  readonly id: string;
  readonly setup: Setup;
  readonly store: Pick<Store, 'append' | 'entries'>;
  readonly now: () => number;
  /** Called after every change, once the listeners know; `happened` is absent when something was taken back. */
  readonly changed: (happened: Happened | undefined) => void;
}

interface Next {
  readonly position: Position;
  readonly happened?: Happened;
}

export async function keep({ id, setup, store, now, changed: noticed }: KeepingOptions): Promise<Keeping> {
  const listeners = new Set<Listener>();
  let position = fold(setup, await store.entries(id, 0));

  const entriesSoFar = async (): Promise<readonly Entry[]> =>
    (await store.entries(id, 0)).slice(0, position.entries);

  const tell = (write: (seat: ClanId | undefined) => Message): void => {
    const texts = new Map<ClanId | undefined, string>();
    for (const { seat, hear } of listeners) {
      const text = texts.get(seat) ?? JSON.stringify(write(seat));
      texts.set(seat, text);
      hear(text);
    }
  };

  /** What an entry will lead to. Nothing is changed: if this cannot be worked out, it must not be written. */
  const following = async (entry: Entry): Promise<Next> => {
    if (isUndo(entry)) return { position: fold(setup, [...(await entriesSoFar()), entry]) };
    const made = step(position, entry);
    return {
      position: made.position,
      happened: { moves: made.position.moves, move: entry, events: made.events },
    };
  };

  const become = ({ position: next, happened }: Next): void => {
    const before = position;
    position = next;
    tell((seat) => changed(sightOf(before, seat), sightOf(next, seat), happened?.events ?? []));
    noticed(happened);
  };

  const catchUp = async (): Promise<void> => {
    for (const entry of await store.entries(id, position.entries)) become(await following(entry));
  };

  return {
    position: () => position,
    listeners,
    write: async (entry, key) => {
      const next = await following(entry);
      const { outcome } = await store.append(id, position.entries, [entry], key, now());
      if (outcome === 'appended') become(next);
      else await catchUp();
      return outcome;
    },
    carriedOut: async (at, key) => {
      // On a number that is taken nothing is written; the store only says whether it knows the key.
      if (at >= position.entries) return undefined;
      const { outcome, count } = await store.append(id, at, [{ undo: 0 }], key, now());
      return outcome === 'already' ? count : undefined;
    },
    catchUp,
    tell,
    wholeFor: async (seat, seen) => {
      const sight = sightOf(position, seat);
      if (seen === position.entries) return whole(sight, [], position.moves);
      const { kept, log } = missedSince(setup, await entriesSoFar(), seen);
      return whole(sight, log, kept);
    },
    retell: async (watch) => {
      fold(setup, await entriesSoFar(), watch);
    },
  };
}
