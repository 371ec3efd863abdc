import { ranking } from '@hinode/engine/facts';
import { type KeptNote, proceedingsOf } from '@hinode/wire';
import type { StoredGame } from '../store/store.ts';
import type { Placed } from './rate.ts';

/** Behind everybody else, however many there are. */
const LAST = Number.MAX_SAFE_INTEGER;
/** Where nobody has won, all others are equal. */
const NOBODY_WON = 2;

/**
 * The places of the persons in a game that is over; undefined if it says nothing about them: all agreed to end it, or one
 * person played with bots. Whoever left and did not come back is last, and so is whoever a game was given up for.
 */
export function placesIn(
  { seats, result }: Pick<StoredGame, 'seats' | 'result'>,
  notes: readonly KeptNote[],
): readonly Placed[] | undefined {
  const { bots, ended } = proceedingsOf(notes.map((kept, n) => ({ n, ...kept })));
  if (ended?.how === 'agreed' || (result === undefined && ended === undefined)) return undefined;
  const order = result === undefined ? [] : ranking(result);
  const placed = seats.flatMap(({ clan, by }): readonly Placed[] => {
    if (clan === undefined || by === undefined || !('session' in by)) return [];
    const hasLeft = bots[clan] !== undefined || ended?.by === clan;
    const rank = order.find((one) => one.clan === clan)?.rank ?? NOBODY_WON;
    return [{ person: by.session, place: hasLeft ? LAST : rank }];
  });
  return placed.length < 2 ? undefined : placed;
}
