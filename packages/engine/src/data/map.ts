/** The map: eight provinces, the borders between them and the shipping routes. Facts only. */

export const PROVINCE_IDS = [
  'hokkaido',
  'oshu',
  'edo',
  'kyoto',
  'kansai',
  'nagato',
  'shikoku',
  'kyushu',
] as const;
export type ProvinceId = (typeof PROVINCE_IDS)[number];

export interface Reward {
  readonly vp: number;
  readonly coins: number;
  readonly ronin: number;
}

/** What a Harvest pays for each province, in the order of `PROVINCE_IDS`. */
export const REWARDS: readonly Reward[] = [
  { vp: 0, coins: 0, ronin: 2 },
  { vp: 0, coins: 3, ronin: 0 },
  { vp: 2, coins: 2, ronin: 0 },
  { vp: 4, coins: 0, ronin: 0 },
  { vp: 3, coins: 0, ronin: 0 },
  { vp: 1, coins: 1, ronin: 1 },
  { vp: 0, coins: 3, ronin: 0 },
  { vp: 1, coins: 1, ronin: 1 },
];

export const BORDERS: readonly (readonly [ProvinceId, ProvinceId])[] = [
  ['oshu', 'edo'],
  ['oshu', 'kyoto'],
  ['edo', 'kyoto'],
  ['kyoto', 'kansai'],
  ['kansai', 'nagato'],
];

export const SHIPPING_ROUTES: readonly (readonly [ProvinceId, ProvinceId])[] = [
  ['hokkaido', 'oshu'],
  ['hokkaido', 'kansai'],
  ['hokkaido', 'kyushu'],
  ['kansai', 'shikoku'],
  ['kansai', 'kyushu'],
  ['shikoku', 'kyushu'],
];
