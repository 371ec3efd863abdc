import { once } from 'node:events';
import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
import { StoreError } from '../problems.ts';
import type { Copying } from './copier.ts';

/** Copies the store as it is now, in a thread of its own: neither writing nor reading waits for it. */
export async function backUp(folder: string, file: string): Promise<void> {
  if (fs.existsSync(file)) throw new StoreError('backup-exists', `There is a file ${file} already.`);
  const workerData: Copying = { folder, file };
  await once(new Worker(new URL('copier.ts', import.meta.url), { workerData }), 'exit');
}
