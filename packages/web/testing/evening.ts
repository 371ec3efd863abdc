import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Friend, friend, sayName, takeFreeSeat } from './friends.ts';
import { type OwnServer, ownServer } from './own-server.ts';
import { playThrough, withMouse } from './player.ts';
import { openTalk, say } from './talking.ts';
import { goToPlace } from './visit.ts';

/** Friends at different places, one table. */

interface Evening {
  readonly seats: number;
  /** The people who come by the link and stay to the end; one more leaves. Bots take the remaining seats. */
  readonly stay: readonly string[];
  /**
   * To Winter, with a connection lost in mid-bid; or to their first mandates, where one connection is lost and all agree to end the
   * game.
   */
  readonly toWinter: boolean;
}

/** From the lobby to the end, with talk, a promise, a lost connection, and a bot for somebody who left. */
export async function anEvening({ seats, stay, toWinter }: Evening): Promise<void> {
  const server = await ownServer();
  const host = await friend('Opener', '#/online', {}, server.url);
  await sayName(host);
  await openTable(host, seats);
  const link = await host.page.getByLabel('Anyone with this link can take a seat').inputValue();
  const watch = await host.page.getByRole('link', { name: 'For spectators' }).getAttribute('href');

  const inLobby = await friend('Lobby', '#/online', {}, server.url);
  await sayName(inLobby);
  const card = inLobby.page.getByRole('listitem').filter({ hasText: host.name });
  await card.getByRole('button', { name: 'Sit down' }).click();
  await inLobby.page.locator('[data-seat][data-mine]').waitFor();
  const byLink: Friend[] = [];
  for (const name of ['Goes', ...stay]) {
    const guest = await friend(name, new URL(link).hash, {}, server.url);
    await takeFreeSeat(guest);
    byLink.push(guest);
  }
  for (let bot = 2 + byLink.length; bot < seats; bot++) {
    const seat = host.page.locator(`[data-seat="${bot}"]`);
    await seat.getByRole('button', { name: 'Seat a bot' }).click();
    await host.page.locator('[data-level="ashigaru"]').click();
  }
  await host.page.getByRole('button', { name: 'Start the game' }).click();

  const spectator = await friend('Spectator', watch ?? '', {}, server.url);
  await spectator.page.locator('[data-banner="online.watching"]').waitFor();

  await talkAndPromise(host, inLobby, spectator);
  const [goes, ...stays] = byLink as [Friend, ...Friend[]];
  const broken = toWinter ? breakTheLineInMidBid(inLobby) : breakTheLineAtAMandate(inLobby);
  const gone = goAwayAtTheFirstMandate(goes, server);
  const enough = toWinter ? NEVER : Promise.all([broken, gone]);
  await Promise.all([
    broken.then(() => play(inLobby, enough)),
    ...[host, ...stays].map((one) => play(one, enough)),
    gone,
    ...[host, inLobby, ...stays].slice(0, 2).map(letABotPlayOn),
  ]);
  if (!toWinter) await endTheGame(host, [inLobby, ...stays]);
  const here = [host, inLobby, ...stays, spectator];
  await Promise.all(here.map(toWinter ? isOver : askWhatNow));
  expect(await spectator.page.locator('[data-move], [data-pick]').count()).toBe(0);
  await verify(host);
  expect(await marksOf(host)).toMatchObject([
    { type: 'absent' },
    ...(toWinter ? [] : [{ type: 'ended-by-agreement' }]),
  ]);
  await playAgain(host, [inLobby]);
  await seeAgain(spectator);
  for (const { name, problems } of here) expect([name, problems()]).toEqual([name, []]);
}

/** Everybody may watch, and there is a clock. */
async function openTable({ page }: Friend, seats: number): Promise<void> {
  await page.route('**/api/games', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { options, ...sitting } = route.request().postDataJSON();
    return route.continue({ postData: { options: { ...options, clock: CLOCK }, ...sitting } });
  });
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByRole('radio', { name: `${seats}`, exact: true }).click();
  await page.getByRole('radio', { name: 'Live, in one sitting' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('[data-seat][data-mine]').waitFor();
}

/** It stands still until it is moved by hand, so that people have enough time on any machine. */
const CLOCK = { move: 60_000, reserve: 0 };

/** A message to the table and a promise; spectators hear both. */
async function talkAndPromise(speaker: Friend, hearer: Friend, spectator: Friend): Promise<void> {
  for (const { page } of [speaker, hearer, spectator]) await openTalk(page);
  await say(speaker.page, 'A good game to all');
  await speaker.page.getByRole('button', { name: 'Phrases' }).click();
  const phrases = speaker.page.getByRole('dialog').last();
  await phrases.getByRole('switch').click();
  await phrases.getByRole('button', { name: 'Send' }).click();
  for (const { page } of [hearer, spectator]) {
    await page.getByRole('log').getByText('A good game to all').waitFor();
    await page.getByRole('log').locator('[data-promise="open"]').waitFor();
  }
  for (const { page } of [speaker, hearer, spectator]) await page.keyboard.press('Escape');
}

/** Closes the page while everybody else waits for an answer, until the clock has run out. */
async function goAwayAtTheFirstMandate({ page, name }: Friend, { pass }: OwnServer): Promise<void> {
  await playThrough(page, { hand: withMouse, seed: name, until: (asked) => asked === 'mandate' });
  await page.close();
  pass(CLOCK.move);
}

/** Asked what to do about the player who no longer answers. */
async function letABotPlayOn({ page }: Friend): Promise<void> {
  await page.locator('[data-vote="absent"] [data-choice="bot"]').click();
}

/** What the record says about who played. */
async function marksOf({ page }: Friend): Promise<unknown> {
  return page.evaluate(async () => {
    const [, , id] = location.hash.split('/');
    const { record } = await (await fetch(`api/games/${id}/record`)).json();
    return record.marks;
  });
}

const NEVER = new Promise<void>(() => {});

const play = ({ page, name }: Friend, enough: Promise<unknown>) =>
  playThrough(page, { hand: withMouse, seed: name, enough });

/** Plays until asked for a mandate, loses the connection with a tile in hand, and finds it again. */
async function breakTheLineAtAMandate({ page, name }: Friend): Promise<void> {
  await playThrough(page, { hand: withMouse, seed: name, until: (asked) => asked === 'mandate' });
  await page.locator('[data-dock] [data-pick^="tile"]').first().click();
  // Lotus also says what it announces.
  const announced = page.locator('[data-dock] [data-pick^="announce"]').first();
  await page.locator('[data-confirm]').or(announced).first().waitFor();
  if (await announced.isVisible()) await announced.click();
  const chosen = await page.locator('[data-confirm]').innerText();
  await loseTheLine(page, 'mandate');
  expect(await page.locator('[data-confirm]').innerText()).toBe(chosen);
}

/** Plays until asked for a bid, loses the connection with a coin on the table, and finds it again. */
async function breakTheLineInMidBid({ page, name }: Friend): Promise<void> {
  await playThrough(page, { hand: withMouse, seed: name, until: (asked) => asked === 'bid' });
  const column = page.getByRole('spinbutton').first();
  await column.focus();
  await page.keyboard.press('ArrowUp');
  const bid = await column.getAttribute('aria-valuenow');
  await loseTheLine(page, 'bid');
  expect(await column.getAttribute('aria-valuenow')).toBe(bid);
}

/** For a while; the question stays meanwhile. */
async function loseTheLine(page: Page, asked: string): Promise<void> {
  await page.context().setOffline(true);
  await page.locator('[data-banner="online.lost"]').waitFor();
  expect(await page.locator(`[data-asked="${asked}"]`).count()).toBe(1);
  await page.context().setOffline(false);
  await page.locator('[data-banner="online.lost"]').waitFor({ state: 'detached' });
}

/** One person proposes it, all others agree. */
async function endTheGame(first: Friend, others: readonly Friend[]): Promise<void> {
  await first.page.getByRole('button', { name: 'Menu' }).click();
  await first.page.getByRole('menuitem', { name: 'Propose to end the game' }).click();
  await first.page.getByRole('dialog').getByRole('button', { name: 'Propose to end the game' }).click();
  for (const { page } of others) await page.locator('[data-choice="yes"]').click();
}

/** The game ended before Winter: what there is to do then is one press away. */
const askWhatNow = ({ page }: Friend) => page.locator('[data-banner="ended"] button').click();

/** Spectators still have battles to watch before that. */
async function isOver({ page }: Friend): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('[data-skip-all]')?.click();
    return document.querySelector('[data-screen="over"]') !== null;
  });
}

async function verify({ page }: Friend): Promise<void> {
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await page.getByText('Every shuffle is as the server promised').waitFor();
}

/** The first to ask opens the next table, and all find the way to the seats that are kept for them, even from the lobby. */
async function playAgain(first: Friend, others: readonly Friend[]): Promise<void> {
  await first.page.getByRole('button', { name: 'Rematch' }).click();
  await takeFreeSeat(first);
  for (const other of others) {
    await goToPlace(other.page, '#/online');
    const row = other.page.locator('[data-game]').filter({ hasText: first.name });
    await row.getByRole('button', { name: 'To the next game' }).click();
    await takeFreeSeat(other);
  }
}

/** The game from its end and from its beginning, from the view of one clan and then with nothing hidden. */
async function seeAgain({ page }: Friend): Promise<void> {
  await page.getByRole('link', { name: 'Watch again' }).click();
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await page.locator('[data-moves="10"]').waitFor();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('all');
  await page.locator('[data-moves="10"]').waitFor();
}
