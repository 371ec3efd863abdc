import type { About, Facts, Step } from '../agenda/agenda.ts';
import * as agenda from '../agenda/index.ts';
import type { Table } from '../agenda/table.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { Cause } from '../events.ts';
import * as codes from '../moves/code.ts';
import type { Kill } from '../state/hooks.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { yesOrNo } from './yes-or-no.ts';

const { defineStep, push, replaceNext } = agenda;
const { clanIn, figureIn, provinceIn, saysYes } = codes;
const {
  add,
  BATTLE_PROVINCE,
  carryHome,
  clanId,
  copiesHeld,
  countAt,
  firstOf,
  get,
  has,
  isDaimyo,
  KILLED_IN_BATTLE,
  kindId,
  mayDie,
  mortalKinds,
  provinceId,
  STRONGHOLD,
  tell,
  voicesFor,
} = position;

/** Figures are killed (WORD-9), or spared. */

const mourners = voicesFor('onLosses');
const killers = voicesFor('onKilling');
const sparing = voicesFor('onSparing');

/** Kills one figure, unless it may not die there. */
export function kill(
  table: Table,
  by: number,
  victim: number,
  province: number,
  kind: number,
  because: Cause,
): void {
  if (mayDie(table.state, victim, kind, province, by)) bury(table, by, victim, province, [kind], 1, because);
}

/** Kills all figures of a clan in a province except those that may not die there, and returns how many that were. */
export const killAll = (table: Table, by: number, victim: number, province: number, because: Cause): number =>
  bury(
    table,
    by,
    victim,
    province,
    mortalKinds(table.state, victim, province, by),
    Number.POSITIVE_INFINITY,
    because,
  );

/** The dead go to their owner's reserve: of each kind as many as there are, up to this many. */
function bury(
  table: Table,
  by: number,
  victim: number,
  province: number,
  kinds: readonly number[],
  most: number,
  because: Cause,
): number {
  const { state, sink } = table;
  const figures: Record<string, number> | undefined = sink && {};
  let killed = 0;
  for (const kind of kinds) {
    const dead = Math.min(most, countAt(state, victim, kind, province));
    if (dead === 0) continue;
    carryHome(state, victim, kind, province, dead);
    killed += dead;
    if (figures) figures[kindId(kind)] = dead;
  }
  if (killed === 0) return 0;
  if (get(state, BATTLE_PROVINCE) === province) add(state, KILLED_IN_BATTLE, killed);
  sink?.({
    type: 'figuresKilled',
    of: clanId(victim),
    by: clanId(by),
    figures: figures ?? {},
    province: provinceId(province),
    because,
    seenBy: 'all',
  });
  tell(mourners, table, victim, killed);
  return killed;
}

/** Why an effect cannot kill this figure, or take it; `mayChoose` says which of those it can kill may be chosen. */
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

/** Tells the killer's abilities from which clans an effect has killed figures; call it once per effect, after the kills. */
export const afterKills = (table: Table, done: Kill): void => tell(killers, table, done.by, done);

/**
 * Puts the killing step on the agenda, and before it, if the clan has the means, the question whether it spares everyone. Sparing
 * runs the step `spared` instead of `killing`; both are about the same things.
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
  ability: (_about, state, clan) => firstOf(sparing, state, clan)?.id ?? '',
  ...yesOrNo,
  answer: (table, clan, code, { spared }) => {
    if (!saysYes(code)) return;
    const { state } = table;
    const means = firstOf(sparing, state, clan);
    if (means === undefined) throw new Error('nothing to spare with');
    replaceNext(state, spared);
    means.says(table, clan, copiesHeld(state, clan, means));
  },
});
