import { bonsai } from './bonsai.ts';
import type { ClanTraits } from './clan.ts';
import { dragonfly } from './dragonfly.ts';
import { koi } from './koi.ts';
import { lotus } from './lotus.ts';
import { turtle } from './turtle.ts';

/** Every clan, in the order of starting honor: a clan's place here is its number, and its seat (SETUP-2). */
export const CLANS = [koi, lotus, turtle, dragonfly, bonsai] as const;

export type ClanId = (typeof CLANS)[number]['id'];
export const CLAN_IDS: readonly ClanId[] = CLANS.map((clan) => clan.id);

const TRAITS: readonly ClanTraits[] = CLANS.map((clan) => clan.traits);

/** The traits of a clan, by its number. */
export const traitsOf = (clan: number): ClanTraits => TRAITS[clan] as ClanTraits;
