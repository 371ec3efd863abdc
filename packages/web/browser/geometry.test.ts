import { expect, test } from 'vitest';
import { faultsAt, someQuestions, viewportsFor } from '../testing/opened.ts';
import { openPage } from '../testing/page.ts';
import { inAHurry } from '../testing/settings.ts';

/** A sample of the long walk: a few questions of fixed games, on every screen. */

const questions = someQuestions(3, 60);

test.each([
  { hand: 'finger', language: 'pl', every: 6 },
  { hand: 'mouse', language: 'fa', every: 8 },
] as const)('nothing is in the way on any screen for a $hand in $language', async (one) => {
  const viewports = viewportsFor(one.hand);
  const page = await openPage({ ...inAHurry, language: one.language, viewport: viewports[0] });
  const some = questions.filter((_, i) => i % one.every === 0);
  expect(await faultsAt(page, { viewports, questions: some })).toEqual([]);
});
