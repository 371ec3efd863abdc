import type { ClanId, Event, ProvinceId } from '@hinode/engine';
import { causeMessage, eventMessages, type LogMessage, type Message } from '@hinode/text';
import type { LogEntry } from '../table/table.ts';

/** The log as people read it: events under headings that say when they happened. */

export interface Line {
  /** Its place in the log. */
  readonly key: string;
  /** The number of moves after which it happened. */
  readonly at: number;
  readonly message: LogMessage;
  readonly event: Event;
}

/** What everybody received at the beginning of a season, in one line. */
export interface Income {
  readonly key: string;
  readonly at: number;
  readonly income: readonly { readonly clan: ClanId; readonly coins: number }[];
}

export interface Chapter {
  readonly key: string;
  readonly heading?: Line;
  readonly lines: readonly (Line | Income)[];
  /** What was proposed at tea, whether accepted or not: folded, for those who want to read it. */
  readonly offers: readonly Line[];
}

export const FILTERS = ['all', 'mine', 'points'] as const;
export type Filter = (typeof FILTERS)[number];

/** Everything; what I did or what was done to me; or what brought victory points. */
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

/** Sentences are cached, so that a long log is not worded again with every move. */
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
  log.flatMap(({ at, event }, i) =>
    messagesOf(event).map((message, j) => ({ key: `${i} ${j}`, at, message, event })),
  );

const OFFERS: ReadonlySet<Event['type']> = new Set(['proposalMade', 'proposalWithdrawn', 'proposalDeclined']);

/** What a filter keeps, in chapters. Empty chapters are left out, and so is readiness. */
export function chaptersOf(lines: readonly Line[], filter: Filter, me: ClanId): Chapter[] {
  const chapters: Mutable[] = [];
  const last = (key: string): Mutable => {
    const chapter = chapters.at(-1);
    if (chapter) return chapter;
    const first: Mutable = { key, lines: [], offers: [] };
    chapters.push(first);
    return first;
  };
  for (const line of lines) {
    const { message, key, event } = line;
    if (message.heading) chapters.push({ key, heading: line, lines: [], offers: [] });
    else if (event.type !== 'readyChanged' && KEEPS[filter](line, me)) put(line, last(key));
  }
  return filter === 'all'
    ? chapters
    : chapters.filter((chapter) => chapter.lines.length + chapter.offers.length > 0);
}

interface Mutable {
  readonly key: string;
  readonly heading?: Line;
  readonly lines: (Line | Income)[];
  readonly offers: Line[];
}

function put(line: Line, { lines, offers }: Mutable): void {
  const { event, key, at } = line;
  if (OFFERS.has(event.type)) offers.push(line);
  else if (event.type === 'gained' && event.because === 'income') {
    const before = lines.at(-1);
    const one = { clan: event.clan, coins: event.coins ?? 0 };
    if (before && 'income' in before)
      lines[lines.length - 1] = { ...before, income: [...before.income, one] };
    else lines.push({ key, at, income: [one] });
  } else lines.push(line);
}

/** The bold part at the end of a line, and what is left to say before it. */
export interface Ending {
  readonly message: Message;
  readonly amount: {
    readonly vp?: number;
    readonly coins?: number;
    readonly ronin?: number;
    readonly honor?: number;
  };
}

export function endingOf({ event, message }: Pick<Line, 'event' | 'message'>): Ending | undefined {
  switch (event.type) {
    case 'gained': {
      const { vp = 0, coins = 0, ronin = 0, because, provinces } = event;
      return { message: causeMessage(because, provinces), amount: { vp, coins, ronin } };
    }
    case 'paid':
      return event.to === undefined
        ? { message: causeMessage(event.because), amount: { coins: -event.coins } }
        : undefined;
    case 'honorChanged':
      return { message, amount: { honor: event.steps } };
    default:
      return undefined;
  }
}

/** Where it happened. */
export function placesOf(event: Event): readonly ProvinceId[] {
  if (event.type === 'figureMoved') return [event.from, event.to];
  if (event.type === 'tollSettled') return event.route;
  if (event.type === 'gained' || event.type === 'warsPrepared') return [];
  return 'province' in event && event.province !== undefined ? [event.province] : [];
}
