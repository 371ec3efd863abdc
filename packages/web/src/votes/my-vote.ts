import type { ClanId } from '@hinode/engine';
import { type SeatNow, silentIn } from '@hinode/wire';
import type { OnlineState } from '../online/online.ts';
import { proceedingsAsOf } from '../online/use-proceedings.ts';

/** Those who play themselves now. */
export const personsOf = (seats: readonly SeatNow[]): readonly ClanId[] =>
  seats.filter(({ bot }) => bot === undefined).map(({ clan }) => clan);

/** The question, by the number of its note, that waits for my voice. */
export function myVote({ me, notes, seats }: OnlineState): number | undefined {
  const proceedings = proceedingsAsOf(notes);
  return me !== undefined && silentIn(proceedings, personsOf(seats)).includes(me)
    ? proceedings.vote?.n
    : undefined;
}
