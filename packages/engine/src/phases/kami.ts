import { defineStep, push } from '../agenda/agenda.ts';
import { SHRINES } from '../data/year.ts';
import { openMomentUntilDone } from '../effects/moment.ts';
import { settle } from '../effects/tie.ts';
import { forceIn } from '../state/force.ts';
import { kamiNumbered } from '../state/kami.ts';
import { add, FIRST_SHRINE, get, KAMI_TURN, NONE, SHRINE_KAMI } from '../state/layout.ts';
import { clanId, kamiId } from '../state/names.ts';
import { ranked } from '../state/ranking.ts';
import { markerStep } from './markers.ts';

/** A kami turn: the shrines from left to right, each favor before the next shrine is looked at (KAMI-1). */

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
    settle(table, worship, 'favor');
    kamiNumbered(kami).favor(table, favored);
  },
});
