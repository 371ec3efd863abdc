import { decisions } from '@hinode/engine';
import { replay } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { sharedPages } from '../testing/page.ts';
import { type Asked, openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

/** A hint is shown where the question is, even at tea and in battle. */

const sharedPage = sharedPages();

/** A hint disappears when the question changes, and a proposal changes it: so nobody else may have anything left to say. */
function lastToAnswer(kind: string): Asked {
  for (let n = 0; n < 20; n++)
    for (const asked of questionsOf('hints', n))
      if (asked.decision.kind === kind && decisions(replay(asked.record)).length === 1) return asked;
  throw new Error(`none of twenty random games asks a single clan to ${kind}`);
}

test.each(['ready', 'bid'])('a hint where %s is asked for', async (kind) => {
  const { record, decision } = lastToAnswer(kind);
  const page = await sharedPage({ ...inAHurry });
  await openGameAt(page, { id: kind, record, seats: seatsFor(record, [decision.clan]) });
  await page.locator(`[data-asked="${kind}"]`).waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.locator('[data-hint]');
  await hint.waitFor();
  expect(await hint.innerText()).toMatch(/A Samurai/);
});

test.each(['desktop', 'laptop with bars'] as const)(
  'on a %s a hint about a hostage leaves the bids and the answers in view',
  async (viewport) => {
    const { record, decision } = lastToAnswer('hostage');
    const page = await sharedPage({ ...inAHurry, viewport });
    await openGameAt(page, { id: 'hostage', record, seats: seatsFor(record, [decision.clan]) });
    await page.locator('[data-asked^="hostage"]').waitFor();
    await page.keyboard.press('h');
    await page.locator('[data-hint]').waitFor();
    const covered = await page.evaluate(() => {
      const hint = document.querySelector('[data-hint]')?.getBoundingClientRect();
      if (hint === undefined) return ['there is no hint'];
      return [...document.querySelectorAll('[data-battle] li[data-column], [data-dock] button[data-pick]')]
        .filter((one) => {
          const { top, bottom, left, right } = one.getBoundingClientRect();
          return top < hint.bottom && bottom > hint.top && left < hint.right && right > hint.left;
        })
        .map((one) => one.textContent);
    });
    expect(covered).toEqual([]);
  },
);
