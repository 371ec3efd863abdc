import type { ClanId } from '../data/clans.ts';
import { mostReplacements } from '../mandates/betray.ts';
import { getsBonus } from '../mandates/bonus.ts';
import { strongholdPrice } from '../mandates/marshal.ts';
import { trainDiscount } from '../mandates/train.ts';
import { coinsOf, isAllied } from '../state/clans.ts';
import { countIn, figureCount, reserveOf, STRONGHOLD, strongholdsOnMap } from '../state/figures.ts';
import type { State } from '../state/layout.ts';
import { clanNumber } from '../state/names.ts';
import { figuresOnMap } from '../state/outlook.ts';

/** What the mandates let a clan do, and would let it do if it played them now. All of it is public. */
export interface Reach {
  /** MANDATE-4: does it get the bonus of the mandate that is being played? */
  readonly bonus: boolean;
  /** Recruit: figures it would summon, including the bonus. */
  readonly summons: number;
  /** Marshal: figures that could move. */
  readonly movers: number;
  /** Marshal: can it build a stronghold, and what would that cost? */
  readonly builds: boolean;
  readonly strongholdPrice: number;
  /** Train: how many coins less for a card. */
  readonly discount: number;
  /** Betray: figures it may replace. */
  readonly replacements: number;
  /** Betray: would it break an alliance, and cost honor (BETRAY-2)? */
  readonly breaksAlliance: boolean;
}

export function reachOf(state: State, clan: ClanId): Reach {
  const number = clanNumber(clan);
  const reserve = reserveOf(state, number);
  const strongholds = strongholdsOnMap(state, number);
  const price = strongholdPrice(state, number);
  return {
    bonus: getsBonus(state, number),
    summons: Math.min(strongholds > 0 ? strongholds + 1 : 0, figureCount(reserve)),
    movers: figuresOnMap(state, number),
    builds: coinsOf(state, number) >= price && countIn(reserve, STRONGHOLD) > 0,
    strongholdPrice: price,
    discount: trainDiscount(state, number),
    replacements: mostReplacements(state, number),
    breaksAlliance: isAllied(state, number),
  };
}
