import { CHAPTERS } from '@hinode/learn/lessons';
import { loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { walkChapter } from '../testing/learning.ts';
import { openPage } from '../testing/page.ts';
import { newReader } from '../testing/reader.ts';
import { inAHurry } from '../testing/settings.ts';
import { goToPlace } from '../testing/visit.ts';

/** Somebody who has never seen the game walks the road from the shore to the gate by doing whatever the guide points at. */

/** One step of each kind of screen: tiles, a figure on the map, a bid, a question in battle, tea, cards, the end. */
const LOOKED_AT: ReadonlySet<string> = new Set(['choose', 'border', 'ronin', 'use-ronin', 'propose', 'buy']);

test.each([
  { language: 'en', viewport: 'desktop' },
  { language: 'fa', viewport: 'phone in its browser' },
] as const)(
  'the whole road in $language on a $viewport, without barriers',
  async ({ language, viewport }) => {
    const page = await openPage({ ...inAHurry, language, viewport, beginner: true });
    const text = await loadText(language);
    const touch = viewport !== 'desktop';
    await page.getByRole('link', { name: text.say('home.learn') }).click();
    expect(await barriers(page)).toEqual([]);
    const reader = newReader(page);
    await reader.look();
    await page.locator('[data-station][data-here] a').click();
    for (const [i, { id }] of CHAPTERS.entries()) {
      await page.waitForURL(`**/#/learn/${id}`);
      await walkChapter(page, id, {
        touch,
        press: reader.look,
        look: async (step) => {
          if (LOOKED_AT.has(step)) expect([id, step, await barriers(page)]).toEqual([id, step, []]);
        },
      });
      expect(await page.locator('header [data-filled="all"]').count()).toBe(CHAPTERS[i]?.steps.length);
      await page.locator('[data-next="station"]').click();
    }
    // We promise a quarter of an hour; one minute of it is the page's own.
    console.log(`${language}, ${viewport}: ${reader.minutes().toFixed(1)} minutes to read and press`);
    expect(reader.minutes()).toBeLessThanOrEqual(14);
    // Behind the gate: an ordinary game, with advice from the guide about it and at its first decision.
    await page.locator('[data-table][data-asked="ready"]').waitFor();
    await page.locator('[data-advice="begin"]').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.locator('[data-advice-close]').click();
    await page.locator('[data-advice="ready"]').waitFor();
    await page.locator('[data-advice-close]').click();
    await page.locator('[data-advice]').waitFor({ state: 'detached' });
    await goToPlace(page, '#/learn');
    expect(await page.locator('[data-station][data-done]').count()).toBe(CHAPTERS.length);
  },
);
