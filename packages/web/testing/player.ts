import type { Move } from '@hinode/engine';
import { type Rng, rngFrom } from '@hinode/engine';
import type { Locator, Page } from 'playwright-core';

/** Somebody who plays through the page, as a person would: looks for what can be pressed, and presses it. */

/** How somebody presses a button. */
export type Hand = (page: Page, button: Locator) => Promise<void>;

export const withMouse: Hand = (_page, button) => button.click();
export const withFinger: Hand = (_page, button) => button.tap();

/** More tabs than any screen has stops. */
const MOST_STOPS = 150;

/** Tab, arrows and Enter alone. */
export const withKeys: Hand = async (page, button) => {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await button.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${await button.textContent()} cannot be reached with the keyboard`);
};

export interface Playing {
  readonly hand: Hand;
  readonly seed: string;
  /** Called before every press with what is asked. */
  readonly watch?: (asked: string) => void;
  /** Stops before the press when it says so. */
  readonly until?: (asked: string) => boolean | Promise<boolean>;
}

const ACTIONS = '[data-uncover], [data-go-on], [data-move]:enabled, [data-pick]:enabled';

/** Plays until the game is over (or `until` says so). Gives how many presses it took. */
export async function playThrough(page: Page, { hand, seed, watch, until }: Playing): Promise<number> {
  const rng = rngFrom(seed);
  let words = 0;
  for (let presses = 0; ; presses++) {
    await page.waitForFunction(somethingToDo);
    if (await page.locator('[data-screen="over"]').isVisible()) return presses;
    const asked =
      (await page
        .locator('[data-asked]')
        .first()
        .getAttribute('data-asked')
        .catch(() => null)) ?? '';
    if (await until?.(asked)) return presses;
    watch?.(asked);
    words = asked.startsWith('ready') ? words + 1 : 0;
    const button = await choose(page, rng, words);
    if (button === undefined) continue;
    if ((await moveOn(button))?.type === 'bid') await raiseBids(page, rng);
    await press(page, hand, button);
  }
}

/** Runs in the browser: is there anything to press, or is it over? */
function somethingToDo(): boolean {
  return (
    document.querySelector(
      '[data-screen="over"], [data-uncover], [data-go-on], [data-move]:enabled, [data-pick]:enabled',
    ) !== null
  );
}

const moveOn = async (button: Locator): Promise<Move | undefined> => {
  const move = await button.getAttribute('data-move').catch(() => null);
  return move === null ? undefined : (JSON.parse(move) as Move);
};

/** At tea somebody who has said enough is ready; elsewhere anything that can be pressed will do. */
async function choose(page: Page, rng: Rng, words: number): Promise<Locator | undefined> {
  const buttons = await page.locator(ACTIONS).filter({ visible: true }).all();
  const seen = await Promise.all(buttons.map(async (button) => ({ button, move: await moveOn(button) })));
  const uncover = page.locator('[data-uncover], [data-go-on]').first();
  if (await uncover.isVisible()) return uncover;
  const ready = seen.find(({ move }) => move?.type === 'ready' && move.value);
  if (ready && words > 3) return ready.button;
  const sensible = seen.filter(
    ({ move }) => !(move?.type === 'ready' && !move.value) && move?.type !== 'withdraw',
  );
  return sensible[rng.below(Math.max(1, sensible.length))]?.button;
}

/** Puts a few coins on advantages before the bid is sealed. */
async function raiseBids(page: Page, rng: Rng): Promise<void> {
  const columns = await page.getByRole('spinbutton').all();
  for (let coin = rng.below(3); coin > 0 && columns.length > 0; coin--) {
    const column = columns[rng.below(columns.length)];
    await column?.focus();
    await page.keyboard.press('ArrowUp');
  }
}

/** A button may be gone when the finger comes down: somebody else acted. Then one looks again. */
async function press(page: Page, hand: Hand, button: Locator): Promise<void> {
  try {
    await hand(page, button);
  } catch (problem) {
    if (await button.isVisible().catch(() => false)) throw problem;
  }
}
