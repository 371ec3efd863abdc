import { defineStep, push, type Step } from '../agenda/agenda.ts';
import { offer } from '../agenda/options.ts';
import type { Table } from '../agenda/table.ts';
import { GO_FIRST, GO_LAST, saysYes } from '../moves/code.ts';
import { clanAtHonor, playersOf } from '../state/clans.ts';
import { NONE, type State } from '../state/layout.ts';

/**
 * Abilities of several players at the same time (HONOR-6). The involved player with the highest honor goes first, or
 * is asked to go first or last where that can matter; then it is the turn of the next highest of the rest.
 */
export interface SameTime {
  readonly name: string;
  /** Has this clan anything to resolve here? */
  readonly isInvolved: (state: State, clan: number) => boolean;
  /** Resolves it, or pushes what does. */
  readonly resolve: (table: Table, clan: number) => void;
  /** Can it matter whether the first of these resolves before or after all the others? They are in order of honor. */
  readonly orderMatters: (state: State, clans: readonly number[]) => boolean;
}

/** Those who are involved and not `settled`, the highest honor first. */
function involved(state: State, { isInvolved }: SameTime, settled: number): number[] {
  const clans: number[] = [];
  for (let rank = 0; rank < playersOf(state); rank++) {
    const clan = clanAtHonor(state, rank);
    if (((settled >> clan) & 1) === 0 && isInvolved(state, clan)) clans.push(clan);
  }
  return clans;
}

const ABOUT = { settled: 'clans' } as const;
/** How it begins: with nobody's place settled. */
export const NOBODY_SETTLED = { settled: 0 };

/** The step that resolves them all. `settled`: the clans whose place in the order is settled. */
export function defineSameTime(happening: SameTime): Step<typeof ABOUT> {
  const { name, resolve, orderMatters } = happening;
  const all = defineStep({
    name,
    about: ABOUT,
    run: (table, _clan, { settled }) => {
      const { state } = table;
      const clans = involved(state, happening, settled);
      const [first] = clans;
      if (first === undefined) return;
      if (clans.length > 1 && orderMatters(state, clans)) {
        push(state, choose, first, { settled });
      } else {
        if (clans.length > 1) push(state, all, NONE, { settled: settled | (1 << first) });
        resolve(table, first);
      }
    },
  });
  const one = defineStep({ name: `${name}-one`, run: resolve });
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
