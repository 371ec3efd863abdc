import { askedClans } from '../agenda/agenda.ts';
import type { ClanId } from '../data/clans.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { State } from '../state/layout.ts';
import { clansOf } from '../state/names.ts';

/** MANDATE-3: others are asked, not this clan; or the move for it does not come from its player. */
export const notYourTurn = (state: State, clan: ClanId): Refusal =>
  refuse('not-your-turn', 'MANDATE-3', { clan, waitingFor: clansOf(askedClans(state)) });
