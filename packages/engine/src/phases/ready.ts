import type { Table } from '../agenda/table.ts';
import { type Refusal, refuse } from '../errors.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';

const { saysYes } = codes;
const { clanId, get, isInPlay, put, READY, seats } = position;

/** Being ready: at tea (TEA-5) and before the war (DEAL-6). */

export const isReady = (state: State, clan: number): boolean => get(state, READY + clan) === 1;

export function setReady({ state, sink }: Table, clan: number, ready: boolean): void {
  put(state, READY + clan, ready ? 1 : 0);
  sink?.({ type: 'readyChanged', clan: clanId(clan), ready, seenBy: 'all' });
}

/** Is the table still waiting for this clan? */
export const owesReady = (state: State, clan: number): boolean =>
  isInPlay(state, clan) && !isReady(state, clan);

export function nobodyIsReady(state: State): void {
  for (const clan of seats(state)) put(state, READY + clan, 0);
}

/** Nobody says the same thing twice; and a clan that is ready may not be able to take it back. */
export const whyNotReady = (
  state: State,
  clan: number,
  code: number,
  rule: string,
  mayTakeBack = true,
): Refusal | undefined =>
  saysYes(code) === isReady(state, clan) || (!saysYes(code) && !mayTakeBack)
    ? refuse('already-said', rule, { clan: clanId(clan) })
    : undefined;
