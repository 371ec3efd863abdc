import { text as textOf } from 'node:stream/consumers';
import { loadText } from '@hinode/text';
import { newExplorer, type Outline } from '@hinode/wire';
import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { wholeBotGame } from '../testing/bot-games.ts';
import { openPage } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';
import { goToPlace } from '../testing/visit.ts';

const whole = wholeBotGame({ clans: ['koi', 'lotus', 'dragonfly'], set: 'archway', seed: 'what wins' });

/** What a server might say: the Koi win most games, and only in the archway there are enough of them. */
function manyGames(): ReturnType<typeof newExplorer> {
  const explorer = newExplorer();
  const clans = ['koi', 'lotus', 'dragonfly'] as const;
  for (let n = 0; n < 900; n++) {
    const winner = n % 7 < 4 ? 'koi' : clans[n % 3];
    const players = clans.map((clan): Outline['players'][number] => ({
      clan,
      won: clan === winner ? 1 : 0,
      mandate: clan === 'koi' ? 'recruit' : 'train',
      cards: n % 2 === 0 ? [] : ['respect'],
      favors: ['raijin'],
    }));
    explorer.add({ set: n < 850 ? 'archway' : 'teapot', kami: ['raijin', 'fujin'], players });
  }
  return explorer;
}

test.each([
  ['en', 'desktop'],
  ['fa', 'phone in its browser'],
] as const)(
  'what wins is told of the games here and of the server, and where games are too few: %s, %s',
  async (language, viewport) => {
    const page = await openPage({ ...inAHurry, language, viewport });
    const text = await loadText(language, ['play', 'online']);
    const many = manyGames();
    await page.route('**/api/explorer*', (route) => {
      const set = new URL(route.request().url()).searchParams.get('set');
      const explored = many.under(set === 'archway' || set === 'teapot' ? { set } : {});
      return route.fulfill({ json: { explored, least: 10, toCome: 0 } });
    });
    await openGameAt(page, { id: 'won', seats: seatsFor(whole, ['koi']), record: whole });
    await goToPlace(page, '#/statistics');
    await page.getByRole('heading', { name: text.say('statistics.by-players') }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: text.say('explorer.title') }).click();

    // One game says nothing yet: every dot is hollow.
    await page.locator('[data-explorer="here"] ~ [data-games="1"][data-to-come="0"]').waitFor();
    const dots = page.locator('[data-win][data-clan]');
    expect(await dots.count()).toBe(3);
    expect(await page.locator('[data-win][data-clan][data-few]').count()).toBe(3);

    await page.getByRole('radio', { name: text.say('explorer.server') }).click();
    await page.locator('[data-explorer="server"] ~ [data-games="900"]').waitFor();
    expect(await page.locator('[data-win="koi"][data-few]').count()).toBe(0);
    await page.getByRole('radio', { name: text.name('teapot') }).click();
    await page.locator('[data-games="50"]').waitFor();
    expect(await page.locator('[data-win="koi"][data-few]').count()).toBe(1);

    const clans = text.say('explorer.clans');
    await page.getByText(text.say('analysis.as-rows')).first().click();
    const rows = page.getByRole('region', { name: clans }).getByRole('table').getByRole('row');
    await expect.poll(() => rows.count()).toBe(4);
    expect(await rows.nth(1).innerText()).toContain(text.name('koi'));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `${text.say('analysis.svg')} ${clans}` }).click();
    expect(await textOf(await (await saved).createReadStream())).toContain(clans);

    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  },
);
