import { defineStep, push } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { loseHonor } from '../../../../effects/honor.ts';
import { afterKills, kill, killUnlessSpared, victimIn, whyNotVictim } from '../../../../effects/kill.ts';
import { clanIn, isPass, killCode, PASS, provinceIn } from '../../../../moves/code.ts';
import { card } from '../../../../state/catalogue.ts';
import { seats } from '../../../../state/clans.ts';
import { BUSHI, bushiOf } from '../../../../state/figures.ts';
import { PROVINCES, type State } from '../../../../state/layout.ts';
import { clanId } from '../../../../state/names.ts';
import { mayDie } from '../../../../state/standing.ts';

const bushiOnMap = (state: State, clan: number): boolean => {
  for (let province = 0; province < PROVINCES; province++)
    if (bushiOf(state, clan, province) > 0) return true;
  return false;
};

const ASSASSINATE = defineStep({
  name: 'path-of-the-ninja',
  asks: 'kill',
  ability: () => 'path-of-the-ninja',
  options: (state, clan, out) => {
    offer(out, PASS);
    for (const of of seats(state)) {
      for (let province = 0; province < PROVINCES; province++) {
        if (bushiOf(state, of, province) > 0 && mayDie(state, of, BUSHI, province, clan))
          offer(out, killCode(of, BUSHI, province));
      }
    }
  },
  whyNot: (state, clan, code) =>
    whyNotVictim(
      state,
      victimIn(code),
      'CARD-PATH-OF-THE-NINJA',
      ({ of, kind, province }) => kind === BUSHI && mayDie(state, of, kind, province, clan),
    ),
  answer: (table, clan, code) => {
    if (isPass(code)) return;
    const victim = clanIn(code);
    kill(table, clan, victim, provinceIn(code), BUSHI, 'path-of-the-ninja');
    afterKills(table, { by: clan, victims: 1 << victim });
    loseHonor(table, clan, 'path-of-the-ninja');
  },
});

/** CARD-MERCY: the Ninja's honor is lost all the same. */
const SPARED = defineStep({
  name: 'path-of-the-ninja-spared',
  run: (table, clan) => {
    table.sink?.({ type: 'figuresSpared', clan: clanId(clan), because: 'path-of-the-ninja', seenBy: 'all' });
    loseHonor(table, clan, 'path-of-the-ninja');
  },
});

const STRIKE = defineStep({
  name: 'path-of-the-ninja-strikes',
  run: (table, clan) => {
    const { state } = table;
    let opponentsBushi = false;
    for (const of of seats(state)) {
      opponentsBushi ||= of !== clan && bushiOnMap(state, of);
    }
    if (opponentsBushi) killUnlessSpared(table, clan, { killing: ASSASSINATE, spared: SPARED }, {});
    else push(state, ASSASSINATE, clan);
  },
});

/** Path of the Ninja. After your summon you may kill any one Bushi on the map, and lose honor. */
export const pathOfTheNinja = card({
  id: 'path-of-the-ninja',
  name: 'Path of the Ninja',
  season: 'spring',
  sets: ['horseman'],
  type: 'enhancement',
  cost: 2,
  copies: 1,
  mayAfterSummon: STRIKE,
});
