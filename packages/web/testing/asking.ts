import { expect } from 'vitest';
import { openPage } from './page.ts';
import { playThrough, withMouse } from './player.ts';
import { type Asked, openGameAt, seatsFor } from './positions.ts';
import { inAHurry } from './settings.ts';

/** Opens each of these positions in the page, finds what is asked there, and answers it. */
export async function answerAll(questions: ReadonlyMap<string, Asked>): Promise<void> {
  const page = await openPage({ ...inAHurry });
  const answered: string[] = [];
  for (const [name, { record, decision }] of questions) {
    await openGameAt(page, { id: name.replace(' ', '-'), record, seats: seatsFor(record, [decision.clan]) });
    await page.locator(`[data-asked="${name}"]`).waitFor();
    const moves = record.entries.length;
    await playThrough(page, {
      hand: withMouse,
      seed: name,
      until: async () => Number(await page.locator('[data-moves]').getAttribute('data-moves')) > moves,
    });
    answered.push(name);
  }
  expect(answered).toEqual([...questions.keys()]);
}
