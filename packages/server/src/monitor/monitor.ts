import type { Monitored } from '@hinode/wire';
import type { Rhythm } from '../bus/rhythm.ts';
import type { Time } from '../clocks/time.ts';
import type { GaugeName, Metrics } from '../metrics/metrics.ts';
import { HOUR, hourOf, MINUTE, valuesAt } from './hour.ts';
import type { Kept, Samples } from './samples.ts';

/**
 * How the server is doing and did, for its admin. Every process reports what it did with every beat; all processes use the same
 * moments for their beats, so that what they did can be added.
 */
export interface Monitor {
  /** The last hour of all nodes and workers. */
  hour(): Promise<Monitored>;
  /** Begins to report how this process is doing; `sockets` is the number of sockets players have open here. */
  begin(sockets?: () => number): Promise<void>;
  /** Says goodbye. */
  close(): Promise<void>;
}

export interface MonitorOptions {
  readonly samples: Samples;
  readonly metrics: Pick<Metrics, 'take' | 'show'>;
  readonly time: Time;
  readonly rhythm: Pick<Rhythm, 'beat'>;
  readonly failed: (problem: unknown) => void;
}

export function newMonitor({ samples, metrics, time, rhythm, failed }: MonitorOptions): Monitor {
  const every = rhythm.beat;
  let socketsHere = (): number => 0;
  let latest: Latest = {};
  let stop = (): void => {};
  let isClosed = false;
  let beating: Promise<void> = Promise.resolve();

  const beat = async (): Promise<void> => {
    const moment = Math.round(time.now() / every);
    await samples.keep(moment, { ...metrics.take(), sockets: socketsHere() });
    // Not everybody has reported for this moment yet.
    const last = moment - 1;
    latest = latestIn(await samples.since(last - MINUTE / every), last, every);
  };
  const beatOn = (): void => {
    beating = beat()
      .catch(failed)
      .finally(() => {
        if (!isClosed) stop = time.at((Math.floor(time.now() / every) + 1) * every, beatOn);
      });
  };
  for (const name of SHOWN) metrics.show(name, () => latest[name]);

  return {
    hour: async () => {
      const now = time.now();
      // Half a beat later everybody has reported.
      const last = Math.floor(now / every - 0.5);
      const kept = await samples.since(last - (HOUR + MINUTE) / every);
      const mostConnections = lastOf(kept)?.mostConnections;
      return {
        now,
        every,
        members: kept.members,
        hour: hourOf(kept, last, every),
        ...(mostConnections !== undefined && { mostConnections }),
      };
    },
    begin: async (sockets = () => 0) => {
      socketsHere = sockets;
      beatOn();
      await beating;
    },
    close: async () => {
      isClosed = true;
      stop();
      await beating;
      await samples.leave().catch(failed);
    },
  };
}

/** As of the last beat, so that reading metrics costs nothing. */
const SHOWN = [
  'playing',
  'ended',
  'jobs',
  'connections',
  'mostConnections',
  'moves',
  'nodes',
  'workers',
] as const satisfies readonly GaugeName[];
type Latest = Readonly<Partial<Record<(typeof SHOWN)[number], number | undefined>>>;

function latestIn(kept: Kept, moment: number, every: number): Latest {
  const well = (kind: 'node' | 'worker'): number =>
    kept.members.filter((member) => member.kind === kind && member.state === 'well').length;
  return {
    ...lastOf(kept),
    moves: valuesAt(kept, moment, every).moves,
    nodes: well('node'),
    workers: well('worker'),
  };
}

const lastOf = ({ counts }: Kept) => [...counts.values()].at(-1);
