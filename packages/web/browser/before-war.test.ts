import { view } from '@hinode/engine';
import { replay } from '@hinode/engine/records';
import { currentEngine } from '@hinode/engine/versions';
import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { type Asked, openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

/** A pause before a war in which the clan that is asked has just got a coin. */
function aPause(): Asked {
  for (let n = 0; n < 50; n++)
    for (const asked of questionsOf('pause', n)) {
      if (asked.decision.kind !== 'ready') continue;
      const state = replay(asked.record);
      const { gained = [], ready } = view(state);
      const mine = gained.find(({ clan }) => clan === asked.decision.clan);
      if (currentEngine.isPausing(state) && ready.length === 0 && mine !== undefined && mine.coins > 0)
        return asked;
    }
  throw new Error('there was no pause');
}

test('DEAL-6 before the war the dock says who got what, hands over a gift, and waits for nobody but me', async () => {
  const { record, decision } = aPause();
  const { gained = [], clans } = view(replay(record));
  const page = await openPage({ ...inAHurry });
  await openGameAt(page, { id: 'pause', record, seats: seatsFor(record, [decision.clan]) });
  const dock = page.locator('[data-asked="ready"] [data-question]');
  await dock.waitFor();
  expect(await dock.getByRole('heading', { level: 2 }).innerText()).toContain('War is next');
  expect(await dock.getByRole('list').first().getByRole('listitem').count()).toBe(gained.length);
  // A hint is beside the dock: inside it, there would be no room left for who got what.
  await page.keyboard.press('h');
  await page.locator('[data-hint]').getByRole('button').click();
  // The bots are ready already.
  await dock.getByText(`${clans.length - 1} of ${clans.length} ready`).waitFor({ state: 'attached' });
  await dock
    .getByRole('button', { name: /^Give something to/ })
    .first()
    .click();
  await page.getByRole('spinbutton').first().press('ArrowUp');
  await page.getByText('cannot be taken back').waitFor();
  await page.getByRole('button', { name: /^Give 1/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await dock.waitFor({ state: 'detached' });
  expect(await page.locator('[data-asked="ready"]').count()).toBe(0);
});
