import { type ClanId, type Decision, type View, view } from '@hinode/engine';
import { replay } from '@hinode/engine/records';
import type { Language } from '@hinode/text';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './geometry.ts';
import { openPage } from './page.ts';
import { type Asked, openGameAt, questionsOf, seatsFor } from './positions.ts';
import { inAHurry } from './settings.ts';

/** Questions in the dock, opened where random games come to them. */

/** The first position of random games with this question. */
export function positionWhere(isIt: (asked: Asked, seen: () => View) => boolean): Asked {
  for (let n = 0; n < 100; n++)
    for (const asked of questionsOf('dock', n))
      if (isIt(asked, () => view(replay(asked.record), asked.decision.clan))) return asked;
  throw new Error('no random game gets there');
}

export async function openAt(
  page: Page,
  { record, decision }: Asked,
  persons: readonly ClanId[] = [decision.clan],
): Promise<void> {
  await openGameAt(page, {
    id: `${decision.kind}-${record.entries.length}`,
    record,
    seats: seatsFor(record, persons),
  });
  const cover = page.locator('[data-uncover]');
  const asked = page.locator(`[data-asked^="${decision.kind}"]`);
  await cover.or(asked).first().waitFor();
  if (await cover.isVisible()) await cover.click();
  await asked.waitFor();
}

export const isAsked =
  (kind: Decision['kind'], clan?: ClanId) =>
  ({ decision }: Asked): boolean =>
    decision.kind === kind &&
    decision.ability === undefined &&
    (clan === undefined || decision.clan === clan);

/** How much of each tile is visible on the screen. */
const shownOf = (page: Page): Promise<number[]> =>
  page.locator('[data-dock] :is([data-pick^="tile"], [data-pick^="announce"])').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { left, top, right, bottom } = tile.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      const seen = points.filter(([x, y]) =>
        tile.contains(document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))),
      );
      return seen.length / points.length;
    }),
  );

/** All mandates are in view on the smallest phones. */
export async function allMandatesInView(language: Language): Promise<void> {
  const page = await openPage({ ...inAHurry, language, viewport: 'phone' });
  await openAt(page, positionWhere(isAsked('mandate', 'lotus')));
  for (const [width, height] of [
    [360, 560],
    [360, 640],
    [390, 664],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The sheet glides to its new place first.
    await expect
      .poll(async () => Math.min(...(await shownOf(page))), { message: `${width}×${height}` })
      .toBe(1);
    expect((await shownOf(page)).length).toBeGreaterThan(1);
    expect((await faultsOf(page)).filter((fault) => fault.startsWith('cut off'))).toEqual([]);
    // Whatever is face down, five mandates can be announced.
    await page.locator('[data-dock] [data-pick^="tile"]').first().click();
    await page.locator('[data-pick^="announce"]').first().waitFor();
    await expect.poll(() => shownOf(page)).toEqual([1, 1, 1, 1, 1]);
    // The pressed tile says what it does, and the black button says everything that is announced.
    await page.locator('[data-pick="announce harvest"]').click();
    await page.locator('[data-pick="announce harvest"][aria-pressed="true"]').waitFor();
    await expect.poll(() => shownOf(page)).toEqual([1, 1, 1, 1, 1]);
    await page.keyboard.press('Escape');
    await page.locator('[data-pick="announce harvest"][aria-pressed="false"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-pick^="tile"]').first().waitFor();
  }
}
