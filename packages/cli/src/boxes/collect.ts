import fs from 'node:fs';
import path from 'node:path';
import { BOXES, readBoxes } from './folders.ts';
import type { Index } from './index-file.ts';
import { indexesOf } from './indexes.ts';

/** Writes the contents of the box folders into the files that the packages read, or reports which of these are out of date. */

const isCurrent =
  (root: string) =>
  ({ file, text }: Index): boolean => {
    const at = path.join(root, file);
    return fs.existsSync(at) && fs.readFileSync(at, 'utf8') === text;
  };

/** The files that do not match the folders. */
export const staleIndexes = async (root: string = BOXES): Promise<Index[]> =>
  indexesOf(root, await readBoxes(root)).filter((index) => !isCurrent(root)(index));

/** Writes those files, and returns their names. */
export async function collect(root: string = BOXES): Promise<string[]> {
  const stale = await staleIndexes(root);
  for (const { file, text } of stale) fs.writeFileSync(path.join(root, file), text);
  return stale.map(({ file }) => file);
}
