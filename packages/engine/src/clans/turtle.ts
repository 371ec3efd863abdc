import { atLeast } from '../state/hooks.ts';
import { clan } from './clan.ts';

/** Turtle. Their strongholds walk (TURTLE-1) and fight (TURTLE-2), and no one can kill or capture them. */
export const turtle = clan({
  id: 'turtle',
  strongholdsMove: true,
  strongholdForce: atLeast(1),
});
