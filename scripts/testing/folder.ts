import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The temporary folder of a test run. Tests must remove whatever they put there; anything left is reported and removed. */
export interface RunFolder {
  /** Where a part of the run writes its report. */
  report(part: string): string;
  /** The environment that makes a program put its temporary files there. */
  readonly environment: Readonly<Record<string, string>>;
  /** What the tests have left behind. */
  leftBehind(): string[];
  remove(): void;
}

export function newRunFolder(): RunFolder {
  const folder = fs.mkdtempSync(path.join(place(), 'hinode-test-'));
  const [reports, temporary] = [path.join(folder, 'reports'), path.join(folder, 'tmp')];
  for (const made of [reports, temporary]) fs.mkdirSync(made);
  // PostgreSQL refuses to run as root, and must be able to enter its folder as another user.
  for (const made of [folder, temporary]) fs.chmodSync(made, 0o711);
  return {
    report: (part) => path.join(reports, `${part}.json`),
    environment: { TMPDIR: temporary, TMP: temporary, TEMP: temporary },
    leftBehind: () => fs.readdirSync(temporary).sort(),
    remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** A folder in memory, on Linux. */
const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 31;

/** Stores wait until data is on disk; in memory that takes no time. A folder that the user names is used instead. */
function place(): string {
  if (process.env['TMPDIR'] !== undefined || !fs.existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH ? MEMORY : os.tmpdir();
}
