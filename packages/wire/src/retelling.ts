import type { Words } from '@hinode/bots/talk';
import type { Event } from '@hinode/engine';
import { entryOf, type LogEntry } from '@hinode/engine/facts';
import type { KeptNote } from './notes.ts';

/** Something that happened, or phrases that were said. */
export type Told = { readonly event: Event } | { readonly words: Words };

/** What happened and the phrases that were said, in order. */
export function* inOrder(log: readonly LogEntry[], notes: readonly KeptNote[]): Generator<Told> {
  let noted = 0;
  for (const entry of log) {
    for (let kept = notes[noted]; kept !== undefined && kept.at < entryOf(entry); kept = notes[++noted])
      yield* wordsOf(kept);
    yield { event: entry.event };
  }
  for (const kept of notes.slice(noted)) yield* wordsOf(kept);
}

function* wordsOf({ note }: Pick<KeptNote, 'note'>): Generator<Told> {
  if (note.type !== 'phrase') return;
  const { type: _, ...words } = note;
  yield { words };
}
