import { canBePromised, follow, type PromisablePhrase, type PromiseState } from '@hinode/bots/talk';
import type { ClanId, ProvinceId } from '@hinode/engine';
import { entryOf, type LogEntry } from '@hinode/engine/facts';
import type { ShownNote } from './notes.ts';

/**
 * Promises bind nobody; the table remembers them. How they turn out is not stored: it follows from what everybody saw happen
 * since they were made, so a move taken back takes its verdict with it.
 */

export interface Promised {
  /** The number of the note. */
  readonly note: number;
  readonly from: ClanId;
  /** To whom; absent: to the whole table. */
  readonly to?: ClanId;
  readonly phrase: PromisablePhrase;
  readonly state: PromiseState;
  /** After how many moves it was decided. */
  readonly decidedAt?: number;
}

type Given = Pick<Promised, 'note' | 'from' | 'to' | 'phrase'>;

/** Every promise among the notes, and what the log shows about it. */
export function promisesOf(notes: readonly ShownNote[], log: readonly LogEntry[]): Promised[] {
  const over = notes.some(({ note }) => note.type === 'ended');
  return notes.flatMap(({ n, at, note }) => {
    if (note.type !== 'phrase' || !note.promise || !canBePromised(note.phrase)) return [];
    const given: Given = { note: n, from: note.from, ...(note.to && { to: note.to }), phrase: note.phrase };
    return [judged(given, at, log, over)];
  });
}

/** `since`: how many entries the game had when it was made. `over`: the game was ended early. */
function judged(given: Given, since: number, log: readonly LogEntry[], over: boolean): Promised {
  const first = log.findIndex((entry) => entryOf(entry) > since);
  const [before, after] = first < 0 ? [log, []] : [log.slice(0, first), log.slice(first)];
  const verdictOn = follow(given, battleIn(before));
  for (const { event, at } of after) {
    const verdict = verdictOn(event);
    if (verdict !== undefined) return { ...given, state: verdict, decidedAt: at };
  }
  return { ...given, state: over ? 'void' : 'open' };
}

/** The province where the last battle was. */
function battleIn(log: readonly LogEntry[]): ProvinceId | undefined {
  const last = log.findLast(({ event }) => event.type === 'battleBegan')?.event;
  return last?.type === 'battleBegan' ? last.province : undefined;
}
