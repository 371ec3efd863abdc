import { type ClanId, type Entry, isUndo, type RulesEngine, type Setup } from '@hinode/engine';
import type { Whole } from '@hinode/wire';
import type { Appended, Ending, Store } from '../store/store.ts';
import { entriesThatCount, missedSince } from './catching-up.ts';
import type { Listeners } from './listeners.ts';
import { fold, type Happened, type Position, step, type Watch } from './position.ts';
import { changeMessage, seatViewOf, wholeMessage } from './seat-view.ts';

/**
 * The position of one game in memory. What is written goes to the store first, then becomes the
 * position, then is told; a power cut in between loses nothing that anybody was told. One call at a time.
 */
export interface EntryJournal {
  position(): Position;
  /** Writes an entry, known to be sound, after all others. `stale`: somebody else was quicker; now we know it too. */
  write(entry: Entry, key: string | undefined): Promise<Appended['outcome']>;
  /** Was this request carried out before? Then with how many entries after it. */
  carriedOut(at: number, key: string): Promise<number | undefined>;
  /** Reads what somebody else wrote: another server, or we ourselves before an error. */
  catchUp(): Promise<void>;
  wholeFor(seat: ClanId | undefined, seen: number | undefined): Promise<Whole>;
  retell(watch: Watch): Promise<void>;
}

export interface EntryJournalOptions {
  readonly id: string;
  readonly setup: Setup;
  readonly engine: RulesEngine;
  /** All that are there now. */
  readonly entries: readonly Entry[];
  readonly store: Pick<Store, 'append' | 'entries' | 'times'>;
  readonly listeners: Listeners;
  readonly now: () => number;
  /** Whether the game ends, or goes on again, with a position: kept with the entry that led to it. */
  readonly ending: (next: Position, when: number) => Ending | undefined;
  /** Called after every change, once the listeners know. */
  readonly changed: (change: Changed) => void;
}

export interface Changed {
  readonly before: Position;
  readonly when: number;
  /** Absent when something was taken back. */
  readonly happened?: Happened;
}

interface Next {
  readonly position: Position;
  readonly happened?: Happened;
}

export function openEntryJournal({
  id,
  setup,
  engine,
  entries,
  store,
  listeners,
  now,
  ending,
  changed,
}: EntryJournalOptions): EntryJournal {
  const foldAll = (all: readonly Entry[], watch?: Watch): Position => fold(setup, all, watch, engine);
  let position = foldAll(entries);

  const entriesSoFar = async (): Promise<readonly Entry[]> =>
    (await store.entries(id, 0)).slice(0, position.entries);

  /** When the last of so many moves was made. */
  const timeOf = async (moves = 0, soFar: readonly Entry[]): Promise<number | undefined> => {
    const entry = entriesThatCount(soFar)[moves] ?? 0;
    return entry === 0 ? undefined : (await store.times(id))[entry - 1];
  };

  /** What an entry will lead to. Nothing is changed: if this cannot be worked out, it must not be written. */
  const following = async (entry: Entry): Promise<Next> => {
    if (isUndo(entry)) return { position: foldAll([...(await entriesSoFar()), entry]) };
    const made = step(position, entry);
    return {
      position: made.position,
      happened: { moves: made.position.moves, move: entry, events: made.events },
    };
  };

  const become = ({ position: next, happened }: Next, when: number): void => {
    const before = position;
    position = next;
    listeners.tell((seat) =>
      changeMessage(seatViewOf(before, seat), seatViewOf(next, seat), happened?.events ?? []),
    );
    changed({ before, when, ...(happened && { happened }) });
  };

  const catchUp = async (): Promise<void> => {
    const missed = await store.entries(id, position.entries);
    const times = missed.length > 0 ? await store.times(id) : [];
    for (const entry of missed) become(await following(entry), times[position.entries] ?? now());
  };

  return {
    position: () => position,
    write: async (entry, key) => {
      const next = await following(entry);
      const when = now();
      const ends = ending(next.position, when);
      const { outcome } = await store.append(id, position.entries, [entry], key, when, ends);
      if (outcome === 'appended') become(next, when);
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
    wholeFor: async (seat, seen) => {
      const seatView = seatViewOf(position, seat);
      if (seen === position.entries) return wholeMessage(seatView, [], position.moves);
      const soFar = await entriesSoFar();
      const { kept, log } = missedSince(setup, soFar, seen, engine);
      return wholeMessage(seatView, log, kept, await timeOf(seatView.answered, soFar));
    },
    retell: async (watch) => {
      foldAll(await entriesSoFar(), watch);
    },
  };
}
