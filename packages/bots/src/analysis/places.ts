import type { Event, ProvinceId, SeasonId } from '@hinode/engine';
import { MANDATE_TURNS } from '@hinode/engine/facts';
import type { LogEntry } from '@hinode/engine/games';

/** Where a game is looked at: at tea, at every turn of the political phase, before and after every battle, at the end. */
export interface Place {
  /** After so many moves. */
  readonly at: number;
  readonly season: SeasonId;
  readonly phase: 'tea' | 'turn' | 'war' | 'end';
  /** Of the turn or the war, from 1. */
  readonly number?: number;
  readonly province?: ProvinceId;
}

/** Listens to a game and says where it is; or, where something has just ended, what comes next. */
function newCalendar(next: boolean): (event: Event) => Omit<Place, 'at'> {
  let season: SeasonId = 'spring';
  let now: Omit<Place, 'at'> = { season, phase: 'tea' };
  return (event) => {
    switch (event.type) {
      case 'seasonBegan':
        season = event.season;
        now = { season, phase: season === 'winter' ? 'end' : 'tea' };
        break;
      case 'teaEnded':
        now = { season, phase: 'turn', number: 1 };
        break;
      case 'mandateChosen':
        now = { season, phase: 'turn', number: event.turn };
        break;
      case 'mandateEnded':
        if (next && (now.number ?? 0) < MANDATE_TURNS)
          now = { season, phase: 'turn', number: (now.number ?? 0) + 1 };
        else if (next) now = { season, phase: 'war', number: 1 };
        break;
      case 'warOpened':
        now = { season, phase: 'war', number: event.war, province: event.province };
        break;
      case 'gameEnded':
        now = { season: 'winter', phase: 'end' };
        break;
    }
    return now;
  };
}

/** What has come to an end with these: after them one looks. */
const LOOKED_AT: ReadonlySet<Event['type']> = new Set([
  'teaBegan',
  'teaEnded',
  'mandateEnded',
  'battleBegan',
  'battleWon',
  'gameEnded',
]);

/** Where the game stands after each of its moves. */
export function calendarOf(log: readonly LogEntry[], moves: number): Place[] {
  const tell = newCalendar(true);
  const places: Place[] = [];
  let now: Omit<Place, 'at'> = { season: 'spring', phase: 'tea' };
  let next = 0;
  for (let at = 0; at <= moves; at++) {
    for (let entry = log[next]; entry !== undefined && entry.at <= at; entry = log[++next])
      now = tell(entry.event);
    places.push({ ...now, at });
  }
  return places;
}

/** Where the game stood when each entry of the log came. */
export function placesAlong(log: readonly LogEntry[]): Omit<Place, 'at'>[] {
  const tell = newCalendar(false);
  return log.map(({ event }) => tell(event));
}

/** The places of a game to be looked at, in order. */
export function placesOf(log: readonly LogEntry[], moves: number): Place[] {
  const calendar = calendarOf(log, moves);
  const looked = new Set(log.flatMap(({ at, event }) => (LOOKED_AT.has(event.type) ? [at] : [])));
  looked.add(0);
  looked.add(moves);
  return calendar.filter(({ at }) => looked.has(at));
}
