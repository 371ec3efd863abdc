import type { Cause, ClanId, State } from '@hinode/engine';
import type { LogEntry } from '@hinode/engine/games';
import type { RulesEngine } from '@hinode/engine/versions';

/** How a game went, as far as it needs no guessing: points, honor, coins. */

/** What everybody had after so many moves. */
export interface Standing {
  readonly at: number;
  /** The highest first. */
  readonly honor: readonly ClanId[];
  readonly clans: Readonly<Partial<Record<ClanId, Had>>>;
}
interface Had {
  readonly vp: number;
  /** What Winter would pay if nothing changed. */
  readonly winter: { readonly tokens: number; readonly sets: number; readonly cards: number };
  readonly coins: number;
}

export function standingIn(engine: RulesEngine, state: State, at: number): Standing {
  const { honor, clans } = engine.view(state);
  const isOver = engine.isOver(state);
  return {
    at,
    honor,
    clans: Object.fromEntries(
      clans.map(({ clan, vp, coins }) => {
        const { tokens, sets, cards } = engine.winterPoints(state, clan);
        const winter = isOver
          ? { tokens: 0, sets: 0, cards: 0 }
          : { tokens, sets, cards: cards.reduce((sum, card) => sum + card.vp, 0) };
        return [clan, { vp, winter, coins }];
      }),
    ),
  };
}

/** What brought a clan points, or cost it some, cause by cause. */
export interface Gain {
  readonly at: number;
  readonly clan: ClanId;
  readonly because: Cause;
  /** Negative where another clan took them. */
  readonly vp: number;
}

export const gainsIn = (log: readonly LogEntry[]): Gain[] =>
  log.flatMap(({ at, event }): Gain[] => {
    if ((event.type !== 'gained' && event.type !== 'stolen') || !event.vp) return [];
    const { clan, because, vp } = event;
    const won = { at, clan, because, vp };
    return event.type === 'stolen' ? [won, { at, clan: event.from, because, vp: -vp }] : [won];
  });

/** The coins of a clan in battles: what it bid, and what defeats and hostages brought. */
export interface WarPurse {
  readonly bid: number;
  readonly received: number;
  readonly won: number;
  readonly fought: number;
}

export function warPurses(
  log: readonly LogEntry[],
  clans: readonly ClanId[],
): Readonly<Partial<Record<ClanId, WarPurse>>> {
  const purses = new Map(clans.map((clan) => [clan, { bid: 0, received: 0, won: 0, fought: 0 }]));
  const add = (clan: ClanId, what: keyof WarPurse, n: number): void => {
    const purse = purses.get(clan);
    if (purse) purse[what] += n;
  };
  for (const { event } of log) {
    if (event.type === 'battleBegan') for (const clan of event.fighters) add(clan, 'fought', 1);
    if (event.type === 'battleWon') add(event.clan, 'won', 1);
    if (event.type === 'bidsRevealed')
      for (const { clan, bid } of event.bids)
        add(clan, 'bid', bid.seppuku + bid.hostage + bid.ronin + bid.poets);
    if (event.type === 'reparationsPaid')
      for (const { clan, coins } of event.shares) add(clan, 'received', coins);
  }
  return Object.fromEntries(purses);
}
