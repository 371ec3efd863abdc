import type { ClanId } from '@hinode/engine';
import { type SeatNow, silentIn } from '@hinode/wire';
import type { OnlineState } from '../online/online.ts';
import { lifeAsOf } from '../online/use-life.ts';

/** Those who play themselves now. */
export const personsOf = (seats: readonly SeatNow[]): readonly ClanId[] =>
  seats.filter(({ bot }) => bot === undefined).map(({ clan }) => clan);

/** The question, by the number of its note, that waits for my voice. */
export function myVote({ me, notes, seats }: OnlineState): number | undefined {
  const life = lifeAsOf(notes);
  return me !== undefined && silentIn(life, personsOf(seats)).includes(me) ? life.vote?.n : undefined;
}
