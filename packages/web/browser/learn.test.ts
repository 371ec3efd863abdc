import { loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { walkChapter } from '../testing/learning.ts';
import { openPage } from '../testing/page.ts';
import { inAHurry } from '../testing/settings.ts';

/** A chapter on a desktop, one on a phone, and one with tea. The whole road, from the shore to the gate, is in `learn.long.ts`. */

test.each([
  { language: 'en', viewport: 'desktop', chapter: 'the-sealed-bid', looked: 'ronin' },
  { language: 'en', viewport: 'desktop', chapter: 'faith-and-betrayal', looked: 'propose' },
  { language: 'fa', viewport: 'phone in its browser', chapter: 'the-march', looked: 'border' },
] as const)(
  'a chapter of the road in $language on a $viewport, without barriers',
  async ({ language, viewport, chapter, looked }) => {
    const page = await openPage({ ...inAHurry, language, viewport });
    const text = await loadText(language);
    await page.getByRole('link', { name: text.say('home.learn') }).click();
    expect(await barriers(page)).toEqual([]);
    await page.locator(`[data-station] a[href$="${chapter}"]`).click();
    await walkChapter(page, chapter, {
      touch: viewport !== 'desktop',
      look: async (step) => {
        if (step === looked) expect(await barriers(page)).toEqual([]);
      },
    });
    await page.locator('[data-next="station"]').click();
    await page.locator('[data-guide]').waitFor();
  },
);

test('another move gets a response and is taken back; progress survives a reload and a look at the rules', async () => {
  const page = await openPage({ ...inAHurry, at: '#/learn/the-land' });
  const guide = page.locator('[data-guide]');
  await page.locator('[data-pick="tile train"]').click();
  await page.locator('[data-confirm]:enabled').click();
  await page.locator('[data-guide="other"]').waitFor();
  expect(await guide.innerText()).toMatch(/Recruit/);
  await page.locator('[data-take-back]').click();
  await page.locator('[data-guide="asks"]').waitFor();
  await page.locator('[data-pick="tile recruit"]').click();
  // The guide says everything: what a tile does and who gets the bonus is not said twice.
  expect(await page.locator('[data-looked-at], [data-note]').count()).toBe(0);
  await page.locator('[data-confirm]:enabled').click();
  await page.locator('[data-step="first-figure"]').waitFor();
  await page.reload();
  await page.locator('[data-step="first-figure"]').waitFor();
  await page.locator('[data-asked="summon"]').waitFor();
  await page.locator('[data-step-back]').click();
  await page.locator('[data-step="choose"]').waitFor();
  await page.locator('[data-skip]').click();
  await page.waitForURL('**/#/learn/the-march');
  await page.getByRole('button', { name: 'The rules' }).click();
  const back = page.locator('[data-return]');
  expect(await back.innerText()).toBe('Back');
  await back.click();
  await page.locator('[data-step="choose"]').waitFor();
});

test('a chapter can be walked with the keyboard, and screen readers hear the guide', async () => {
  const page = await openPage({ ...inAHurry, at: '#/learn/the-land' });
  const said = page.getByRole('status', { name: 'The guide' });
  await expect.poll(() => said.innerText()).toMatch(/Whatever mandate/);
  await page.locator('[data-pick="tile recruit"]').waitFor();
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-pick')))
    .toBe('tile recruit');
  await page.keyboard.press('Enter');
  await page.locator('[data-confirm]:enabled').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => said.innerText()).toMatch(/strongholds summons one figure/);
});
