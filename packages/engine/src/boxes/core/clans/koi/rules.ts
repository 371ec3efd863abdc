import type { Table } from '../../../../agenda/table.ts';
import { clan } from '../../../../state/clan-abilities.ts';
import { roninOf } from '../../../../state/clans.ts';
import { add, COINS, put, RONIN } from '../../../../state/layout.ts';
import { clanId } from '../../../../state/names.ts';

/** KOI-1: not a gain from the common pile. */
function convertRonin({ state, sink }: Table, owner: number): void {
  const ronin = roninOf(state, owner);
  if (ronin === 0) return;
  put(state, RONIN + owner, 0);
  add(state, COINS + owner, ronin);
  sink?.({ type: 'converted', clan: clanId(owner), ronin, because: clanId(owner), seenBy: 'all' });
}

/** Koi. Ronin become coins when the war begins; if they hire ronin, every coin kept back fights (KOI-2). */
export const koi = clan({
  id: 'koi',
  name: 'Koi',
  honorRank: 1,
  income: 5,
  home: 'edo',
  atWarStart: { can: (state, owner) => roninOf(state, owner) > 0, does: convertRonin },
  extraRonin: (coins) => coins,
});
