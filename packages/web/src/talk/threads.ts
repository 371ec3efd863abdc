import type { ClanId } from '@hinode/engine';
import type { Message } from '@hinode/text';
import type { Phrase, ShownNote } from '@hinode/wire';
import { happeningMessage } from './happening-message.ts';

/** The talk of a table, sorted: what everybody hears, and what two say to each other. */

/** Whom a thread is with: everybody, or one clan. */
export type Thread = 'table' | ClanId;

export type Line = Words | Happening;

/** Somebody said something. */
export interface Words {
  readonly kind: 'words';
  readonly n: number;
  readonly when: number;
  readonly from: ClanId;
  /** Free text; absent once it was deleted. */
  readonly text?: string;
  readonly phrase?: Phrase;
}

/** Something happened around the game. */
export interface Happening {
  readonly kind: 'happening';
  readonly n: number;
  readonly when: number;
  readonly message: Message;
}

/** The lines of every thread, in the order in which they were said. */
export function threadsOf(
  notes: readonly ShownNote[],
  me: ClanId | undefined,
): ReadonlyMap<Thread, readonly Line[]> {
  const struck = new Set(notes.flatMap(({ note }) => (note.type === 'struck' ? [note.note] : [])));
  const threads = new Map<Thread, Line[]>([['table', []]]);
  for (const shown of notes) {
    const line = lineOf(shown, struck);
    if (line === undefined) continue;
    const thread = threadOf(shown, me);
    const lines = threads.get(thread);
    if (lines === undefined) threads.set(thread, [line]);
    else lines.push(line);
  }
  return threads;
}

function lineOf({ n, when, note }: ShownNote, struck: ReadonlySet<number>): Line | undefined {
  if (note.type === 'said') {
    const gone = note.text === '' || struck.has(n);
    return { kind: 'words', n, when, from: note.from, ...(!gone && { text: note.text }) };
  }
  if (note.type === 'phrase') return { kind: 'words', n, when, from: note.from, phrase: note.phrase };
  const message = happeningMessage(note);
  return message && { kind: 'happening', n, when, message };
}

function threadOf({ note }: ShownNote, me: ClanId | undefined): Thread {
  if ((note.type !== 'said' && note.type !== 'phrase') || note.to === undefined) return 'table';
  return note.from === me ? note.to : note.from;
}

/** The number of lines that others said since the last one that was read. Muted speakers do not count. */
export const unreadIn = (
  lines: readonly Line[],
  read: number,
  me: ClanId | undefined,
  muted: readonly ClanId[],
): number =>
  lines.filter(
    (line) => line.kind === 'words' && line.n > read && line.from !== me && !muted.includes(line.from),
  ).length;
