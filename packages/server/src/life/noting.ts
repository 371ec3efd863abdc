import type { ClanId } from '@hinode/engine';
import {
  type Kept,
  type Life,
  lifeAfter,
  lifeOf,
  mayHear,
  NEW_LIFE,
  type Note,
  type ShownNote,
} from '@hinode/wire';
import type { Appended, Store } from '../store/store.ts';
import type { Listeners } from '../table/listeners.ts';

/**
 * The life of one game in memory; its notes themselves stay in the store. As with moves, a note goes to the store first,
 * then counts, then is told to those who may hear it. One call at a time.
 */
export interface Noting {
  life(): Life;
  /** How many notes there are. */
  count(): number;
  /** Adds a note after all others. `stale`: somebody else was quicker; now we know it too. */
  write(note: Note, key: string | undefined): Promise<Appended['outcome']>;
  /** Was this request carried out before? */
  isKnown(key: string): Promise<boolean>;
  /** What this seat, or a spectator, may hear of the notes from number `heard` on. */
  missed(seat: ClanId | undefined, heard: number): Promise<readonly ShownNote[]>;
}

export interface NotingOptions {
  readonly id: string;
  /** All that are there now. */
  readonly notes: readonly Kept[];
  readonly store: Pick<Store, 'addNotes' | 'notes'>;
  readonly listeners: Listeners;
  readonly now: () => number;
  /** How many entries the game has. */
  readonly at: () => number;
  /** Called after every note, once the listeners know. */
  readonly noted: (kept: Kept, before: Life) => void;
}

export function keepNotes({ id, notes, store, listeners, now, at, noted }: NotingOptions): Noting {
  let life = lifeOf(numbered(notes, 0));
  let count = notes.length;

  const become = (kept: Kept): void => {
    const before = life;
    const shown: ShownNote = { n: count++, ...kept };
    life = lifeAfter(life, shown);
    listeners.tell((seat) =>
      mayHear(kept.note, seat, mutedBy(life, seat)) ? { type: 'notes', notes: [shown] } : undefined,
    );
    noted(kept, before);
  };

  return {
    life: () => life,
    count: () => count,
    write: async (note, key) => {
      const kept: Kept = { when: now(), at: at(), note };
      const { outcome } = await store.addNotes(id, count, [kept], key);
      if (outcome === 'appended') become(kept);
      else for (const missed of await store.notes(id, count)) become(missed);
      return outcome;
    },
    isKnown: async (key) => {
      // On a number that is taken nothing is written; the store only says whether it knows the key.
      if (count === 0) return false;
      const kept: Kept = { when: now(), at: at(), note: { type: 'dropped' } };
      return (await store.addNotes(id, 0, [kept], key)).outcome === 'already';
    },
    missed: async (seat, heard) => {
      // Whoever muted somebody must be read to from the beginning, to know what was said meanwhile.
      const from = mutedBy(life, seat) === undefined ? heard : 0;
      const all = numbered(await store.notes(id, from), from).filter(({ n }) => n < count);
      return heardBy(seat, all).filter(({ n }) => n >= heard);
    },
  };
}

const numbered = (notes: readonly Kept[], from: number): ShownNote[] =>
  notes.map((kept, i) => ({ n: from + i, ...kept }));

const mutedBy = ({ muted }: Life, seat: ClanId | undefined): readonly ClanId[] | undefined =>
  seat && muted[seat];

function heardBy(seat: ClanId | undefined, notes: readonly ShownNote[]): ShownNote[] {
  let life = NEW_LIFE;
  return notes.filter((shown) => {
    life = shown.note.type === 'muted' ? lifeAfter(life, shown) : life;
    return mayHear(shown.note, seat, mutedBy(life, seat));
  });
}
