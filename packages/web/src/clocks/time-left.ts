import type { Message } from '@hinode/text';
import type { SeatNow } from '@hinode/wire';

/** How much time somebody has who is asked now. */
export interface TimeLeft {
  readonly milliseconds: number;
  /** The time for this move is up, and the reserve for the whole game is running down. */
  readonly inReserve: boolean;
  readonly isLow: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `now` by the server's clock. Undefined for a seat that is not asked or has no time limit. */
export function timeLeft({ due, reserve = 0 }: SeatNow, now: number): TimeLeft | undefined {
  if (due === undefined) return undefined;
  const milliseconds = Math.max(0, due - now);
  return { milliseconds, inReserve: milliseconds < reserve, isLow: milliseconds < MINUTE };
}

/** Days and hours, or hours and minutes; digits below an hour. */
export function longTime(milliseconds: number): Message | undefined {
  const hours = Math.floor(milliseconds / HOUR);
  if (milliseconds >= DAY)
    return { key: 'time.days', values: { days: Math.floor(milliseconds / DAY), hours: hours % 24 } };
  if (milliseconds >= HOUR)
    return { key: 'time.hours', values: { hours, minutes: Math.floor(milliseconds / MINUTE) % 60 } };
  return undefined;
}

/** Days or hours and a letter, where there is room for no more; digits below an hour. */
export function briefTime(milliseconds: number): Message | undefined {
  if (milliseconds >= DAY) return { key: 'time.brief-days', values: { n: Math.floor(milliseconds / DAY) } };
  if (milliseconds >= HOUR)
    return { key: 'time.brief-hours', values: { n: Math.floor(milliseconds / HOUR) } };
  return undefined;
}

/** `4:07`, in the digits of the language. A second that has begun counts. */
export function shortTime(milliseconds: number, number: (n: number) => string): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const rest = seconds % 60;
  return `${number(Math.floor(seconds / 60))}:${number(Math.floor(rest / 10))}${number(rest % 10)}`;
}
