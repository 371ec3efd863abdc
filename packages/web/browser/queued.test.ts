import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownServer } from '../testing/own-server.ts';
import { tableOf } from '../testing/tables.ts';

const A_DAY = 24 * 60 * 60_000;

async function openAnswers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Automatic answers' }).click();
}

const chosenAtTea = (page: Page): Promise<string | null> =>
  page.getByRole('radiogroup', { name: 'Ready at tea' }).getByRole('radio', { checked: true }).textContent();

/** Neither presence nor clocks cut off anybody's name, even on a phone; on a desktop, presence is a word. */
async function seatsAreWhole(desk: Page, phone: Page): Promise<void> {
  await desk.locator('[data-tea]').getByText('here', { exact: true }).first().waitFor();
  const seats = phone.locator('[data-tea] li > [data-small]');
  await seats.getByRole('timer').nth(2).waitFor();
  expect(await seats.evaluateAll(cutIn)).toEqual([]);
}

/** Runs in the browser: names that are cut off, and clocks that are not on the line of the words before them. */
function cutIn(seats: readonly Element[]): string[] {
  const middleOf = (one: Element | null | undefined): number => {
    const { top = 0, bottom = 0 } = one?.getBoundingClientRect() ?? {};
    return (top + bottom) / 2;
  };
  return seats.flatMap((seat) => {
    const name = seat.querySelector('[data-name]');
    const clock = seat.querySelector('[role="timer"]')?.parentElement;
    return [
      ...(name && name.scrollWidth <= name.clientWidth ? [] : [`cut: ${seat.textContent}`]),
      ...(Math.abs(middleOf(clock) - middleOf(clock?.parentElement)) <= 1
        ? []
        : [`askew: ${seat.textContent}`]),
    ];
  });
}

test('in a game of days an answer is given for the next time, or from now on, and can be withdrawn', async () => {
  const { url, pass } = await ownServer();
  const clock = { move: A_DAY, reserve: 0 };
  const guests = [
    { name: 'Ada' },
    { name: 'Ola' },
    { name: 'Reza', visitor: { language: 'fa', viewport: 'phone in its browser' } as const },
  ];
  const { friends } = await tableOf(guests, { url, clock });
  const [ada, ola, reza] = friends.map(({ page }) => page) as [Page, Page, Page];
  await seatsAreWhole(ada, reza);
  // No bots: one that offers an alliance would need an answer.
  const isAdaReady = () => ola.locator('[data-ready="true"]').first().isVisible();

  // Ada will not be there: she gives a single answer in advance, and is asked the next time.
  await openAnswers(ada);
  await ada.getByRole('radiogroup', { name: 'Ready at tea' }).getByText('Next time').click();
  await expect
    .poll(async () => {
      pass(2_000);
      return isAdaReady();
    })
    .toBe(true);
  await expect.poll(() => chosenAtTea(ada)).toBe('Ask me');

  // Ola is there, and wants the same answer from now on.
  await ola.getByLabel('Always answer this way').check();
  await ola.locator('[data-move*=\'"ready"\']').first().click();
  await ola.locator('[data-moves]').waitFor();
  await openAnswers(ola);
  await expect.poll(() => chosenAtTea(ola)).toBe('Always');
  await ola.getByRole('radiogroup', { name: 'Ready at tea' }).getByText('Ask me').click();
  await expect.poll(() => chosenAtTea(ola)).toBe('Ask me');
});
