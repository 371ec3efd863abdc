import type { ClanId, View } from '@hinode/engine';
import type { Amounts } from './terms.ts';

/** What a clan has. */
export function purseOf({ clans }: View, clan: ClanId): Amounts {
  const { coins = 0, ronin = 0 } = clans.find((one) => one.clan === clan) ?? {};
  return { coins, ronin };
}
