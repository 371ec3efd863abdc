import type { MandateId } from '@hinode/engine';
import type { Outcome, Reach } from '@hinode/engine/versions';
import type { Message } from '@hinode/text';

/** What a mandate brings to whoever plays it now, in a few words for its tile. */

export function bringsOf(
  mandate: MandateId,
  { summons, movers, builds, discount, replacements, breaksAlliance }: Reach,
  outcome: Outcome | undefined,
): readonly Message[] {
  switch (mandate) {
    case 'recruit':
      return [{ key: 'brings.recruit', values: { n: summons } }];
    case 'marshal':
      return [{ key: builds ? 'brings.marshal-build' : 'brings.marshal', values: { n: movers } }];
    case 'train':
      return [{ key: 'brings.train', values: { n: discount } }];
    case 'harvest': {
      const { vp = 0, coins = 0, ronin = 0 } = outcome ?? {};
      return Object.entries({ vp, coins, ronin })
        .filter(([, amount]) => amount > 0)
        .map(([what, amount]) => ({
          key: 'brings.harvest',
          values: { purse: { purse: { [what]: amount } } },
        }));
    }
    case 'betray':
      return [{ key: breaksAlliance ? 'brings.betray-ally' : 'brings.betray', values: { n: replacements } }];
  }
}
