import * as agenda from '../agenda/index.ts';
import { gain } from '../effects/gains.ts';
import { gainHonor } from '../effects/honor.ts';
import { killAll } from '../effects/kill.ts';
import { yesIf } from '../effects/yes-or-no.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import { advantage } from './advantage.ts';

const { defineStep, push } = agenda;
const { saysYes } = codes;
const { BATTLE_PROVINCE, get, mortalsAt } = position;

const COMMIT_SEPPUKU = defineStep({
  name: 'seppuku',
  ability: () => 'seppuku',
  ...yesIf((state, clan) => mortalsAt(state, clan, get(state, BATTLE_PROVINCE), clan) > 0, 'SEPPUKU-1'),
  answer: (table, clan, code) => {
    if (!saysYes(code)) return;
    const count = killAll(table, clan, clan, get(table.state, BATTLE_PROVINCE), 'seppuku');
    gain(table, clan, { vp: count }, 'seppuku');
    gainHonor(table, clan, count, 'seppuku');
  },
});

/** Seppuku (SEPPUKU-1). All of the clan's own figures in the province or none; 1 VP and a step of honor for each. */
export const seppuku = advantage({
  id: 'seppuku',
  used: 'before-outcome',
  win: ({ state }, winner) => push(state, COMMIT_SEPPUKU, winner),
});
