import { defineStep } from '../agenda/agenda.ts';
import { offer } from '../agenda/options.ts';
import { gain } from '../effects/gains.ts';
import { gainHonor } from '../effects/honor.ts';
import { kill } from '../effects/kill.ts';
import { saysYes, USE_NO, USE_YES } from '../moves/code.ts';
import { figureCount, squadAt } from '../state/figures.ts';
import { BATTLE_PROVINCE, get, type State } from '../state/layout.ts';
import { mortals } from '../state/standing.ts';

/** SEPPUKU-1: all of one's own figures in the province or none; 1 VP and a step of honor for each. */

function ownFigures(state: State, clan: number): number {
  const province = get(state, BATTLE_PROVINCE);
  return mortals(state, clan, province, squadAt(state, clan, province), clan);
}

export const COMMIT_SEPPUKU = defineStep({
  name: 'seppuku',
  asks: 'use',
  ability: () => 'seppuku',
  options: (state, clan, out) => {
    offer(out, USE_NO);
    if (ownFigures(state, clan) !== 0) offer(out, USE_YES);
  },
  answer: (table, clan, code) => {
    if (!saysYes(code)) return;
    const dead = ownFigures(table.state, clan);
    const count = figureCount(dead);
    kill(table, clan, clan, get(table.state, BATTLE_PROVINCE), dead, 'seppuku');
    gain(table, clan, { vp: count }, 'seppuku');
    gainHonor(table, clan, count, 'seppuku');
  },
});
