import { decisions } from '@hinode/engine';
import { replay } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { playThrough, withMouse } from '../testing/player.ts';
import { nameOf, openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

test('a reload in the middle of a battle loses nothing, and the game goes on', async () => {
  // Nobody else is asked, so that no bot bids meanwhile.
  const asked = [...questionsOf('reload', 0)].find(
    ({ record, decision }) => nameOf(decision) === 'bid' && decisions(replay(record)).length === 1,
  );
  if (asked === undefined) throw new Error('nobody bids in that game');
  const { record, decision } = asked;
  const page = await openPage({ ...inAHurry });
  await openGameAt(page, { id: 'reload', record, seats: seatsFor(record, [decision.clan]) });
  await page.locator('[data-asked="bid"]').waitFor();
  const before = await page.locator('[data-moves]').getAttribute('data-moves');
  await page.reload();
  await page.locator('[data-asked="bid"]').waitFor();
  expect(await page.locator('[data-moves]').getAttribute('data-moves')).toBe(before);
  const moves = Number(before);
  const hasMovedOn = async (): Promise<boolean> =>
    Number(await page.locator('[data-moves]').getAttribute('data-moves')) > moves + 10;
  await playThrough(page, { hand: withMouse, seed: 'reload', until: hasMovedOn });
  expect(await hasMovedOn()).toBe(true);
});
