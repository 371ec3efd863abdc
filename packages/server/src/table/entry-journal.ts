import { type ClanId, IllegalMove, type Refusal, type Setup } from '@hinode/engine';
import {
  attempt,
  entriesThatCount,
  fold,
  type Happened,
  isRefused,
  missedSince,
  type Position,
  type Step,
  type Watch,
} from '@hinode/engine/games';
import { type Entry, isUndo } from '@hinode/engine/records';
import type { RulesEngine } from '@hinode/engine/versions';
import type { Whole } from '@hinode/wire';
import type { Appended, Ending, Store } from '../store/store.ts';
import type { Listeners } from './listeners.ts';
import { changeFor, seatViewOf, wholeMessage } from './seat-view.ts';

/**
 * The position of one game in memory. What is written first goes to the store, then becomes the position, then is told; a power
 * cut in between loses nothing that anybody was told. One call at a time.
 */
export interface EntryJournal {
  position(): Position;
  /**
   * Writes a move after all others, or says why it is refused. `stale`: somebody else was quicker, and we have now read their
   * entry.
   */
  play(move: unknown, key: string | undefined): Promise<Appended['outcome'] | Refusal>;
  /** Writes an entry that is known to be valid. */
  write(entry: Entry, key: string | undefined): Promise<Appended['outcome']>;
  /** Was this request carried out before? If so, how many entries there were after it. */
  carriedOut(at: number, key: string): Promise<number | undefined>;
  /** Reads what was written by another server, or by us before an error; at most up to this many entries. */
  readOn(upTo?: number): Promise<void>;
  wholeFor(seat: ClanId | undefined, seen: number | undefined): Promise<Whole>;
  retell(watch: Watch): Promise<void>;
}

export interface EntryJournalOptions {
  readonly id: string;
  readonly setup: Setup;
  readonly engine: RulesEngine;
  /** All entries so far. */
  readonly entries: readonly Entry[];
  readonly store: Pick<Store, 'append' | 'entries' | 'times'>;
  readonly listeners: Listeners;
  readonly now: () => number;
  /** Somebody else was quicker: reads what is new in both lists of the game. */
  readonly catchUp: () => Promise<void>;
  /** The ending, if the game ends or resumes with this position; it is stored with the entry that led to it. */
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

/** Where an entry leads; without `happened` when something is taken back. */
type Next = Pick<Step, 'position'> & Partial<Step>;

export function openEntryJournal({
  id,
  setup,
  engine,
  entries,
  store,
  listeners,
  now,
  catchUp,
  ending,
  changed,
}: EntryJournalOptions): EntryJournal {
  const foldAll = (all: readonly Entry[], watch?: Watch): Position => fold(setup, all, watch, engine);
  let position = foldAll(entries);

  const entriesSoFar = async (): Promise<readonly Entry[]> =>
    (await store.entries(id, 0)).slice(0, position.entries);

  /** When the last of this many moves was made. */
  const timeOf = async (moves = 0, soFar: readonly Entry[]): Promise<number | undefined> => {
    const entry = entriesThatCount(soFar)[moves] ?? 0;
    return entry === 0 ? undefined : (await store.times(id))[entry - 1];
  };

  /** What an entry will lead to. Nothing is changed yet: if this cannot be computed, the entry must not be written. */
  const following = async (entry: Entry): Promise<Next> => {
    if (isUndo(entry)) return { position: foldAll([...(await entriesSoFar()), entry]) };
    const made = attempt(position, entry);
    if (isRefused(made)) throw new IllegalMove(made);
    return made;
  };

  const become = ({ position: next, happened }: Next, when: number): void => {
    const before = position;
    position = next;
    listeners.tell((seat) => changeFor(seat, before, next, happened?.events ?? []));
    changed({ before, when, ...(happened && { happened }) });
  };

  const readOn = async (upTo = Number.POSITIVE_INFINITY): Promise<void> => {
    if (position.entries >= upTo) return;
    const from = position.entries;
    const [missed, times] = await Promise.all([store.entries(id, from), store.times(id, from)]);
    for (const [n, entry] of missed.entries()) {
      if (position.entries >= upTo) return;
      become(await following(entry), times[n] ?? now());
    }
  };

  const append = async (entry: Entry, next: Next, key: string | undefined): Promise<Appended['outcome']> => {
    const when = now();
    const ends = ending(next.position, when);
    const { outcome } = await store.append(id, position.entries, [entry], key, when, ends);
    if (outcome === 'appended') become(next, when);
    else await catchUp();
    return outcome;
  };

  return {
    position: () => position,
    play: async (move, key) => {
      const made = attempt(position, move);
      return isRefused(made) ? made : append(made.move, made, key);
    },
    write: async (entry, key) => append(entry, await following(entry), key),
    carriedOut: async (at, key) => {
      // Under a number that is taken nothing is written; the store only says whether it knows the key.
      if (at >= position.entries) return undefined;
      const { outcome, count } = await store.append(id, at, [{ undo: 0 }], key, now());
      return outcome === 'already' ? count : undefined;
    },
    readOn,
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
