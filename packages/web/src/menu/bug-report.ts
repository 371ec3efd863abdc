import { type GameRecord, RULES_VERSION, replay, type Snapshot, snapshot } from '@hinode/engine';
import { version } from '../../package.json';
import type { Seat } from '../table/table.ts';

/** One file with all that is needed to see a bug again. */

export const REPORT_FORMAT = 'hinode-bug-report';

export interface BugReport {
  readonly format: typeof REPORT_FORMAT;
  readonly version: string;
  readonly rules: string;
  /** What the program said, if it stopped. */
  readonly problem?: string;
  readonly seats?: readonly Seat[];
  readonly record?: GameRecord;
  readonly position?: Snapshot;
}

type Case = Pick<BugReport, 'problem' | 'seats' | 'record'>;

export function bugReport({ problem, seats, record }: Case): BugReport {
  const position = record && positionOf(record);
  return {
    format: REPORT_FORMAT,
    version,
    rules: RULES_VERSION,
    ...(problem !== undefined && { problem }),
    ...(seats && { seats }),
    ...(record && { record }),
    ...(position && { position }),
  };
}

/** The bug may be that the record cannot be folded; the report is made all the same. */
function positionOf(record: GameRecord): Snapshot | undefined {
  try {
    return snapshot(replay(record));
  } catch {
    return undefined;
  }
}
