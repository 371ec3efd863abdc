import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { nameOf, openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

/** A key as a Persian keyboard writes it. */
const PERSIAN = {
  u: { key: 'ع', code: 'KeyU' },
  z: { key: 'ظ', code: 'KeyZ', ctrlKey: true },
  question: { key: '؟', code: 'Slash', shiftKey: true },
} as const;

test('on a Persian keyboard the letters, Ctrl+Z and the question mark do what the list of shortcuts says', async () => {
  const asked = [...questionsOf('keys', 0)].find(({ decision }) => nameOf(decision) === 'move');
  if (asked === undefined) throw new Error('nobody moves in that game');
  const { record, decision } = asked;
  const page = await openPage({ ...inAHurry, language: 'fa' });
  await openGameAt(page, { id: 'keys', record, seats: seatsFor(record, [decision.clan]) });
  const press = (key: object): Promise<unknown> =>
    page.evaluate((pressed) => dispatchEvent(new KeyboardEvent('keydown', pressed)), key);
  await page.locator('[data-asked="move"]').waitFor();
  expect(await page.title()).toBe('هینوده');
  const before = await page.locator('[data-moves]').getAttribute('data-moves');

  for (const key of [PERSIAN.u, PERSIAN.z]) {
    await page.locator('[data-dock] [data-pick]').first().click();
    await page.locator('[data-dock] [data-pick][data-move]').first().click();
    await page.locator(`[data-moves]:not([data-moves="${before}"])`).waitFor();
    await press(key);
    await page.locator(`[data-moves="${before}"]`).waitFor();
  }

  await press(PERSIAN.question);
  await page.locator('[role="dialog"] kbd').first().waitFor();
});
