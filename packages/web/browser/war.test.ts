import { decisions } from '@hinode/engine';
import { openGame } from '@hinode/engine/games';
import type { GameRecord } from '@hinode/engine/records';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { botGameAt } from '../testing/bot-games.ts';
import { faultsOf } from '../testing/geometry.ts';
import { openPage } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

const YEAR = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'teapot', seed: 'pictures' } as const;

/** The order in which a battle is told. */
const ORDER = ['sealed', 'bids', 'seppuku', 'hostage', 'ronin', 'province', 'poets', 'coins'];

const begin = async (page: Page, record: GameRecord): Promise<void> =>
  openGameAt(page, { id: 'war', record, seats: seatsFor(record, ['koi']) });

const account = (page: Page) => page.locator('[data-account]');

/** Runs in the browser: records which beats are shown, and whether anything is asked meanwhile. */
function writeDown(): void {
  const seen: string[] = [];
  const look = (): void => {
    const beat = document.querySelector<HTMLElement>('[data-beat]')?.dataset['beat'];
    if (beat === undefined) return;
    if (seen.at(-1) !== beat) seen.push(beat);
    if (document.querySelector('[data-asked]')) seen.push('asked');
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  Object.assign(window, { beatsSeen: seen });
}

const beatsSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { beatsSeen: string[] }).beatsSeen);

/** Runs in the browser. */
const keptRecord = (): Promise<GameRecord> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('hinode');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').get('war');
      reading.onsuccess = () => resolve(reading.result.record);
      reading.onerror = () => reject(reading.error);
    };
  });

/** What the game itself asks Koi now. */
async function askedOfKoi(page: Page): Promise<string | undefined> {
  const { state } = openGame(await page.evaluate(keptRecord)).position;
  return decisions(state).find(({ clan }) => clan === 'koi')?.kind;
}

/** Answers and goes on until one of these is there. */
async function until(page: Page, wanted: string, ...presses: readonly string[]): Promise<void> {
  const found = page.locator([wanted, ...presses].join(', ')).first();
  for (;;) {
    await found.waitFor();
    if (await page.locator(wanted).first().isVisible()) return;
    // Elements that have disappeared meanwhile are looked up again.
    await page
      .locator(presses.join(', '))
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
}

async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const GO_ON = '[data-account] [data-go-on]';
const SKIP = '[data-skip]';
const ANSWER = '[data-question] :is([data-move], [data-pick]):enabled';

test('a war is shown beat by beat; S shows the account, Go on leads on, and the next question is not lost', async () => {
  const record = botGameAt(YEAR, {
    clan: 'koi',
    season: 'spring',
    kind: 'bid',
    // Nothing that could ask anything in the middle of it.
    where: ({ clans }) => clans.find(({ clan }) => clan === 'koi')?.cards.length === 0,
  });
  const page = await openPage({ stored: { 'hinode-settings': { state: { speed: 'quick' }, version: 0 } } });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await begin(page, record);
  const province = await page.locator('[data-watched="true"]').getAttribute('data-battle');
  await page.locator('[data-move*="bid"]:enabled').waitFor();
  const sides = await page.locator('[data-battle] li[data-clan]').elementHandles();
  expect(sides.length).toBeGreaterThan(1);
  await page.evaluate(writeDown);
  // From here on, time passes only by hand.
  await stopTime(page);
  await page.locator('[data-move*="bid"]').click();

  const beat = page.locator('[data-beat]');
  await page.locator('[data-beat="sealed"]').waitFor();
  // At high speed, a pause of 400 takes 160.
  await page.clock.runFor(159);
  expect(await beat.getAttribute('data-beat')).toBe('sealed');
  await page.clock.runFor(1);
  await page.locator('[data-beat="bids"]').waitFor();
  // A press anywhere ends the current beat.
  await page.locator('#battle-title').click();
  await page.locator('[data-beat]:not([data-beat="bids"])').waitFor();
  expect(await page.locator('[data-asked]').count()).toBe(0);
  await page.keyboard.press('s');
  await account(page).waitFor();
  expect(await account(page).getAttribute('data-account')).toBe(province);
  const beats = await beatsSeen(page);
  expect(beats).toEqual(ORDER.filter((one) => beats.includes(one)));
  // From the first bid on it is a single picture that changes: no fighter was removed and drawn again.
  expect(await Promise.all(sides.map((side) => side.evaluate((one) => one.isConnected)))).not.toContain(
    false,
  );

  // It waits, whatever the game does meanwhile.
  const goOn = page.locator(GO_ON);
  await expect.poll(() => goOn.evaluate((button) => button === document.activeElement)).toBe(true);
  await goOn.click();
  await page.clock.resume();
  await until(page, '[data-asked]', GO_ON, SKIP);
  const asked = await page.locator('[data-asked]').getAttribute('data-asked');
  expect(asked?.split(' ')[0]).toBe(await askedOfKoi(page));
});

test('a spectator of a battle is told so, and a fighter is not', async () => {
  const record = botGameAt(YEAR, {
    clan: 'koi',
    season: 'summer',
    kind: 'bid',
    where: ({ battle }) => battle !== undefined && !battle.fighters.includes('turtle'),
  });
  const page = await openPage({ ...inAHurry, viewport: 'phone in its browser' });
  const looksOn = page.getByText('You do not fight here');
  // The Koi could bid.
  await openGameAt(page, { id: 'war', record, seats: seatsFor(record, ['koi']) });
  await page.locator('[data-move*="bid"]:enabled').waitFor();
  expect(await looksOn.count()).toBe(0);
  // Bots play the battle for Turtle.
  await openGameAt(page, { id: 'looking', record, seats: seatsFor(record, ['turtle']) });
  await page.locator('[data-me="turtle"] [data-beat]').waitFor();
  expect(await looksOn.isVisible()).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
});

test('without animations every beat is a picture with its words, and one press leads to the next question', async () => {
  const record = botGameAt(YEAR, {
    clan: 'koi',
    season: 'summer',
    kind: 'use',
    where: ({ battle }) => battle?.advantages.ronin === 'koi' && battle.winner === undefined,
  });
  const page = await openPage(inAHurry);
  await begin(page, record);
  // The question is at its column.
  await page.locator('[data-watched="true"] [data-column="3"] [data-question]').waitFor();
  // …which says what it would change.
  await page
    .locator('li[data-column="ronin"]')
    .getByText(/Force \d+ becomes \d+/)
    .waitFor();
  await stopTime(page);
  await page.locator('[data-pick="answer true"]').click();
  await page.locator('[data-beat]').waitFor();
  expect(await page.locator('[data-battle]').getAttribute('data-pace')).toBe('still');
  expect(await page.locator('[data-beat] [role="status"]').innerText()).not.toBe('');
  await page.clock.resume();
  await until(page, '[data-account]', SKIP, ANSWER);
  await account(page).locator('[data-skip-all]').click();
  await page.locator('[data-asked]').waitFor();
  const asked = await page.locator('[data-asked]').getAttribute('data-asked');
  expect(asked?.split(' ')[0]).toBe(await askedOfKoi(page));
  expect(await account(page).count()).toBe(0);
});
