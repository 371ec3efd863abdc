import { RULES_VERSION } from '@hinode/engine/facts';
import type { GameRecord } from '@hinode/engine/records';
import type { Snapshot } from '@hinode/engine/scenario';
import { version } from '../../package.json';
import type { Seat } from '../table/table.ts';

/** One file with everything needed to reproduce a bug. */

export const REPORT_FORMAT = 'hinode-bug-report';

export interface BugReport {
  readonly format: typeof REPORT_FORMAT;
  readonly version: string;
  readonly rules: string;
  /** The error message, if the program stopped. */
  readonly problem?: string;
  readonly seats?: readonly Seat[];
  readonly record?: GameRecord;
  readonly position?: Snapshot;
}

type Case = Pick<BugReport, 'problem' | 'seats' | 'record'>;

export async function bugReport({ problem, seats, record }: Case): Promise<BugReport> {
  const position = record && (await positionOf(record));
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

/** The bug may be that the record cannot be folded; the report is made anyway. */
async function positionOf(record: GameRecord): Promise<Snapshot | undefined> {
  const [{ replay }, { snapshot }] = await Promise.all([
    import('@hinode/engine/records'),
    import('@hinode/engine/scenario'),
  ]);
  try {
    return snapshot(replay(record));
  } catch {
    return undefined;
  }
}
