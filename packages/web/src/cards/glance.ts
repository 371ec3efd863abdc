import type { CardId } from '@hinode/engine';
import type { Key } from '@hinode/text';
import type { IconName } from '../art/icon.tsx';

/** A card at a glance: an icon and a number that give its gist before its words are read. */

export interface Glance {
  readonly icon?: IconName;
  readonly n: number;
  /** How the number is said; without this it stands alone. */
  readonly say?: Extract<Key, `glance.${string}`>;
  /** The other number it may be. */
  readonly or?: number;
  readonly figure?: 'bushi' | 'shinto';
}

export const GLANCES: Readonly<Record<CardId, readonly Glance[]>> = {
  komainu: [{ icon: 'force', n: 1 }],
  'oni-of-skulls': [{ icon: 'force', n: 1, or: 3 }],
  'path-of-the-lion': [{ icon: 'force', n: 1, say: 'glance.more' }],
  righteousness: [{ icon: 'vp', n: 1, say: 'glance.a-death' }],
  'way-of-the-shogun': [{ icon: 'coin', n: 3 }],
  benevolence: [
    { icon: 'vp', n: 2 },
    { icon: 'honor', n: 1, say: 'glance.more' },
  ],
  'path-of-the-kenin': [{ n: 1, figure: 'bushi' }],
  'path-of-the-light': [{ n: 1, figure: 'shinto' }],
  courage: [{ icon: 'vp', n: 2, say: 'glance.a-token' }],
  'path-of-the-ninja': [
    { n: 1, say: 'glance.kill' },
    { icon: 'honor', n: 1, say: 'glance.less' },
  ],
  'way-of-the-righteous': [{ icon: 'coin', n: 1, say: 'glance.each' }],
  honesty: [{ icon: 'vp', n: 2 }],
  'path-of-the-patron': [{ icon: 'coin', n: 2 }],
  'path-of-the-warlord': [{ icon: 'coin', n: 1 }],
  'path-of-the-serpent': [{ icon: 'coin', n: 1, say: 'glance.toll' }],
  respect: [{ icon: 'hostage', n: 1, say: 'glance.more' }],
  'way-of-bushido': [
    { icon: 'coin', n: 2 },
    { icon: 'vp', n: 2 },
  ],
  'way-of-the-ronin': [{ icon: 'ronin', n: 2 }],
  yurei: [{ icon: 'force', n: 2 }],
  justice: [{ icon: 'vp', n: 3 }],
  'oni-of-blood': [{ icon: 'force', n: 2, or: 4 }],
  'oni-of-souls': [{ icon: 'vp', n: 2, say: 'glance.an-oni' }],
  'path-of-the-samurai': [{ n: 1, figure: 'bushi' }],
  mercy: [{ icon: 'vp', n: 2 }],
  'path-of-the-monkey': [
    { icon: 'coin', n: 1, say: 'glance.each' },
    { icon: 'honor', n: 1, say: 'glance.less' },
  ],
  loyalty: [{ icon: 'vp', n: 1, say: 'glance.more' }],
  'way-of-the-merchant': [{ icon: 'coin', n: 1 }],
  'form-of-the-kitsune': [{ icon: 'vp', n: 3, say: 'glance.a-stronghold' }],
  'form-of-the-phoenix': [{ icon: 'vp', n: 3, say: 'glance.a-virtue' }],
  'path-of-the-dragon': [{ icon: 'force', n: 3, say: 'glance.more' }],
  'river-dragon': [{ icon: 'force', n: 5 }],
  'way-of-the-moneylender': [{ icon: 'coin', n: 5 }],
  'form-of-the-beast': [{ icon: 'vp', n: 3, say: 'glance.a-monster' }],
  'oni-of-hate': [
    { icon: 'force', n: 1 },
    { n: 1, say: 'glance.kill' },
  ],
  'oni-of-spite': [
    { icon: 'force', n: 1 },
    { icon: 'vp', n: 2, say: 'glance.each' },
  ],
  'way-of-the-katana': [{ icon: 'force', n: 2 }],
  'form-of-the-demon': [{ icon: 'vp', n: 3, say: 'glance.an-oni' }],
  'path-of-the-spirit': [
    { icon: 'coin', n: 2 },
    { icon: 'vp', n: 2 },
  ],
  'form-of-the-kindred': [{ icon: 'vp', n: 3, say: 'glance.an-alliance' }],
  'path-of-the-unrighteous': [{ icon: 'betray', n: 1, say: 'glance.more' }],
};
