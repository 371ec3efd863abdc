import { clan } from './clan.ts';

/** Lotus. Their mandate tiles lie face down; what they announce is played. */
export const lotus = clan({
  id: 'lotus',
  name: 'Lotus',
  honorRank: 2,
  income: 7,
  home: 'nagato',
  traits: { announcesMandates: true },
});
