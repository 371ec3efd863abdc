import type { AdvantageId, ClanId, Event } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import type { Purse } from './types.ts';

/** What a bot remembers of a game beyond the position. All of it comes from events: seeing them again brings it back. */
export interface Memory {
  /** How often each clan has broken an alliance. */
  readonly betrayals: Map<ClanId, number>;
  /** How often each clan has asked a lot for an alliance. */
  readonly demands: Map<ClanId, number>;
  /** Who has declined whom in this tea ceremony. */
  readonly declined: Set<Pair>;
  /** What each clan was given by each other since it last chose a mandate, in coins and ronin. */
  readonly gifts: Map<Pair, number>;
  /** Who has given something since a mandate was last chosen. */
  readonly givers: Set<ClanId>;
  /** The clan whose mandate it is, and each that gave it something for that and has nothing of the mandate yet. */
  readonly unrepaid: Set<Pair>;
  /** How often a clan was given something by another, and then chose a mandate of which the giver had nothing. */
  readonly disappointments: Map<Pair, number>;
  /** How many coins were bid on each advantage in the last battle. */
  readonly lastBids: Map<AdvantageId, number>;
}

type Pair = `${ClanId} ${ClanId}`;

export const newMemory = (): Memory => ({
  betrayals: new Map(),
  demands: new Map(),
  declined: new Set(),
  gifts: new Map(),
  givers: new Set(),
  unrepaid: new Set(),
  disappointments: new Map(),
  lastBids: new Map(),
});

/** So many coins and ronin more than are given are a lot. */
const A_LOT = 3;

export function remember(memory: Memory, event: Event): void {
  const { betrayals, demands, declined, gifts, givers, lastBids } = memory;
  rememberMandate(memory, event);
  switch (event.type) {
    case 'allianceBroken':
      betrayals.set(event.clan, (betrayals.get(event.clan) ?? 0) + 1);
      break;
    case 'proposalMade':
      if (amountOf(event.ask) - amountOf(event.give) >= A_LOT)
        demands.set(event.clan, (demands.get(event.clan) ?? 0) + 1);
      break;
    case 'teaBegan':
      declined.clear();
      break;
    case 'proposalDeclined':
      declined.add(`${event.clan} ${event.with}`);
      break;
    case 'giftGiven': {
      const pair: Pair = `${event.to} ${event.clan}`;
      gifts.set(pair, (gifts.get(pair) ?? 0) + event.coins + event.ronin);
      givers.add(event.clan);
      break;
    }
    case 'bidsRevealed':
      for (const advantage of ADVANTAGE_IDS)
        lastBids.set(
          advantage,
          event.bids.reduce((coins, { bid }) => coins + bid[advantage], 0),
        );
  }
}

/** Whether a gift was repaid shows while the mandate lasts that its clan chose next: did the giver get or do anything? */
function rememberMandate({ gifts, givers, unrepaid, disappointments }: Memory, event: Event): void {
  switch (event.type) {
    case 'mandateChosen':
      givers.clear();
      unrepaid.clear();
      for (const pair of gifts.keys()) {
        if (!pair.startsWith(`${event.clan} `)) continue;
        gifts.delete(pair);
        unrepaid.add(pair);
      }
      break;
    case 'gained':
    case 'figureSummoned':
    case 'figurePlaced':
    case 'figureMoved':
    case 'strongholdBuilt':
    case 'cardTaken':
      for (const pair of unrepaid) if (pair.endsWith(` ${event.clan}`)) unrepaid.delete(pair);
      break;
    case 'mandateEnded':
      for (const pair of unrepaid) disappointments.set(pair, (disappointments.get(pair) ?? 0) + 1);
      unrepaid.clear();
  }
}

export const betrayalsOf = ({ betrayals }: Memory, clan: ClanId): number => betrayals.get(clan) ?? 0;

const amountOf = ({ coins = 0, ronin = 0 }: Purse): number => coins + ronin;

export const demandsOf = ({ demands }: Memory, clan: ClanId): number => demands.get(clan) ?? 0;

export const hasDeclined = ({ declined }: Memory, clan: ClanId, proposer: ClanId): boolean =>
  declined.has(`${clan} ${proposer}`);

/** What a clan was given by another since it last chose a mandate. */
export const givenTo = ({ gifts }: Memory, clan: ClanId, giver: ClanId): number =>
  gifts.get(`${clan} ${giver}`) ?? 0;

/** How often a clan chose a mandate of which another had nothing that had given it something. */
export const disappointmentsBy = ({ disappointments }: Memory, clan: ClanId, giver: ClanId): number =>
  disappointments.get(`${clan} ${giver}`) ?? 0;
