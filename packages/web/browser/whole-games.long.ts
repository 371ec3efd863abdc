import { CORE_CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import { newRecord } from '@hinode/engine/records';
import { LANGUAGES } from '@hinode/text';
import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { playThrough, withFinger, withKeys, withMouse } from '../testing/player.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';
import type { VIEWPORTS } from '../testing/visit.ts';
import { openFiveRoundOnePhone, openWithKeys } from '../testing/whole-games.ts';

/** Whole games in every language, on both screens, alone and around one device, with three to five clans. */

const combinations = LANGUAGES.flatMap((language, l) =>
  (['desktop', 'phone'] as const).flatMap((viewport, v) =>
    ([1, 3] as const).map((persons, p) => ({ language, viewport, persons, n: l * 4 + v * 2 + p })),
  ),
);

interface Combination {
  readonly language: (typeof LANGUAGES)[number];
  readonly viewport: keyof typeof VIEWPORTS;
  readonly persons: number;
  readonly n: number;
}

test.each(combinations)(
  '$language on a $viewport with $persons at the device',
  async (combination: Combination) => {
    const { language, viewport, persons, n } = combination;
    const page = await openPage({ ...inAHurry, language, viewport, dark: n % 3 === 0 });
    const clans = CORE_CLAN_IDS.slice(0, 3 + (n % 3));
    const record = newRecord({ clans, set: SET_IDS[n % SET_IDS.length] ?? 'random', seed: `long ${n}` });
    await openGameAt(page, { id: 'long', record, seats: seatsFor(record, clans.slice(-persons)) });
    await playThrough(page, { hand: viewport === 'phone' ? withFinger : withMouse, seed: `long ${n}` });
    expect(await page.locator('[data-screen="over"]').isVisible()).toBe(true);
  },
);

test('alone against three bots, from the home page', async () => {
  const page = await openPage({ ...inAHurry });
  await page.getByRole('button', { name: /play now/i }).click();
  await playThrough(page, { hand: withMouse, seed: 'solo' });
  expect(await page.locator('[data-screen="over"]').innerText()).toMatch(/Koi|Lotus|Turtle|Dragonfly|Bonsai/);
});

test.each([
  { who: 'five round one phone', open: openFiveRoundOnePhone, hand: withFinger, seed: 'hot-seat' },
  { who: 'with the keyboard alone', open: openWithKeys, hand: withKeys, seed: 'keys' },
])('$who', async ({ open, hand, seed }) => {
  const page = await open();
  await playThrough(page, { hand, seed });
  expect(await page.locator('[data-screen="over"]').isVisible()).toBe(true);
});
