import { CARDS, BOXES as FACTS, SETS } from '../boxes/facts.generated.ts';
import { type CardId, isExtraMonster } from './cards.ts';
import { CLANS, type ClanId } from './clans.ts';
import type { SetId } from './year.ts';

/** The boxes that things come in. Facts only; each is written down in the manifest of its box. */

export type BoxId = (typeof FACTS)[number]['id'];

/** Ways to play that a box may bring, by their names in a setup. */
export const VARIANTS = ['unbound'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface BoxFacts {
  readonly id: BoxId;
  readonly name: string;
  /** The most people who can play with it, 0 if it brings no seat. */
  readonly players: number;
  readonly variants: readonly Variant[];
}

export const BOXES: readonly BoxFacts[] = FACTS;
export const BOX_IDS: readonly BoxId[] = BOXES.map(({ id }) => id);

/** What a game is played with if its setup names no box. */
export const CORE: readonly BoxId[] = ['core'];

export const hasVariant = (variant: Variant, boxes: readonly BoxId[] = BOX_IDS): boolean =>
  BOXES.some(({ id, variants }) => boxes.includes(id) && variants.includes(variant));

/** The sets and the clans that may be drawn at random at a table that plays with these boxes, in order. */
export const setsOfBoxes = (boxes: readonly BoxId[]): SetId[] =>
  SETS.filter(({ box }) => boxes.includes(box)).map(({ id }) => id);
export const clansOfBoxes = (boxes: readonly BoxId[]): ClanId[] =>
  CLANS.filter(({ box }) => boxes.includes(box)).map(({ id }) => id);

/** The extra Monsters that come in boxes. */
export const monstersOfBoxes = (boxes: readonly BoxId[]): CardId[] =>
  CARDS.filter((card) => boxes.includes(card.box) && isExtraMonster(card)).map(({ id }) => id);

/** The clans of a table that names no box. */
export const CORE_CLAN_IDS: readonly ClanId[] = clansOfBoxes(CORE);
