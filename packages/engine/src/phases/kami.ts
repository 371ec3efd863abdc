import * as agenda from '../agenda/index.ts';
import { SHRINES } from '../data/year.ts';
import { openMomentUntilDone } from '../effects/moment.ts';
import { settle } from '../effects/tie.ts';
import { refuse } from '../errors.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import { markerStep } from './markers.ts';

const { defineStep, offer, push } = agenda;
const { figureIn, isPass, PASS, placeCode, placeIn } = codes;
const {
  add,
  clanId,
  FIRST_SHRINE,
  forceIn,
  get,
  isShrine,
  isUnbound,
  KAMI_TURN,
  kamiId,
  kamiKind,
  kamiNumbered,
  kamiStands,
  kindId,
  NONE,
  provinceId,
  PROVINCES,
  ranked,
  SHRINE_KAMI,
  standKami,
} = position;

/** A kami turn: the shrines from left to right, each favor before the next shrine is resolved (KAMI-1). */

export const KAMI_TURN_BEGINS = defineStep({
  name: 'kami-turn',
  run: ({ state, sink }) => {
    add(state, KAMI_TURN, 1);
    sink?.({ type: 'kamiTurnBegan', turn: get(state, KAMI_TURN), seenBy: 'all' });
    push(state, markerStep('kami-end'));
    for (let shrine = SHRINES - 1; shrine >= 0; shrine--) push(state, SHRINE, NONE, { shrine });
  },
});

const SHRINE = defineStep({
  name: 'shrine',
  about: { shrine: 'shrine' },
  run: (table, _clan, { shrine }) => {
    const { state, sink } = table;
    const worship = ranked(state, forceIn, FIRST_SHRINE + shrine);
    const favored = worship.winner;
    if (favored === NONE) return;
    const kami = get(state, SHRINE_KAMI + shrine);
    sink?.({ type: 'favorWon', clan: clanId(favored), kami: kamiId(kami), seenBy: 'all' });
    openMomentUntilDone(table);
    // UNBOUND-2: after the favor, in the same moment.
    if (isUnbound(state) && kamiKind(state, shrine) !== NONE) push(state, PLACE_KAMI, favored, { shrine });
    settle(table, worship, 'favor');
    kamiNumbered(kami).favor(table, favored);
  },
});

/** UNBOUND-2: the winner of the shrine places its Kami; one that is on the map may stay where it is. */
const PLACE_KAMI = defineStep({
  name: 'place-kami',
  about: { shrine: 'shrine' },
  asks: 'place',
  ability: ({ shrine }, state) => kamiId(get(state, SHRINE_KAMI + shrine)),
  options: (state, _clan, out, { shrine }) => {
    const stands = kamiStands(state, shrine);
    if (stands !== NONE) offer(out, PASS);
    const kind = kamiKind(state, shrine);
    for (let province = 0; province < PROVINCES; province++)
      if (province !== stands) offer(out, placeCode(kind, province));
  },
  whyNot: (state, clan, code, { shrine }) => {
    const place = placeIn(code);
    const kind = figureIn(code);
    const fits = kind === kamiKind(state, shrine) && !isShrine(place) && place !== kamiStands(state, shrine);
    return fits
      ? undefined
      : refuse('not-placed-there', 'UNBOUND-2', { clan: clanId(clan), figure: kindId(kind) });
  },
  answer: ({ state, sink }, clan, code, { shrine }) => {
    if (isPass(code)) return;
    const kami = kamiId(get(state, SHRINE_KAMI + shrine));
    const province = placeIn(code);
    standKami(state, shrine, province);
    sink?.({
      type: 'figurePlaced',
      clan: clanId(clan),
      figure: kami,
      province: provinceId(province),
      because: kami,
      seenBy: 'all',
    });
  },
});
