import os from 'node:os';
import { RULES_VERSION } from '@hinode/engine/facts';
import manifest from '../../package.json' with { type: 'json' };
import type { Rhythm } from '../bus/rhythm.ts';
import type { Sharing } from '../bus/sharing.ts';
import type { Time } from '../clocks/time.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { OpenData } from '../operations/opening.ts';
import { newId } from '../store/ids.ts';
import type { Tables } from '../tables/tables.ts';
import { HOUR, MINUTE } from './hour.ts';
import { type Monitor, newMonitor } from './monitor.ts';
import type { Counts, Self } from './samples.ts';
import { samplesInMemory } from './samples-in-memory.ts';

export interface OpenMonitorOptions {
  readonly data: Pick<OpenData, 'opened' | 'shared'>;
  readonly sharing: Sharing | undefined;
  readonly tables: Pick<Tables, 'waiting'>;
  readonly metrics: Metrics;
  readonly time: Time;
  readonly rhythm: Rhythm;
  /** Is this process a worker? */
  readonly works: boolean;
  readonly failed: (problem: unknown) => void;
}

export async function openMonitor(options: OpenMonitorOptions): Promise<Monitor> {
  const { data, sharing, tables, time, rhythm, works } = options;
  const self: Self = {
    id: newId(),
    kind: works ? 'worker' : 'node',
    machine: os.hostname(),
    pid: process.pid,
    version: `${manifest.version} (rules ${RULES_VERSION})`,
    startedAt: time.now(),
  };
  const shared = { self, most: (HOUR + MINUTE) / rhythm.beat };
  const count = async (): Promise<Counts> => ({
    ...(await data.opened.counts(Math.max(0, time.now() - HOUR))),
    jobs: (await sharing?.jobs.waiting()) ?? tables.waiting(),
  });
  if (sharing === undefined || data.shared === undefined)
    return newMonitor({ ...options, samples: samplesInMemory({ ...shared, count, now: time.now }) });
  // A server that keeps games in a folder starts without the driver.
  const { samplesOnPostgres } = await import('./samples-on-postgres.ts');
  const { ask } = data.shared;
  return newMonitor({
    ...options,
    samples: samplesOnPostgres({ ...shared, count, ask, name: sharing.name, rhythm }),
  });
}
