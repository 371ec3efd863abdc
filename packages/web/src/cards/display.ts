import type { CardId, ClanId, View } from '@hinode/engine';
import { CARD_FACTS, type CardFacts } from '@hinode/engine/facts';

/** The season cards: which are on display, and who took the others. */

export interface Shown {
  readonly card: CardFacts;
  /** Copies on display. */
  readonly left: number;
  readonly owners: readonly ClanId[];
}

export const cardNamed = (id: CardId): CardFacts | undefined => CARD_FACTS.find((card) => card.id === id);

/** All the different cards of this season in this game: those on display first, in their order. */
export function displayOf({ display, season, set, clans }: View): Shown[] {
  const ofSeason = CARD_FACTS.filter(
    (card) => card.season === season && card.sets.some((box) => box === 'core' || box === set),
  );
  const shown = ofSeason.map((card) => ({
    card,
    left: display.filter((id) => id === card.id).length,
    owners: clans.flatMap(({ clan, cards }) => cards.filter((id) => id === card.id).map(() => clan)),
  }));
  const place = ({ card, left }: Shown): number =>
    left > 0 ? display.indexOf(card.id) : display.length + ofSeason.indexOf(card);
  return shown.sort((a, b) => place(a) - place(b));
}
