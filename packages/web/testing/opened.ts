import { type Rng, rngFrom } from '@hinode/engine';
import type { Page } from 'playwright-core';
import { faultsOf } from './geometry.ts';
import { type Asked, nameOf, openGameAt, questionsOf, seatsFor } from './positions.ts';
import { atRest } from './screens.ts';
import { VIEWPORTS } from './visit.ts';

/**
 * The quick form of the walk: opens one question of fixed games after another, and checks each on one screen after another. The
 * games are always the same, so every fault can be found again.
 */

export type ViewportName = keyof typeof VIEWPORTS;

export interface Opening {
  /** Either all for a finger or all for a mouse: a browser has one or the other. */
  readonly viewports: readonly ViewportName[];
  readonly questions: readonly Asked[];
  /** Called at each fault, while it can be seen. */
  readonly found?: (fault: string) => Promise<unknown>;
}

const NAMES = Object.keys(VIEWPORTS) as ViewportName[];

/** The handheld screens, or the desktop ones. */
export function viewportsFor(hand: 'finger' | 'mouse'): [ViewportName, ...ViewportName[]] {
  const [first, ...others] = NAMES.filter((name) => 'touch' in VIEWPORTS[name] === (hand === 'finger'));
  if (first === undefined) throw new Error(`no screen is for a ${hand}`);
  return [first, ...others];
}

/** Every nth question with more than one answer, from this many random games. */
export function someQuestions(games: number, every: number): Asked[] {
  const all = Array.from({ length: games }, (_, n) => [...questionsOf('walk', n)]).flat();
  return all.filter(({ legal }) => legal.length > 1).filter((_, i) => i % every === 0);
}

/** How many answers are begun at each question, without being given. */
const DEEPER = 2;

/** The faults of geometry, each once per screen and kind of question. */
export async function faultsAt(page: Page, { viewports, questions, found }: Opening): Promise<string[]> {
  const faults = new Map<string, string>();
  const look = async (where: string): Promise<void> => {
    for (const viewport of viewports) {
      const { width, height } = VIEWPORTS[viewport];
      await page.setViewportSize({ width, height });
      await atRest(page);
      for (const fault of await faultsOf(page)) {
        const said = `${viewport}, ${where}: ${fault}`;
        const key = said.replace(/-?\d+/g, '#');
        if (faults.has(key)) continue;
        faults.set(key, said);
        await found?.(said);
      }
    }
  };
  for (const [i, asked] of questions.entries()) {
    await openQuestion(page, asked, i);
    const where = `${nameOf(asked.decision)} (${i})`;
    const rng = rngFrom(`look ${i}`);
    await look(where);
    for (let step = 0; step < DEEPER && (await beginAnswer(page, rng)); step++) await look(`${where} deeper`);
  }
  return [...faults.values()];
}

/** Alternates between playing alone against bots and with everybody at this device. */
async function openQuestion(page: Page, { record, decision }: Asked, i: number): Promise<void> {
  const persons = i % 2 === 0 ? [decision.clan] : record.setup.clans;
  const uncover = page.locator('[data-uncover]');
  const table = page.locator('[data-table][data-asked]');
  await openGameAt(page, { id: `question-${i}`, record, seats: seatsFor(record, persons) });
  await uncover.or(table).first().waitFor();
  if (await uncover.isVisible()) await uncover.click();
  await table.waitFor();
}

/** Pressing these asks for more, or for confirmation. */
const PICKS =
  '[data-dock] [data-pick]:enabled:is(:not([data-move]), [data-pick^="tile"], [data-pick^="announce"], [data-pick^="card"])';

/** Presses something that does not answer yet. False if there is nothing. */
async function beginAnswer(page: Page, rng: Rng): Promise<boolean> {
  const picks = await page.locator(PICKS).all();
  const pick = picks[rng.below(Math.max(1, picks.length))];
  if (pick === undefined) return false;
  await pick.dispatchEvent('click');
  return true;
}
