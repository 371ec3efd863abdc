import type { ClanId, Decision, View } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import type { Reach } from '@hinode/engine/versions';
import type { Message } from '@hinode/text';

/** How many, and why one is asked: one short line beside the question. */

export function noteFor(
  { kind, ability }: Decision,
  view: View,
  me: ClanId,
  reach?: Reach,
): Message | undefined {
  const { allowance, current, clans } = view;
  const ally = clans.find(({ clan }) => clan === me)?.ally;
  const by = current !== undefined && current === ally ? 'ally' : current === me ? 'own' : undefined;
  const clan = { name: current ?? me };
  const advantage = ADVANTAGE_IDS.find((id) => id === ability || id === kind);
  if (advantage !== undefined) return { key: 'note.won', values: { advantage: { name: advantage } } };
  switch (kind) {
    case 'mandate':
      return ally === undefined
        ? { key: 'note.bonus' }
        : { key: 'note.bonus-shared', values: { clan: { name: ally } } };
    case 'summon': {
      if (allowance?.most === undefined) return undefined;
      const { made, most, bonus = 0 } = allowance;
      const counts = { left: most - made, most };
      if (bonus === 0 || by === undefined) return { key: 'note.summon', values: counts };
      return by === 'ally'
        ? { key: 'note.summon-ally', values: { ...counts, clan } }
        : { key: 'note.summon-own', values: counts };
    }
    case 'move':
      return allowance?.most === undefined
        ? { key: 'note.marshal' }
        : { key: 'note.steps', values: { n: allowance.made + 1, most: allowance.most } };
    case 'build': {
      const values = {
        mandate: { name: 'marshal' },
        recruit: { name: 'recruit' },
        price: { purse: { coins: reach?.strongholdPrice ?? 0 } },
      } as const;
      return { key: by === 'ally' ? 'note.build-ally' : 'note.build-own', values };
    }
    case 'buy': {
      if (ability !== undefined || view.help !== undefined) return undefined;
      const mandate = { name: 'train' } as const;
      if (by === 'ally') return { key: 'note.buy-ally', values: { mandate, clan } };
      return by === 'own'
        ? { key: 'note.buy-own', values: { mandate } }
        : { key: 'note.buy-full', values: { mandate, clan } };
    }
    case 'replace':
      return allowance?.most === undefined
        ? undefined
        : { key: 'note.replace', values: { made: allowance.made, most: allowance.most } };
    case 'share':
      return { key: 'note.share' };
    default:
      return undefined;
  }
}
