import os from 'node:os';
import { sum } from '../numbers.ts';

/** How much of the machine a program used between two moments, as a share of all cores. */
export interface Share {
  /** Measures from now on. */
  start(): Promise<void>;
  /** Undefined if it cannot be determined. */
  stop(): Promise<number | undefined>;
}

function shareOf(seconds: () => Promise<number | undefined>): Share {
  let began = 0;
  let before: number | undefined;
  return {
    start: async () => {
      before = await seconds();
      began = performance.now();
    },
    stop: async () => {
      const elapsed = (performance.now() - began) / 1000;
      const after = await seconds();
      if (before === undefined || after === undefined) return undefined;
      return (after - before) / elapsed / os.availableParallelism();
    },
  };
}

export const ownShare = (): Share =>
  shareOf(async () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });

/** As reported by the server's own metrics, which require the admin's key. */
export const shareOfServer = (server: URL, adminKey: string | undefined): Share =>
  shareOf(() => secondsOfServer(server, adminKey));

/** The processor time that the server has used since its start. */
export async function secondsOfServer(
  server: URL,
  adminKey: string | undefined,
): Promise<number | undefined> {
  if (adminKey === undefined) return undefined;
  const headers = { authorization: `Bearer ${adminKey}` };
  const response = await fetch(new URL('/metrics', server), { headers }).catch(() => undefined);
  // One for each process of the server.
  const found = ((await response?.text()) ?? '').matchAll(
    /^process_cpu_seconds_total(?:\{.*\})? ([\d.e+-]+)/gm,
  );
  const all = [...found].map(([, seconds]) => Number(seconds));
  return all.length === 0 ? undefined : sum(all);
}
