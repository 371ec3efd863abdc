import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { playThrough, withFinger, withKeys, withMouse } from '../testing/player.ts';
import { inAHurry } from '../testing/settings.ts';
import { openFiveRoundOnePhone, openWithKeys } from '../testing/whole-games.ts';

/** One game to its second season, others to their first mandate; `npm run test:long` plays them all to Winter. */

/** True when a mandate has been asked for this many times. */
function atMandate(number: number): (asked: string) => boolean {
  let times = 0;
  let before = '';
  return (asked) => {
    if (asked === 'mandate' && before !== 'mandate') times++;
    before = asked;
    return times === number;
  };
}

/** Runs in the browser: can the page itself be scrolled? The table has a fixed place on the screen; only its parts scroll. */
const scrolls = (): boolean => document.documentElement.scrollHeight > window.innerHeight;

test('alone against three bots on a desktop, from the home page to Summer', async () => {
  const page = await openPage({ ...inAHurry });
  await page.getByRole('button', { name: /play now/i }).click();
  const summer = page.locator('[data-table] h1', { hasText: 'Summer' });
  const presses = await playThrough(page, {
    hand: withMouse,
    seed: 'solo',
    until: async () => {
      expect(await page.evaluate(scrolls)).toBe(false);
      return summer.isVisible();
    },
  });
  expect(presses).toBeGreaterThan(5);
  expect(await summer.isVisible()).toBe(true);
});

test('five around one phone, in Persian', async () => {
  const page = await openFiveRoundOnePhone();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await playThrough(page, { hand: withFinger, seed: 'hot-seat', until: atMandate(1) });
  await page.locator('[data-asked="mandate"]').waitFor();
});

test('with the keyboard alone', async () => {
  const page = await openWithKeys();
  await playThrough(page, { hand: withKeys, seed: 'keys', until: atMandate(1) });
  await page.locator('[data-asked="mandate"]').waitFor();
});
