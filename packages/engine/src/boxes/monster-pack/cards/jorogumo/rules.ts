import { defineStep, push } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { takeControl } from '../../../../effects/control.ts';
import { standsIn } from '../../../../effects/holdings.ts';
import { whyNotVictim } from '../../../../effects/kill.ts';
import { clanIn, controlCode, figureIn } from '../../../../moves/code.ts';
import { card } from '../../../../state/catalogue.ts';
import { BUSHI, nextFigure } from '../../../../state/figures.ts';
import { isShinto } from '../../../../state/kinds.ts';
import { BATTLE_PROVINCE, CLAN_COUNT, get, NONE, type State } from '../../../../state/layout.ts';
import { mayStand } from '../../../../state/standing.ts';

/** Can it ensnare such a figure of the clan, if one is there? */
const canEnsnare = (state: State, owner: number, of: number, kind: number): boolean =>
  of !== owner &&
  (kind === BUSHI || isShinto(kind)) &&
  mayStand(state, owner, kind, get(state, BATTLE_PROVINCE), 'control');

/** Goes through everybody there who can be ensnared, until there are enough. */
function eachVictim(state: State, owner: number, isEnough: (of: number, kind: number) => boolean): boolean {
  const province = get(state, BATTLE_PROVINCE);
  for (let of = 0; of < CLAN_COUNT; of++)
    for (
      let kind = nextFigure(state, of, province, NONE);
      kind !== NONE;
      kind = nextFigure(state, of, province, kind)
    )
      if (canEnsnare(state, owner, of, kind) && isEnough(of, kind)) return true;
  return false;
}

const ENSNARE = defineStep({
  name: 'jorogumo',
  asks: 'control',
  ability: () => 'jorogumo',
  options: (state, owner, out) => {
    eachVictim(state, owner, (of, kind) => {
      offer(out, controlCode(of, kind));
      return false;
    });
  },
  whyNot: (state, owner, code) =>
    whyNotVictim(
      state,
      { of: clanIn(code), kind: figureIn(code), province: get(state, BATTLE_PROVINCE) },
      'CARD-JOROGUMO',
      ({ of, kind }) => canEnsnare(state, owner, of, kind),
    ),
  answer: (table, owner, code) => takeControl(table, { to: owner, of: clanIn(code), kind: figureIn(code) }),
});

/** Jorogumo. At the start of a battle in its province you take control of a Bushi or Shinto of another player there, until it is over. */
export const jorogumo = card({
  id: 'jorogumo',
  name: 'Jorogumo',
  season: 'spring',
  // It is in games that name it.
  sets: ['extra-monsters'],
  type: 'monster',
  monster: {},
  cost: 3,
  copies: 1,
  atBattleStart: {
    asks: true,
    can: (state, owner) =>
      standsIn(state, owner, 'jorogumo', get(state, BATTLE_PROVINCE)) && eachVictim(state, owner, () => true),
    does: ({ state }, owner) => push(state, ENSNARE, owner),
  },
});
