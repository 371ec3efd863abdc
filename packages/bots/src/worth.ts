import type { State } from '@hinode/engine';
import { WORTH } from '@hinode/engine/boxes/worth';
import { CARD_FACTS, type CardFacts, KAMI_IDS } from '@hinode/engine/facts';
import { cardNumbered, copiesOf, honorRankOf, playersOf, strongholdsOnMap } from '@hinode/engine/search';

/** What cards, favors and the answer yes are worth to a bot, in victory points. The numbers stand in the folders of the things. */

/** What `worth.json` may say about a thing. */
interface Worth {
  /** A card at a glance, when it could be bought: by instinct, price not counted. */
  readonly glance?: number;
  /** What a card still earns in each season that is left, besides the Force it adds and what Winter pays. */
  readonly season?: number;
  /** What a card pays for having an ally: in a season, and for each mandate turn of one's own. */
  readonly ally?: number;
  readonly allyPerTurn?: number;
  /** What the favor of a kami is worth once, and for each stronghold on the map. */
  readonly favor?: number;
  readonly favorPerStronghold?: number;
  /** What it is worth to say yes: always, for each step below the top of the honor track, and more at its lowest. */
  readonly yes?: { readonly always?: number; readonly perRank?: number; readonly lowest?: number };
}

const worths: Readonly<Record<string, Worth>> = WORTH;
const worthOf = (id: string): Worth => worths[id] ?? {};

/** Of a card nobody has judged: dearer ones tend to be better, and a Monster's Force is counted anyway. */
const unjudged = ({ cost, type }: CardFacts): { readonly glance: number; readonly season: number } => ({
  glance: 1.3 + 0.6 * cost,
  season: type === 'monster' ? 0.3 : 0.9,
});
const UNJUDGED_FAVOR = 1.8;
const UNJUDGED_YES = 0.1;

const CARD_WORTHS = CARD_FACTS.map((card) => ({
  ...unjudged(card),
  ally: 0,
  allyPerTurn: 0,
  ...worthOf(card.id),
}));
const GLANCE = CARD_WORTHS.map(({ glance }) => glance);
const SEASON = CARD_WORTHS.map(({ season }) => season);

/** What a card is worth to a clan now, price not counted. */
export function cardSense(state: State, clan: number, card: number): number {
  const winter = cardNumbered(card).inWinter?.(state, clan);
  if (winter !== undefined) return winter + 0.8;
  return GLANCE[card] as number;
}

/** What a clan's cards will still bring in so many seasons, and in Winter. */
export function cardsWorth(state: State, clan: number, seasons: number): number {
  let worth = 0;
  for (let card = 0; card < CARD_FACTS.length; card++) {
    const copies = copiesOf(state, clan, card);
    if (copies === 0) continue;
    worth +=
      copies * ((SEASON[card] as number) * seasons + (cardNumbered(card).inWinter?.(state, clan) ?? 0));
  }
  return worth;
}

const FOR_ALLIES = CARD_WORTHS.map(({ ally, allyPerTurn }, card) => ({ card, ally, allyPerTurn })).filter(
  ({ ally, allyPerTurn }) => ally > 0 || allyPerTurn > 0,
);

/** What a clan's cards pay for an ally, where so many mandate turns of the season will be its own. */
export function allyCardsWorth(state: State, clan: number, mandateTurns: number): number {
  let worth = 0;
  for (const { card, ally, allyPerTurn } of FOR_ALLIES)
    worth += copiesOf(state, clan, card) * (ally + allyPerTurn * mandateTurns);
  return worth;
}

const FAVORS = KAMI_IDS.map((id) => ({ favor: UNJUDGED_FAVOR, favorPerStronghold: 0, ...worthOf(id) }));

/** What a kami's favor is worth to a clan once. */
export function favorWorth(state: State, clan: number, kami: number): number {
  const { favor, favorPerStronghold } = FAVORS[kami] as (typeof FAVORS)[number];
  return favorPerStronghold === 0 ? favor : favor + favorPerStronghold * strongholdsOnMap(state, clan);
}

/** What it is worth to say yes where an ability asks: at a glance. Seppuku and ronin depend on the battle. */
export function yesWorth(state: State, clan: number, ability: string | undefined): number {
  const yes = worthOf(ability ?? '').yes;
  if (yes === undefined) return UNJUDGED_YES;
  const { always = 0, perRank = 0, lowest = 0 } = yes;
  const rank = honorRankOf(state, clan);
  return always + perRank * rank + (rank === playersOf(state) - 1 ? lowest : 0);
}
