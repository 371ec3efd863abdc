import type { BoxId, ClanId, KamiId, SeasonId, SetId } from '@hinode/engine';
import { CARDS } from '@hinode/engine/boxes/facts';
import type { CardFacts, CardType } from '@hinode/engine/facts';
import { BOX_IDS, CARD_FACTS, CLANS, CORE, KAMI_IDS, SEASON_IDS, SET_IDS } from '@hinode/engine/facts';

/** Everything that can be looked up: season cards with their Monsters, kami and clans, of all boxes. */

export type Kind = CardType | 'kami' | 'clan';

/** In the order in which they are listed. */
export const KINDS: readonly Kind[] = [
  'enhancement',
  'virtue',
  'monster',
  'war-upgrade',
  'winter-upgrade',
  'kami',
  'clan',
];

/** Where a thing comes from: its set, or its box if it is in no set. */
export type Source = SetId | BoxId;

interface Common {
  readonly kind: Kind;
  readonly sources: readonly Source[];
  /** When it is sold; kami and clans are there all year. */
  readonly season?: SeasonId;
}

export interface CardThing extends Common {
  readonly id: CardFacts['id'];
  readonly card: CardFacts;
}
export interface KamiThing extends Common {
  readonly id: KamiId;
  readonly kind: 'kami';
}
export interface ClanThing extends Common {
  readonly id: ClanId;
  readonly kind: 'clan';
}
export type Thing = CardThing | KamiThing | ClanThing;

export const isCard = (thing: Thing): thing is CardThing => 'card' in thing;
export const isClan = (thing: Thing): thing is ClanThing => thing.kind === 'clan';

/** The box that a card comes in. */
const boxOf = (id: string): BoxId => CARDS.find((card) => card.id === id)?.box ?? 'core';

/** An extra Monster is in no set, so it is listed under its box. */
const sourcesOf = ({ id, sets }: CardFacts): Source[] =>
  sets.map((set) => (set === 'extra-monsters' ? boxOf(id) : set));

const cards = CARD_FACTS.map((card): CardThing => {
  const { id, type, season } = card;
  return { id, kind: type, season, sources: sourcesOf(card), card };
});

const kami = KAMI_IDS.map((id): KamiThing => ({ id, kind: 'kami', sources: CORE }));

const clans = CLANS.map(({ id, box }): ClanThing => ({ id, kind: 'clan', sources: [box] }));

/** Season by season in the order of sale, then the kami, then the clans. */
export const THINGS: readonly Thing[] = [...cards, ...kami, ...clans];

export const thingNamed = (id: string | undefined): Thing | undefined =>
  THINGS.find((thing) => thing.id === id);

/** The heading under which a thing is listed: its season, or what it is. */
export const headingOf = ({ season, kind }: Thing): SeasonId | Kind => season ?? kind;

/** The seasons in which something is sold. */
export const SEASONS: readonly SeasonId[] = SEASON_IDS.filter((season) =>
  THINGS.some((thing) => thing.season === season),
);

/** The core first, then its sets, then the other boxes, leaving out those that have nothing listed. */
export const SOURCES: readonly Source[] = [...CORE, ...SET_IDS, ...BOX_IDS].filter(
  (source, i, all) =>
    all.indexOf(source) === i && THINGS.some(({ sources }) => sources.some((one) => one === source)),
);
