import { type Entry, isUndo, movesOf, newRecord } from '../records/record.ts';
import type { Setup } from '../setup.ts';
import type { RulesEngine } from '../versions/engine.ts';
import { fold, logging } from './fold.ts';
import type { LogEntry } from './log.ts';

/** What somebody missed who has seen the first entries of a game. */
export interface Missed {
  /** How many of the moves they have seen still count; undefined if they have seen nothing of this game. */
  readonly kept: number | undefined;
  readonly log: readonly LogEntry[];
}

export function missedSince(
  setup: Setup,
  entries: readonly Entry[],
  seen: number | undefined,
  engine?: RulesEngine,
): Missed {
  const kept = seen === undefined || seen > entries.length ? undefined : stillCounting(setup, entries, seen);
  const log: LogEntry[] = [];
  const watch = logging(entries, (news, { moves }) => {
    if (kept === undefined || moves > kept) log.push(...news);
  });
  fold(setup, entries, watch, engine);
  return { kept, log };
}

/** How many of the moves after `seen` entries have never been taken back since. */
function stillCounting(setup: Setup, entries: readonly Entry[], seen: number): number {
  const then = movesOf(newRecord(setup, entries), seen).length;
  return Math.min(then, ...entries.slice(seen).flatMap((entry) => (isUndo(entry) ? [entry.undo] : [])));
}
