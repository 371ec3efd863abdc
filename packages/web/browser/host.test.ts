import fs from 'node:fs';
import path from 'node:path';
import { loadText } from '@hinode/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { friend, sayName } from '../testing/friends.ts';
import { ownServer } from '../testing/own-server.ts';
import { openPage } from '../testing/page.ts';
import { goToScreen, SCREENS } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';

/** The page of the admin: how the server is doing, and how it did in the last hour. */

const BEAT = 10_000;

async function enter(page: Page, key: string): Promise<void> {
  await page.getByLabel('This server’s key').fill(key);
  await page.getByRole('button', { name: 'Show this server' }).click();
}

const tile = (page: Page, title: string) =>
  page.getByRole('figure').filter({ has: page.getByText(title, { exact: true }) });

test('the admin comes by /host, sees the chart update by itself, and finds it again after a reload', async () => {
  const { url, data, now, pass } = await ownServer();
  const key = fs.readFileSync(path.join(data, 'host-key'), 'utf8').trim();
  const admin = await friend('Admin', 'host', {}, url);
  expect(admin.page.url()).toBe(`${url}#/host`);
  await enter(admin.page, 'another key');
  await admin.page.getByText('This is not the key of this server.').waitFor();
  expect(await admin.page.getByRole('figure').count()).toBe(0);

  // To the middle of the time between two beats.
  const betweenBeats = (): void => pass(BEAT - ((now() + BEAT / 2) % BEAT));
  await enter(admin.page, key);
  await admin.page.getByText(/^Nodes and workers: 1$/).waitFor();
  betweenBeats();
  const playing = tile(admin.page, 'Games in play');
  await playing.getByText('0', { exact: true }).waitFor();

  const player = await friend('Mara', '#/online', {}, url);
  await sayName(player);
  await player.page.locator('[data-open-table]').click();
  await player.page.getByRole('button', { name: 'Open the table' }).click();
  await player.page.getByRole('button', { name: 'Seat a bot' }).first().waitFor();
  await expect.poll(() => beginWithBots(player.page)).toBe('playing');
  betweenBeats();
  await playing.getByText('1', { exact: true }).first().waitFor();
  const chart = playing.getByRole('img', { name: 'Games in play: least 0, most 1, now 1' });
  await chart.waitFor();
  expect(await barriers(admin.page)).toEqual([]);

  await admin.page.reload();
  await enter(admin.page, key);
  await chart.waitFor();
  // Without a database, nobody counts connections to one.
  expect(await tile(admin.page, 'Connections to the database').count()).toBe(0);
});

/** Seats bots and starts, by the calls that the page makes; returns the state of the game. */
const beginWithBots = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const id = location.hash.split('/')[2];
    const ask = async (place: string, body?: object): Promise<{ status?: string; seats?: unknown[] }> => {
      const answer = await fetch(`api/games/${id}${place}`, {
        method: place === '' ? 'GET' : 'POST',
        headers: { ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return answer.json();
    };
    const { seats = [] } = await ask('');
    for (let seat = 1; seat < seats.length; seat++) await ask('/bots', { seat, level: 'random' });
    await ask('/start');
    return (await ask('')).status;
  });

test.each([
  { language: 'en', viewport: 'desktop' },
  { language: 'fa', viewport: 'phone in its browser' },
  // The longest title.
  { language: 'uk', viewport: 'small phone' },
] as const)('many nodes are readable for everybody: $language, $viewport', async (visitor) => {
  const page = await openPage({ ...inAHurry, ...visitor });
  const text = await loadText(visitor.language);
  const screen = SCREENS.find(({ name }) => name === 'host');
  if (screen === undefined) throw new Error('there is no such screen');
  await goToScreen({ page, text }, screen);
  expect(await page.getByRole('figure').count()).toBe(7);
  expect(await page.locator('[data-state]').count()).toBe(4);
  await page.locator('[data-state="dead"]').getByText(text.say('host.dead'), { exact: true }).waitFor();
  const chart = tile(page, text.say('host.jobs')).getByRole('img');
  const said = { what: text.say('host.jobs'), least: 0, most: 14, now: 14 };
  expect(await chart.getAttribute('aria-label')).toBe(text.say('host.course', said));
  // Time runs in reading direction: nothing was counted at the beginning of the hour.
  const begins = await chart.evaluate((svg) => {
    const line = svg.querySelector('[data-line]')?.getBoundingClientRect();
    const all = svg.getBoundingClientRect();
    return line && (line.left + line.right) / 2 < (all.left + all.right) / 2 ? 'right' : 'left';
  });
  expect(begins).toBe(text.direction === 'rtl' ? 'right' : 'left');
  expect(await barriers(page)).toEqual([]);
  const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
});
