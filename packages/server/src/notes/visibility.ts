import type { ClanId } from '@hinode/engine';
import { type KeptNote, mayHear, NEW_PROCEEDINGS, proceedingsAfter, type ShownNote } from '@hinode/wire';

/** A seat at the table, or anybody who looks on. */
export type Reader = ClanId | undefined;

/** A note that a reader hears: its place among all notes of the game, and as the reader gets it. */
export interface Heard {
  readonly place: number;
  readonly shown: ShownNote;
}

/**
 * What a reader hears, from the beginning. It is numbered for each reader anew: a gap would tell that somebody whispered,
 * muted or gave an answer in advance just then.
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

/** That words were taken away is told to those who heard them, by the number they know. */
export function asToldTo(heard: readonly Heard[], kept: KeptNote): KeptNote | undefined {
  if (kept.note.type !== 'struck') return kept;
  const { note } = kept.note;
  const words = heard.find(({ place }) => place === note);
  return words && { ...kept, note: { type: 'struck', note: words.shown.n } };
}
