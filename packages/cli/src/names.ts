import type { ClanId, SeasonId } from '@hinode/engine';
import { CLANS } from '@hinode/engine/facts';

/** The English names of clans and seasons in the commands. */

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

export const nameOf = (id: ClanId | SeasonId): string =>
  CLANS.find((clan) => clan.id === id)?.name ?? capital(id);

/** `Koi`, `Koi and Lotus`, `Koi, Lotus and Turtle` */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
