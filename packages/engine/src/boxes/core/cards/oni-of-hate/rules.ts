import { defineStep, push } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { afterKills, kill, killUnlessSpared, victimIn, whyNotVictim } from '../../../../effects/kill.ts';
import { clanIn, figureIn, killCode, provinceIn } from '../../../../moves/code.ts';
import { card } from '../../../../state/catalogue.ts';
import { clanAtHonor, honorRankOf } from '../../../../state/clans.ts';
import { BUSHI, countAt } from '../../../../state/figures.ts';
import { figureKinds, isShinto } from '../../../../state/kinds.ts';
import type { State } from '../../../../state/layout.ts';
import { clanId, provinceId } from '../../../../state/names.ts';
import { mayDie } from '../../../../state/standing.ts';

/** The kinds of a clan's figures in a province that can be its prey: Bushi, and Shinto or what counts as one. */
const prey = (state: State, owner: number, clan: number, province: number): number[] =>
  figureKinds().filter(
    (kind) =>
      (kind === BUSHI || isShinto(kind)) &&
      countAt(state, clan, kind, province) > 0 &&
      mayDie(state, clan, kind, province, owner),
  );

/** The clans with more honor than the owner that have prey there, the highest honor first. */
function victims(state: State, owner: number, province: number): number[] {
  const clans: number[] = [];
  for (let rank = 0; rank < honorRankOf(state, owner); rank++) {
    const clan = clanAtHonor(state, rank);
    if (prey(state, owner, clan, province).length > 0) clans.push(clan);
  }
  return clans;
}

const CHOOSE_PREY = defineStep({
  name: 'oni-of-hate',
  asks: 'kill',
  ability: () => 'oni-of-hate',
  about: { province: 'province', victim: 'clan' },
  options: (state, clan, out, { province, victim }) => {
    for (const kind of prey(state, clan, victim, province)) offer(out, killCode(victim, kind, province));
  },
  whyNot: (state, clan, code, { province, victim }) =>
    whyNotVictim(
      state,
      victimIn(code),
      'CARD-ONI-OF-HATE',
      (chosen) =>
        chosen.of === victim &&
        chosen.province === province &&
        prey(state, clan, victim, province).includes(chosen.kind),
    ),
  answer: (table, clan, code) => {
    kill(table, clan, clanIn(code), provinceIn(code), figureIn(code), 'oni-of-hate');
    afterKills(table, { by: clan, victims: 1 << clanIn(code) });
  },
});

const HUNT = defineStep({
  name: 'oni-of-hate-hunts',
  about: { province: 'province' },
  run: ({ state }, clan, { province }) => {
    for (const victim of victims(state, clan, province).reverse())
      push(state, CHOOSE_PREY, clan, { province, victim });
  },
});

const SPARED = defineStep({
  name: 'oni-of-hate-spared',
  about: { province: 'province' },
  run: ({ sink }, clan, { province }) =>
    sink?.({
      type: 'figuresSpared',
      clan: clanId(clan),
      province: provinceId(province),
      because: 'oni-of-hate',
      seenBy: 'all',
    }),
});

/**
 * Oni of Hate. Each time it enters a province, 1 Bushi or Shinto there of each player with more honor than you
 * is killed; you choose which.
 */
export const oniOfHate = card({
  id: 'oni-of-hate',
  name: 'Oni of Hate',
  season: 'autumn',
  sets: ['archway', 'horseman', 'teapot'],
  type: 'monster',
  cost: 3,
  copies: 1,
  monster: {
    oni: true,
    onEnter: (table, owner, province) => {
      if (victims(table.state, owner, province).length === 0) return;
      killUnlessSpared(table, owner, { killing: HUNT, spared: SPARED }, { province });
    },
  },
});
