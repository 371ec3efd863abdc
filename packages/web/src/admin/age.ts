import { ago } from '../lobby/ago.ts';

/** "12 seconds ago", "40 minutes ago", in the language. */
export function age(language: string, milliseconds: number): string {
  if (milliseconds >= 60_000) return ago(language, milliseconds);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return words.format(-Math.max(0, Math.floor(milliseconds / 1000)), 'second');
}
