import type { ClanId } from '@hinode/engine';
import {
  type KeptNote,
  mayHear,
  type Note,
  type Proceedings,
  proceedingsAfter,
  proceedingsOf,
  type ShownNote,
} from '@hinode/wire';
import type { Appended, Ending, Store } from '../store/store.ts';
import type { Listeners } from '../table/listeners.ts';
import { asToldTo, heardBy, type Reader } from './visibility.ts';

/**
 * The proceedings of one game in memory; its notes themselves stay in the store. As with moves, a note first goes to the store,
 * then counts, then is told to those who may hear it. One call at a time.
 */
export interface NoteJournal {
  proceedings(): Proceedings;
  /** How many notes there are. */
  count(): number;
  /** Adds a note after all others. `stale`: somebody else was quicker, and we have now read their note. */
  write(note: Note, key: string | undefined): Promise<Appended['outcome']>;
  /** Counts a note that somebody else wrote after all others. */
  hear(kept: KeptNote): Promise<void>;
  /** Was this request carried out before? */
  isKnown(key: string): Promise<boolean>;
  /** What this reader may hear from its own number `heard` on. */
  missed(reader: Reader, heard: number): Promise<readonly ShownNote[]>;
  /** The place among all notes of the one that has this number for a reader. */
  placeOf(reader: Reader, n: number): Promise<number | undefined>;
}

export interface NoteJournalOptions {
  readonly id: string;
  /** The seats of the table. */
  readonly clans: readonly ClanId[];
  /** All notes so far. */
  readonly notes: readonly KeptNote[];
  readonly store: Pick<Store, 'addNotes' | 'notes'>;
  readonly listeners: Listeners;
  readonly now: () => number;
  /** How many entries the game has. */
  readonly at: () => number;
  /** Somebody else was quicker: reads what is new in both lists of the game. */
  readonly catchUp: () => Promise<void>;
  /** The ending, if what the notes add up to ends the game; it is stored with the note that led to it. */
  readonly ending: (next: Proceedings, when: number) => Ending | undefined;
  /** Called after every note, once the listeners know. */
  readonly noted: (kept: KeptNote, before: Proceedings) => void;
}

export function openNoteJournal(options: NoteJournalOptions): NoteJournal {
  const { id, clans, notes, store, listeners, now, at, catchUp, ending, noted } = options;
  let proceedings = proceedingsOf(notes.map((kept, n) => ({ n, ...kept })));
  let count = notes.length;
  /** How many notes each reader has heard. */
  const heard = heardSoFar(clans, notes);

  const allSoFar = async (): Promise<readonly KeptNote[]> => (await store.notes(id, 0)).slice(0, count);

  /** The note as each reader who may hear it gets it. */
  const shownToAll = (kept: KeptNote, earlier: readonly KeptNote[]): ReadonlyMap<Reader, ShownNote> => {
    const shown = new Map<Reader, ShownNote>();
    for (const [reader, n] of heard) {
      if (!mayHear(kept.note, reader, reader && proceedings.muted[reader])) continue;
      const told = asToldTo(heardBy(reader, earlier), kept);
      if (told === undefined) continue;
      shown.set(reader, { n, ...told });
      heard.set(reader, n + 1);
    }
    return shown;
  };

  const following = (kept: KeptNote): Proceedings => proceedingsAfter(proceedings, { n: count, ...kept });

  const become = async (kept: KeptNote): Promise<void> => {
    // Only what refers to an earlier note needs the others.
    const earlier = kept.note.type === 'struck' ? await allSoFar() : [];
    const before = proceedings;
    proceedings = following(kept);
    count++;
    const shown = shownToAll(kept, earlier);
    listeners.tell((seat) => {
      const note = shown.get(seat);
      return note && { type: 'notes', notes: [note] };
    });
    noted(kept, before);
  };

  return {
    proceedings: () => proceedings,
    count: () => count,
    write: async (note, key) => {
      const kept: KeptNote = { when: now(), at: at(), note };
      const ends = ending(following(kept), kept.when);
      const { outcome } = await store.addNotes(id, count, [kept], key, ends);
      if (outcome === 'appended') await become(kept);
      else await catchUp();
      return outcome;
    },
    hear: become,
    isKnown: async (key) => {
      // Under a number that is taken nothing is written; the store only says whether it knows the key.
      if (count === 0) return false;
      const kept: KeptNote = { when: now(), at: at(), note: { type: 'dropped' } };
      return (await store.addNotes(id, 0, [kept], key)).outcome === 'already';
    },
    missed: async (reader, from) => {
      const had = from > (heard.get(reader) ?? 0) ? 0 : from;
      return heardBy(reader, await allSoFar()).flatMap(({ shown }) => (shown.n >= had ? [shown] : []));
    },
    placeOf: async (reader, n) => heardBy(reader, await allSoFar())[n]?.place,
  };
}

/** Outside the table, so that it does not keep the notes themselves in memory. */
const heardSoFar = (clans: readonly ClanId[], notes: readonly KeptNote[]): Map<Reader, number> =>
  new Map([undefined, ...clans].map((reader) => [reader, heardBy(reader, notes).length]));
