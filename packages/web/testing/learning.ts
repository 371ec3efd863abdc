import type { Page } from 'playwright-core';

/** Somebody who learns: presses what the guide's ring goes round, until the chapter is done. */

/** What changes when something has been pressed. Runs in the browser. */
function situation(): string {
  const guide = document.querySelector('[data-guide]');
  const table = document.querySelector('[data-table]');
  const ring = document.querySelector('[data-pointing] path:last-child')?.getAttribute('d');
  const coins = [...document.querySelectorAll('[role="spinbutton"]')].map((one) => one.ariaValueNow);
  return [
    guide?.getAttribute('data-step'),
    guide?.getAttribute('data-guide'),
    table?.getAttribute('data-moves'),
    ring,
    coins,
    document.querySelector('[data-beat]')?.getAttribute('data-beat'),
    document.querySelector('[data-account]')?.getAttribute('data-account'),
  ].join(' ');
}

/** Where the ring's middle is, and whether coins are counted there. Runs in the browser. */
function pointedAt(): { readonly x: number; readonly y: number; readonly counts: boolean } | undefined {
  const ring = document.querySelector('[data-pointing] path:last-child')?.getBoundingClientRect();
  if (ring === undefined) return undefined;
  const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  const counts = document.elementFromPoint(x, y)?.getAttribute('role') === 'spinbutton';
  return { x, y, counts };
}

export interface Walk {
  readonly touch?: boolean;
  /** Called whenever another step asks. */
  readonly look?: (step: string) => Promise<void>;
}

/** From wherever the chapter is to its end. */
export async function walkChapter(page: Page, { touch = false, look }: Walk = {}): Promise<void> {
  let seen = '';
  for (;;) {
    await page.waitForFunction(
      () =>
        document.querySelector('[data-next], [data-pointing] path') !== null ||
        document.querySelector('main [data-go-on]:enabled') !== null,
    );
    const next = page.locator('[data-next]');
    const step = (await page.locator('[data-guide]').getAttribute('data-step')) ?? '';
    if (step !== seen) await look?.(step);
    seen = step;
    if (await page.locator('[data-next="station"]').isVisible()) return;
    const before = await page.evaluate(situation);
    const point = await page.evaluate(pointedAt);
    if (await next.isVisible()) await (touch ? next.tap() : next.click());
    else if (point === undefined) await page.locator('main [data-go-on]:enabled').first().click();
    else if (point.counts) {
      await page.mouse.click(point.x, point.y);
      await page.keyboard.press('ArrowUp');
    } else if (touch) await page.touchscreen.tap(point.x, point.y);
    else await page.mouse.click(point.x, point.y);
    await page.waitForFunction(`(${situation.toString()})() !== ${JSON.stringify(before)}`);
  }
}
