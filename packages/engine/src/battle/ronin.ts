import * as agenda from '../agenda/index.ts';
import { yesIf } from '../effects/yes-or-no.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { advantage } from './advantage.ts';

const { defineStep, push } = agenda;
const { saysYes } = codes;
const { clanId, coinsOf, firstOf, HIRED, put, roninOf, voicesFor } = position;

const extras = voicesFor('extraRonin');

/** RONIN-1 to RONIN-3: all of a clan's ronin add their Force, or none does. Some fight for the coins kept back (KOI-2). */
export const roninForHire = (state: State, clan: number, keptBack = coinsOf(state, clan)): number =>
  roninOf(state, clan) + (firstOf(extras, state, clan)?.says(keptBack) ?? 0);

const HIRE_RONIN = defineStep({
  name: 'hire-ronin',
  ability: () => 'ronin',
  ...yesIf((state, clan) => roninForHire(state, clan) > 0, 'RONIN-1'),
  answer: ({ state, sink }, clan, code) => {
    if (!saysYes(code)) return;
    const ronin = roninForHire(state, clan);
    put(state, HIRED + clan, ronin);
    sink?.({ type: 'roninHired', clan: clanId(clan), ronin, seenBy: 'all' });
  },
});

/** Hire ronin (RONIN-1 to RONIN-3). */
export const ronin = advantage({
  id: 'ronin',
  used: 'before-outcome',
  win: ({ state }, winner) => push(state, HIRE_RONIN, winner),
});
