import { CLAN_IDS, type ClanId } from '../data/clans.ts';
import { rngFrom } from '../random/rng.ts';

/** Clans that nobody chose, by the seed, which nobody knew before: one for each seat, in the order of the seats. */
export function drawClans(chosen: readonly (ClanId | undefined)[], seed: string): ClanId[] {
  const rng = rngFrom(`${seed} clans`);
  const left = CLAN_IDS.filter((clan) => !chosen.includes(clan));
  return chosen.map((clan) => clan ?? (left.splice(rng.below(left.length), 1)[0] as ClanId));
}
