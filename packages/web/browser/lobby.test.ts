import { loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { openPage, sharedPages } from '../testing/page.ts';
import { goToScreen, press, SCREENS } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';

/** The way in for those who play online. Whatever the browser complains about on it fails these tests. */

const sharedPage = sharedPages();

test('whoever comes for the first time is asked for a name, and nothing is refused', async () => {
  const page = await openPage({ ...inAHurry, at: '#/online' });
  await page.getByLabel('Your name').waitFor();
  await page.waitForLoadState('networkidle');
});

test('whoever has not played yet is told so where their games would be counted', async () => {
  const page = await sharedPage({ ...inAHurry, at: '#/online' });
  await page.getByLabel('Your name').fill('New');
  await page.getByRole('button', { name: 'Go on' }).click();
  await press('statistics.title')({ page, text: await loadText('en') });
  await page.getByRole('dialog').getByText('You have not played a game to its end here yet.').waitFor();
});

test.each([
  { language: 'en', viewport: 'desktop' },
  { language: 'fa', viewport: 'phone' },
] as const)(
  'what became of somebody’s games can be read by everybody: $language, $viewport',
  async (visitor) => {
    const page = await sharedPage({ ...inAHurry, ...visitor });
    const text = await loadText(visitor.language);
    const screen = SCREENS.find(({ name }) => name === 'statistics');
    if (screen === undefined) throw new Error('there is no such screen');
    await goToScreen({ page, text }, screen);
    const sheet = page.getByRole('dialog');
    await sheet.getByText(text.number(37.3)).waitFor();
    expect(await sheet.getByRole('listitem').allInnerTexts()).toEqual(
      (
        [
          ['koi', 3, 7],
          ['dragonfly', 0, 4],
          ['bonsai', 1, 1],
        ] as const
      ).map(([clan, wins, games]) => `${text.name(clan)}\n${text.say('statistics.won-of', { wins, games })}`),
    );
    expect(await barriers(page, { within: '[role="dialog"]' })).toEqual([]);
  },
);
