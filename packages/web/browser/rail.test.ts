import { expect, test } from 'vitest';
import { sharedPages } from '../testing/page.ts';
import { openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { atRest } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';

/** The clans beside the map. */

const sharedPage = sharedPages();

/** Late in a game of five: much has been won. */
const late = [...questionsOf('rail', 2)].filter(({ decision }) => decision.kind === 'mandate').at(-1);

test.each(['desktop', 'laptop', 'laptop with bars'] as const)(
  'five clans fit beside the map of a %s, whatever they have won',
  async (viewport) => {
    if (late === undefined) throw new Error('nobody is asked for a mandate');
    const { record, decision } = late;
    const page = await sharedPage({ ...inAHurry, viewport, language: 'pl' });
    await openGameAt(page, { id: 'late', record, seats: seatsFor(record, [decision.clan]) });
    const rail = page.locator('[data-table] > section ol');
    await page.locator('[data-testid="map"] [data-plate]').first().waitFor();
    await atRest(page);
    expect(await rail.locator('li').count()).toBe(5);
    expect(await rail.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(1);
  },
);
