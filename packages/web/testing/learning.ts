import type { Page } from 'playwright-core';

/** Somebody who learns: presses what the guide's ring goes round, until the chapter is done. */

interface Sight {
  /** What was asked and answered so far: another once something has come of a press. */
  readonly now: string;
  readonly step: string;
  /** The chapter is done; there is a way on; coins are counted; something is pressed. */
  readonly what: 'end' | 'press' | 'count';
  readonly x: number;
  readonly y: number;
}

/** What there is to press, once it is another situation than before and nothing moves any more. Runs in the browser. */
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
    document.querySelector('[data-question] h2')?.textContent,
    ...all('[data-table]', 'data-moves'),
    ...all('[data-confirm]', 'data-move'),
    ...all('[role="spinbutton"]', 'aria-valuenow'),
    ...all('[data-partner]', 'data-state'),
    ...all('[data-part-tab]', 'aria-selected'),
    ...all('[data-account]', 'data-account'),
  ].join(' ');
  const placed = `${now} ${middleX} ${middleY}`;
  const isStill = seen['sight'] === placed;
  seen['sight'] = placed;
  if (!isStill || now === before) return undefined;
  const counts = document.elementFromPoint(middleX, middleY)?.getAttribute('role') === 'spinbutton';
  const isEnd = pressed.getAttribute('data-next') === 'station';
  return { now, step, what: isEnd ? 'end' : counts ? 'count' : 'press', x: middleX, y: middleY };
}

export interface Walk {
  readonly touch?: boolean;
  /** Called whenever another step asks. */
  readonly look?: (step: string) => Promise<void>;
}

/** From wherever the chapter is to its end. */
export async function walkChapter(
  page: Page,
  chapter: string,
  { touch = false, look }: Walk = {},
): Promise<void> {
  let before = '';
  let step = '';
  for (;;) {
    const seen = await (await page.waitForFunction(sight, { chapter, before })).jsonValue();
    if (seen === undefined) throw new Error('nothing is seen');
    if (seen.step !== step) await look?.(seen.step);
    step = seen.step;
    before = seen.now;
    const { what, x, y } = seen;
    if (what === 'end') return;
    if (touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    if (what === 'count') await page.keyboard.press('ArrowUp');
  }
}
