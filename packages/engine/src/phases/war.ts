import { defineStep, push } from '../agenda/agenda.ts';
import type { Table } from '../agenda/table.ts';
import { beginBattle } from '../battle/battle.ts';
import { takeToken } from '../battle/token.ts';
import { traitsOf } from '../clans/index.ts';
import { closeMoment, inOneMoment, openMoment } from '../effects/moment.ts';
import { cardNumbered } from '../state/catalogue.ts';
import { allyOf, clanAtHonor, playersOf, roninOf } from '../state/clans.ts';
import { presentAt, strongestAt } from '../state/force.ts';
import {
  add,
  COINS,
  get,
  PHASE,
  put,
  RONIN,
  type State,
  WAR_COUNT,
  WAR_NEXT,
  WARS,
} from '../state/layout.ts';
import { clanId, provinceId } from '../state/names.ts';
import { phaseNumber } from '../state/phase.ts';
import { cardsOf } from '../state/taken.ts';
import { markerStep } from './markers.ts';

/** The war phase: what takes effect at its start, then the wars in the order of their numbers. */

export const WAR_BEGINS = defineStep({
  name: 'war-begins',
  run: (table) => {
    const { state, sink } = table;
    put(state, PHASE, phaseNumber('war'));
    sink?.({ type: 'warBegan', seenBy: 'all' });
    // WAR-1, HONOR-6: nobody has a choice to make here, so it goes by descending honor.
    for (let rank = 0; rank < playersOf(state); rank++) prepare(table, clanAtHonor(state, rank));
  },
});

/** WORD-13: one moment per player. HONOR-7: in order of acquisition, the Koi's conversion last. */
function prepare(table: Table, clan: number): void {
  openMoment(table);
  for (const card of cardsOf(table.state, clan)) cardNumbered(card).atWarStart?.(table, clan);
  if (traitsOf(clan).roninBecomeCoins) convertRonin(table, clan);
  closeMoment(table);
}

/** KOI-1: not a gain from the common pile. */
function convertRonin({ state, sink }: Table, clan: number): void {
  const ronin = roninOf(state, clan);
  if (ronin === 0) return;
  put(state, RONIN + clan, 0);
  add(state, COINS + clan, ronin);
  sink?.({ type: 'converted', clan: clanId(clan), ronin, because: clanId(clan), seenBy: 'all' });
}

export const WARS_GO_ON = defineStep({
  name: 'wars-go-on',
  run: (table) => {
    const { state, sink } = table;
    const war = get(state, WAR_NEXT);
    if (war === get(state, WAR_COUNT)) return;
    put(state, WAR_NEXT, war + 1);
    push(state, WARS_GO_ON);
    push(state, markerStep('battle-end'));
    const province = get(state, WARS + war);
    sink?.({ type: 'warOpened', war: war + 1, province: provinceId(province), seenBy: 'all' });
    resolveWar(table, province);
  },
});

/** WAR-3: discarded, taken in peace, or fought over by all who have Force there. */
function resolveWar(table: Table, province: number): void {
  const { state, sink } = table;
  const present = presentAt(state, province);
  if (present === 0) {
    sink?.({ type: 'tokenDiscarded', province: provinceId(province), seenBy: 'all' });
    return;
  }
  const strongest = strongestAt(state, province);
  if (isPeaceful(state, present, strongest)) {
    inOneMoment(table, () => takeToken(table, strongest, province, false));
  } else {
    beginBattle(table, province, present);
  }
}

/** One player alone, or exactly two who are allied with each other. */
function isPeaceful(state: State, present: number, strongest: number): boolean {
  const others = present & ~(1 << strongest);
  const ally = allyOf(state, strongest);
  return others === 0 || (ally >= 0 && others === 1 << ally);
}
