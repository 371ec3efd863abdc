import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { playThrough, withMouse } from '../testing/player.ts';
import { nameOf, oneOfEach, openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

/** So many games by chance ask everything that can be asked. */
const GAMES = 2000;

test('every kind of question, from every ability, is asked and answered in the page', async () => {
  const questions = oneOfEach('questions', GAMES);
  expect([...questions.keys()].sort()).toMatchSnapshot();
  const page = await openPage({ ...inAHurry });
  const answered = new Set<string>();
  for (const [name, { record, decision }] of questions) {
    await openGameAt(page, { id: name.replace(' ', '-'), record, seats: seatsFor(record, [decision.clan]) });
    await page.locator(`[data-asked="${name}"]`).waitFor();
    const moves = record.entries.length;
    await playThrough(page, {
      hand: withMouse,
      seed: name,
      until: async () => Number(await page.locator('[data-moves]').getAttribute('data-moves')) > moves,
    });
    answered.add(nameOf(decision));
  }
  const unreached = [...questions.keys()].filter((name) => !answered.has(name));
  expect(unreached).toEqual([]);
});
