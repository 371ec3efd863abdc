import type { Step } from '../agenda/agenda.ts';
import * as agenda from '../agenda/index.ts';
import type { Table } from '../agenda/table.ts';
import { openMomentUntilDone } from '../effects/moment.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { actsOf, involved, isInvolved, type SameTime } from './acts.ts';
import { comesOutDifferently } from './trial.ts';

const { defineStep, offer, push } = agenda;
const { GO_FIRST, GO_LAST, saysYes } = codes;
const { copiesHeld, NONE } = position;

/**
 * Abilities of several players at the same time (HONOR-6). The involved player with the highest honor goes first, or is asked
 * whether to go first or last if that can matter; then it is the turn of the next highest of the rest.
 */

/** HONOR-6: at least two have a choice to make, or the result depends on the order. */
function orderMatters(state: State, time: SameTime, clans: readonly number[]): boolean {
  let choosing = 0;
  for (const clan of clans) if (isInvolved(state, time, clan, true)) choosing++;
  return choosing > 1 || comesOutDifferently(state, time, clans);
}

const ABOUT = { settled: 'clans' } as const;
/** The beginning: nobody's place is settled. */
export const NOBODY_SETTLED = { settled: 0 };

/** The step that resolves them all. `settled`: the clans whose place in the order is settled. */
export function defineSameTime(time: SameTime): Step<typeof ABOUT> {
  const { name, acts, moment } = time;
  const resolve = (table: Table, clan: number): void => {
    if (moment === 'player') openMomentUntilDone(table);
    const cards = actsOf(table.state, time, clan).map(({ card }) => card);
    if (cards.includes(NONE)) push(table.state, act, clan, { card: NONE });
    for (const card of cards.reverse()) if (card !== NONE) push(table.state, act, clan, { card });
  };
  const all = defineStep({
    name,
    about: ABOUT,
    run: (table, _clan, { settled }) => {
      const { state } = table;
      const clans = involved(state, time, settled);
      const [first] = clans;
      if (first === undefined) return;
      if (clans.length > 1 && orderMatters(state, time, clans)) {
        push(state, choose, first, { settled });
      } else {
        if (clans.length > 1) push(state, all, NONE, { settled: settled | (1 << first) });
        resolve(table, first);
      }
    },
  });
  const one = defineStep({ name: `${name}-one`, run: resolve });
  /** What one copy of a card does; or, all at once, the clan's own ability and whatever it holds that is not a card. */
  const act = defineStep({
    name: `${name}-act`,
    about: { card: 'card or none' },
    run: (table, clan, { card }) => {
      if (moment === 'act') openMomentUntilDone(table);
      for (const voice of acts[clan] ?? [])
        if (voice.card === card && copiesHeld(table.state, clan, voice) > 0) voice.says.does(table, clan);
    },
  });
  const choose = defineStep({
    name: `${name}-order`,
    about: ABOUT,
    asks: 'order',
    options: (_state, _clan, out) => {
      offer(out, GO_FIRST);
      offer(out, GO_LAST);
    },
    answer: ({ state }, clan, code, { settled }) => {
      const goesFirst = saysYes(code);
      if (!goesFirst) push(state, one, clan);
      push(state, all, NONE, { settled: settled | (1 << clan) });
      if (goesFirst) push(state, one, clan);
    },
  });
  return all;
}
