import { type Asking, hears, isAsked, openQuestion, whyNotTaken } from '../agenda/agenda.ts';
import { type Refusal, refuse } from '../errors.ts';
import { phaseOf } from '../state/clans.ts';
import { isKami, kindId } from '../state/kinds.ts';
import type { State } from '../state/layout.ts';
import { clanId } from '../state/names.ts';
import type { Read } from './border.ts';
import { figureIn, isBid, LISTED } from './code.ts';
import { whyNoGift } from './gift.ts';
import { optionsOf } from './legal.ts';
import { notYourTurn } from './not-your-turn.ts';
import { isTeaTalk, NO_TEA_NOW, whyNoProposal } from './proposal.ts';

/**
 * Is a well-formed move legal now, and if not, why not? The legal moves are exactly those that the open question offers. The reason
 * comes from the question, too; this file covers only what holds for every question. Bids, gifts and proposals are not listed.
 */
export function whyIllegal(state: State, read: Read): Refusal | undefined {
  const asking = openQuestion(state);
  if (asking === undefined)
    return phaseOf(state) === 'over' ? refuse('game-over', 'WINTER-5') : refuse('nobody-is-asked', 'DEAL-5');
  if (read.type === 'gift') return whyNoGift(state, read);
  if (read.type === 'propose') return whyNoProposal(state, read);
  const other = whyOtherAbility(state, read, asking);
  if (other || isListed(state, read)) return other;
  const reason =
    whyNotHeard(state, read, asking) ?? whyKamiImmune(read) ?? whyNotTaken(state, read.clan, read.code);
  return reason ?? (isBid(read.code) ? undefined : refuse('not-possible', 'FORMAT', { asked: asking.asks }));
}

function isListed(state: State, { clan, code }: Read): boolean {
  const { codes, count } = optionsOf(state, clan);
  for (let i = 0; i < count; i++) if (codes[i] === code) return true;
  return false;
}

/** A move that names an ability must name the one that the question is about. */
function whyOtherAbility(state: State, read: Read, { asks, ability }: Asking): Refusal | undefined {
  if (read.ability === undefined || read.ability === ability || !isAsked(state, read.clan)) return undefined;
  return refuse('other-ability-asked', 'FORMAT', { asked: ability ?? asks });
}

/** Nobody asks this clan for such a move. */
function whyNotHeard(state: State, { clan, type }: Read, { asks, ability }: Asking): Refusal | undefined {
  if (hears(state, clan, type)) return undefined;
  if (isTeaTalk(type)) return NO_TEA_NOW;
  if (!isAsked(state, clan)) return notYourTurn(state, clanId(clan));
  if (type === 'pass') return refuse('compulsory', 'MANDATE-5', { asked: asks });
  return refuse('not-asked', 'FORMAT', { asked: asks, phase: phaseOf(state), ...(ability && { ability }) });
}

/** UNBOUND-5: no card, clan, Monster or advantage can pick a Kami, whoever it belongs to. */
function whyKamiImmune({ type, code }: Read): Refusal | undefined {
  const kind = figureIn(code);
  return LISTED[type]?.['of'] !== undefined && isKami(kind)
    ? refuse('kami-immune', 'UNBOUND-5', { figure: kindId(kind) })
    : undefined;
}
