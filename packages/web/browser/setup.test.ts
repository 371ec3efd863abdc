import { CORE, clansOfBoxes, PLAYERS_MOST } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { keepGame } from '../testing/positions.ts';
import { allDrawn } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';

test('a setup that lacks something says what, and is remembered once it is started', async () => {
  const page = await openPage({ ...inAHurry, at: '#/setup' });
  const start = page.getByRole('button', { name: 'Start the game' });
  // The sum of it, with where everybody begins, is in view at once.
  await start.waitFor();
  expect(await page.locator('[data-thumbnail] svg[data-clan]').count()).toBe(4);
  const foot = await start.boundingBox();
  expect(foot && foot.y + foot.height).toBeLessThanOrEqual(900);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  const whoPlays = async (clan: string, who: RegExp): Promise<void> => {
    await page.getByRole('button', { name: `Who plays ${clan}?` }).click();
    await page.getByRole('dialog').getByRole('button', { name: who }).click();
  };
  await whoPlays('Koi', /^Shogun/);
  // A bot may have a character, which everybody sees at the table.
  await page.getByRole('button', { name: 'Who plays Koi?' }).click();
  await page.getByRole('radio', { name: 'Traitor' }).click();
  await page.getByText('Promises freely, breaks its word for little gain, and betrays its allies.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await whoPlays('Lotus', /^A person/);
  // The clan is told with what it can do; whoever had it before takes the other one.
  await page.getByRole('button', { name: 'Another clan for Lotus’ seat' }).click();
  // How hard a clan is lies open before anybody takes it.
  await page.getByText('The further down the honor track a clan begins, the harder it is.').waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .getByText(/^wins \d+ of 100 among equal bots$/)
        .count(),
    )
    .toBe(clansOfBoxes(CORE).length);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bonsai/ })
    .click();
  await page.getByRole('radio', { name: 'Choose four' }).click();
  expect(await start.isDisabled()).toBe(true);
  for (const kami of ['Susanoo', 'Fujin', 'Raijin', 'Ryujin'])
    await page.getByRole('button', { name: kami }).click();
  await start.click();
  await page.locator('[data-moves]').waitFor();
  await page.getByText('Shogun bot · Traitor').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Leave the table' }).click();
  expect(await page.getByRole('button', { name: 'Play now' }).innerText()).toContain('You play Bonsai');
  await page.getByRole('link', { name: 'Set up a game' }).click();
  expect(await page.getByRole('button', { name: 'Who plays Koi?' }).innerText()).toContain('Shogun');
});

test('bots as strong as one is are chosen by how often one would like to win, and by the games of this browser', async () => {
  const page = await openPage({ ...inAHurry, at: '#/setup' });
  await page.getByText('Opponents as strong as you').click();
  const told = page.getByRole('status').filter({ hasText: /Samurai|Daimyo|Shogun/ });
  const bots = page.locator('[data-seat]:not([data-person])');
  const wish = (games: number) => page.getByRole('radio', { name: `1 game in ${games}`, exact: true });
  await wish(3).click();
  await expect.poll(() => told.innerText()).toContain('You have not finished a game here yet');
  const [guess = ''] = /Samurai, skill \d of 10/.exec(await told.innerText()) ?? [];
  expect(guess).not.toBe('');
  for (const bot of await bots.all()) expect(await bot.innerText()).toContain(guess.split(', ')[1]);
  // Whoever always wins is given the strongest there are.
  const clans = ['koi', 'lotus', 'turtle', 'dragonfly'] as const;
  for (let game = 1; game <= 9; game++)
    await keepGame(page, {
      id: `won-${game}`,
      seats: clans.map((clan, i) => ({
        clan,
        player: i === 0 ? { kind: 'person' } : { kind: 'bot', level: 'daimyo' },
      })),
      record: {
        format: 'hinode-record',
        rules: '2',
        setup: { clans, set: 'teapot', seed: `won ${game}` },
        entries: [],
        result: { winners: ['koi'], vp: { koi: 60, lotus: 20, turtle: 10, dragonfly: 5 }, honor: clans },
      },
    });
  await wish(4).click();
  // Numbers keep to what they count, with spaces that do not break.
  const words = async (): Promise<string> => (await told.innerText()).replaceAll(/\s/g, ' ');
  await expect
    .poll(words)
    .toMatch(
      /^Shogun\. Going by your last 9 games, you would win about \d+ in 100, most likely \d+ to \d+\.$/,
    );
  for (const bot of await bots.all()) expect(await bot.innerText()).toContain('Shogun');
  // With another number of players it is another question.
  await page.getByRole('radio', { name: '5', exact: true }).click();
  await expect.poll(() => told.count()).toBe(0);
  expect(await wish(4).getAttribute('aria-checked')).toBe('false');
});

test('people at one screen have names, which are kept with their number, and stand with their clans', async () => {
  const page = await openPage({ ...inAHurry, at: '#/setup/hot-seat' });
  await page.getByRole('radio', { name: '3' }).click();
  await page.getByRole('textbox', { name: 'Name of the person playing Koi' }).fill('Ada');
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Name of the person playing Koi' }).inputValue()).toBe(
    'Ada',
  );
  expect(await page.getByRole('textbox').count()).toBe(3);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-moves]').waitFor();
  await page.getByText('Ada').first().waitFor();
});

test('as many as the boxes allow can be set up, with what else is in the boxes, and the game begins with all of it', async () => {
  const page = await openPage({ ...inAHurry, viewport: 'phone in its browser', at: '#/setup' });
  await page.getByRole('radio', { name: String(PLAYERS_MOST), exact: true }).click();
  expect(await page.locator('[data-seat]').count()).toBe(PLAYERS_MOST);
  await page.getByText('More boxes').click();
  const monsters = page.getByRole('switch', { name: /^Monster Pack/ });
  await monsters.click();
  await page.getByRole('switch', { name: /^Kami Unbound/ }).click();
  // What is put away again leaves the others open.
  await monsters.click();
  await monsters.click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-moves]').waitFor();
  await page.locator(`[data-tea] [data-seats="${PLAYERS_MOST}"]`).first().waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('hinode-setup'));
  expect(JSON.parse(stored ?? '').state.solo.boxes).toEqual(['kami-unbound', 'monster-pack']);
});

test('on a narrow phone in Polish the title stays on the screen, and the game can be started at once', async () => {
  const page = await openPage({ language: 'pl', viewport: 'phone', at: '#/setup' });
  await page.setViewportSize({ width: 360, height: 640 });
  await allDrawn(page);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const start = await page.getByRole('button', { name: 'Zacznij grę' }).boundingBox();
  expect(title && title.x + title.width).toBeLessThanOrEqual(360);
  expect(start && start.y + start.height).toBeLessThanOrEqual(640);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('with bots alone the game is watched, with their reasons, and can be looked into', async () => {
  const page = await openPage({ ...inAHurry, at: '#/setup' });
  await page.getByRole('button', { name: 'Who plays Koi?' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ashigaru/ })
    .click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  // It plays by itself, and somebody says why.
  const reason = page.locator('[data-reason]');
  await expect.poll(() => reason.innerText()).toMatch(/^\w+: .+\. .+/);
  await page.getByRole('button', { name: 'Speed: 1×' }).click();
  await page.getByRole('button', { name: 'Speed: 2×' }).waitFor();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.getByRole('button', { name: 'Play the moves' }).waitFor();
  expect(await page.locator('[data-asked], [data-uncover]').count()).toBe(0);
  await page.getByRole('link', { name: 'Analyze the game' }).click();
  await page.locator('[data-screen-name="analysis"]').waitFor();
});
