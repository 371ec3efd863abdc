import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { limitsWith, type ServingOptions, serve } from '@hinode/server';
import { inject, onTestFinished } from 'vitest';
import { handTime } from '../../server/src/testing/time.ts';

/** A server for a single test. Its clocks stand still until they are moved by hand: no machine is too slow for them. */
export interface OwnServer {
  readonly url: string;
  /** Its folder. */
  readonly data: string;
  now(): number;
  /** Lets time pass at all its tables. */
  pass(milliseconds: number): void;
}

export async function ownServer(options: Partial<ServingOptions> = {}): Promise<OwnServer> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-own-'));
  onTestFinished(() => fs.rmSync(data, { recursive: true }));
  const time = handTime(Date.now());
  const { url, close } = await serve({
    port: 0,
    host: '127.0.0.1',
    page: inject('page'),
    data,
    limits: limitsWith(1_000_000),
    time,
    ...options,
  });
  onTestFinished(close);
  return { url, data, now: time.now, pass: time.pass };
}
