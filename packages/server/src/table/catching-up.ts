import { type Entry, isUndo, movesOf, newRecord, type Setup } from '@hinode/engine';
import type { LogEntry } from '@hinode/wire';
import { fold } from './position.ts';

/** What somebody missed who has seen the first entries of a game. */
export interface Missed {
  /** Of what they have seen, so many moves still count; undefined if they have seen nothing of this game. */
  readonly kept: number | undefined;
  readonly log: readonly LogEntry[];
}

export function missedSince(setup: Setup, entries: readonly Entry[], seen: number | undefined): Missed {
  const kept = seen === undefined || seen > entries.length ? undefined : stillCounting(setup, entries, seen);
  const log: LogEntry[] = [];
  fold(setup, entries, ({ moves, events }) => {
    if (kept === undefined || moves > kept) log.push(...events.map((event) => ({ at: moves, event })));
  });
  return { kept, log };
}

/** How many of the moves after `seen` entries were never taken back since. */
function stillCounting(setup: Setup, entries: readonly Entry[], seen: number): number {
  const then = movesOf(newRecord(setup, entries), seen).length;
  return Math.min(then, ...entries.slice(seen).flatMap((entry) => (isUndo(entry) ? [entry.undo] : [])));
}
