import { type About, defineStep, type Facts, push, replaceNext, type Step } from '../agenda/agenda.ts';
import type { Table } from '../agenda/table.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { Cause } from '../events.ts';
import { clanIn, figureIn, provinceIn, saysYes } from '../moves/code.ts';
import { copiesHeld, firstOf, has, tell, voicesFor } from '../state/abilities.ts';
import { countAt, countIn, figureCount, STRONGHOLD, setSquad, squadAt } from '../state/figures.ts';
import type { Kill } from '../state/hooks.ts';
import { allKinds, isDaimyo, kindId } from '../state/kinds.ts';
import { add, BATTLE_PROVINCE, get, KILLED_IN_BATTLE, RESERVE, type State } from '../state/layout.ts';
import { clanId, provinceId } from '../state/names.ts';
import { mortals } from '../state/standing.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Figures are killed (WORD-9), or spared. */

const mourners = voicesFor('onLosses');
const killers = voicesFor('onKilling');
const sparing = voicesFor('onSparing');

/** Kills `doomed`, a part of the victim's squad in a province, but for whoever may not die there. */
export function kill(
  table: Table,
  by: number,
  victim: number,
  province: number,
  doomed: number,
  because: Cause,
): void {
  const { state, sink } = table;
  const dead = mortals(state, victim, province, doomed, by);
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
  tell(mourners, table, victim, killed);
}

/** Why an effect cannot kill this figure, or take it: of those it can, `mayChoose` says which it may. */
export function whyNotVictim(
  state: State,
  { of, kind, province }: Victim,
  rule: string,
  mayChoose: (victim: Victim) => boolean,
): Refusal | undefined {
  const facts = { of: clanId(of), figure: kindId(kind), province: provinceId(province) };
  if (isDaimyo(kind)) return refuse('daimyo-immune', 'WORD-12', facts);
  if (kind === STRONGHOLD || countAt(state, of, kind, province) === 0)
    return refuse('no-figure-there', rule, facts);
  return mayChoose({ of, kind, province }) ? undefined : refuse('cannot-be-chosen', rule, facts);
}

/** A figure of a clan in a province. */
export interface Victim {
  readonly of: number;
  readonly kind: number;
  readonly province: number;
}

export const victimIn = (code: number): Victim => ({
  of: clanIn(code),
  kind: figureIn(code),
  province: provinceIn(code),
});

/** Tells the killer's abilities whom one effect has killed figures of; call it once per effect, after the kills. */
export const afterKills = (table: Table, done: Kill): void => tell(killers, table, done.by, done);

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
  if (has(sparing, state, clan)) push(state, SPARE, clan, { spared: steps.spared.number });
}

const SPARE = defineStep({
  name: 'spare-figures',
  about: { spared: 'step' },
  ability: () => sparing[0]?.[0]?.id ?? '',
  ...yesOrNo,
  answer: (table, clan, code, { spared }) => {
    if (!saysYes(code)) return;
    const { state } = table;
    const mercy = firstOf(sparing, state, clan);
    if (mercy === undefined) throw new Error('nothing to spare with');
    replaceNext(state, spared);
    mercy.says(table, clan, copiesHeld(state, clan, mercy));
  },
});
