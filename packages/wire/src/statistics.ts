import type { ClanId } from '@hinode/engine';

/** What became of the games that are over in which somebody had a seat. */
export interface Statistics extends Played {
  /** Games that were ended before Winter, by agreement or because somebody stayed away. */
  readonly endedEarly: number;
  /** Games that a bot finished for the person. */
  readonly left: number;
  /** The clans the person played to the end with. */
  readonly clans: readonly ({ readonly clan: ClanId } & Played)[];
}

/** Games that the person played to their end. */
export interface Played {
  readonly games: number;
  readonly wins: number;
  /** The victory points of all these games together. */
  readonly vp: number;
}
