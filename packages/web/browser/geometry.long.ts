import { describe, expect, test } from 'vitest';
import { faultsAt, someQuestions, viewportsFor } from '../testing/opened.ts';
import { openPage } from '../testing/page.ts';
import { inAHurry } from '../testing/settings.ts';
import { VIEWPORTS } from '../testing/visit.ts';
import { walkThrough } from '../testing/walking.ts';

/**
 * Every screen, in English, in the longest language, and in the one written from right to left. A page spends half its time waiting
 * for its next frame, so several are checked at once.
 */

const LANGUAGES = ['en', 'pl', 'fa'] as const;

describe.concurrent('every seventh question of six games, opened on every screen', () => {
  const opened = LANGUAGES.flatMap((language) =>
    (['finger', 'mouse'] as const).map((hand) => ({ language, hand })),
  );
  test.for(opened)('nothing is in the way for a $hand in $language', async ({ language, hand }, it) => {
    const viewports = viewportsFor(hand);
    const page = await openPage({ ...inAHurry, language, viewport: viewports[0] }, it.onTestFinished);
    expect(await faultsAt(page, { viewports, questions: someQuestions(6, 7) })).toEqual([]);
  });
});

describe.concurrent('a whole game, played on the screen', () => {
  const walks = (Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[]).flatMap((viewport, v) =>
    LANGUAGES.map((language, l) => ({ viewport, language, n: 3 * v + l + v })),
  );
  test.for(walks)('nothing is in the way on a $viewport in $language', async (walk, it) => {
    const page = await openPage({ ...inAHurry, ...walk }, it.onTestFinished);
    expect(await walkThrough(page, walk)).toEqual([]);
  });
});
