import type { Page } from 'playwright-core';

/** A learner, who presses whatever the guide's ring surrounds, until the chapter is done. */

interface Sight {
  /** What has been asked and answered so far: it changes once a press has had an effect. */
  readonly now: string;
  readonly step: string;
  /** The chapter is done, or this is to be pressed. */
  readonly what: 'end' | 'pointed' | 'next' | 'go-on';
}

/** What there is to press, once the situation has changed and nothing moves any more. Runs in the browser. */
function sight({ chapter, before }: Record<'chapter' | 'before', string>): Sight | undefined {
  const seen = document.documentElement.dataset;
  const pressed =
    document.querySelector('[data-next]') ??
    document.querySelector('[data-pointing] path:last-child') ??
    document.querySelector('main [data-go-on]:enabled');
  const guide = document.querySelector(`[data-chapter="${chapter}"]`);
  if (pressed === null || guide === null) return undefined;
  const { x, y, width, height } = pressed.getBoundingClientRect();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const step = guide.getAttribute('data-step') ?? '';
  const all = (selector: string, name: string): string[] =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '');
  const now = [
    step,
    guide.getAttribute('data-guide'),
    ...all('[data-table]', 'data-moves'),
    ...all('[data-pointing]', 'data-pointing'),
    ...all('[role="spinbutton"]', 'aria-valuenow'),
    ...all('[data-partner]', 'aria-checked'),
    ...all('[data-part-tab]', 'aria-selected'),
    ...all('[data-account]', 'data-account'),
  ].join(' ');
  const placed = `${now} ${middleX} ${middleY}`;
  const still = seen['sight'] === placed ? Number(seen['still'] ?? 0) + 1 : 0;
  seen['sight'] = placed;
  seen['still'] = String(still);
  // The ring follows in the next frames.
  if (still < 5 || now === before) return undefined;
  const isEnd = pressed.getAttribute('data-next') === 'station';
  const isPointed = pressed.matches('[data-pointing] *');
  const what = isEnd ? 'end' : isPointed ? 'pointed' : pressed.matches('[data-next]') ? 'next' : 'go-on';
  return { now, step, what };
}

const PRESSED = {
  pointed: '[data-pointed]',
  next: '[data-next]',
  'go-on': 'main [data-go-on]:enabled',
} as const;

export interface Walk {
  readonly touch?: boolean;
  /** Called whenever a new step asks. */
  readonly look?: (step: string) => Promise<void>;
  /** Called before every press. */
  readonly press?: () => Promise<void>;
}

/** From the current step of the chapter to its end. */
export async function walkChapter(
  page: Page,
  chapter: string,
  { touch = false, look, press }: Walk = {},
): Promise<void> {
  let before = '';
  let step = '';
  for (;;) {
    const seen = await (await page.waitForFunction(sight, { chapter, before })).jsonValue();
    if (seen === undefined) throw new Error('nothing was seen');
    if (seen.step !== step) await look?.(seen.step);
    step = seen.step;
    before = seen.now;
    await press?.();
    if (seen.what === 'end') return;
    const pressed = page.locator(PRESSED[seen.what]).first();
    const coins = pressed.locator('[role="spinbutton"]');
    if ((await coins.count()) > 0) await coins.press('ArrowUp');
    else await (touch ? pressed.tap() : pressed.click());
  }
}
