import { type Entry, isUndo, movesOf, newRecord } from '../records/record.ts';
import type { Setup } from '../setup.ts';
import { currentEngine, type RulesEngine } from '../versions/engine.ts';
import { type LogEntry, logged } from './log.ts';
import { type Happened, opening, type Position, step } from './position.ts';

/** Told what each move of a fold did, the opening first. */
export type Watch = (happened: Happened) => void;

/** Folds a game from its beginning, by today's rules unless others are given. */
export function fold(
  setup: Setup,
  entries: readonly Entry[],
  watch?: Watch,
  engine: RulesEngine = currentEngine,
): Position {
  const moves = movesOf(newRecord(setup, entries));
  // Entries that no longer count need not be folded.
  const opened = opening(setup, engine, entries.length - moves.length);
  watch?.(opened.happened);
  let { position } = opened;
  for (const move of moves) {
    const made = step(position, move);
    position = made.position;
    watch?.(made.happened);
  }
  return afterUndo(position, setup, entries);
}

/** After an undo, questions are asked anew. */
function afterUndo(position: Position, setup: Setup, entries: readonly Entry[]): Position {
  const undone = entries.findLastIndex(isUndo) + 1;
  if (undone === 0) return position;
  return {
    ...position,
    tookBack:
      undone === entries.length ? movesOf(newRecord(setup, entries), undone - 1).at(-1)?.clan : undefined,
    askedSince: Math.max(position.askedSince, undone),
  };
}

/** Which entry made each move that still counts, by the number of moves at that point. */
export function entriesThatCount(entries: readonly Entry[]): number[] {
  const came = [0];
  entries.forEach((entry, i) => {
    if (isUndo(entry)) came.length = entry.undo + 1;
    else came.push(i + 1);
  });
  return came;
}

/** Passes to `add` what a fold of these entries puts into the log. */
export function logging(
  entries: readonly Entry[],
  add: (log: readonly LogEntry[], happened: Happened) => void,
): Watch {
  const came = entriesThatCount(entries);
  return (happened) => {
    const { moves, events } = happened;
    add(
      events.map((event) => logged(moves, came[moves] ?? 0, event)),
      happened,
    );
  };
}
