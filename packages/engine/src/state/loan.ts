import { carry, countAt, setSpot, setSquad, squadAt, unit } from './figures.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';

const { BATTLE_PROVINCE, CLAN_COUNT, get, LOAN, NONE, put, RESERVE, UNIQUE } = layout;

/**
 * A figure on loan: until the battle is over it is in every respect a figure of the clan that controls it, and stands in the squad
 * of that clan. There is at most one. Its owner matters again when it leaves the battle, dead, taken or at the end.
 */
export interface Loan {
  /** The clan that controls it. */
  readonly to: number;
  /** The clan that owns it. */
  readonly of: number;
  readonly kind: number;
}

export const packLoan = ({ to, of, kind }: Loan): number => (kind * CLAN_COUNT + of) * CLAN_COUNT + to;
export const unpackLoan = (packed: number): Loan => {
  const rest = Math.floor(packed / CLAN_COUNT);
  return { to: packed % CLAN_COUNT, of: rest % CLAN_COUNT, kind: Math.floor(rest / CLAN_COUNT) };
};

/** The figure that is on loan now. */
export function loanOf(state: State): Loan | undefined {
  const packed = get(state, LOAN);
  return packed === NONE ? undefined : unpackLoan(packed);
}

/** A figure in the battle changes sides. */
export function lend(state: State, loan: Loan): void {
  const { to, of, kind } = loan;
  handOver(state, of, to, kind, get(state, BATTLE_PROVINCE));
  put(state, LOAN, packLoan(loan));
}

/**
 * Pieces of a clan are about to leave the province. Is the figure on loan among them? The clan's own pieces of the kind go first,
 * so it is among them only if all of them go.
 */
export function lentAmong(
  state: State,
  clan: number,
  kind: number,
  province: number,
  leaving: number,
): Loan | undefined {
  const loan = loanOf(state);
  if (loan === undefined || loan.to !== clan || loan.kind !== kind) return undefined;
  if (province !== get(state, BATTLE_PROVINCE) || leaving < countAt(state, clan, kind, province))
    return undefined;
  return loan;
}

/** Pieces of a clan go from a province to the reserve; one on loan to its owner's reserve. */
export function carryHome(state: State, clan: number, kind: number, province: number, count: number): void {
  const loan = lentAmong(state, clan, kind, province, count);
  carry(state, clan, kind, province, RESERVE, count);
  if (loan === undefined) return;
  handOver(state, clan, loan.of, kind, RESERVE);
  put(state, LOAN, NONE);
}

/** The figure that is still on loan belongs to its own clan again, where it stands. */
export function endLoan(state: State, { to, of, kind }: Loan): void {
  handOver(state, to, of, kind, get(state, BATTLE_PROVINCE));
  put(state, LOAN, NONE);
}

/** A piece becomes another clan's where it stands. */
function handOver(state: State, from: number, to: number, kind: number, place: number): void {
  setSquad(state, from, place, squadAt(state, from, place) - unit(kind));
  setSquad(state, to, place, squadAt(state, to, place) + unit(kind));
  if (kind >= UNIQUE) setSpot(state, to, kind, place);
}
