import * as agenda from '../agenda/index.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { isReady, nobodyIsReady, owesReady, setReady, whyNotReady } from './ready.ts';

const { defineCouncil, defineStep, offer, openQuestion, push } = agenda;
const { READY_NO, READY_YES, saysYes } = codes;
const { CLAN_COUNT, GAINED, GAINED_ANY, get, isInPlay, phaseOf, seats } = position;

/**
 * The pause before the war (DEAL-6): what the last turns brought can still be shared. The political phase lasts
 * until everybody is ready.
 */

/** What a clan has received since the last question at which it could have given. */
export const gainedBy = (state: State, clan: number): { readonly coins: number; readonly ronin: number } => ({
  coins: get(state, GAINED + clan),
  ronin: get(state, GAINED + CLAN_COUNT + clan),
});

/** Is everybody being asked whether they are ready for war? */
export const isPausing = (state: State): boolean =>
  phaseOf(state) === 'politics' && openQuestion(state)?.asks === 'ready';

export const BEFORE_WAR = defineStep({
  name: 'before-war',
  run: ({ state, sink }) => {
    if (get(state, GAINED_ANY) === 0) return;
    sink?.({ type: 'pauseBegan', seenBy: 'all' });
    push(state, PAUSE);
  },
});

const PAUSE = defineCouncil({
  name: 'pause-before-war',
  asks: 'ready',
  isOver: ({ state }) => {
    for (const clan of seats(state)) if (owesReady(state, clan)) return false;
    nobodyIsReady(state);
    return true;
  },
  owes: owesReady,
  options: (state, clan, out) => {
    if (isInPlay(state, clan)) offer(out, isReady(state, clan) ? READY_NO : READY_YES);
  },
  whyNot: (state, clan, code) => whyNotReady(state, clan, code, 'DEAL-6'),
  answer: (table, clan, code) => setReady(table, clan, saysYes(code)),
});
