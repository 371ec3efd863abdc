import type { ClanId } from '@hinode/engine';
import type { LogEntry } from '../table/table.ts';

/** How many moves would be left if the person's last move, and everything after it, were taken back. */
export function beforeMyLastMove(log: readonly LogEntry[], me: ClanId): number | undefined {
  // Events of a move itself come first, its consequences after.
  const firsts = log.filter(({ at }, i) => at > 0 && log[i - 1]?.at !== at);
  const mine = firsts.findLast(({ event }) => 'clan' in event && event.clan === me);
  return mine && mine.at - 1;
}
