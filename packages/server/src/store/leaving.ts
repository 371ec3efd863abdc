import type { Seat, StatusId } from './store.ts';

/** Does the person sit there, or is the seat kept for them? */
export const isSeatOf = ({ by, keptFor }: Seat, person: string): boolean =>
  keptFor?.session === person || (by !== undefined && 'session' in by && by.session === person);

/** The seats once the person is forgotten: one that is played from stays taken, by nobody in particular. */
export const withoutPerson = (seats: readonly Seat[], person: string, status: StatusId): readonly Seat[] =>
  seats.map((seat) => {
    if (!isSeatOf(seat, person)) return seat;
    return status === 'open' ? {} : { ...seat, by: { session: person, name: '' } };
  });
