import { clan } from './clan.ts';

/** Koi. Ronin become coins when the war begins; if they hire ronin, every coin kept back fights. */
export const koi = clan({
  id: 'koi',
  name: 'Koi',
  honorRank: 1,
  income: 5,
  home: 'edo',
  traits: { roninBecomeCoins: true, coinsFightAsRonin: true },
});
