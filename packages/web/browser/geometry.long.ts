import { expect, test } from 'vitest';
import { VIEWPORTS } from '../testing/visit.ts';
import { walkThrough } from '../testing/walking.ts';

/** A whole game on every screen, in English, in the longest language, and in the one that runs the other way. */

const walks = (Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[]).flatMap((viewport, v) =>
  (['en', 'pl', 'fa'] as const).map((language, l) => ({ viewport, language, n: 3 * v + l + v })),
);

test.each(walks)('nothing is in the way on a $viewport in $language', async (walk) => {
  expect(await walkThrough(walk)).toEqual([]);
});
