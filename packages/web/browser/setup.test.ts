import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { inAHurry } from '../testing/settings.ts';

test('a setup that lacks something says what, and is remembered once it is started', async () => {
  const page = await openPage({ ...inAHurry, at: '#/setup' });
  const start = page.getByRole('button', { name: 'Start the game' });
  await page.getByRole('combobox', { name: 'Who plays Koi?' }).selectOption('shogun');
  expect(await start.isDisabled()).toBe(true);
  await page.getByText('Somebody has to play').waitFor();
  await page.getByRole('combobox', { name: 'Who plays Bonsai?' }).selectOption('person');
  await page.getByRole('radio', { name: 'Choose four' }).click();
  expect(await start.isDisabled()).toBe(true);
  for (const kami of ['Susanoo', 'Fujin', 'Raijin', 'Ryujin'])
    await page.getByRole('button', { name: kami }).click();
  await start.click();
  await page.locator('[data-moves]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Leave the table' }).click();
  expect(await page.getByRole('button', { name: 'Play now' }).innerText()).toContain('You are Bonsai');
  await page.getByRole('link', { name: 'Set up a game' }).click();
  expect(await page.getByRole('combobox', { name: 'Who plays Koi?' }).inputValue()).toBe('shogun');
});
