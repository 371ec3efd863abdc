import fs from 'node:fs';
import path from 'node:path';
import { BOXES, readBoxes } from './folders.ts';
import type { Index } from './index-file.ts';
import { indexesOf } from './indexes.ts';

/** Writes what is in the folders of the boxes into the files that the packages read, or says which of these are not as they would be written. */

const isCurrent =
  (root: string) =>
  ({ file, text }: Index): boolean => {
    const at = path.join(root, file);
    return fs.existsSync(at) && fs.readFileSync(at, 'utf8') === text;
  };

/** The files that are not what the folders say. */
export const staleIndexes = async (root: string = BOXES): Promise<Index[]> =>
  indexesOf(root, await readBoxes(root)).filter((index) => !isCurrent(root)(index));

/** Writes those, and gives their names. */
export async function collect(root: string = BOXES): Promise<string[]> {
  const stale = await staleIndexes(root);
  for (const { file, text } of stale) fs.writeFileSync(path.join(root, file), text);
  return stale.map(({ file }) => file);
}
