import type { Outgoing } from '../limits/limits.ts';

/** Work for many hosts, a few at a time and one for each host; undefined if too much waits already, and nothing was done. */
export type Line = <T>(host: string, work: () => Promise<T>) => Promise<T | undefined>;

interface Waiting {
  readonly host: string;
  readonly begin: () => void;
}

export type LineLimits = Pick<Outgoing, 'atOnce' | 'longest' | 'longestForOne'>;

export function lineByHost({ atOnce, longest, longestForOne }: LineLimits): Line {
  const busy = new Set<string>();
  const waiting: Waiting[] = [];

  const goOn = (): void => {
    while (busy.size < atOnce) {
      const next = waiting.findIndex(({ host }) => !busy.has(host));
      if (next < 0) return;
      for (const { host, begin } of waiting.splice(next, 1)) {
        busy.add(host);
        begin();
      }
    }
  };

  return (host, work) => {
    const forHost = waiting.filter((one) => one.host === host).length;
    if (waiting.length >= longest || forHost >= longestForOne) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        work()
          .then(resolve, reject)
          .finally(() => {
            busy.delete(host);
            goOn();
          });
      };
      waiting.push({ host, begin });
      goOn();
    });
  };
}
