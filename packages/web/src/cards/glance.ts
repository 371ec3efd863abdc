import type { CardId } from '@hinode/engine';
import { GLANCES } from '@hinode/engine/boxes/glances';
import type { Key } from '@hinode/text';
import type { IconName } from '../art/icon.tsx';

/** A card at a glance: an icon and a number that give its gist before its words are read. */

export interface Glance {
  readonly icon?: IconName;
  readonly n: number;
  /** How the number is written; by default it stands alone. */
  readonly say?: Extract<Key, `glance.${string}`>;
  /** The alternative number. */
  readonly or?: number;
  readonly figure?: 'bushi' | 'shinto';
}

const glances: Readonly<Record<CardId, readonly Glance[]>> = GLANCES;

export const glancesOf = (card: CardId): readonly Glance[] => glances[card];
