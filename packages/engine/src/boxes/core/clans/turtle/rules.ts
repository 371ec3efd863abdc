import { clan } from '../../../../state/clan-abilities.ts';
import { atLeast } from '../../../../state/hooks.ts';

/** Turtle. Their strongholds walk (TURTLE-1) and fight (TURTLE-2), and no one can kill or capture them. */
export const turtle = clan({
  id: 'turtle',
  name: 'Turtle',
  honorRank: 4,
  income: 6,
  home: 'kyoto',
  strongholdsMove: true,
  force: atLeast(1, ['stronghold']),
});
