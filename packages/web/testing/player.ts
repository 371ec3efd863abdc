import { type Move, type Rng, rngFrom } from '@hinode/engine';
import type { ElementHandle, Page } from 'playwright-core';
import { patience } from '../../../scripts/testing/patience.ts';

/** Somebody who plays through the page, as a person would: looks for what can be pressed, and presses it. */

type ButtonOnScreen = ElementHandle<HTMLElement | SVGElement>;

/** How to press a button, and how long to try. It fails at once if the button is gone. */
export type Hand = (page: Page, button: ButtonOnScreen, timeout: number) => Promise<void>;

export const withMouse: Hand = (_page, button, timeout) => button.click({ timeout });
export const withFinger: Hand = (_page, button, timeout) => button.tap({ timeout });

/**
 * A button that cannot be pressed within this time is covered, or the machine is slow. So after a miss the next try takes twice as
 * long, and later ones become quicker again little by little.
 */
const FIRST_TRY = 1000;
const longer = (tried: number): number => Math.min(2 * tried, patience.wait());
const shorter = (tried: number): number => Math.max(FIRST_TRY, 0.9 * tried);

/** This many vain presses are a bug in the page. */
const MOST_MISSES = 10;

/** More tabs than any screen has stops. */
const MOST_STOPS = 150;

/** Tabs to the button, or to its group and on with the arrow keys; then presses Enter, or Space where Enter does nothing. */
export const withKeys: Hand = async (page, button) => {
  for (let stop = 0; stop < MOST_STOPS && (await isThere(button)); stop++) {
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
  /** Called before every press, with the current question. */
  readonly watch?: (asked: string) => void;
  /** Stops before the press if it returns true. */
  readonly until?: (asked: string) => boolean | Promise<boolean>;
  /**
   * What is pressed depends only on what is seen, after `until` has looked at it: with everybody at this device the same game is
   * played every time, however long the page takes.
   */
  readonly steady?: boolean;
  /** Stops when this is there, even if nothing is asked. */
  readonly enough?: Promise<unknown>;
}

const ACTIONS = '[data-uncover], [data-go-on], [data-move]:enabled, [data-pick]:enabled';

/** Plays until the game is over (or until `until` or `enough` say so). Returns the number of presses. */
export async function playThrough(
  page: Page,
  { hand, seed, watch, until, steady = false, enough = new Promise(() => {}) }: Playing,
): Promise<number> {
  const stop = enough.then(() => undefined);
  const stream = rngFrom(seed);
  const times = new Map<string, number>();
  let words = 0;
  let misses = 0;
  let before = '';
  let trying = FIRST_TRY;
  for (let presses = 0; ; presses++) {
    const since = { actions: ACTIONS, before, until: Date.now() + 1.5 * trying, waits: true };
    const looking = page
      .waitForFunction(look, since)
      .then((found) => found.jsonValue())
      .catch((cause) => sayWhatIsThere(page, cause));
    let seen = await Promise.race([looking, stop]);
    if (seen === undefined || seen.over) {
      // Nobody waits any more for what might appear.
      looking.catch(() => undefined);
      return presses;
    }
    if (await until?.(seen.asked)) return presses;
    watch?.(seen.asked);
    if (steady) seen = (await page.evaluate(look, { ...since, before: '', waits: false })) ?? seen;
    before = seen.picture;
    times.set(before, (times.get(before) ?? 0) + 1);
    const rng = steady ? rngFrom(`${seed} ${before} ${times.get(before)}`) : stream;
    words = seen.asked.startsWith('ready') ? words + 1 : 0;
    const chosen = choose(seen.buttons, rng, words);
    if (chosen.move?.type === 'bid') await raiseBids(page, rng);
    const became = await press(page, hand, chosen, trying);
    // It was drawn anew, or the last press was still being processed: look again.
    if (became === 'gone') {
      before = '';
      continue;
    }
    misses = became === 'pressed' ? 0 : misses + 1;
    trying = became === 'pressed' ? shorter(trying) : longer(trying);
    if (misses === MOST_MISSES) throw new Error(`nothing can be pressed where ${seen.asked} is asked`);
  }
}

/** Having nothing to press for this long is a bug in the page: what it shows instead says more than the time. */
async function sayWhatIsThere(page: Page, cause: unknown): Promise<never> {
  const words = await page.locator('body').innerText();
  throw new Error(`nothing can be pressed; the page says: ${words.slice(0, 1000)}`, { cause });
}

interface Button {
  readonly nth: number;
  readonly move?: Move;
  /** It shows or ends something without making a move. */
  readonly goesOn: boolean;
  readonly confirms: boolean;
  readonly isChosen: boolean;
}

interface Seen {
  /** Changes when anything that can be pressed has changed. */
  readonly picture: string;
  readonly over: boolean;
  readonly asked: string;
  readonly buttons: readonly Button[];
}

interface Since {
  readonly actions: string;
  readonly before: string;
  /** Something that responds to a press does so within this time; otherwise the press had no effect, and is repeated. */
  readonly until: number;
  /** Whether to wait for something new, or to look only once. */
  readonly waits: boolean;
}

/** Runs in the browser: the question, and what can be pressed, once that is new. */
function look({ actions, before, until, waits }: Since): Promise<Seen | undefined> {
  const lookOnce = (): Seen | undefined => {
    const over = document.querySelector('[data-screen="over"]') !== null;
    const asked = document.querySelector<HTMLElement>('[data-asked]')?.dataset['asked'] ?? '';
    const there = [...document.querySelectorAll<HTMLElement>(actions)];
    const buttons = there.flatMap((button, nth) => {
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
    // A disabled black button will be needed, so wait for it, as a person does.
    const sleeps = document.querySelector('[data-confirm]:disabled') !== null;
    const table = document.querySelector<HTMLElement>('[data-moves]')?.dataset;
    const picture = JSON.stringify([asked, table?.['me'], table?.['moves'], buttons]);
    const isOld = picture === before && Date.now() < until;
    if (!over && (buttons.length === 0 || sleeps || isOld)) return undefined;
    // Marked, so that the same one is pressed even if others come or go.
    for (const button of document.querySelectorAll<HTMLElement>('[data-seen]')) delete button.dataset['seen'];
    for (const [nth, button] of there.entries()) button.dataset['seen'] = String(nth);
    return { picture, over, asked, buttons };
  };
  const now = lookOnce();
  if (now !== undefined || !waits) return Promise.resolve(now);
  // Looks again when something has changed, not at every frame: others have work to do.
  return new Promise((resolve) => {
    let coming = false;
    const soon = (): void => {
      if (coming) return;
      coming = true;
      requestAnimationFrame(again);
    };
    const changes = new MutationObserver(soon);
    const late = setTimeout(soon, Math.max(0, until - Date.now()));
    const again = (): void => {
      coming = false;
      const seen = lookOnce();
      if (seen === undefined) return;
      changes.disconnect();
      clearTimeout(late);
      resolve(seen);
    };
    changes.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** At tea, a clan that has said enough is ready; elsewhere anything that can be pressed will do. */
function choose(buttons: readonly Button[], rng: Rng, words: number): Button {
  const first = buttons.find(({ goesOn }) => goesOn);
  if (first) return first;
  const ready = buttons.find(({ move }) => move?.type === 'ready' && move.value);
  if (ready && words > 3) return ready;
  const confirming = buttons.find(({ confirms }) => confirms);
  if (confirming && rng.below(3) === 0) return confirming;
  const sensible = buttons.filter(
    ({ move, isChosen }) =>
      !isChosen && move?.type !== 'withdraw' && !(move?.type === 'ready' && !move.value),
  );
  const all = sensible.length > 0 ? sensible : buttons;
  return all[rng.below(all.length)] as Button;
}

/** Puts a few coins on advantages before the bid is sealed; if it has just been sealed, they are gone. */
async function raiseBids(page: Page, rng: Rng): Promise<void> {
  const columns = await page.$$('[role="spinbutton"]');
  for (let coin = rng.below(3); coin > 0 && columns.length > 0; coin--) {
    const column = columns[rng.below(columns.length)];
    if (column === undefined || !(await isThere(column))) return;
    await column.evaluate((one) => one.focus());
    await page.keyboard.press('ArrowUp');
  }
}

async function press(
  page: Page,
  hand: Hand,
  { nth }: Button,
  timeout: number,
): Promise<'pressed' | 'missed' | 'gone'> {
  const button = await page.$(`[data-seen="${nth}"]`);
  if (button === null) return 'gone';
  try {
    await hand(page, button, timeout);
    return 'pressed';
  } catch {
    return (await isThere(button)) ? 'missed' : 'gone';
  }
}

const isThere = (button: ButtonOnScreen): Promise<boolean> => button.evaluate((one) => one.isConnected);
