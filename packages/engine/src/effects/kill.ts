import { type About, defineStep, type Facts, push, replaceNext, type Step } from '../agenda/agenda.ts';
import { offer } from '../agenda/options.ts';
import type { Table } from '../agenda/table.ts';
import type { Cause } from '../events.ts';
import { saysYes, USE_NO, USE_YES } from '../moves/code.ts';
import { cardNumbered, cardsWith, type Kill } from '../state/catalogue.ts';
import { copiesOf } from '../state/clans.ts';
import { countIn, figureCount, setSquad, squadAt } from '../state/figures.ts';
import { allKinds, kindId } from '../state/kinds.ts';
import { add, BATTLE_PROVINCE, get, KILLED_IN_BATTLE, RESERVE, type State } from '../state/layout.ts';
import { clanId, provinceId } from '../state/names.ts';

/** Figures are killed (WORD-9), or spared. */

const mourners = cardsWith('onLosses');
const killers = cardsWith('onKilling');
const sparing = cardsWith('onSparing');

/** Kills `dead`, a part of the victim's squad in a province. */
export function kill(
  table: Table,
  by: number,
  victim: number,
  province: number,
  dead: number,
  because: Cause,
): void {
  const { state, sink } = table;
  const killed = figureCount(dead);
  if (killed === 0) return;
  setSquad(state, victim, province, squadAt(state, victim, province) - dead);
  setSquad(state, victim, RESERVE, squadAt(state, victim, RESERVE) + dead);
  if (get(state, BATTLE_PROVINCE) === province) add(state, KILLED_IN_BATTLE, killed);
  sink?.({
    type: 'figuresKilled',
    of: clanId(victim),
    by: clanId(by),
    figures: Object.fromEntries(
      allKinds()
        .filter((kind) => countIn(dead, kind) > 0)
        .map((kind) => [kindId(kind), countIn(dead, kind)]),
    ),
    province: provinceId(province),
    because,
    seenBy: 'all',
  });
  for (let i = 0; i < mourners.length; i++) {
    const card = mourners[i] as (typeof mourners)[number];
    const copies = copiesOf(state, victim, card.number);
    if (copies > 0) card.onLosses(table, victim, copies, killed);
  }
}

/** Tells the killer's cards whom one effect has killed figures of; call it once per effect, after the kills. */
export function afterKills(table: Table, done: Kill): void {
  for (let i = 0; i < killers.length; i++) {
    const card = killers[i] as (typeof killers)[number];
    const copies = copiesOf(table.state, done.by, card.number);
    if (copies > 0) card.onKilling(table, done.by, copies, done);
  }
}

/** The card by which a clan could spare figures, or undefined. */
function mercyOf(state: State, clan: number): (typeof sparing)[number] | undefined {
  return sparing.find((card) => copiesOf(state, clan, card.number) > 0);
}

/**
 * Puts the killing step on the agenda, and before it, if the clan has the means, the question whether it
 * spares everyone. Sparing runs the step `spared` instead of `killing`; both are about the same.
 */
export function killUnlessSpared<A extends About>(
  table: Table,
  clan: number,
  steps: { readonly killing: Step<A>; readonly spared: Step<A> },
  about: Facts<A>,
): void {
  const { state } = table;
  push(state, steps.killing, clan, about);
  if (mercyOf(state, clan) !== undefined) push(state, SPARE, clan, { spared: steps.spared.number });
}

const SPARE = defineStep({
  name: 'spare-figures',
  about: { spared: 'step' },
  asks: 'use',
  ability: () => cardNumbered((sparing[0] as (typeof sparing)[number]).number).id,
  options: (_state, _clan, out) => {
    offer(out, USE_NO);
    offer(out, USE_YES);
  },
  answer: (table, clan, code, { spared }) => {
    if (!saysYes(code)) return;
    const { state } = table;
    const card = mercyOf(state, clan);
    if (card === undefined) throw new Error('nothing to spare with');
    replaceNext(state, spared);
    card.onSparing(table, clan, copiesOf(state, clan, card.number));
  },
});
