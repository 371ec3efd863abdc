import type { Condition, ExploredHere } from '@hinode/wire';
import type { Asked } from '../online/use-asked.ts';
import { useCounted } from '../online/use-counted.ts';

/** What wins in the games of the server. */
export const useServerFigures = (condition: Condition): Asked<ExploredHere> =>
  useCounted<ExploredHere>(`explorer${queryOf(condition)}`);

function queryOf(condition: Condition): string {
  const query = new URLSearchParams(
    Object.entries(condition).map(([name, value]): [string, string] => [name, `${value}`]),
  );
  return query.size === 0 ? '' : `?${query}`;
}
