import { advance } from '../agenda/agenda.ts';
import type { ClanId } from '../clans/index.ts';
import type { MandateId } from '../data/year.ts';
import type { Cause, Event } from '../events.ts';
import type { Bid, MoveOf } from '../moves/types.ts';
import type { GameTable } from './table.ts';

/** A bid by the advantages that get coins; the others get none. */
export const bid = (clan: ClanId, coins: Partial<Bid> = {}): MoveOf<'bid'> => ({
  clan,
  type: 'bid',
  seppuku: 0,
  hostage: 0,
  ronin: 0,
  poets: 0,
  ...coins,
});

/** A mandate turn on which this mandate is chosen; the Lotus announce it. */
export const choose = (clan: ClanId, tile: MandateId): MoveOf<'mandate'> =>
  clan === 'lotus' ? { clan, type: 'mandate', tile, announce: tile } : { clan, type: 'mandate', tile };

/** Goes on from a marker to the next decision. */
export const goOn = ({ state, events }: GameTable): void =>
  advance({ state, sink: (event) => events.push(event) });

/** The events of one type so far. */
export const eventsOf = <Type extends Event['type']>(
  { events }: GameTable,
  type: Type,
): Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

/** The victory points and coins a clan has gained for one reason so far. */
export function gainedFor(game: GameTable, clan: ClanId, because: Cause): { vp: number; coins: number } {
  const gains = eventsOf(game, 'gained').filter((gain) => gain.clan === clan && gain.because === because);
  return {
    vp: gains.reduce((sum, { vp = 0 }) => sum + vp, 0),
    coins: gains.reduce((sum, { coins = 0 }) => sum + coins, 0),
  };
}
