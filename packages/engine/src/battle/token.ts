import type { Table } from '../agenda/table.ts';
import { tell, voicesFor } from '../state/abilities.ts';
import { seasonOf } from '../state/clans.ts';
import { clanId, provinceId } from '../state/names.ts';
import { addToken } from '../state/taken.ts';

const takers = voicesFor('onToken');

/** WAR-4: the token lies before its owner, with its season, and pays what it pays. */
export function takeToken(table: Table, clan: number, province: number, fought: boolean): void {
  const { state, sink } = table;
  addToken(state, { clan, province, season: seasonOf(state) });
  sink?.({ type: 'tokenTaken', clan: clanId(clan), province: provinceId(province), fought, seenBy: 'all' });
  tell(takers, table, clan, province);
}
