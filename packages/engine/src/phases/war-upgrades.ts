import * as position from '../state/index.ts';
import { defineSameTime } from './same-time.ts';

const { voicesFor } = position;

/** What takes effect at the start of the war phase, player by player (WAR-1), each in one moment (WORD-13). */
export const WAR_UPGRADES = defineSameTime({
  name: 'war-upgrades',
  acts: voicesFor('atWarStart'),
  ownOrder: 'acquired',
  moment: 'player',
});
