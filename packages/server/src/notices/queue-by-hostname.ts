import type { Outgoing } from '../limits/limits.ts';

/**
 * Work for many hostnames, a few at a time and one for each hostname; undefined if too much is waiting already, and nothing was
 * done.
 */
export type QueueByHostname = <T>(hostname: string, work: () => Promise<T>) => Promise<T | undefined>;

interface Waiting {
  readonly hostname: string;
  readonly begin: () => void;
}

export type QueueLimits = Pick<Outgoing, 'atOnce' | 'longest' | 'longestForOne'>;

export function queueByHostname({ atOnce, longest, longestForOne }: QueueLimits): QueueByHostname {
  const busy = new Set<string>();
  const waiting: Waiting[] = [];

  const goOn = (): void => {
    while (busy.size < atOnce) {
      const next = waiting.findIndex(({ hostname }) => !busy.has(hostname));
      if (next < 0) return;
      for (const { hostname, begin } of waiting.splice(next, 1)) {
        busy.add(hostname);
        begin();
      }
    }
  };

  return (hostname, work) => {
    const forThisOne = waiting.filter((one) => one.hostname === hostname).length;
    if (waiting.length >= longest || forThisOne >= longestForOne) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        work()
          .then(resolve, reject)
          .finally(() => {
            busy.delete(hostname);
            goOn();
          });
      };
      waiting.push({ hostname, begin });
      goOn();
    });
  };
}
