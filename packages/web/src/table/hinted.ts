import type { Option } from '../choices/choices.ts';
import { questionNow, useHint } from './hint.ts';
import type { Offer } from './table.ts';
import { useTableState } from './use-table.ts';

/** Whether the current hint is about this: the advice is lit where it stands. */
export function useHinted(): (of: Pick<Option, 'offers'> | Offer | undefined) => boolean {
  const now = questionNow(useTableState());
  const { hint, at } = useHint();
  if (hint === undefined || at !== now) return () => false;
  const advised = JSON.stringify(hint.move);
  return (of) => {
    const offers = of === undefined ? [] : 'offers' in of ? of.offers : [of];
    return offers.some(({ move }) => JSON.stringify(move) === advised);
  };
}
