import type { ClanId, Event } from '@hinode/engine';
import type { LogEntry, TableState } from '../table/table.ts';
import { type News, newsOf, type Way } from './news.ts';

/** What others do, as shown on the map: the movements of this mandate, and a caption for the latest one. */

/** These events begin something new and clear the trails before them. */
const BEGINS: ReadonlySet<Event['type']> = new Set([
  'seasonBegan',
  'teaBegan',
  'mandateChosen',
  'kamiTurnBegan',
  'pauseBegan',
  'warBegan',
  'warOpened',
]);

export interface Trails {
  readonly ways: readonly Way[];
  /** What the last move did. */
  readonly captions: readonly News[];
}

export function trailsOf({ log, me, view, moves }: TableState): Trails {
  const begins = log.findLastIndex(({ event }) => BEGINS.has(event.type));
  const here = log.slice(Math.max(begins, 0));
  return {
    ways: waysIn(here, me),
    captions: newsOf(
      here.filter(({ at }) => at === moves),
      [],
      { me, view },
    ).filter(isCaption),
  };
}

/** What has a place on the map, or a picture. Points fly to their panel. */
const isCaption = ({ message: { key }, places }: News): boolean =>
  places.length > 0 || key === 'news.worships' || key.startsWith('log.card-');

export const waysIn = (log: readonly LogEntry[], me: ClanId): Way[] =>
  log.flatMap(({ event }) => (event.type === 'figureMoved' && event.clan !== me ? [event] : []));
