import { type GameRecord, newRecord } from '@hinode/engine/records';
import type { Key, Text } from '@hinode/text';
import type { Leaderboard } from '@hinode/wire';
import type { Statistics } from '@hinode/wire/statistics';
import type { Locator, Page } from 'playwright-core';
import { botGameAt, type Moment, wholeBotGame } from './bot-games.ts';
import { MONITORED } from './monitored.ts';
import { openGameAt, seatsFor } from './positions.ts';
import { goToPlace } from './visit.ts';

/** The screens of the page that are worth a look, and the way to each. Add yours here. */

export interface Screen {
  readonly name: string;
  /** Something that is there once the whole screen is. */
  readonly shows: string;
  /** Its place in the page; by default the home page. */
  readonly at?: string;
  /** The game that is open there. */
  readonly game?: () => Opened;
  /** What a visitor does to get there. */
  readonly go?: (visitor: Looker) => Promise<unknown>;
  /** Something that is there after that. */
  readonly opens?: string;
  /** Whether there is a dark picture too. */
  readonly dark?: boolean;
  /** Only phones have it. */
  readonly phone?: boolean;
}

/** Somebody who looks at the page, and knows the names of things in their language. */
export interface Looker {
  readonly page: Page;
  readonly text: Text;
}

export interface Opened {
  readonly record: GameRecord;
  /** Clans of people; the others are bots. */
  readonly persons: GameRecord['setup']['clans'];
  /** To be replayed instead of played. */
  readonly again?: boolean;
}

/** The year of all pictures: you are Koi. */
const YEAR = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'teapot', seed: 'pictures' } as const;

/** The bots play it once, however many pictures are taken of it. */
function asKoi(playIt: () => GameRecord): () => Opened {
  let record: GameRecord | undefined;
  return () => {
    record ??= playIt();
    return { record, persons: ['koi'] };
  };
}

const when = (moment: Omit<Moment, 'clan'>) => asKoi(() => botGameAt(YEAR, { clan: 'koi', ...moment }));

const mandate = when({ season: 'summer', kind: 'mandate' });
const move = when({ season: 'summer', kind: 'move' });
const bid = when({ season: 'summer', kind: 'bid', where: ({ battle }) => battle?.fighters.length === 3 });
const revealed = when({ season: 'summer', kind: 'use', where: ({ battle }) => battle?.revealed === true });
/** There is a letter on the table, whatever else the bots may say. */
const letters = asKoi(() => {
  const { entries } = botGameAt(YEAR, { clan: 'koi', season: 'summer', kind: 'ready' });
  const letter = { clan: 'lotus', type: 'propose', with: 'koi', give: { coins: 1, ronin: 0 } } as const;
  return newRecord(YEAR, [...entries, letter]);
});
const ended = asKoi(() => wholeBotGame(YEAR));

/** Answers every question, and skips every animation, until something is there. */
async function answerUntil(page: Page, wanted: string): Promise<void> {
  const there = page.locator(wanted);
  const press = page.locator('[data-skip], [data-question] :is([data-move], [data-pick]):enabled');
  for (;;) {
    await there.or(press).first().waitFor();
    if (await there.isVisible()) return;
    // Elements that have disappeared meanwhile are looked up again.
    await press
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
}

const MAP = '[data-testid="map"] [data-plate]';

export const SCREENS: readonly Screen[] = [
  { name: 'home', shows: 'h1', dark: true },
  { name: 'setup', shows: 'h1', at: '#/setup', dark: true },
  { name: 'setup-hot-seat', shows: 'h1', at: '#/setup/hot-seat' },
  { name: 'credits', shows: 'h1', at: '#/credits' },
  { name: 'games-so-far', shows: 'h1', at: '#/statistics' },
  { name: 'online-name', shows: 'h1', at: '#/online', dark: true },
  { name: 'online', shows: 'h1', at: '#/online', go: toLobby, opens: '[data-lobby]', dark: true },
  { name: 'room', shows: 'h1', at: '#/online', go: toOwnRoom, opens: '[data-seat]', dark: true },
  {
    name: 'statistics',
    shows: 'h1',
    at: '#/online',
    go: toStatistics,
    opens: '[data-statistics] dl',
    dark: true,
  },
  { name: 'ratings', shows: 'h1', at: '#/online', go: toRatings, opens: '[data-ratings] li', dark: true },
  {
    name: 'host',
    shows: 'h1',
    at: '#/host',
    go: toMonitor,
    opens: '[data-monitor] svg',
    dark: true,
  },
  {
    name: 'tea',
    shows: '[data-asked="ready"] [data-tea]',
    game: letters,
    opens: '[data-move*="accept"]',
    dark: true,
  },
  {
    name: 'mandate',
    shows: MAP,
    game: mandate,
    go: ({ page }) => page.locator('[data-pick^="tile"]').nth(1).click(),
  },
  { name: 'move', shows: MAP, game: move, go: considerATarget, dark: true },
  { name: 'buy', shows: MAP, game: when({ season: 'summer', kind: 'buy' }) },
  {
    name: 'bid',
    shows: '#battle-title',
    game: bid,
    go: async ({ page }) => {
      await page.getByRole('spinbutton').nth(2).press('ArrowUp');
      await page.getByRole('spinbutton').nth(1).press('ArrowUp');
    },
    dark: true,
  },
  { name: 'revealed', shows: '#battle-title', game: revealed },
  {
    name: 'summary',
    shows: '#battle-title',
    game: revealed,
    go: async ({ page }) => {
      await page.locator('[data-watched="true"]').waitFor();
      await answerUntil(page, '[data-account]');
    },
  },
  {
    name: 'scores',
    shows: MAP,
    game: mandate,
    go: call('bar.scores'),
    opens: '[role="dialog"] table',
    dark: true,
  },
  {
    name: 'cards',
    shows: MAP,
    game: mandate,
    go: call('tabs.cards'),
    opens: ':is([role="dialog"], main) h3',
  },
  { name: 'clans', shows: MAP, game: mandate, go: press('tabs.clans'), phone: true },
  { name: 'log', shows: '#battle-title', game: bid, go: call('tabs.log'), opens: '[data-on-sheet]' },
  {
    name: 'cover',
    shows: '[data-uncover]',
    game: () => ({ ...mandate(), persons: YEAR.clans }),
    opens: 'main svg',
  },
  { name: 'over', shows: '[data-screen="over"] table', game: ended, dark: true },
  {
    name: 'replay',
    shows: '[role="slider"]',
    game: () => ({ ...ended(), again: true }),
    go: async ({ page }) => {
      const { entries } = move().record;
      await page.evaluate((at) => {
        const [start, screen, id] = location.hash.split('/');
        location.hash = [start, screen, id, at].join('/');
      }, entries.length);
      await page.locator(MAP).first().waitFor();
    },
  },
];

/** Gives a name where one is asked for. */
async function toLobby({ page, text }: Looker): Promise<void> {
  await page.locator('main form, [data-lobby]').first().waitFor();
  const name = page.getByLabel(text.say('online.your-name'));
  if (!(await name.isVisible())) return;
  await name.fill('Koi');
  await page.locator('main form button[type="submit"]').click();
}

/** Nobody here has played to the end yet, so the server's response is faked. */
async function toStatistics(looker: Looker): Promise<void> {
  await looker.page.route('**/api/me/statistics', (route) => route.fulfill({ json: STATISTICS }));
  await toLobby(looker);
  await looker.page.getByRole('link', { name: looker.text.say('statistics.title') }).click();
}

/** No table is rated here, so the server's response is faked. */
async function toRatings(looker: Looker): Promise<void> {
  await looker.page.route('**/api/ratings*', (route) =>
    route.fulfill({ json: { leaderboard: LEADERBOARD } }),
  );
  await toLobby(looker);
  await looker.page.getByRole('link', { name: looker.text.say('rating.list') }).click();
}

/** Nobody's key is needed, because the server's response is faked. */
async function toMonitor({ page }: Looker): Promise<void> {
  await page.route('**/api/host/reports', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/host/monitor', (route) => route.fulfill({ json: MONITORED }));
  // A previous visitor may have said it already.
  await page.locator('main form, [data-monitor]').first().waitFor();
  const key = page.locator('main input[type="password"]');
  if (!(await key.isVisible())) return;
  await key.fill('any');
  await page.locator('main form button[type="submit"]').click();
}

const LEADERBOARD: Leaderboard = {
  since: Date.UTC(2026, 9),
  seasons: [
    { since: Date.UTC(2026, 9), until: Date.UTC(2027, 0) },
    { since: Date.UTC(2026, 6), until: Date.UTC(2026, 9) },
    { since: Date.UTC(2026, 3), until: Date.UTC(2026, 6) },
  ],
  rows: [
    { name: 'Aki', rating: 1812, plusMinus: 168, games: 31, wins: 14 },
    { name: 'Benedetta Scheherazade 77', rating: 1846, plusMinus: 240, games: 12, wins: 6 },
    { name: 'Koi', rating: 1640, plusMinus: 201, games: 18, wins: 5, mine: true },
    { name: 'Oldřich', rating: 1520, plusMinus: 190, games: 22, wins: 4 },
    { name: 'نگار', rating: 1473, plusMinus: 310, games: 5, wins: 1 },
  ],
  mine: { rating: 1640, plusMinus: 201, games: 18, wins: 5, place: 3 },
  shown: true,
};

const STATISTICS: Statistics = {
  games: 12,
  wins: 4,
  vp: 447,
  byHonor: 1,
  best: { id: 'a-game-of-the-pictures-22', clan: 'koi', vp: 66 },
  inARow: 1,
  longest: 3,
  endedEarly: 1,
  left: 2,
  clans: [
    { clan: 'koi', games: 7, wins: 3, vp: 280 },
    { clan: 'dragonfly', games: 4, wins: 0, vp: 120 },
    { clan: 'bonsai', games: 1, wins: 1, vp: 47 },
  ],
  players: [
    { of: 3, games: 2, wins: 1 },
    { of: 4, games: 10, wins: 3 },
  ],
  levels: [
    { of: 'samurai', games: 6, wins: 3 },
    { of: 'daimyo', games: 3, wins: 0 },
  ],
  met: [
    { name: 'Aki', games: 7, wins: 3, theirs: 2 },
    { name: 'Benedetta Scheherazade 77', games: 2, wins: 0, theirs: 1 },
  ],
  folded: 12,
  toCome: 0,
  points: [
    { source: 'provinces', vp: 11.4, last: 3.6 },
    { source: 'tokens', vp: 9.8, last: -2.8 },
    { source: 'winter-cards', vp: 6.2, last: 0.8 },
    { source: 'cards', vp: 4.1, last: 0.9 },
    { source: 'battles', vp: 3.4, last: -0.4 },
    { source: 'harvest', vp: 2.4, last: -2.4 },
    { source: 'kami', vp: 0.2, last: -0.2 },
  ],
  didWell: [
    { clan: 'koi', source: 'tokens', more: 2.1 },
    { clan: 'dragonfly', source: 'provinces', more: 1.4 },
  ],
  wars: [
    { province: 'edo', won: 5 },
    { province: 'kansai', won: 9 },
    { province: 'kyoto', won: 6 },
    { province: 'kyushu', won: 8 },
    { province: 'oshu', won: 7 },
    { province: 'hokkaido', won: 2 },
  ],
};

async function toOwnRoom(looker: Looker): Promise<void> {
  await toLobby(looker);
  await looker.page.locator('[data-open-table]').click();
  await press('online.open')(looker);
}

/** Picks up a figure, unless there is only one, and looks at where it could go. */
async function considerATarget({ page }: Looker): Promise<void> {
  const figure = page.locator('[data-dock] [data-pick^="piece"]').first();
  await page.locator('[data-dock] [data-pick]').first().waitFor();
  if (await figure.isVisible()) await figure.click();
  await page.locator('[data-dock] [data-pick^="province"]').first().focus();
}

/** Presses a button that has one of these names. */
export function press(...keys: readonly Key[]): (looker: Looker) => Promise<void> {
  return ({ page, text }) => buttonOf(page, text, keys).click();
}

/** Opens something over the table: with a button of the bar, or from the menu of a phone. */
export function call(key: Key): (looker: Looker) => Promise<void> {
  return async ({ page, text }) => {
    const button = buttonOf(page, text, [key]);
    if (await button.isVisible()) return button.click();
    await buttonOf(page, text, ['menu.title']).click();
    await page.getByRole('menuitem', { name: text.say(key), exact: true }).click();
  };
}

function buttonOf(page: Page, text: Text, keys: readonly Key[]): Locator {
  const [first, ...others] = keys.map((key) =>
    page.getByRole('button', { name: text.say(key), exact: true }),
  );
  if (first === undefined) throw new Error('a button has a name');
  return others.reduce((any, one) => any.or(one), first);
}

/** Goes to a screen from anywhere, and waits until it has come to rest. */
export async function goToScreen(
  looker: Looker,
  { name, at = '#/', game, shows, go, opens }: Screen,
): Promise<void> {
  const { page } = looker;
  if (game === undefined) await goToPlace(page, at);
  else {
    const { record, persons, again } = game();
    await openGameAt(page, { id: name, record, seats: seatsFor(record, persons) }, again ? 'replay' : 'game');
  }
  await page.locator(shows).first().waitFor();
  await go?.(looker);
  if (opens !== undefined) await page.locator(opens).first().waitFor();
  await atRest(page);
}

/** The black button is enabled, and everything is drawn. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-confirm]:disabled') === null);
  await allDrawn(page);
}

/** Fonts have loaded, nothing fades or glides any more, and nothing waits to be drawn. */
export async function allDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const picture = () =>
      [
        ...document.querySelectorAll(
          '[data-plate], [data-camp], [data-keep-clear], [data-dock], [data-passes]',
        ),
      ]
        .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join(' '))
        .join('; ');
    await document.fonts.ready;
    // Animations that run forever, or are paused, have no end to wait for.
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // What was measured is drawn in the next frame, and measured again: two equal frames are the last.
    let [before, now] = ['', 'nothing yet'];
    while (before !== now) {
      before = now;
      await frame();
      await frame();
      await Promise.allSettled(ending().map(({ finished }) => finished));
      now = picture();
    }
    // A page that nobody looks at never becomes idle by itself.
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 200 }));
  });
}
