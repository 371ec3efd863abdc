import type { ClanId } from '../data/clans.ts';
import type { MandateId } from '../data/year.ts';
import type { AbilityId, Bid, Move, MoveOf } from '../index.ts';

/** Shorthand for the moves that tests make most often. */

export const use = (clan: ClanId, value = true): Move => ({ clan, type: 'use', value });
export const yes = (clan: ClanId, ability: AbilityId): Move => ({ clan, type: 'use', value: true, ability });
export const no = (clan: ClanId, ability: AbilityId): Move => ({ clan, type: 'use', value: false, ability });
export const pass = (clan: ClanId): Move => ({ clan, type: 'pass' });

/** A bid; nothing on advantages that are not named. */
export const bid = (clan: ClanId, on: Partial<Bid> = {}): MoveOf<'bid'> => ({
  clan,
  type: 'bid',
  seppuku: 0,
  hostage: 0,
  ronin: 0,
  poets: 0,
  ...on,
});

/** A mandate turn on which this mandate is chosen; the Lotus announce it. */
export const choose = (clan: ClanId, tile: MandateId): MoveOf<'mandate'> =>
  clan === 'lotus' ? { clan, type: 'mandate', tile, announce: tile } : { clan, type: 'mandate', tile };
