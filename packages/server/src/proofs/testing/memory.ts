import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that are in use once everything is gone that nobody needs. */
export function bytesInUse(): number {
  setFlagsFromString('--expose_gc');
  const collect: () => void = runInNewContext('gc');
  for (let n = 0; n < 3; n++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
