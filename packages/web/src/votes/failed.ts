import type { ClanId } from '@hinode/engine';
import type { About, ShownNote } from '@hinode/wire';

export interface Failed {
  /** The number of the note that says so. */
  readonly n: number;
  /** The number of entries in the game at that point. */
  readonly at: number;
  /** What was asked. */
  readonly question: About['question'];
  /** Who was against it. */
  readonly against: ClanId;
}

/** The last question to the table, if it failed, with those against it. A question that was withdrawn does not count. */
export function lastFailed(notes: readonly ShownNote[]): Failed | undefined {
  const dropped = notes.findLast(({ note }) => SETTLED.has(note.type));
  if (dropped?.note.type !== 'dropped') return undefined;
  const asked = notes.findLast(({ n, note }) => n < dropped.n && note.type === 'asked')?.note;
  const against = notes.findLast(
    ({ n, note }) => n < dropped.n && note.type === 'answered' && note.choice === 'no',
  )?.note;
  if (asked?.type !== 'asked' || against?.type !== 'answered' || against.by === asked.by) return undefined;
  const { question } = asked.about;
  return { n: dropped.n, at: dropped.at, question, against: against.by };
}

/** What ends a question, one way or the other, or begins the next. */
const SETTLED: ReadonlySet<string> = new Set([
  'asked',
  'dropped',
  'undone',
  'paused',
  'ended',
  'time-ran-out',
]);
