import type { ClanId, Event, ProvinceId } from '@hinode/engine';
import type { ShownNote } from './notes.ts';
import { canBePromised, type PromisablePhrase } from './phrases.ts';
import { entryOf, type LogEntry } from './table.ts';

/**
 * Promises bind nobody; the table remembers them. Nothing is stored about how they go: what everybody saw happen since
 * they were given decides, so that a move taken back takes its verdict with it.
 */

/** `void`: the case it was given for did not come about. */
export type PromiseState = 'open' | 'kept' | 'broken' | 'void';

export interface Promised {
  /** The number of the note. */
  readonly note: number;
  readonly from: ClanId;
  /** To whom; to the whole table if absent. */
  readonly to?: ClanId;
  readonly phrase: PromisablePhrase;
  readonly state: PromiseState;
  /** After how many moves it was decided. */
  readonly decidedAt?: number;
}

type Given = Pick<Promised, 'note' | 'from' | 'to' | 'phrase'>;
type Verdict = Exclude<PromiseState, 'open'>;

/** Every promise among the notes, and what the log shows of it. */
export function promisesOf(notes: readonly ShownNote[], log: readonly LogEntry[]): Promised[] {
  const over = notes.some(({ note }) => note.type === 'ended');
  return notes.flatMap(({ n, at, note }) => {
    if (note.type !== 'phrase' || !note.promise || !canBePromised(note.phrase)) return [];
    const given: Given = { note: n, from: note.from, ...(note.to && { to: note.to }), phrase: note.phrase };
    return [judged(given, at, log, over)];
  });
}

/** `since`: given after so many entries of the game. `over`: the game was ended before its time. */
function judged(given: Given, since: number, log: readonly LogEntry[], over: boolean): Promised {
  let battle: ProvinceId | undefined;
  let hadATurn = false;
  for (const entry of log) {
    const { event } = entry;
    if (event.type === 'battleBegan') battle = event.province;
    if (entryOf(entry) <= since) continue;
    const verdict = isTheEnd(event) ? atTheEnd(given, hadATurn) : verdictOn(given, event, battle);
    if (verdict !== undefined) return { ...given, state: verdict, decidedAt: entry.at };
    if (event.type === 'mandateChosen' && event.clan === given.from) hadATurn = true;
  }
  return { ...given, state: over ? 'void' : 'open' };
}

const isTheEnd = ({ type }: Event): boolean => type === 'seasonEnded' || type === 'gameEnded';

/** Whoever never had a mandate to choose could not play the one they promised. */
function atTheEnd({ phrase }: Given, hadATurn: boolean): Verdict {
  if (phrase.say !== 'play') return 'kept';
  return hadATurn ? 'broken' : 'void';
}

function verdictOn(
  { phrase, from, to }: Given,
  event: Event,
  battle: ProvinceId | undefined,
): Verdict | undefined {
  switch (phrase.say) {
    case 'stay-out':
      return entersAt(event, phrase.province) === from ? 'broken' : undefined;
    case 'stay-out-if': {
      if (entersAt(event, phrase.province) === from) return 'broken';
      const other = entersAt(event, phrase.theirs);
      return other !== undefined && other !== from && (to ?? other) === other ? 'void' : undefined;
    }
    case 'no-bid':
      return battle === phrase.province ? bidOf(from, event) : undefined;
    case 'stay-allied':
      if (event.type !== 'allianceBroken') return undefined;
      if (event.clan === from) return (to ?? event.with) === event.with ? 'broken' : undefined;
      return event.with === from && (to ?? event.clan) === event.clan ? 'void' : undefined;
    case 'play':
      return chooses(event, from) === phrase.mandate ? 'kept' : undefined;
    case 'not-play':
      return chooses(event, from) === phrase.mandate ? 'broken' : undefined;
  }
}

/** The clan that gets a piece into the province by this event. Worshippers stand at their shrine, not in a province. */
function entersAt(event: Event, province: ProvinceId): ClanId | undefined {
  switch (event.type) {
    case 'figureSummoned':
    case 'figurePlaced':
    case 'figureReplaced':
      return event.province === province && event.shrine === undefined ? event.clan : undefined;
    case 'figureMoved':
      return event.to === province ? event.clan : undefined;
    default:
      return undefined;
  }
}

function bidOf(clan: ClanId, event: Event): Verdict | undefined {
  if (event.type !== 'bidsRevealed') return undefined;
  const bid = event.bids.find((one) => one.clan === clan)?.bid;
  if (bid === undefined) return undefined;
  return Object.values(bid).every((coins) => coins === 0) ? 'kept' : 'broken';
}

const chooses = (event: Event, clan: ClanId): string | undefined =>
  event.type === 'mandateChosen' && event.clan === clan ? event.mandate : undefined;
