import * as agenda from '../agenda/index.ts';
import { stealVp } from '../effects/gains.ts';
import { refuse } from '../errors.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import type { Hostage } from '../state/taken.ts';
import { advantage } from './advantage.ts';

const { defineStep, offer, push } = agenda;
const { clanIn, figureIn, hostageCode, isPass, PASS } = codes;
const {
  addHostage,
  BATTLE_PROVINCE,
  carryHome,
  clanId,
  countAt,
  get,
  isDaimyo,
  kindId,
  lentAmong,
  nextFigure,
  NONE,
  provinceId,
  RESERVE,
  seats,
  STRONGHOLD,
  sumOf,
  takeAway,
  voicesFor,
} = position;

/** HOSTAGE-1, HOSTAGE-2: figures of others go with their captor, each with a victory point. */

const more = voicesFor('extraHostages');

const hostagesToTake = (state: State, clan: number): number => 1 + sumOf(more, state, clan);

/** WORD-12: no Daimyo is ever taken. */
export const canBeTakenHostage = (kind: number): boolean => !isDaimyo(kind);

/** `left`: how many may still be taken. */
const TAKE_HOSTAGE = defineStep({
  name: 'take-hostage',
  about: { left: 'amount' },
  asks: 'hostage',
  ability: () => 'hostage',
  options: (state, clan, out) => {
    offer(out, PASS);
    const province = get(state, BATTLE_PROVINCE);
    for (const of of seats(state)) {
      if (of === clan) continue;
      for (
        let kind = nextFigure(state, of, province, NONE);
        kind !== NONE;
        kind = nextFigure(state, of, province, kind)
      )
        if (canBeTakenHostage(kind)) offer(out, hostageCode(of, kind));
    }
  },
  whyNot: (state, clan, code) => {
    const of = clanIn(code);
    const kind = figureIn(code);
    const province = get(state, BATTLE_PROVINCE);
    const facts = { of: clanId(of), figure: kindId(kind), province: provinceId(province) };
    if (!canBeTakenHostage(kind)) return refuse('daimyo-immune', 'WORD-12', facts);
    if (of === clan) return refuse('own-figure', 'HOSTAGE-1', facts);
    return kind === STRONGHOLD || countAt(state, of, kind, province) === 0
      ? refuse('no-figure-there', 'HOSTAGE-1', facts)
      : undefined;
  },
  answer: (table, clan, code, { left }) => {
    if (isPass(code)) return;
    const { state, sink } = table;
    const of = clanIn(code);
    const kind = figureIn(code);
    const province = get(state, BATTLE_PROVINCE);
    const owner = lentAmong(state, of, kind, province, 1)?.of ?? of;
    capture(state, { captor: clan, of, kind }, owner);
    sink?.({
      type: 'hostageTaken',
      clan: clanId(clan),
      of: clanId(of),
      figure: kindId(kind),
      province: provinceId(province),
      ...(owner !== of && { owner: clanId(owner) }),
      seenBy: 'all',
    });
    if (left > 1) push(state, TAKE_HOSTAGE, clan, { left: left - 1 });
    stealVp(table, clan, of, 1, 'hostage');
  },
});

/** The figure leaves the battle. A figure on loan becomes a hostage from its own clan, or goes home if that clan took it. */
function capture(state: State, { captor, of, kind }: Hostage, owner: number): void {
  const province = get(state, BATTLE_PROVINCE);
  if (owner === of) takeAway(state, of, kind, province);
  else carryHome(state, of, kind, province, 1);
  if (owner === captor) return;
  if (owner !== of) takeAway(state, owner, kind, RESERVE);
  addHostage(state, { captor, of: owner, kind });
}

/** Take hostage (HOSTAGE-1, HOSTAGE-2). */
export const hostage = advantage({
  id: 'hostage',
  used: 'before-outcome',
  win: ({ state }, winner) => push(state, TAKE_HOSTAGE, winner, { left: hostagesToTake(state, winner) }),
});
