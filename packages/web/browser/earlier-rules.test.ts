import fs from 'node:fs';
import { json } from 'node:stream/consumers';
import { type GameRecord, verify } from '@hinode/engine/records';
import { engineOf } from '@hinode/engine/versions';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../src/local/saved-games.ts';
import { openPage } from '../testing/page.ts';
import { playThrough, withMouse } from '../testing/player.ts';
import { openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';
import { goToPlace } from '../testing/visit.ts';

const finished: GameRecord = JSON.parse(
  fs.readFileSync(new URL('../../engine/src/records/released/1.json', import.meta.url), 'utf8'),
);

/** The same game, stopped before its last war. */
const { result: _, proof: __, ...begun } = finished;
const stopped: GameRecord = { ...begun, entries: finished.entries.slice(0, 134) };

/** The files with earlier rules that the page has requested. */
function oldRulesIn(page: Page): string[] {
  const files: string[] = [];
  page.context().on('request', (request) => {
    if (/\/rules-\d/.test(request.url())) files.push(request.url());
  });
  return files;
}

/** Runs in the browser. */
function keptGame(id: string): Promise<SavedGame> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('hinode');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').get(id);
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    };
  });
}

test('a game of earlier rules is played to its end in the page, and its engine is loaded only for that', async () => {
  const page = await openPage({ ...inAHurry });
  const files = oldRulesIn(page);
  const [today] = questionsOf('today', 0);
  if (today === undefined) throw new Error('nothing is asked');
  await openGameAt(page, { id: 'today', record: today.record, seats: seatsFor(today.record, ['koi']) });
  await page.locator('[data-asked="ready"]').waitFor();
  expect(files).toEqual([]);
  await openGameAt(page, { id: 'older', record: stopped, seats: seatsFor(stopped, ['koi']) });
  await playThrough(page, { hand: withMouse, seed: 'older' });
  expect(files).not.toEqual([]);
  const { record } = await page.evaluate(keptGame, 'older');
  expect(record).toMatchObject({ rules: '1', result: expect.anything() });
  expect(verify(record, await engineOf('1'))).toBeUndefined();
});

test('a game kept from unknown rules is neither opened nor lost: the page says so, and its record can be saved', async () => {
  const [begun] = questionsOf('newer', 0);
  if (begun === undefined) throw new Error('nothing is asked');
  const record = { ...begun.record, rules: '7' };
  const page = await openPage({ ...inAHurry });
  await openGameAt(page, { id: 'newer', record, seats: seatsFor(record, ['koi']) });
  await page.getByText('began under version 7 of the rules').waitFor();
  const save = async (): Promise<unknown> => {
    const given = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the record' }).click();
    return json(await (await given).createReadStream());
  };
  expect(await save()).toEqual(record);
  await goToPlace(page, '#/');
  await page.getByRole('button', { name: 'Saved games' }).click();
  await page.getByText('Made under other rules').waitFor();
  expect(await save()).toEqual(record);
});
