import type { ClanId, Event } from '@hinode/engine';
import { eventMessages, type LogMessage } from '@hinode/text';
import type { LogEntry } from '../table/table.ts';

/** The log as it is read: what happened under the heading of when it happened. */

export interface Line {
  /** Its place in the log. */
  readonly key: string;
  readonly message: LogMessage;
  readonly event: Event;
}

export interface Chapter {
  readonly key: string;
  readonly heading?: LogMessage;
  readonly lines: readonly Line[];
}

export const FILTERS = ['all', 'mine', 'points'] as const;
export type Filter = (typeof FILTERS)[number];

/** Everything, what I did or what was done to me, or what brought victory points. */
const KEEPS: Readonly<Record<Filter, (line: Line, me: ClanId) => boolean>> = {
  all: () => true,
  mine: ({ event, message }, me) => message.clan === me || isAbout(event, me),
  points: ({ event }) => 'vp' in event && event.vp !== undefined,
};

/** Somebody did something to me, or with me. */
const isAbout = (event: Event, me: ClanId): boolean =>
  [
    'of' in event && event.of,
    'with' in event && event.with,
    'to' in event && event.to,
    'from' in event && event.from,
  ].includes(me) ||
  (event.type === 'allianceFormed' && event.clans.includes(me)) ||
  (event.type === 'battleBegan' && event.fighters.includes(me)) ||
  (event.type === 'reparationsPaid' && event.shares.some(({ clan }) => clan === me));

/** What was told once is kept, so that a long log is not told again with every move. */
const told = new WeakMap<Event, readonly LogMessage[]>();

function messagesOf(event: Event): readonly LogMessage[] {
  const known = told.get(event);
  if (known !== undefined) return known;
  const messages = eventMessages(event);
  told.set(event, messages);
  return messages;
}

/** The lines of the log, one by one. */
export const linesOf = (log: readonly LogEntry[]): Line[] =>
  log.flatMap(({ event }, i) =>
    messagesOf(event).map((message, j) => ({ key: `${i} ${j}`, message, event })),
  );

/** What a filter keeps, in chapters. A chapter of which nothing is kept is left out. */
export function chaptersOf(lines: readonly Line[], filter: Filter, me: ClanId): Chapter[] {
  const chapters: { key: string; heading?: LogMessage; lines: Line[] }[] = [];
  for (const line of lines) {
    const { message, key } = line;
    if (message.heading) chapters.push({ key, heading: message, lines: [] });
    else if (KEEPS[filter](line, me)) {
      const chapter = chapters.at(-1);
      if (chapter) chapter.lines.push(line);
      else chapters.push({ key, lines: [line] });
    }
  }
  return filter === 'all' ? chapters : chapters.filter((chapter) => chapter.lines.length > 0);
}
