import { type Route, useRoute } from '../app/route.ts';
import { useTableState } from '../table/use-table.ts';

/** Where games are seen again. */
const SEEN_AGAIN: ReadonlySet<Route['page']> = new Set(['replay', 'again', 'record', 'analysis']);

/** Has the game at this table no secrets any more? Then it may be sent whole: its seed tells everything. */
export function useIsOpenToAll(): boolean {
  const { page } = useRoute();
  const { view } = useTableState();
  return SEEN_AGAIN.has(page) || (page === 'game' && view.result !== undefined);
}
