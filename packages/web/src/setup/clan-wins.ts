import type { ClanId } from '@hinode/engine';
import counted from './clan-wins.json';

/**
 * How often each clan wins among equal bots, counted in games of Daimyo (docs/bots.md, "Why some clans lose", has the commands). It is
 * a handicap that one can see: what a clan begins with decides more than what it can do.
 */

type Wins = Readonly<Partial<Record<string, number>>>;
const WINS: Readonly<Partial<Record<string, Wins>>> = counted.players;

/** Out of so many games. */
export const COUNTED = counted.all;

/** How many of them a clan wins where so many play; undefined where nobody has counted. */
export const winsOf = (clan: ClanId, players: number): number | undefined => WINS[players]?.[clan];
