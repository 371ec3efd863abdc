import { expect } from 'vitest';
import { openPage } from './page.ts';
import { playThrough, withMouse } from './player.ts';
import { type Asked, openGameAt, seatsFor } from './positions.ts';
import { inAHurry } from './settings.ts';

/** Opens each of these positions in the page, looks for the question, and answers it. */
export async function answerAll(questions: ReadonlyMap<string, Asked>): Promise<void> {
  const page = await openPage({ ...inAHurry });
  const answered: string[] = [];
  for (const [name, { record, decision }] of questions) {
    await openGameAt(page, { id: name.replace(' ', '-'), record, seats: seatsFor(record, [decision.clan]) });
    await page.locator(`[data-asked="${name}"]`).waitFor();
    // What follows the answer, battles and all, does not matter here.
    const enough = page.locator(`[data-moves]:not([data-moves="${record.entries.length}"])`).waitFor();
    await playThrough(page, { hand: withMouse, seed: name, enough });
    await enough;
    answered.push(name);
  }
  expect(answered).toEqual([...questions.keys()]);
}
