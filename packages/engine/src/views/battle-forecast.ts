import type { ClanId } from '../data/clans.ts';
import { coinsIn, NO_BID } from '../moves/bid.ts';
import type { Bid } from '../moves/types.ts';
import type { Stakes } from './stakes.ts';
import type { BattleView } from './view.ts';

/** Who would win a battle, depending on who gets the ronin. Derived from what a viewer may know. */

/** One side, and what hiring ronin would add to it. */
export interface Army {
  readonly clan: ClanId;
  readonly force: number;
  readonly ronin: number;
  /** The coins that would fight are themselves bid in secret: the clan has at most this many ronin. */
  readonly atMost: boolean;
}

export interface Forecast {
  /** Who wins Hire ronin; undefined stands for nobody. They share a line if the result is the same. */
  readonly hirers: readonly (ClanId | undefined)[];
  readonly armies: readonly (Army & { readonly hired: number })[];
  readonly winner: ClanId;
  /** Somebody else is as strong: only honor decides. */
  readonly byHonor: boolean;
}

type StakesOf = (clan: ClanId) => Pick<Stakes, 'ronin' | 'coinsAmongRonin'> | undefined;

/** The sides of a battle, with the viewer's own bid taken into account. */
export const armiesIn = (
  { force }: Pick<BattleView, 'force'>,
  stakes: StakesOf,
  own: { readonly clan: ClanId | undefined; readonly bid: Bid },
): Army[] =>
  force.map(({ clan, force }) => {
    const { ronin, coinsAmongRonin } = stakes(clan) ?? { ronin: 0, coinsAmongRonin: 0 };
    const bid = clan === own.clan ? own.bid : NO_BID;
    const kept = ronin - coinsAmongRonin + coinsThatFight(coinsAmongRonin, bid);
    return { clan, force, ronin: kept, atMost: coinsAmongRonin > 0 && clan !== own.clan };
  });

/** KOI-2: coins fight unless they are bid, and the ronin are not won without at least one coin. */
const coinsThatFight = (coins: number, bid: Bid): number =>
  Math.max(0, coins - coinsIn(bid) - (bid.ronin === 0 ? 1 : 0));

/** One line for each clan that has ronin to hire, and one for all cases where nothing is added. `honor`: highest first. */
export function forecastsOf(armies: readonly Army[], honor: readonly ClanId[]): Forecast[] {
  const armed = armies.filter(({ ronin }) => ronin > 0).map(({ clan }) => clan);
  const unarmed = armies.filter(({ ronin }) => ronin === 0).map(({ clan }) => clan);
  return [...armed.map((clan) => [clan]), [...unarmed, undefined]].map((hirers) =>
    forecast(armies, hirers, honor),
  );
}

/** OUTCOME-1: most Force, ties by honor. */
function forecast(armies: readonly Army[], hirers: Forecast['hirers'], honor: readonly ClanId[]): Forecast {
  const hiring = armies.map((army) => ({ ...army, hired: hirers.includes(army.clan) ? army.ronin : 0 }));
  const strength = ({ force, hired }: (typeof hiring)[number]): number => force + hired;
  const most = Math.max(...hiring.map(strength));
  const strongest = hiring.filter((army) => strength(army) === most).map(({ clan }) => clan);
  const winner = honor.find((clan) => strongest.includes(clan)) as ClanId;
  return { hirers, armies: hiring, winner, byHonor: strongest.length > 1 };
}
