import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { oneOfEachKind, openGameAt, seatsFor } from '../testing/positions.ts';
import { atRest } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';

/** The table in print. */

test('the map, the clans and the log are printed without buttons; an open sheet is printed alone', async () => {
  const asked = oneOfEachKind('paper').get('mandate');
  if (asked === undefined) throw new Error('nobody is asked for a mandate');
  const { record, decision } = asked;
  const page = await openPage(inAHurry);
  await openGameAt(page, { id: 'paper', record, seats: seatsFor(record, [decision.clan]) });
  await page.locator('[data-testid="map"] [data-plate]').first().waitFor();
  await atRest(page);
  const topOf = async (part: string): Promise<number> =>
    (await page.locator(`[data-table] > ${part}`).first().boundingBox())?.y ?? -1;

  // As a browser does before printing.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const [map, clans, log] = [await topOf('main'), await topOf('section'), await topOf('aside')];
  expect(map).toBeGreaterThan(0);
  expect(clans).toBeGreaterThan(map);
  expect(log).toBeGreaterThan(clans);
  for (const part of ['[data-dock]', '[data-bar-end]', '[aria-label="Zoom in"]'])
    expect(await page.locator(part).first().isVisible(), part).toBe(false);

  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await page.locator('[role="dialog"] table').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('[role="dialog"] table').isVisible()).toBe(true);
  for (const part of ['main', '[data-veil]'])
    expect(await page.locator(part).first().isVisible(), part).toBe(false);
});
