import type { Bid, ClanId } from '@hinode/engine';
import { youIn } from '../table/persons.ts';
import type { TableState } from '../table/table.ts';

/** Who would win a battle, depending on who gets the ronin. Made of what the viewer may know. */

/** One side, and what hiring ronin would add to it. */
export interface Army {
  readonly clan: ClanId;
  readonly force: number;
  readonly ronin: number;
  /** The Koi bid in secret the very coins that would fight for them: they have this many or fewer. */
  readonly atMost: boolean;
}

export interface Forecast {
  /** Who wins Hire ronin; undefined stands for nobody. They share a line where it comes to the same. */
  readonly hirers: readonly (ClanId | undefined)[];
  readonly armies: readonly (Army & { readonly hired: number })[];
  readonly winner: ClanId;
  /** Somebody else is as strong: only honor decides. */
  readonly byHonor: boolean;
}

export const NO_BID: Bid = { seppuku: 0, hostage: 0, ronin: 0, poets: 0 };

export const totalOf = (bid: Bid): number => bid.seppuku + bid.hostage + bid.ronin + bid.poets;

/** KOI-2: coins fight unless they are bid, and the ronin are not won without at least one coin. */
const coinsThatFight = (coins: number, bid: Bid): number =>
  Math.max(0, coins - totalOf(bid) - (bid.ronin === 0 ? 1 : 0));

/** The sides of the battle, with one's own bid taken into account. */
export function armiesIn(state: TableState, ownBid: Bid): Army[] {
  const { view, sums } = state;
  const you = youIn(state);
  return (view.battle?.force ?? []).map(({ clan, force }) => {
    const ronin = sums[clan]?.ronin ?? 0;
    if (clan !== 'koi') return { clan, force, ronin, atMost: false };
    const bid = clan === you ? ownBid : NO_BID;
    return { clan, force, ronin: coinsThatFight(ronin, bid), atMost: clan !== you };
  });
}

/** One line for each who has ronin to hire, and one for all cases where nothing is added. `honor`: highest first. */
export function forecastsOf(armies: readonly Army[], honor: readonly ClanId[]): Forecast[] {
  const armed = armies.filter(({ ronin }) => ronin > 0).map(({ clan }) => clan);
  const unarmed = armies.filter(({ ronin }) => ronin === 0).map(({ clan }) => clan);
  return [...armed.map((clan) => [clan]), [...unarmed, undefined]].map((hirers) =>
    forecast(armies, hirers, honor),
  );
}

function forecast(armies: readonly Army[], hirers: Forecast['hirers'], honor: readonly ClanId[]): Forecast {
  const hiring = armies.map((army) => ({ ...army, hired: hirers.includes(army.clan) ? army.ronin : 0 }));
  const strength = ({ force, hired }: (typeof hiring)[number]): number => force + hired;
  const most = Math.max(...hiring.map(strength));
  const strongest = hiring.filter((army) => strength(army) === most).map(({ clan }) => clan);
  const winner = honor.find((clan) => strongest.includes(clan)) as ClanId;
  return { hirers, armies: hiring, winner, byHonor: strongest.length > 1 };
}
