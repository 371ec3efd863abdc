import { whyNotHeld } from '../effects/held.ts';
import { type Refusal, refuse } from '../errors.ts';
import { isInPlay, phaseOf } from '../state/clans.ts';
import type { State } from '../state/layout.ts';
import * as layout from '../state/layout.ts';
import { clanId } from '../state/names.ts';
import type { Read } from './border.ts';

const { NONE } = layout;

/** DEAL-2, DEAL-5: at any time in the tea ceremony and the political phase, whoever's turn it is. */
export function whyNoGift(state: State, { clan, to = NONE, give }: Read): Refusal | undefined {
  const phase = phaseOf(state);
  if (phase !== 'tea' && phase !== 'politics') return refuse('no-gifts-now', 'DEAL-2', { phase });
  if (!isInPlay(state, to)) return refuse('clan-not-in-play', 'SETUP-1', { clan: clanId(to) });
  if (to === clan) return refuse('gift-to-yourself', 'DEAL-5', { clan: clanId(clan) });
  if (give === undefined || give.coins + give.ronin === 0) return refuse('nothing-given', 'DEAL-5');
  return whyNotHeld(state, clan, give, 'DEAL-2');
}
