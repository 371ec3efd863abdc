import { hears, whyNotTaken } from '../agenda/agenda.ts';
import { whyNotHeld } from '../effects/held.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { State } from '../state/layout.ts';
import type { Purse } from '../state/purse.ts';
import type { Read } from './border.ts';
import type { MoveType } from './types.ts';

/** What is said at the tea ceremony, and proposals with sweeteners, which are not listed. */

const TEA_TALK: readonly MoveType[] = ['propose', 'withdraw', 'accept', 'decline', 'ready'];

export const isTeaTalk = (type: MoveType): boolean => TEA_TALK.includes(type);
export const NO_TEA_NOW = refuse('no-tea-now', 'TEA-4');

const NOTHING: Purse = { coins: 0, ronin: 0 };

/** TEA-5: a clan that proposes must hold what it offers. */
export function whyNoProposal(state: State, { clan, type, code, give = NOTHING }: Read): Refusal | undefined {
  if (!hears(state, clan, type)) return NO_TEA_NOW;
  return whyNotTaken(state, clan, code) ?? whyNotHeld(state, clan, give, 'TEA-5');
}
