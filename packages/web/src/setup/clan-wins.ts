import type { ClanId } from '@hinode/engine';
import counted from './clan-wins.json';

/**
 * How often each clan wins among equal bots: a handicap that one can see, since what a clan begins with decides more than what it can
 * do. Counted in the games of `hinode learn --games 2000 --seed 1`; docs/bots.md, "A handicap that one can see", says how much to trust it.
 */

type Wins = Readonly<Partial<Record<string, number>>>;
const WINS: Readonly<Partial<Record<string, Wins>>> = counted.players;

/** Out of so many games. */
export const COUNTED = counted.all;

/** How many of them a clan wins where so many play; undefined where nobody has counted. */
export const winsOf = (clan: ClanId, players: number): number | undefined => WINS[players]?.[clan];
