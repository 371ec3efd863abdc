import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { oneOfEach, openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

/** A hint stands where the question is, at tea and in battle too. */

test.each(['ready', 'bid'])('a hint where %s is asked', async (kind) => {
  const asked = oneOfEach('hints', 3).get(kind);
  if (asked === undefined) throw new Error(`no game by chance asks ${kind}`);
  const { record, decision } = asked;
  const page = await openPage({ ...inAHurry });
  await openGameAt(page, { id: kind, record, seats: seatsFor(record, [decision.clan]) });
  await page.locator(`[data-asked="${kind}"]`).waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.locator('[data-hint]');
  await hint.waitFor();
  expect(await hint.innerText()).toMatch(/A Samurai/);
});
