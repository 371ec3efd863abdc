import type { Table } from '../agenda/table.ts';
import * as position from '../state/index.ts';

const { isMonster, monsterOf } = position;

/** A figure has entered a province (WORD-8): what it does on entering follows at once. */
export function entered(table: Table, clan: number, kind: number, province: number): void {
  if (isMonster(kind)) monsterOf(kind).monster?.onEnter?.(table, clan, province);
}
