import type { ProvinceId } from '../data/map.ts';

/**
 * What sets a clan apart, as words the phases ask for. A phase never names a clan: it asks whether
 * whoever acts has the trait.
 */
export interface ClanTraits {
  /** Lays the chosen mandate tile face down and announces any mandate (LOTUS-1). */
  readonly announcesMandates: boolean;
  /** May summon to any province (DRAGONFLY-1). */
  readonly summonsAnywhere: boolean;
  /** May move to any province and never uses a shipping route (DRAGONFLY-2). */
  readonly movesAnywhere: boolean;
  /** Strongholds move like figures (TURTLE-1). */
  readonly strongholdsMove: boolean;
  /** Force of each stronghold in its province (TURTLE-2). */
  readonly strongholdForce: number;
  /** Nothing bought costs more than this (BONSAI-1). */
  readonly priceCap: number;
  /** Ronin become coins at the start of the war phase (KOI-1). */
  readonly roninBecomeCoins: boolean;
  /** Coins in reserve fight as ronin when hire ronin is won (KOI-2). */
  readonly coinsFightAsRonin: boolean;
}

const ORDINARY: ClanTraits = {
  announcesMandates: false,
  summonsAnywhere: false,
  movesAnywhere: false,
  strongholdsMove: false,
  strongholdForce: 0,
  priceCap: Number.POSITIVE_INFINITY,
  roninBecomeCoins: false,
  coinsFightAsRonin: false,
};

export interface Clan<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  /** Starting honor, 1 is the best; seats run in this order (SETUP-2). */
  readonly honorRank: number;
  readonly income: number;
  readonly home: ProvinceId;
  readonly traits: ClanTraits;
}

interface Declaration<Id extends string> extends Omit<Clan<Id>, 'traits'> {
  readonly traits: Partial<ClanTraits>;
}

/** Declares a clan: its facts, and the traits in which it differs from an ordinary one. */
export function clan<const Id extends string>(declared: Declaration<Id>): Clan<Id> {
  return { ...declared, traits: { ...ORDINARY, ...declared.traits } };
}
