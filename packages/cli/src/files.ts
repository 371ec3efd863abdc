import fs from 'node:fs';
import path from 'node:path';
import { Complaint } from './complaint.ts';
import { fileOf, type Io } from './io.ts';

/** Reads files, with a clear sentence about those that cannot be read. */

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be opened',
  EPERM: 'may not be opened',
  EISDIR: 'is a folder',
  ENOTDIR: 'is not in a folder',
  EROFS: 'is on a disk that cannot be written to',
  ENOSPC: 'does not fit on the disk',
};

function withReason<Given>(name: string, work: () => Given): Given {
  try {
    return work();
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem)) throw problem;
    throw new Complaint(`${name} ${REASONS[String(problem.code)] ?? `gives trouble: ${problem.message}`}`);
  }
}

/** The JSON in a file. */
export function readJson(io: Io, name: string): unknown {
  const text = withReason(name, () => fs.readFileSync(fileOf(io, name), 'utf8'));
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Complaint(`${name} is not valid JSON`);
  }
}

/** The file itself, or every JSON file in the folder and the folders inside, in order. */
export function jsonFilesAt(io: Io, name: string): string[] {
  const isFolder = withReason(name, () => fs.statSync(fileOf(io, name)).isDirectory());
  if (!isFolder) return [name];
  const inside = withReason(name, () => fs.readdirSync(fileOf(io, name), { withFileTypes: true }));
  return inside
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.json'))
    .map((entry) => path.posix.join(name, entry.name))
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((entry) => jsonFilesAt(io, entry));
}

export const writeText = (io: Io, name: string, text: string): void =>
  withReason(name, () => fs.writeFileSync(fileOf(io, name), text));

export const writeJson = (io: Io, name: string, value: unknown): void =>
  writeText(io, name, `${JSON.stringify(value)}\n`);

/** Complains before any work is done if a file could not be written afterwards. */
export function expectWritable(io: Io, name: string): void {
  const file = fileOf(io, name);
  if (fs.existsSync(file) && fs.statSync(file).isDirectory()) throw new Complaint(`${name} is a folder`);
  const folder = path.dirname(name);
  withReason(folder, () => fs.accessSync(path.dirname(file), fs.constants.W_OK));
}
