import type { ClanId, MandateId, Outcome, View } from '@hinode/engine';
import { CLANS } from '@hinode/engine/facts';
import type { Message } from '@hinode/text';

/** What a mandate brings to whoever plays it now, in a few words for its tile. */

const STRONGHOLD_COST = 3;
const REPLACEMENTS = 2;
const DISCOUNT = 1;

/** What a stronghold costs a clan. */
export const strongholdPrice = (clan: ClanId): number =>
  Math.min(STRONGHOLD_COST, CLANS.find(({ id }) => id === clan)?.traits.priceCap ?? STRONGHOLD_COST);

export function bringsOf(
  mandate: MandateId,
  { clans }: View,
  me: ClanId,
  outcome: Outcome | undefined,
): readonly Message[] {
  const mine = clans.find(({ clan }) => clan === me);
  if (mine === undefined) return [];
  const squads = Object.values(mine.map);
  switch (mandate) {
    case 'recruit': {
      const strongholds = squads.reduce((sum, squad) => sum + (squad['stronghold'] ?? 0), 0);
      const n = Math.min(strongholds > 0 ? strongholds + 1 : 0, figuresIn(mine.reserve));
      return [{ key: 'brings.recruit', values: { n } }];
    }
    case 'marshal': {
      const builds = mine.coins >= strongholdPrice(me) && (mine.reserve['stronghold'] ?? 0) > 0;
      const n = squads.reduce((sum, squad) => sum + figuresIn(squad), 0);
      return [{ key: builds ? 'brings.marshal-build' : 'brings.marshal', values: { n } }];
    }
    case 'train':
      return [{ key: 'brings.train', values: { n: DISCOUNT } }];
    case 'harvest': {
      const { vp = 0, coins = 0, ronin = 0 } = outcome ?? {};
      return Object.entries({ vp, coins, ronin })
        .filter(([, amount]) => amount > 0)
        .map(([what, amount]) => ({
          key: 'brings.harvest',
          values: { purse: { purse: { [what]: amount } } },
        }));
    }
    case 'betray': {
      const n = REPLACEMENTS + mine.cards.filter((card) => card === 'path-of-the-unrighteous').length;
      return [{ key: mine.ally === undefined ? 'brings.betray' : 'brings.betray-ally', values: { n } }];
    }
  }
}

/** Figures are all pieces but strongholds. */
const figuresIn = (squad: Readonly<Record<string, number>>): number =>
  Object.entries(squad).reduce((sum, [piece, count]) => sum + (piece === 'stronghold' ? 0 : count), 0);
