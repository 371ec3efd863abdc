import { type Entry, isUndo, movesOf, newRecord, type RulesEngine, type Setup } from '@hinode/engine';
import { type LogEntry, logged } from '@hinode/wire';
import { fold, type Watch } from './position.ts';

/** What somebody missed who has seen the first entries of a game. */
export interface Missed {
  /** Of what they have seen, so many moves still count; undefined if they have seen nothing of this game. */
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
  const came = entriesThatCount(entries);
  const watch: Watch = ({ moves, events }) => {
    if (kept === undefined || moves > kept)
      log.push(...events.map((event) => logged(moves, came[moves] ?? 0, event)));
  };
  fold(setup, entries, watch, engine);
  return { kept, log };
}

/** How many of the moves after `seen` entries were never taken back since. */
function stillCounting(setup: Setup, entries: readonly Entry[], seen: number): number {
  const then = movesOf(newRecord(setup, entries), seen).length;
  return Math.min(then, ...entries.slice(seen).flatMap((entry) => (isUndo(entry) ? [entry.undo] : [])));
}

/** With which entry each move came that still counts, by how many moves there were then. */
export function entriesThatCount(entries: readonly Entry[]): number[] {
  const came = [0];
  entries.forEach((entry, i) => {
    if (isUndo(entry)) came.length = entry.undo + 1;
    else came.push(i + 1);
  });
  return came;
}
