import type { ClanId, Move } from '@hinode/engine';
import { useTableState } from '../table/use-table.ts';

interface Answers {
  readonly accept?: Move;
  readonly decline?: Move;
}

/** How the offer of a clan can be answered now. */
export function useAnswers(): (clan: ClanId) => Answers {
  const { offers } = useTableState();
  const find = (type: 'accept' | 'decline', clan: ClanId): Move | undefined =>
    offers.find(({ move }) => move.type === type && move.with === clan)?.move;
  return (clan) => {
    const accept = find('accept', clan);
    const decline = find('decline', clan);
    return { ...(accept && { accept }), ...(decline && { decline }) };
  };
}
