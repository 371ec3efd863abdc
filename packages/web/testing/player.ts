import { type Move, type Rng, rngFrom } from '@hinode/engine';
import type { Locator, Page } from 'playwright-core';

/** Somebody who plays through the page, as a person would: looks for what can be pressed, and presses it. */

/** How somebody presses a button. */
export type Hand = (page: Page, button: Locator) => Promise<void>;

export const withMouse: Hand = (_page, button) => button.click();
export const withFinger: Hand = (_page, button) => button.tap();

/** More tabs than any screen has stops. */
const MOST_STOPS = 150;

/** Tab to the button, or to its group and on with the arrows; then Enter, or Space where Enter says nothing. */
export const withKeys: Hand = async (page, button) => {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const there = await button.evaluate(whereIsFocus);
    if (there === 'on it') {
      const isRadio = (await button.getAttribute('role')) === 'radio';
      await page.keyboard.press(isRadio ? 'Space' : 'Enter');
      return;
    }
    await page.keyboard.press(there === 'in its group' ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`${await button.textContent()} cannot be reached with the keyboard`);
};

/** Runs in the browser. */
function whereIsFocus(button: Element): 'on it' | 'in its group' | 'elsewhere' {
  if (button === document.activeElement) return 'on it';
  const group = button.closest('[role="radiogroup"]');
  return group?.contains(document.activeElement) ? 'in its group' : 'elsewhere';
}

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
    const seen = await (await page.waitForFunction(look, ACTIONS)).jsonValue();
    if (seen === undefined || seen.over) return presses;
    if (await until?.(seen.asked)) return presses;
    watch?.(seen.asked);
    words = seen.asked.startsWith('ready') ? words + 1 : 0;
    const chosen = choose(seen.buttons, rng, words);
    if (chosen.move?.type === 'bid') await raiseBids(page, rng);
    await press(page, hand, page.locator(ACTIONS).nth(chosen.nth));
  }
}

interface Button {
  readonly nth: number;
  readonly move?: Move;
  /** It shows or ends something and makes no move. */
  readonly goesOn: boolean;
  readonly confirms: boolean;
  readonly isChosen: boolean;
}

interface Seen {
  readonly over: boolean;
  readonly asked: string;
  readonly buttons: readonly Button[];
}

/** Runs in the browser: what is asked, and what can be pressed. Undefined while there is nothing. */
function look(actions: string): Seen | undefined {
  const over = document.querySelector('[data-screen="over"]') !== null;
  const asked = document.querySelector<HTMLElement>('[data-asked]')?.dataset['asked'] ?? '';
  const buttons = [...document.querySelectorAll<HTMLElement>(actions)].flatMap((button, nth) => {
    if (!button.checkVisibility()) return [];
    const { move, goOn, uncover, confirm } = button.dataset;
    return [
      {
        nth,
        ...(move !== undefined && { move: JSON.parse(move) as Move }),
        goesOn: goOn !== undefined || uncover !== undefined,
        confirms: confirm !== undefined,
        isChosen: button.ariaChecked === 'true' || button.ariaPressed === 'true',
      },
    ];
  });
  return over || buttons.length > 0 ? { over, asked, buttons } : undefined;
}

/** At tea somebody who has said enough is ready; elsewhere anything that can be pressed will do. */
function choose(buttons: readonly Button[], rng: Rng, words: number): Button {
  const first = buttons.find(({ goesOn }) => goesOn);
  if (first) return first;
  const ready = buttons.find(({ move }) => move?.type === 'ready' && move.value);
  if (ready && words > 3) return ready;
  const confirming = buttons.find(({ confirms, move }) => confirms && move?.type !== 'pass');
  if (confirming && rng.below(2) === 0) return confirming;
  const sensible = buttons.filter(
    ({ move, isChosen }) =>
      !isChosen && move?.type !== 'withdraw' && !(move?.type === 'ready' && !move.value),
  );
  const all = sensible.length > 0 ? sensible : buttons;
  return all[rng.below(all.length)] as Button;
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
