import * as agenda from '../agenda/index.ts';
import type { Table } from '../agenda/table.ts';
import { beginBattle } from '../battle/battle.ts';
import { takeToken } from '../battle/token.ts';
import { inOneMoment } from '../effects/moment.ts';
import { settle } from '../effects/tie.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { markerStep } from './markers.ts';
import { NOBODY_SETTLED } from './same-time.ts';
import { WAR_UPGRADES } from './war-upgrades.ts';

const { defineStep, push } = agenda;
const {
  allyOf,
  forceIn,
  get,
  NONE,
  PHASE,
  phaseNumber,
  presentAt,
  provinceId,
  put,
  ranked,
  WAR_COUNT,
  WAR_NEXT,
  WARS,
} = position;

/** The war phase: what takes effect at its start, then the wars in the order of their numbers. */

export const WAR_BEGINS = defineStep({
  name: 'war-begins',
  run: ({ state, sink }) => {
    put(state, PHASE, phaseNumber('war'));
    sink?.({ type: 'warBegan', seenBy: 'all' });
    push(state, WAR_UPGRADES, NONE, NOBODY_SETTLED);
  },
});

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
  const forces = ranked(state, forceIn, province);
  if (isPeaceful(state, present, forces.winner)) {
    inOneMoment(table, () => takeToken(table, settle(table, forces, 'peaceful-war'), province, false));
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
