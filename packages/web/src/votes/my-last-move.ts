import type { ClanId } from '@hinode/engine';
import type { LogEntry } from '../table/table.ts';

/** So many moves would be left if one's own last move, and all after it, were taken back. */
export function beforeMyLastMove(log: readonly LogEntry[], me: ClanId): number | undefined {
  // What a move does comes first, what follows from it after.
  const firsts = log.filter(({ at }, i) => at > 0 && log[i - 1]?.at !== at);
  const mine = firsts.findLast(({ event }) => 'clan' in event && event.clan === me);
  return mine && mine.at - 1;
}
