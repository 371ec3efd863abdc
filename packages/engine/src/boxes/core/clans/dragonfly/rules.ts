import { clan } from '../../../../state/clan-abilities.ts';

/** Dragonfly. What they summon (DRAGONFLY-1) or move (DRAGONFLY-2) may go to any province. */
export const dragonfly = clan({
  id: 'dragonfly',
  name: 'Dragonfly',
  honorRank: 5,
  income: 6,
  home: 'hokkaido',
  summonsAnywhere: true,
  movesAnywhere: true,
});
