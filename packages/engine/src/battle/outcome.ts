import * as agenda from '../agenda/index.ts';
import type { Table } from '../agenda/table.ts';
import { battleForces } from '../effects/battle-forces.ts';
import { afterKills, killAll, killUnlessSpared } from '../effects/kill.ts';
import { openMomentUntilDone } from '../effects/moment.ts';
import { settle } from '../effects/tie.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { takeToken } from './token.ts';

const { defineStep } = agenda;
const {
  allyOf,
  BATTLE_PROVINCE,
  BATTLE_WINNER,
  battleForce,
  clanId,
  clansAmong,
  FIGHTERS,
  get,
  mortalsAt,
  provinceId,
  put,
  ranked,
} = position;

/** The outcome of a battle: the token, and the losers' dead (OUTCOME-1 to OUTCOME-3). */

/** The losers whose figures are not safe, one bit each: everyone in the battle but the winner and the winner's ally. */
function doomed(state: State, winner: number, province: number): number {
  let clans = 0;
  for (const clan of clansAmong(get(state, FIGHTERS))) {
    if (clan === winner || clan === allyOf(state, winner)) continue;
    if (mortalsAt(state, clan, province, winner) > 0) clans |= 1 << clan;
  }
  return clans;
}

export const OUTCOME = defineStep({
  name: 'outcome',
  run: (table) => {
    const { state } = table;
    const province = get(state, BATTLE_PROVINCE);
    // If nobody has any Force left, the highest honor of those in the battle wins.
    const fought = ranked(state, battleForce, province, get(state, FIGHTERS), 0);
    const { winner } = fought;
    put(state, BATTLE_WINNER, winner);
    tellOutcome(table, winner, province);
    openMomentUntilDone(table);
    settle(table, fought, 'battle');
    takeToken(table, winner, province, true);
    if (doomed(state, winner, province) !== 0)
      killUnlessSpared(table, winner, { killing: KILL_LOSERS, spared: SPARED }, { province });
  },
});

function tellOutcome({ state, sink }: Table, winner: number, province: number): void {
  sink?.({
    type: 'battleWon',
    clan: clanId(winner),
    province: provinceId(province),
    force: battleForces(state),
    seenBy: 'all',
  });
}

const KILL_LOSERS = defineStep({
  name: 'kill-losers',
  about: { province: 'province' },
  run: (table, winner, { province }) => {
    const { state } = table;
    const victims = doomed(state, winner, province);
    for (const clan of clansAmong(victims)) killAll(table, winner, clan, province, 'battle');
    afterKills(table, { by: winner, victims });
  },
});

const SPARED = defineStep({
  name: 'losers-spared',
  about: { province: 'province' },
  run: ({ sink }, clan, { province }) =>
    sink?.({
      type: 'figuresSpared',
      clan: clanId(clan),
      province: provinceId(province),
      because: 'battle',
      seenBy: 'all',
    }),
});
