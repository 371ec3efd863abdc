import type { ClanId, Event } from '@hinode/engine';
import type { LogEntry } from '../table/table.ts';

/** What was said to an offer, read off the log. */

const isBetween = (event: Event, mine: ClanId, theirs: ClanId): boolean => {
  switch (event.type) {
    case 'proposalMade':
    case 'proposalWithdrawn':
      return event.clan === mine && event.with === theirs;
    case 'proposalDeclined':
      return event.clan === theirs && event.with === mine;
    default:
      return false;
  }
};

/** Did this clan decline the last offer it had from me at this ceremony? */
export function hasDeclined(log: readonly LogEntry[], me: ClanId, clan: ClanId): boolean {
  const began = log.findLastIndex(({ event }) => event.type === 'teaBegan');
  const last = log.findLastIndex(({ event }) => isBetween(event, me, clan));
  return last > began && log[last]?.event.type === 'proposalDeclined';
}
