import type { ClanId } from '@hinode/engine';
import { type KeptNote, mayHear, NEW_PROCEEDINGS, proceedingsAfter, type ShownNote } from '@hinode/wire';

/** A seat at the table, or any spectator. */
export type Reader = ClanId | undefined;

/** A note that a reader hears: its place among all notes of the game, and the note as the reader gets it. */
export interface Heard {
  readonly place: number;
  readonly shown: ShownNote;
}

/**
 * What a reader hears, from the beginning. It is numbered separately for each reader: a gap would reveal that somebody had just
 * whispered, muted a player or given a standing answer.
 */
export function heardBy(reader: Reader, notes: readonly KeptNote[]): readonly Heard[] {
  const heard: Heard[] = [];
  let proceedings = NEW_PROCEEDINGS;
  notes.forEach((kept, place) => {
    if (kept.note.type === 'muted') proceedings = proceedingsAfter(proceedings, { n: place, ...kept });
    const told = mayHear(kept.note, reader, reader && proceedings.muted[reader])
      ? asToldTo(heard, kept)
      : undefined;
    if (told !== undefined) heard.push({ place, shown: { n: heard.length, ...told } });
  });
  return heard;
}

/** Those who heard a message are told when it is struck, by the number they know. */
export function asToldTo(heard: readonly Heard[], kept: KeptNote): KeptNote | undefined {
  if (kept.note.type !== 'struck') return kept;
  const { note } = kept.note;
  const words = heard.find(({ place }) => place === note);
  return words && { ...kept, note: { type: 'struck', note: words.shown.n } };
}
