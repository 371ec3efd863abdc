import { decisions, play } from '@hinode/engine';
import { replay } from '@hinode/engine/records';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAsked, openAt, positionWhere } from '../testing/docked.ts';
import { sharedPages } from '../testing/page.ts';
import type { Asked } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

/** What happens between an answer and the next question. */

/** If somebody buys nothing here, another clan may buy. */
function passesTheCardsOn({ record, decision: { clan } }: Asked): boolean {
  const state = replay(record);
  play(state, { clan, type: 'pass' });
  return decisions(state).some((next) => next.kind === 'buy' && next.clan !== clan);
}

const sharedPage = sharedPages();

/** Presses the first answer, and the first answer to each question it leads to, until a move is made. */
async function makeAMove(page: Page): Promise<void> {
  const moves = () => page.locator('[data-table]').getAttribute('data-moves');
  const before = await moves();
  while ((await moves()) === before) {
    const steps = await page.locator('[data-dock] [data-pick]').evaluateAll((all) => all.length);
    await page.locator('[data-dock] [data-pick]:enabled').first().click();
    await page.waitForFunction(
      ([move, count]) =>
        document.querySelector('[data-table]')?.getAttribute('data-moves') !== move ||
        document.querySelectorAll('[data-dock] [data-pick]').length !== count,
      [before, steps] as const,
    );
  }
}

test('an answer gives up the focus before it is removed, so that no layout happens halfway', async () => {
  const page = await sharedPage({ ...inAHurry });
  await openAt(page, positionWhere(isAsked('summon')));
  await page.evaluate(() => {
    const { removeChild } = Node.prototype;
    const removed: string[] = [];
    Object.assign(globalThis, { removed });
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      const focused = document.activeElement;
      if (focused !== document.body && child.contains(focused)) removed.push(focused?.outerHTML ?? '');
      return removeChild.call(this, child) as T;
    };
  });
  await makeAMove(page);
  expect(await page.evaluate(() => (globalThis as unknown as { removed: string[] }).removed)).toEqual([]);
});

test('an answer that is pressed twice is sent once', async () => {
  const page = await sharedPage({ ...inAHurry });
  await openAt(page, positionWhere(isAsked('mandate')));
  await page.locator('[data-dock] [data-pick^="tile"]:enabled').first().click();
  // First, it is announced face down.
  const announced = page.locator('[data-dock] [data-pick^="announce"]').first();
  const confirm = page.locator('[data-confirm]:enabled');
  await confirm.or(announced).first().waitFor();
  if (await announced.isVisible()) await announced.click();
  await confirm.waitFor();
  const sent = await confirm.evaluate((button: HTMLElement) => {
    const types: string[] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { readonly type: string }): void {
      types.push(message.type);
      postMessage.call(this, message);
    };
    button.click();
    button.click();
    Worker.prototype.postMessage = postMessage;
    return types;
  });
  expect(sent.filter((type) => type === 'play')).toEqual(['play']);
});

test('a card that was chosen but not bought is not offered to the next clan', async () => {
  const page = await sharedPage({ ...inAHurry });
  const asked = positionWhere((one) => isAsked('buy')(one) && one.legal.length > 2 && passesTheCardsOn(one));
  await openAt(page, asked, asked.record.setup.clans);
  await page.locator('[data-dock] [data-pick^="card"]:enabled').first().click();
  const buys = page.locator('[data-confirm][data-move*="buy"]');
  await buys.waitFor();
  await page.locator('[data-confirm][data-move*="pass"]:enabled').click();
  await page.locator(`[data-asked="buy"]:not([data-me="${asked.decision.clan}"])`).waitFor();
  await page.locator('[data-confirm][data-move*="pass"]:enabled').waitFor();
  expect(await buys.count()).toBe(0);
});

test('the next question shows first, and the map one frame later', async () => {
  const page = await sharedPage({ ...inAHurry });
  await openAt(page, positionWhere(isAsked('summon')));
  await page.locator('[data-map-moves]').waitFor();
  await page.evaluate(() => {
    const shown: Record<string, number> = {};
    Object.assign(globalThis, { shown });
    let pictures = 0;
    const count = (): void => {
      pictures++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    new MutationObserver((changes) => {
      for (const { attributeName } of changes) if (attributeName !== null) shown[attributeName] ??= pictures;
    }).observe(document, { subtree: true, attributeFilter: ['data-moves', 'data-map-moves'] });
  });
  await makeAMove(page);
  const shown = () =>
    page.evaluate(() => (globalThis as unknown as { shown: Record<string, number | undefined> }).shown);
  await expect.poll(async () => (await shown())['data-map-moves']).toBeDefined();
  const { 'data-moves': question = 0, 'data-map-moves': map = 0 } = await shown();
  expect(map).toBeGreaterThan(question);
});
