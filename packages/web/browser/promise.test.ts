import { expect, test } from 'vitest';
import { sharedPages } from '../testing/page.ts';
import { openGameAt } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';
import { gameBefore } from '../testing/talked-games.ts';
import { openTalk } from '../testing/talking.ts';

const sharedPage = sharedPages();

/** A bot has made a promise; the game goes on in the page, and everybody sees what comes of it. */
test.each(['kept', 'broken'] as const)('a promise of a bot is %s: it is seen and counted', async (state) => {
  const { promise, ...game } = await gameBefore(state);
  const page = await sharedPage({ ...inAHurry });
  await openGameAt(page, game);
  await page.locator(`[data-moves]`).waitFor();
  // The bots go on until the person is asked again.
  await page.waitForFunction((decided) => {
    // Battles wait until they are watched.
    document.querySelector<HTMLElement>('[data-skip-all]')?.click();
    const { moves, asked } = document.querySelector<HTMLElement>('[data-moves]')?.dataset ?? {};
    return Number(moves) >= decided && asked !== undefined;
  }, promise.decidedAt ?? 0);
  // A battle may still be running, and the talk is elsewhere after it. After a reload there is only the question.
  await page.reload();
  await openTalk(page);
  await page.locator(`[data-thread="${promise.from}"]`).click();
  const line = page.locator(`[data-note="${promise.note}"]`);
  await line.locator(`[data-promise="${state}"]`).waitFor();
  const counted = await page.locator('[data-talk] summary').innerText();
  expect(Number(counted.match(new RegExp(`${state}: (\\d+)`))?.[1])).toBeGreaterThan(0);
});
