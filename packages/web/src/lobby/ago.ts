const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "40 minutes ago", "yesterday", in the language. */
export function ago(language: string, milliseconds: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (milliseconds >= DAY) return words.format(-Math.floor(milliseconds / DAY), 'day');
  if (milliseconds >= HOUR) return words.format(-Math.floor(milliseconds / HOUR), 'hour');
  return words.format(-Math.floor(milliseconds / MINUTE), 'minute');
}
