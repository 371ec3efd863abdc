import { type BoxId, CORE, clansOfBoxes } from '../data/boxes.ts';
import type { ClanId } from '../data/clans.ts';
import { rngFrom } from '../random/rng.ts';

/**
 * Clans that nobody chose, drawn by the seed, which nobody knew before: one for each seat, in the order of the seats, from the
 * boxes that the table plays with.
 */
export function drawClans(
  chosen: readonly (ClanId | undefined)[],
  seed: string,
  boxes: readonly BoxId[] = CORE,
): ClanId[] {
  const rng = rngFrom(`${seed} clans`);
  const left = clansOfBoxes(boxes).filter((clan) => !chosen.includes(clan));
  return chosen.map((clan) => clan ?? (left.splice(rng.below(left.length), 1)[0] as ClanId));
}
