import { CLAN_IDS, newRecord } from '@hinode/engine';
import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { playThrough, withFinger, withKeys, withMouse } from '../testing/player.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

/** Whole games to Winter, played through the page. */

test('alone against three bots on a desktop, from the home page to Winter', async () => {
  const page = await openPage({ ...inAHurry });
  await page.getByRole('button', { name: /play now/i }).click();
  const presses = await playThrough(page, { hand: withMouse, seed: 'solo' });
  expect(presses).toBeGreaterThan(20);
  expect(await page.locator('[data-screen="over"]').innerText()).toMatch(/Koi|Lotus|Turtle|Dragonfly|Bonsai/);
});

test('five round one phone, in Persian', async () => {
  const page = await openPage({ ...inAHurry, language: 'fa', viewport: 'phone' });
  const record = newRecord({ clans: [...CLAN_IDS], set: 'horseman', seed: 'five round one phone' });
  await openGameAt(page, { id: 'hot-seat', record, seats: seatsFor(record, CLAN_IDS) });
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await playThrough(page, { hand: withFinger, seed: 'hot-seat' });
  expect(await page.locator('[data-screen="over"]').isVisible()).toBe(true);
});

test('with the keyboard alone', async () => {
  const page = await openPage({ ...inAHurry });
  const record = newRecord({ clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'keys' });
  await openGameAt(page, { id: 'keys', record, seats: seatsFor(record, ['lotus']) });
  await playThrough(page, { hand: withKeys, seed: 'keys' });
  expect(await page.locator('[data-screen="over"]').isVisible()).toBe(true);
});
