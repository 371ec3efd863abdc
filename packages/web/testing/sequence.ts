import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun first, so that nobody waits for one of them alone at the end. */
const LONG = ['online', 'whole-games', 'barriers', 'talk'].map((name) => `${name}.test.ts`);

/** The long files of the browser's tests first, the others as usual. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.includes(path.basename(moduleId));
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}
