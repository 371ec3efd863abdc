import type { Table } from '../agenda/table.ts';
import { cardsWith } from '../state/catalogue.ts';
import { copiesOf, seasonOf } from '../state/clans.ts';
import { clanId, provinceId } from '../state/names.ts';
import { addToken } from '../state/taken.ts';

const takers = cardsWith('onToken');

/** WAR-4: the token lies before its owner, with its season, and pays what it pays. */
export function takeToken(table: Table, clan: number, province: number, fought: boolean): void {
  const { state, sink } = table;
  addToken(state, { clan, province, season: seasonOf(state) });
  sink?.({ type: 'tokenTaken', clan: clanId(clan), province: provinceId(province), fought, seenBy: 'all' });
  for (const card of takers) {
    const copies = copiesOf(state, clan, card.number);
    if (copies > 0) card.onToken(table, clan, copies, province);
  }
}
