import { expect, test } from 'vitest';
import { walkThrough } from '../testing/walking.ts';

/** A sample of the long walk: the first season, up to its first war. */

test.each([
  { viewport: 'laptop', language: 'en', n: 0 },
  { viewport: 'tablet on its side', language: 'fa', n: 2 },
] as const)('nothing is in the way on a $viewport in $language before the first war', async (walk) => {
  expect(await walkThrough({ ...walk, until: (asked) => asked === 'bid' })).toEqual([]);
});
