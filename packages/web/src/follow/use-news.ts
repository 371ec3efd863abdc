import { entryOf, type ShownNote } from '@hinode/wire';
import { useMemo } from 'react';
import { useOnline } from '../online/online.ts';
import { proceedingsAsOf } from '../online/use-proceedings.ts';
import { useKept } from '../table/kept.ts';
import type { LogEntry, TableState } from '../table/table.ts';
import { useTable, useTableState } from '../table/use-table.ts';
import { phraseMessage } from '../talk/phrase-message.ts';
import { type TalkState, useTalkState } from '../talk/talk-line.ts';
import { type News, newsOf, type Word } from './news.ts';
import { useReading } from './reading.ts';

/**
 * What happened since I last answered, derived from the game itself: the same after a reload, a battle or a day, and on any device.
 */

export interface Unread {
  /** What happened after so many moves is new. */
  readonly after: number;
  readonly news: readonly News[];
}

type Heard = Pick<TalkState, 'notes'>;

const NOTHING: Unread = { after: 0, news: [] };

export function useNews(): Unread {
  const table = useTable();
  const state = useTableState();
  const talk = useTalkState();
  const online = useOnline() && talk;
  const read = useReading((reading) => (reading.table === table ? reading.upTo[state.me] : undefined));
  return useKept(useMemo(() => unread(state, online, read), [state, online, read]));
}

export function unread(state: TableState, online: Heard | undefined, read = 0): Unread {
  const { answered, persons, me, log, view } = state;
  // Spectators have not answered anything; nor has anybody who has just sat down.
  if (answered === undefined || !persons.includes(me)) return NOTHING;
  const after = Math.max(answered, read);
  const entries = log.filter(({ at }) => at > after);
  const beforeTea = view.phase === 'tea' ? entries.slice(0, teaIn(entries)) : entries;
  const words = view.phase === 'tea' || online === undefined ? [] : wordsSince(online, log, after, state);
  return { after, news: newsOf(beforeTea, words, state) };
}

/** What is said at tea is on the table; only what came before it is news. */
function teaIn(entries: readonly LogEntry[]): number {
  const began = entries.findLastIndex(({ event }) => event.type === 'teaBegan');
  return began < 0 ? 0 : began;
}

/** What others have said since, to all or to me, unless I have spoken after it. */
function wordsSince(
  { notes }: Heard,
  log: readonly LogEntry[],
  after: number,
  { me }: Pick<TableState, 'me'>,
): Word[] {
  const muted = proceedingsAsOf(notes).muted[me] ?? [];
  const last = log.findLast(({ at }) => at <= after);
  const entry = last === undefined ? 0 : entryOf(last);
  const mine = notes.findLast(({ note }) => 'from' in note && note.from === me)?.n ?? -1;
  return notes
    .filter(({ at, n }) => at >= entry && n > mine)
    .flatMap((shown) => wordOf(shown))
    .filter(({ from }) => from !== me && !muted.includes(from));
}

function wordOf({ n, at, note }: ShownNote): Word[] {
  if (note.type === 'said' && note.text !== '')
    return [{ key: `word ${n}`, from: note.from, words: note.text, at }];
  if (note.type === 'phrase')
    return [{ key: `word ${n}`, from: note.from, words: phraseMessage(note.phrase), at }];
  return [];
}
