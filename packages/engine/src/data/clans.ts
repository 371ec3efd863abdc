import { type BOXES, CLANS as FACTS } from '../boxes/facts.generated.ts';
import type { ProvinceId } from './map.ts';

/** What is printed on the clans' screens. Facts only; each is written down in the folder of its clan. */

export type ClanId = (typeof FACTS)[number]['id'];

export interface ClanFacts {
  readonly id: ClanId;
  readonly box: (typeof BOXES)[number]['id'];
  readonly name: string;
  /** Starting honor, 1 is the best; seats run in this order (SETUP-2). Clans of other boxes fit in between those of the core. */
  readonly honorRank: number;
  readonly income: number;
  readonly home: ProvinceId;
  /** What a page without the rules must know about the clan's ability: may it summon to any province? */
  readonly summonsAnywhere?: true;
}

/** Every clan, in the order of starting honor: a clan's place here is its number, and its seat (SETUP-2). */
export const CLANS: readonly [ClanFacts, ...ClanFacts[]] = FACTS;
export const CLAN_IDS: readonly ClanId[] = CLANS.map(({ id }) => id);
