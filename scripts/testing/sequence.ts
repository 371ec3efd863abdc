import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../launch/paths.mjs';

/** Short to read but long to run. They start first, so that nobody waits for one of them at the end. */
const LONG = [
  'packages/server/src/proofs/kill',
  'packages/server/src/store/kill',
  'packages/server/src/proofs/leaks',
  'packages/engine/src/properties',
  'packages/engine/src/views/leaks',
  'packages/engine/src/larger',
  'packages/learn/src/puzzles/proof',
  'packages/web/browser/online',
  'packages/web/browser/whole-games',
  'packages/web/browser/questions',
  'packages/web/browser/promise',
  'packages/web/browser/barriers',
  'packages/web/browser/offers',
  'packages/web/browser/geometry',
].map((name) => path.join(root, `${name}.test.ts`));

/** A run without the times of an earlier one begins with the largest files: these come before them. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.includes(path.normalize(moduleId));
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}
