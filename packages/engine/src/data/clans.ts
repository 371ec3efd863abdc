import type { ProvinceId } from './map.ts';

/** What is printed on a clan's screen. What the clan can do is in its folder in `boxes/`. */
interface ClanFacts<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  /** Starting honor, 1 is the best; seats run in this order (SETUP-2). */
  readonly honorRank: number;
  readonly income: number;
  readonly home: ProvinceId;
  /** What the clan can do, as far as a page without the rules must know it: may it summon to any province? */
  readonly summonsAnywhere?: true;
}

const clan = <const Id extends string>(facts: ClanFacts<Id>): ClanFacts<Id> => facts;

/** Every clan, in the order of starting honor: a clan's place here is its number, and its seat (SETUP-2). */
export const CLANS = [
  clan({ id: 'koi', name: 'Koi', honorRank: 1, income: 5, home: 'edo' }),
  clan({ id: 'lotus', name: 'Lotus', honorRank: 2, income: 7, home: 'nagato' }),
  clan({ id: 'turtle', name: 'Turtle', honorRank: 3, income: 6, home: 'kyoto' }),
  clan({
    id: 'dragonfly',
    name: 'Dragonfly',
    honorRank: 4,
    income: 6,
    home: 'hokkaido',
    summonsAnywhere: true,
  }),
  clan({ id: 'bonsai', name: 'Bonsai', honorRank: 5, income: 4, home: 'kyushu' }),
] as const;

export type ClanId = (typeof CLANS)[number]['id'];
export const CLAN_IDS: readonly ClanId[] = CLANS.map(({ id }) => id);
