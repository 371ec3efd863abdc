import { defineStep } from '../agenda/agenda.ts';
import { gain } from '../effects/gains.ts';
import { gainHonor } from '../effects/honor.ts';
import { kill } from '../effects/kill.ts';
import { yesIf } from '../effects/yes-or-no.ts';
import { saysYes } from '../moves/code.ts';
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
  ability: () => 'seppuku',
  ...yesIf((state, clan) => ownFigures(state, clan) !== 0, 'SEPPUKU-1'),
  answer: (table, clan, code) => {
    if (!saysYes(code)) return;
    const dead = ownFigures(table.state, clan);
    const count = figureCount(dead);
    kill(table, clan, clan, get(table.state, BATTLE_PROVINCE), dead, 'seppuku');
    gain(table, clan, { vp: count }, 'seppuku');
    gainHonor(table, clan, count, 'seppuku');
  },
});
