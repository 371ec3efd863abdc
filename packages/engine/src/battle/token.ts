import type { Table } from '../agenda/table.ts';
import * as position from '../state/index.ts';

const { addToken, clanId, provinceId, seasonOf, tell, voicesFor } = position;

const takers = voicesFor('onToken');

/** WAR-4: the token lies before its owner, with its season, and pays what it pays. */
export function takeToken(table: Table, clan: number, province: number, fought: boolean): void {
  const { state, sink } = table;
  addToken(state, { clan, province, season: seasonOf(state) });
  sink?.({ type: 'tokenTaken', clan: clanId(clan), province: provinceId(province), fought, seenBy: 'all' });
  tell(takers, table, clan, province);
}
