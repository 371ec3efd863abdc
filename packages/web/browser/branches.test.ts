import type { ClanId } from '@hinode/engine';
import { isUndo, newRecord } from '@hinode/engine/records';
import { packRecord } from '@hinode/learn/position';
import { loadText } from '@hinode/text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { wholeBotGame } from '../testing/bot-games.ts';
import { openPage, sharedPages } from '../testing/page.ts';
import { playThrough, withMouse } from '../testing/player.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';
import { goToPlace } from '../testing/visit.ts';

const record = wholeBotGame({ clans: ['koi', 'lotus', 'dragonfly'], set: 'archway', seed: 'the end' });
const ALL = record.entries.length;
const seats = seatsFor(record, ['koi']);

const sharedPage = sharedPages();

const hashOf = (page: Page): string => new URL(page.url()).hash;
/** The table after so many moves. */
const after = (page: Page, moves: number) => page.locator(`[data-table][data-moves="${moves}"]`);

/** The last moment at which a clan is about to play, a few moves before the end: somebody has something left to play. */
function nearTheEnd(): { readonly at: number; readonly clan: ClanId } {
  const at = record.entries.findLastIndex(
    (entry, i) => i <= ALL - 4 && !isUndo(entry) && entry.type === 'bid',
  );
  const entry = record.entries[at];
  if (entry === undefined || isUndo(entry)) throw new Error('nobody bids near the end of that game');
  return { at, clan: entry.clan };
}

describe('the address of a moment', () => {
  test('opens a game at its move with its eyes, follows what one does, and survives a reload and “back”', async () => {
    const page = await sharedPage({ ...inAHurry });
    await openGameAt(page, { id: 'moment', seats, record });
    await goToPlace(page, '#/replay/moment/30/lotus');
    await after(page, 30).waitFor();
    const eyes = page.getByRole('combobox', { name: 'Seen by' });
    expect(await eyes.inputValue()).toBe('lotus');
    await page.keyboard.press('ArrowRight');
    await after(page, 31).waitFor();
    await eyes.selectOption('all');
    await expect.poll(() => hashOf(page)).toBe('#/replay/moment/31/all');
    await page.reload();
    await after(page, 31).waitFor();
    expect(await eyes.inputValue()).toBe('all');
    // The rules lie over it; back from there it is as it was.
    await page.evaluate(() => location.assign('#/rules'));
    await page.locator('[data-waits]').waitFor({ state: 'attached' });
    await page.goBack();
    await page.locator('[data-waits]').waitFor({ state: 'detached' });
    await after(page, 31).waitFor();
    // The analysis opens at the same moment, and leads back to it.
    await page.getByRole('link', { name: 'Analyze the game' }).click();
    await page.locator('[data-screen-name="analysis"][data-at="31"]').waitFor();
    await expect.poll(() => hashOf(page)).toBe('#/analysis/moment/31/all');
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.keyboard.press('ArrowLeft');
    await page.locator('[data-at="30"]').waitFor();
    await page.getByRole('link', { name: 'Close' }).click();
    await after(page, 30).waitFor();
    // Another moment of the same game is gone to where one is.
    await page.evaluate(() => location.assign('#/replay/moment/12/koi'));
    await after(page, 12).waitFor();
    expect(await eyes.inputValue()).toBe('koi');
  });

  test('that no game can have opens it where it always opens', async () => {
    const page = await sharedPage({ ...inAHurry });
    await openGameAt(page, { id: 'odd', seats, record }, 'replay');
    await after(page, ALL).waitFor();
    for (const moment of ['99999/bonsai', '-3/koi', 'x', '7%27/koi']) {
      await goToPlace(page, '#/credits');
      await goToPlace(page, `#/replay/odd/${moment}`);
      await after(page, ALL).waitFor();
      expect(await page.getByRole('combobox', { name: 'Seen by' }).inputValue()).toBe('koi');
    }
  });
});

test('a branch is played to its end, knows its original, and is compared with it; the original knows its branch', async () => {
  const page = await openPage({ ...inAHurry });
  const { at, clan } = nearTheEnd();
  await openGameAt(page, { id: 'original', seats, record });
  await goToPlace(page, `#/replay/original/${at}/${clan}`);
  await after(page, at).waitFor();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator(`[data-me="${clan}"][data-asked="bid"]`).waitFor();
  const branch = hashOf(page);
  // Back to the original while one plays, and to the branch again.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Back to the original game' }).click();
  await after(page, at).waitFor();
  expect(hashOf(page)).toBe(`#/replay/original/${at}/${clan}`);
  await page.getByRole('button', { name: 'Branches' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue' }).click();
  await page.locator('[data-asked="bid"]').waitFor();
  expect(hashOf(page)).toBe(branch);
  await playThrough(page, { hand: withMouse, seed: 'branch' });
  const compared = page.locator('[data-compared]');
  await compared.getByText(`Branched off at move ${at}`).waitFor();
  const rows = compared.locator('tbody tr');
  expect(await rows.count()).toBe(record.setup.clans.length);
  const points = record.result?.vp ?? {};
  for (const row of await rows.all()) {
    const cells = await row.locator('td').allInnerTexts();
    const [then = 0, now = 0] = cells.slice(0, 2).map((cell) => Number(cell.trim().split(/\s+/).at(-1)));
    expect(then).toBe(points[(await row.getAttribute('data-clan-line')) as ClanId]);
    const change = now - then;
    expect(cells[2]).toBe(change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');
  }
  expect(await barriers(page)).toEqual([]);
  await compared.getByRole('link', { name: 'Back to the original' }).click();
  await after(page, at).waitFor();
  // A second branch, from elsewhere: both are told, with what became of them.
  await page.keyboard.press('Home');
  await after(page, 0).waitFor();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('[data-asked]').waitFor();
  await goToPlace(page, '#/analysis/original/5/koi');
  const told = page.getByRole('region', { name: 'Branches' }).locator('[data-branch]');
  await expect.poll(() => told.count()).toBe(2);
  expect(await told.first().innerText()).toContain('Branched off at move 0');
  expect(await told.locator('[data-comparison]').count()).toBe(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await barriers(page)).toEqual([]);
});

test('the original of a branch is seen again also when it is no longer kept', async () => {
  const page = await openPage({ ...inAHurry });
  await openGameAt(page, { id: 'gone', seats, record });
  await goToPlace(page, '#/replay/gone/20/koi');
  await after(page, 20).waitFor();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('[data-asked]').waitFor();
  const branch = hashOf(page);
  await goToPlace(page, '#/');
  await page.getByRole('button', { name: /games/i }).click();
  const kept = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Over' });
  await kept.getByRole('button', { name: 'Delete' }).click();
  await kept.getByRole('button', { name: 'Delete' }).click();
  await kept.waitFor({ state: 'detached' });
  await page.evaluate((there) => location.assign(there), branch);
  await page.locator('[data-asked]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Back to the original game' }).click();
  await after(page, 20).waitFor();
  expect(hashOf(page)).toMatch(/^#\/replay\/of-.*\/20\/koi$/);
  await page.getByRole('button', { name: 'Branches' }).waitFor();
});

describe('a whole game as a link', () => {
  test('is copied at a moment, and opens there for anybody; it is looked into and played on', async () => {
    const page = await openPage({ ...inAHurry });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openGameAt(page, { id: 'sent', seats, record });
    await goToPlace(page, '#/replay/sent/40/lotus');
    await after(page, 40).waitFor();
    await page.getByRole('button', { name: 'Share this game' }).click();
    const sheet = page.getByRole('dialog', { name: 'Share this game' });
    await sheet.getByLabel('The whole game, opened at this move').waitFor();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Copy the link' }).first().click();
    await sheet.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(3000);

    // Somebody else, who has never been here.
    const other = await openPage({ ...inAHurry, viewport: 'phone in its browser', at: new URL(link).hash });
    await after(other, 40).waitFor();
    expect(await other.getByRole('combobox', { name: 'Seen by' }).inputValue()).toBe('lotus');
    await other.getByRole('button', { name: 'Next move' }).click();
    await after(other, 41).waitFor();
    await expect.poll(() => hashOf(other)).toMatch(/^#\/record\/1[\w-]+\/41\/lotus$/);
    await other.reload();
    await after(other, 41).waitFor();
    await other.getByRole('link', { name: 'Analyze the game' }).click();
    await other.locator('[data-screen-name="analysis"][data-at="41"]').waitFor();
    // What was opened is still there when the page is loaded again.
    await other.reload();
    await other.locator('[data-screen-name="analysis"][data-at="41"]').waitFor();
    await other.getByRole('button', { name: /^Play (from here|on from here)/ }).click();
    await other.locator('[data-me="lotus"]').first().waitFor();
    await other.getByRole('button', { name: 'Menu' }).click();
    await other.getByRole('menuitem', { name: 'Back to the original game' }).click();
    await other.locator('[data-screen-name="analysis"][data-at="41"]').waitFor();
  });

  test('that is broken or tells no game is refused, and the reason is said', async () => {
    const page = await sharedPage({ ...inAHurry });
    const packed = await packRecord(record);
    const cheating = await packRecord({
      ...record,
      entries: [...record.entries.slice(0, 9), { clan: 'koi', type: 'gift', to: 'lotus', coins: 99 }],
    });
    const rich = await packRecord({ ...newRecord(record.setup), setup: { ...record.setup, clans: ['koi'] } });
    for (const [link, reason] of [
      [packed?.slice(0, -20), 'cannot be read'],
      [`${packed}%22%3E%3Cimg src=x onerror=alert(1)%3E`, 'cannot be read'],
      [`9${packed?.slice(1)}`, 'newer'],
      [cheating, 'Move 10 in it is not legal'],
      [rich, 'setup'],
      [`1${'A'.repeat(9000)}`, 'cannot be read'],
    ]) {
      await goToPlace(page, '#/credits');
      await goToPlace(page, `#/record/${link}`);
      await page.getByRole('heading', { name: 'This link was not opened' }).waitFor();
      expect(await page.getByRole('alert').innerText()).toContain(reason);
    }
    expect(await barriers(page)).toEqual([]);
  });

  test('that does not fit is offered as a file', async () => {
    const page = await sharedPage({ ...inAHurry });
    const undecided = Array.from({ length: 900 }, (_, i) => [
      ...record.entries.slice(0, 3 + ((i * 7919) % 11)),
      { undo: (i * 104729) % 3 },
    ]);
    const long = newRecord(
      record.setup,
      [...undecided.flat(), { undo: 0 }, ...record.entries],
      record.result,
    );
    await openGameAt(page, { id: 'long', seats, record: long }, 'replay');
    await after(page, ALL).waitFor();
    await page.getByRole('button', { name: 'Share this game' }).click();
    await page.getByText('too long for a link').waitFor();
    const given = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Save the record' }).click();
    expect((await given).suggestedFilename()).toMatch(/^hinode-.*\.json$/);
  });

  test('of a game that is still played cannot be made: its seed would tell what is hidden', async () => {
    const page = await sharedPage({ ...inAHurry });
    const begun = newRecord(record.setup, record.entries.slice(0, 20));
    await openGameAt(page, { id: 'begun', seats, record: begun });
    await page.locator('[data-asked]').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Share this position' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    for (const field of await page.getByRole('dialog').getByRole('textbox').all())
      expect(await field.inputValue()).not.toContain('#/record/');
  });
});

test('all that a replay offers is in view on a phone on its side, and in Persian the left arrow goes on', async () => {
  const page = await openPage({ ...inAHurry, language: 'fa', viewport: 'phone on its side' });
  const text = await loadText('fa', ['play']);
  await openGameAt(page, { id: 'side', seats, record });
  await goToPlace(page, '#/replay/side/50/koi');
  await after(page, 50).waitFor();
  const bar = page.locator('[data-replay-bar]');
  for (const name of ['record.play', 'record.play-from-here'] as const) {
    const box = await bar.getByRole('button', { name: text.say(name) }).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 844).toBe(true);
  }
  const look = await bar.getByRole('link', { name: text.say('end.look') }).boundingBox();
  expect(look && look.x >= 0 && look.x + look.width <= 844).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await after(page, 51).waitFor();
  await page.keyboard.press('ArrowRight');
  await after(page, 50).waitFor();
  expect(await barriers(page)).toEqual([]);
});
