import { CARDS, type CardId, type ClanId, type View } from '@hinode/engine';

/** The season cards: what lies on display, and who took the others. */

export type Card = (typeof CARDS)[number];

export interface Shown {
  readonly card: Card;
  /** Copies on display. */
  readonly left: number;
  readonly owners: readonly ClanId[];
}

export const cardNamed = (id: CardId): Card | undefined => CARDS.find((card) => card.id === id);

/** Every different card of this season in this game: those on display first, in their order. */
export function displayOf({ display, season, set, clans }: View): Shown[] {
  const ofSeason = CARDS.filter(
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
