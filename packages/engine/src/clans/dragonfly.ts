import { clan } from './clan.ts';

/** Dragonfly. What they summon or move may go to any province. */
export const dragonfly = clan({
  id: 'dragonfly',
  name: 'Dragonfly',
  honorRank: 4,
  income: 6,
  home: 'hokkaido',
  traits: { summonsAnywhere: true, movesAnywhere: true },
});
