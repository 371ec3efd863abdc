import type { SeasonId } from '@hinode/engine';
import { PICTURES } from '@hinode/engine/boxes/pictures';
import type { CardType } from '@hinode/engine/facts';
import type { WeaveName } from './weaves.ts';

/**
 * The picture of each card. The scene says when a card works: a gate after a summon or at a shrine, banners when war
 * begins, the sun for honor, the moon for what is hidden or deadly, a wave for the sea, a mountain for plain strength, a
 * field for coins, a bridge for gifts and allies, pines for what lives on or waits, a castle for strongholds, rain for Oni,
 * snow for Winter. The subject follows the name. Both are in the folder of the card.
 *
 * The season determines the wash, and the type of the card the ground. `scripts/cards.ts` draws the sheet from this.
 */

export interface Picture {
  readonly scene: string;
  /** An icon of game-icons.net. Without it the picture shows the card's own drawing, or the figure of its Monster. */
  readonly subject?: string;
  readonly own?: true;
}

const pictures: Readonly<Record<string, Picture>> = PICTURES;

export const pictureOf = (card: string): Picture => pictures[card] ?? { scene: 'sun' };

/** Every type of card has a pattern, an outline and a mark of its own. */
export const CARD_WEAVES: Readonly<Record<CardType, WeaveName>> = {
  enhancement: 'arrows',
  virtue: 'circles',
  monster: 'scales',
  'war-upgrade': 'checks',
  'winter-upgrade': 'shell',
};

/** The inks of a season's pictures. Prints look the same by day and by night. */
export const WASHES = {
  spring: {
    top: '#b4c4c4',
    bottom: '#f3ead7',
    far: '#bcc6bc',
    near: '#8fa3a0',
    ground: '#e6d9bf',
    disc: '#fffdf4',
  },
  summer: {
    top: '#6e8c9c',
    bottom: '#dfe8e2',
    far: '#9fb4bb',
    near: '#5f7f8f',
    ground: '#ddd0b5',
    disc: '#fbf6ea',
  },
  autumn: {
    top: '#6b6154',
    bottom: '#ead9b8',
    far: '#b3a58d',
    near: '#7b6f5e',
    ground: '#cbbb9a',
    disc: '#f3ead7',
  },
  winter: {
    top: '#243f55',
    bottom: '#93aab4',
    far: '#5f7b8c',
    near: '#38566d',
    ground: '#d3dadb',
    disc: '#f3ead7',
  },
} as const;

export type Wash = keyof typeof WASHES;

/** Winter upgrades are always painted at night, whenever they are sold. */
export const washOf = ({ type, season }: { readonly type: CardType; readonly season: SeasonId }): Wash =>
  type === 'winter-upgrade' ? 'winter' : season;
