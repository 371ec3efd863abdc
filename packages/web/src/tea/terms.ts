import type { ClanId, MoveOf, Purse } from '@hinode/engine';

/** What a proposal moves from purse to purse, if it is accepted (TEA-5). */

export type Amounts = Required<Purse>;

export interface Terms {
  readonly give: Amounts;
  readonly ask: Amounts;
}

export const NOTHING: Amounts = { coins: 0, ronin: 0 };
export const NO_TERMS: Terms = { give: NOTHING, ask: NOTHING };

const isNothing = ({ coins, ronin }: Amounts): boolean => coins === 0 && ronin === 0;

const same = (a: Amounts, b: Amounts): boolean => a.coins === b.coins && a.ronin === b.ronin;
export const sameTerms = (a: Terms, b: Terms): boolean => same(a.give, b.give) && same(a.ask, b.ask);

/** A proposal as a move. What is nothing is left out, so that a plain one is the move the rules list. */
export const proposalMove = (clan: ClanId, partner: ClanId, { give, ask }: Terms): MoveOf<'propose'> => ({
  clan,
  type: 'propose',
  with: partner,
  ...(!isNothing(give) && { give }),
  ...(!isNothing(ask) && { ask }),
});

const least = (a: Amounts, b: Amounts): Amounts => ({
  coins: Math.min(a.coins, b.coins),
  ronin: Math.min(a.ronin, b.ronin),
});

/** Nobody offers what they have not, or asks for what the other has not. */
export const within = ({ give, ask }: Terms, mine: Amounts, theirs: Amounts): Terms => ({
  give: least(give, mine),
  ask: least(ask, theirs),
});

const moved = (purse: Amounts, out: Amounts, back: Amounts): Amounts => ({
  coins: purse.coins - out.coins + back.coins,
  ronin: purse.ronin - out.ronin + back.ronin,
});

/** Both purses once the proposal is accepted. */
export const pursesAfter = (
  { give, ask }: Terms,
  proposer: Amounts,
  partner: Amounts,
): { readonly proposer: Amounts; readonly partner: Amounts } => ({
  proposer: moved(proposer, give, ask),
  partner: moved(partner, ask, give),
});

/** Of a purse, only what the terms touch: coins, ronin or both. */
export const touched = ({ coins, ronin }: Amounts, { give, ask }: Terms): Purse => ({
  ...(give.coins + ask.coins > 0 && { coins }),
  ...(give.ronin + ask.ronin > 0 && { ronin }),
});
