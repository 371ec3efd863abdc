import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The temporary folder of a test run. Whatever the tests put there they must take away again; the rest is told and goes. */
export interface RunFolder {
  /** Where the report of a part of the run goes. */
  report(part: string): string;
  /** What a program must know to put its temporary files there. */
  readonly environment: Readonly<Record<string, string>>;
  /** What the tests have left behind. */
  leftBehind(): string[];
  remove(): void;
}

export function newRunFolder(): RunFolder {
  const folder = fs.mkdtempSync(path.join(place(), 'hinode-test-'));
  const [reports, temporary] = [path.join(folder, 'reports'), path.join(folder, 'tmp')];
  for (const made of [reports, temporary]) fs.mkdirSync(made);
  // PostgreSQL refuses to be root, and must get through to its folder as somebody else.
  for (const made of [folder, temporary]) fs.chmodSync(made, 0o711);
  return {
    report: (part) => path.join(reports, `${part}.json`),
    environment: { TMPDIR: temporary, TMP: temporary, TEMP: temporary },
    leftBehind: () => fs.readdirSync(temporary).sort(),
    remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** A part of memory that looks like a folder, on Linux. */
const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 31;

/** Stores make sure that the disk has what they write; in memory nobody waits for it. Who names a folder gets that one. */
function place(): string {
  if (process.env['TMPDIR'] !== undefined || !fs.existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH ? MEMORY : os.tmpdir();
}
