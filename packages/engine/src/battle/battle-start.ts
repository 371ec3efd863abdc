import { defineSameTime } from '../phases/same-time.ts';
import * as position from '../state/index.ts';

const { voicesFor } = position;

/** What takes effect when a battle has begun, before the bids, each in a moment of its own. The core box has no such effect. */
export const BATTLE_START = defineSameTime({
  name: 'battle-start',
  acts: voicesFor('atBattleStart'),
  ownOrder: 'acquired',
  moment: 'act',
});
