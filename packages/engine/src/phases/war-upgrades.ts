import { voicesFor } from '../state/abilities.ts';
import { defineSameTime } from './same-time.ts';

/** What takes effect at the start of the war phase, player by player (WAR-1), each in one moment (WORD-13). */
export const WAR_UPGRADES = defineSameTime({
  name: 'war-upgrades',
  acts: voicesFor('atWarStart'),
  ownOrder: 'acquired',
  moment: 'player',
});
