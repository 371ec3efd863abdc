import type { ClanId } from '@hinode/engine';
import type { Rating } from './ratings.ts';

/** What somebody lets others see: nothing unless they say so. */
export interface Showing {
  /** Their rating, also on the list of the strongest. */
  readonly rating: boolean;
  /** How often they played and won, by clan. */
  readonly clans: boolean;
  /** Their latest games at tables that were listed. */
  readonly games: boolean;
}

export interface MyProfile extends Showing {
  /** By this id others find it; absent while nothing is shown. It opens nothing else. */
  readonly id?: string;
}

export interface MyProfileHere extends MyProfile {
  /** Are tables rated on this server? */
  readonly rated: boolean;
}

/** A name that others may see, and the profile behind it. */
export interface ShownName {
  readonly name: string;
  readonly profile?: string;
}

/** A profile as others see it: what is not shown is not there. */
export interface ShownProfile {
  readonly name: string;
  /** Absent too before the first rated game. */
  readonly rating?: Rating;
  readonly clans?: readonly { readonly clan: ClanId; readonly games: number; readonly wins: number }[];
  readonly games?: readonly PublicGame[];
}

/** A game at a listed table. Nothing of the others who sat there is told. */
export interface PublicGame {
  readonly clan: ClanId;
  readonly players: number;
  readonly vp: number;
  readonly won: boolean;
  /** In milliseconds since 1970. */
  readonly endedAt?: number;
}
