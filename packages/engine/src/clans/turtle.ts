import { clan } from './clan.ts';

/** Turtle. Their strongholds walk and fight, and no one can kill or capture them. */
export const turtle = clan({
  id: 'turtle',
  name: 'Turtle',
  honorRank: 3,
  income: 6,
  home: 'kyoto',
  traits: { strongholdsMove: true, strongholdForce: 1 },
});
