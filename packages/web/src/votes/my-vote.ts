import type { ClanId } from '@hinode/engine';
import { type SeatNow, silentIn } from '@hinode/wire';
import type { OnlineState } from '../online/online.ts';
import { proceedingsAsOf } from '../online/use-proceedings.ts';

/** The seats that people play themselves now. */
export const personsOf = (seats: readonly SeatNow[]): readonly ClanId[] =>
  seats.filter(({ bot }) => bot === undefined).map(({ clan }) => clan);

/** The question that waits for my vote, by the number of its note. */
export function myVote({ me, notes, seats }: OnlineState): number | undefined {
  const proceedings = proceedingsAsOf(notes);
  return me !== undefined && silentIn(proceedings, personsOf(seats)).includes(me)
    ? proceedings.vote?.n
    : undefined;
}
