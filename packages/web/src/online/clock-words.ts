import type { Message } from '@hinode/text';
import type { Clock } from '@hinode/wire';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A clock in words: "2 min a move, 15 min in reserve". */
export function clockMessage(clock: Clock | undefined): Message {
  if (clock === undefined) return { key: 'clock.none' };
  return clock.move >= DAY
    ? { key: 'clock.days', values: { n: Math.round(clock.move / DAY) } }
    : {
        key: 'clock.minutes',
        values: { move: Math.round(clock.move / MINUTE), reserve: Math.round(clock.reserve / MINUTE) },
      };
}

const live = (move: number, reserve: number): Clock => ({ move: move * MINUTE, reserve: reserve * MINUTE });
/** The reserve of a correspondence game is the time of one more move: a weekend away. */
const days = (n: number): Clock => ({ move: n * DAY, reserve: n * DAY });

/** The clocks to choose from. */
export const CLOCKS = {
  live: [live(1, 10), live(2, 15), live(5, 30)],
  correspondence: [days(1), days(2), days(3)],
} as const satisfies Record<string, readonly Clock[]>;
