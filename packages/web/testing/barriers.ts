import { type Language, loadText } from '@hinode/text';
import type { Page } from 'playwright-core';
import { barriers } from './axe.ts';
import { openPage } from './page.ts';
import { type Asked, KINDS, oneOfEachKind } from './positions.ts';
import { atRest, goToScreen, type Looker, press, SCREENS, type Screen } from './screens.ts';
import { inAHurry } from './settings.ts';
import type { Visitor } from './visit.ts';

/** Every question that can be asked, collected on first use. */
let questions: ReadonlyMap<string, Asked> | undefined;

function asked(kind: string): Asked {
  questions ??= oneOfEachKind('barriers');
  const found = [...questions.values()].find(({ decision }) => decision.kind === kind);
  if (found === undefined) throw new Error(`nobody is asked ${kind}`);
  return found;
}

/** A game that has come to this question. */
const where =
  (kind: string): NonNullable<Screen['game']> =>
  () => {
    const { record, decision } = asked(kind);
    return { record, persons: [decision.clan] };
  };

const ofKind = (kind: string): Screen => ({
  name: `asks-${kind}`,
  shows: `[data-asked^="${kind}"]`,
  game: where(kind),
});

const pickFirst = ({ page }: Looker): Promise<void> =>
  page.locator('[data-dock] [data-pick]').first().click();

/** What a button opens. */
const BEHIND_BUTTONS: readonly Screen[] = [
  { name: 'settings', shows: 'h1', go: press('menu.settings'), opens: '[role="dialog"]' },
  {
    name: 'keys',
    shows: '[data-asked]',
    game: where('mandate'),
    go: ({ page }) => page.keyboard.press('?'),
    opens: '[role="dialog"] kbd',
  },
  {
    name: 'menu',
    shows: '[data-asked]',
    game: where('mandate'),
    go: press('menu.title'),
    opens: '[role="menu"]',
  },
  { name: 'piece-chosen', shows: '[data-asked^="move"]', game: where('move'), go: pickFirst },
  {
    name: 'caution',
    shows: '[data-asked^="kill"]',
    game: where('kill'),
    go: pickFirst,
    opens: '[data-confirm]',
  },
  {
    name: 'card-read',
    shows: '[data-asked^="buy"]',
    game: where('buy'),
    go: ({ page }) => page.locator('[data-pick^="card"]').first().click(),
    opens: '[data-confirm]',
  },
  { name: 'gift', shows: '[data-asked]', game: where('mandate'), go: beginAGift, opens: '[role="dialog"]' },
  {
    name: 'trouble',
    shows: 'details',
    game: () => {
      const { record, decision } = asked('mandate');
      const broken = { ...record, entries: [{ clan: decision.clan, type: 'pass' } as const] };
      return { record: broken, persons: [decision.clan] };
    },
  },
];

/** From a clan's panel; on phones these are on a tab. */
async function beginAGift({ page, text }: Looker): Promise<void> {
  const { decision, record } = asked('mandate');
  const to = record.setup.clans.find((clan) => clan !== decision.clan) ?? 'koi';
  const clans = page.getByRole('button', { name: text.say('tabs.clans'), exact: true });
  if (await clans.isVisible()) await clans.click();
  await page.getByRole('button', { name: text.say('clan.give', { clan: { name: to } }) }).click();
}

export type Light = 'light' | 'dark';

/** Light and dark differ only in colors, so at night these are enough. */
async function barriersIn(page: Page, light: Light, part: { readonly within?: string }): Promise<string[]> {
  await page.emulateMedia({ colorScheme: light });
  await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, light);
  await atRest(page);
  const found = await barriers(page, light === 'dark' ? { ...part, rules: ['color-contrast'] } : part);
  return found.map((barrier) => `${light}: ${barrier}`);
}

export const isAnotherQuestion = ({ name }: Screen): boolean => name.startsWith('asks-');

/** A sheet covers what is below it, and a question changes only the dock: the rest has already been checked. */
async function whatIsNew(page: Page, screen: Screen): Promise<{ readonly within?: string }> {
  if (await page.locator('[role="dialog"]').isVisible()) return { within: '[role="dialog"]' };
  if (!isAnotherQuestion(screen)) return {};
  return (await page.locator('[data-question]').isVisible()) ? { within: '[data-question]' } : {};
}

interface Looks {
  readonly language: Language;
  readonly viewport: NonNullable<Visitor['viewport']>;
  /** The lights in which this screen is checked; an empty list skips it. */
  readonly lightsOf: (screen: Screen, nth: number) => readonly Light[];
}

/** The barriers on all screens, by their names. */
export async function barriersOnScreens({ language, viewport, lightsOf }: Looks): Promise<object> {
  const page = await openPage({ ...inAHurry, language, viewport });
  const looker = { page, text: await loadText(language) };
  const found: Record<string, string[]> = {};
  for (const [nth, screen] of [...SCREENS, ...BEHIND_BUTTONS, ...KINDS.map(ofKind)].entries()) {
    const lights = lightsOf(screen, nth);
    if (lights.length === 0 || (screen.phone && viewport !== 'phone')) continue;
    await goToScreen(looker, screen);
    const part = await whatIsNew(page, screen);
    const list: string[] = [];
    for (const light of lights) list.push(...(await barriersIn(page, light, part)));
    if (list.length > 0) found[screen.name] = list;
  }
  return found;
}
