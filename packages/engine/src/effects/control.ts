import type { Table } from '../agenda/table.ts';
import type { ClanId } from '../data/clans.ts';
import type { ProvinceId } from '../data/map.ts';
import type { FigureId } from '../moves/types.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import type { Loan } from '../state/loan.ts';
import { battleForces } from './battle-forces.ts';

const { BATTLE_PROVINCE, clanId, endLoan, get, kindId, lend, loanOf, provinceId } = position;

/** A clan takes control of somebody's figure until the battle is over. */
export function takeControl({ state, sink }: Table, loan: Loan): void {
  lend(state, loan);
  sink?.({ type: 'controlTaken', ...told(state, loan), force: battleForces(state), seenBy: 'all' });
}

/** When the battle is over, figures controlled by another clan go back to their own. */
export function endControl({ state, sink }: Table): void {
  const loan = loanOf(state);
  if (loan === undefined) return;
  endLoan(state, loan);
  sink?.({ type: 'controlEnded', ...told(state, loan), seenBy: 'all' });
}

interface Told {
  readonly clan: ClanId;
  readonly of: ClanId;
  readonly figure: FigureId;
  readonly province: ProvinceId;
}

const told = (state: State, { to, of, kind }: Loan): Told => ({
  clan: clanId(to),
  of: clanId(of),
  figure: kindId(kind),
  province: provinceId(get(state, BATTLE_PROVINCE)),
});
