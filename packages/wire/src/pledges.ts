import type { Note } from './notes.ts';

/** Is there something to honor: a promise, or coins offered for a mandate? */
export const isPledge = (note: Note): note is Extract<Note, { readonly type: 'phrase' }> =>
  note.type === 'phrase' &&
  (note.promise === true || (note.phrase.say === 'please-play' && note.phrase.coins > 0));
