import { expect, test } from 'vitest';
import { isAsked, openAt, positionWhere } from '../testing/docked.ts';
import { faultsOf } from '../testing/geometry.ts';
import { faultsAt, someQuestions, viewportsFor } from '../testing/opened.ts';
import { openPage } from '../testing/page.ts';
import { atRest } from '../testing/screens.ts';
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

/** Faults that careless styles would cause, and how each is reported. */
const CARELESS: Readonly<Record<string, string>> = {
  'the page scrolls down': 'body { min-block-size: 1000px }',
  'cut off': '[data-dock] h2 { max-inline-size: 60px !important; overflow: hidden; white-space: nowrap }',
  'sticks out': '[data-dock] button[data-pick] { max-inline-size: 24px !important }',
  small:
    '[data-dock] [data-count] { gap: 0 !important } [data-dock] [data-pick] { max-inline-size: 20px !important }',
  covered: '[data-dock] { pointer-events: none !important }',
  'out of view': '[data-confirm] { translate: 0 200px }',
  overlap: '[data-plate] { scale: 2.5 }',
};

test('faults are found', async () => {
  const page = await openPage({ ...inAHurry, viewport: 'laptop' });
  await openAt(page, positionWhere(isAsked('mandate', 'koi')));
  await page.locator('[data-pick^="tile"]:not([data-pick*="betray"])').first().click();
  await atRest(page);
  expect(await faultsOf(page)).toEqual([]);
  for (const [fault, css] of Object.entries(CARELESS)) {
    const style = await page.addStyleTag({ content: css });
    await atRest(page);
    expect((await faultsOf(page)).join('\n'), fault).toContain(fault);
    await style.evaluate((tag) => (tag as Element).remove());
  }
});
