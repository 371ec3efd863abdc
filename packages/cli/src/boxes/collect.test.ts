import { expect, test } from 'vitest';
import { staleIndexes } from './collect.ts';

test('the generated files say what is in the folders of the boxes; if not, run `npm run content`', async () => {
  const stale = await staleIndexes();
  expect(stale.map(({ file }) => file)).toEqual([]);
});
