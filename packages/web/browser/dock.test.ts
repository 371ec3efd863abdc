import { type ClanId, rngFrom, type View } from '@hinode/engine';
import { replay } from '@hinode/engine/records';
import { currentEngine } from '@hinode/engine/versions';
import { type Key, loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { allMandatesInView, isAsked, openAt, positionWhere } from '../testing/docked.ts';
import { faultsOf } from '../testing/geometry.ts';
import { sharedPages } from '../testing/page.ts';
import type { Asked } from '../testing/positions.ts';
import { atRest } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';

/** Every choice explains itself where it is made. */

const sharedPage = sharedPages();

/** Several kinds of tiles to choose from, laid open. */
const choosesMandate = positionWhere(
  (asked) => isAsked('mandate')(asked) && asked.decision.clan !== 'lotus' && asked.legal.length > 2,
);

test('a mandate that is looked at says what it does, with the bonus and without; the black button names it', async () => {
  const page = await sharedPage({ ...inAHurry });
  const text = await loadText('en');
  await openAt(page, choosesMandate);
  for (const tile of await page.locator('[data-dock] [data-pick^="tile"]').all()) {
    const mandate = ((await tile.getAttribute('data-pick')) ?? '').split(' ')[1] ?? '';
    await tile.focus();
    const slip = page.locator('[data-looked-at]');
    expect(await slip.innerText()).toContain(text.say(`rule.${mandate}` as Key));
    expect(await slip.innerText()).toContain(text.say(`rule.${mandate}.bonus` as Key));
    expect(await slip.evaluate(liesOverMap)).toBe(false);
    await tile.click();
    await page.locator('[data-confirm]:enabled').waitFor();
    expect(await page.locator('[data-confirm]').innerText()).toBe(`Play ${text.name(mandate)}`);
  }
});

/** Runs in the browser. */
function liesOverMap(slip: Element): boolean {
  const map = document.querySelector('[data-testid="map"]')?.parentElement?.getBoundingClientRect();
  const { left, right } = slip.getBoundingClientRect();
  return map === undefined || (left < map.right && right > map.left);
}

test.each(['desktop', 'laptop with bars'] as const)(
  'on a %s five mandates can be announced, and each has room for its name',
  async (viewport) => {
    const page = await sharedPage({ ...inAHurry, viewport, language: 'pl' });
    await openAt(page, positionWhere(isAsked('mandate', 'lotus')));
    await page.locator('[data-dock] [data-pick^="tile"]').first().click();
    await page.locator('[data-pick="announce marshal"]').click();
    await page.locator('[data-confirm]:enabled').waitFor();
    await atRest(page);
    expect(await page.locator('[data-pick^="announce"]').count()).toBe(5);
    expect(await faultsOf(page)).toEqual([]);
  },
);

test.each([
  { viewport: 'phone on its side', language: 'fa' },
  { viewport: 'desktop at 200 %', language: 'en' },
] as const)(
  'on a $viewport in $language what a mandate does stands below them all, and moves none',
  async (visitor) => {
    const page = await sharedPage({ ...inAHurry, ...visitor });
    const faults: string[] = [];
    const tiles = page.locator('[data-dock] [data-pick]');
    const placesOfTiles = (): Promise<unknown[]> =>
      tiles.evaluateAll((all) => all.map((tile) => JSON.stringify(tile.getBoundingClientRect())));
    const lookAtEach = async (picks: string): Promise<void> => {
      for (const one of await page
        .locator(`[data-dock] [data-pick^="${picks}"]:not([data-pick$="betray"])`)
        .all()) {
        const before = await placesOfTiles();
        await one.hover();
        await page.locator('[data-looked-at]').waitFor();
        // Else a press would end where another tile lies by now.
        expect(await placesOfTiles()).toEqual(before);
        await one.click();
        await page.locator('[data-looked-at]').waitFor();
        await atRest(page);
        faults.push(...(await faultsOf(page)));
      }
    };
    await openAt(page, choosesMandate, choosesMandate.record.setup.clans);
    await lookAtEach('tile');
    const lotus = positionWhere(isAsked('mandate', 'lotus'));
    await openAt(page, lotus, lotus.record.setup.clans);
    await page.locator('[data-dock] [data-pick^="tile"]').first().click();
    await page.locator('[data-dock] [data-pick^="announce"]').first().waitFor();
    await lookAtEach('announce');
    expect(faults).toEqual([]);
  },
);

test('a press takes the focus from the question, and no answer moves away below it', async () => {
  const page = await sharedPage({ ...inAHurry });
  await openAt(page, positionWhere(isAsked('replace')));
  await atRest(page);
  await page.keyboard.press('Shift');
  const dock = page.locator('[data-dock][data-question]');
  const question = dock.getByRole('heading', { level: 2 });
  await question.focus();
  expect(await question.evaluate((one) => one.matches(':focus-visible'))).toBe(true);
  const focused = await dock.evaluate(placesIn);
  await question.blur();
  expect(await dock.evaluate(placesIn)).toEqual(focused);
});

/** Runs in the browser: where the words of the question and the answers stand. */
function placesIn(dock: Element): number[][] {
  const words = document.createRange();
  words.selectNodeContents(dock.querySelector('h2') ?? dock);
  return [words, ...dock.querySelectorAll('button')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  });
}

test.each(['pl', 'fa'] as const)('all mandates are in view on the smallest phones (%s)', allMandatesInView);

test.each(['desktop', 'phone in its browser'] as const)(
  'whatever is asked, the dock of a %s has the same height, and at most 170 px',
  async (viewport) => {
    const page = await sharedPage({ ...inAHurry, viewport });
    const heights = new Map<string, number | undefined>();
    for (const kind of ['move', 'summon', 'replace', 'build'] as const) {
      await openAt(page, positionWhere(isAsked(kind)));
      const dock = page.locator('[data-table] [data-dock][data-question]');
      await dock.waitFor();
      await atRest(page);
      heights.set(kind, (await dock.boundingBox())?.height);
    }
    expect(new Set(heights.values()).size, JSON.stringify([...heights])).toBe(1);
    expect(heights.get('move')).toBeLessThanOrEqual(170);
  },
);

/** Betray and Train can be played, with an ally or without. */
const mayBetray = (allied: boolean): Asked =>
  positionWhere(
    (asked, seen) =>
      isAsked('mandate')(asked) &&
      asked.decision.clan !== 'lotus' &&
      ['betray', 'train'].every((tile) =>
        asked.legal.some((move) => move.type === 'mandate' && move.tile === tile),
      ) &&
      seen().clans.some(({ clan, ally }) => clan === asked.decision.clan && (ally !== undefined) === allied),
  );

test('Betray asks once while one has an ally; harmless tiles, and Betray without an ally, are played at a press', async () => {
  const page = await sharedPage({ ...inAHurry });
  const moves = page.locator('[data-moves]');
  const warning = page.getByText(/^This ends your alliance with/);
  const choose = (tile: string): Promise<void> =>
    page.locator(`[data-dock] [data-pick="tile ${tile}"]`).first().click();
  const play = async (): Promise<void> => {
    const before = await moves.getAttribute('data-moves');
    await page.locator('[data-confirm]:enabled').click();
    await expect.poll(() => moves.getAttribute('data-moves')).not.toBe(before);
  };

  await openAt(page, mayBetray(true));
  await choose('betray');
  await warning.waitFor();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await warning.waitFor({ state: 'detached' });
  await choose('train');
  await page.getByRole('button', { name: 'Play Train' }).waitFor();
  expect(await warning.count()).toBe(0);
  await choose('betray');
  await warning.waitFor();
  await page.getByRole('button', { name: 'Play Betray' }).waitFor();
  // Nobody shares a bonus with an ally whom they are about to betray.
  expect(await page.locator('[data-dock] [data-note]').count()).toBe(0);
  await play();
  expect(await warning.count()).toBe(0);

  await openAt(page, mayBetray(false));
  await choose('betray');
  await page.getByRole('button', { name: 'Play Betray' }).waitFor();
  expect(await warning.count()).toBe(0);
});

test('a card that is picked is bought by the black button, and buying nothing is outlined', async () => {
  const page = await sharedPage({ ...inAHurry });
  const text = await loadText('en');
  await openAt(
    page,
    positionWhere((asked) => isAsked('buy')(asked) && asked.legal.length > 2),
  );
  const look = (name: string): Promise<string> =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const card = page.locator('[data-shelf] [data-pick^="card"]').first();
  const id = ((await card.getAttribute('data-pick')) ?? '').split(' ')[1] ?? '';
  await card.click();
  expect(await page.locator('[data-looked-at]').innerText()).toContain(text.say(`rule.${id}` as Key));
  await page.locator('[data-confirm]:disabled').first().waitFor({ state: 'detached' });
  const [nothing, buy] = await page.locator('[data-confirm]').allInnerTexts();
  expect(nothing).toBe('Buy nothing');
  expect([`Buy ${text.name(id)}`, `Take ${text.name(id)}`]).toContain(buy);
  expect(await look('Buy nothing')).not.toBe(await look(buy ?? ''));
  await page.getByRole('button', { name: buy ?? '', exact: true }).click();
  await page.locator('[data-asked^="buy"]').waitFor({ state: 'detached' });
});

/** Bushi that stand together, none of which has moved, with nobody who would take a toll on the way. */
const hasStack = ({ clans, allowance }: View, me: ClanId): boolean =>
  allowance?.made === 0 &&
  clans.every(({ cards }) => !cards.includes('path-of-the-serpent')) &&
  clans.some(({ clan, map }) => clan === me && Object.values(map).some((squad) => (squad['bushi'] ?? 0) > 1));

/** Some cards can be bought, others are too dear. */
const seesDearCards = positionWhere(
  ({ decision, legal }, seen) =>
    decision.kind === 'buy' &&
    legal.some(({ type }) => type === 'buy') &&
    new Set(seen().display).size > legal.filter(({ type }) => type === 'buy').length,
);

test('a card that is too dear says why it cannot be bought, and leads to the rule', async () => {
  const page = await sharedPage({ ...inAHurry });
  await openAt(page, seesDearCards);
  await page.locator('[data-out-of-reach]').first().click();
  await page.locator('[data-refusal]').getByRole('link', { name: 'The rule' }).waitFor();
});

test('on a phone on its side, where the dock is as high as the screen, it says so on the screen', async () => {
  const page = await sharedPage({ ...inAHurry, viewport: 'phone on its side' });
  await openAt(page, seesDearCards);
  await page.locator('[data-out-of-reach]').first().click();
  const refusal = page.locator('[data-refusal]:not(:empty)');
  await refusal.waitFor();
  const { x, y, width, height } = (await refusal.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect([x + width <= 844, y + height <= 390]).toEqual([true, true]);
});

test('a stack moves in one gesture, as many as one says, and can be taken back', async () => {
  const page = await sharedPage({ ...inAHurry });
  await openAt(
    page,
    positionWhere((asked, seen) => isAsked('move')(asked) && hasStack(seen(), asked.decision.clan)),
  );
  const moves = async (): Promise<number> =>
    Number(await page.locator('[data-moves]').getAttribute('data-moves'));
  const before = await moves();
  const stack = page.locator('[data-dock] [data-pick^="piece bushi"]').filter({ hasText: /[2-9]/ }).first();
  // A clan with a single piece is asked where at once.
  await page.locator('[data-dock] [data-pick]').first().waitFor();
  if (await stack.isVisible()) await stack.click();
  await page.locator('[data-how-many]').getByRole('radio', { name: '2', exact: true }).click();
  await page.locator('[data-dock] [data-pick^="province"]').first().click();
  await expect.poll(moves).toBe(before + 2);
  await page.keyboard.press('Control+z');
  await expect.poll(moves).toBe(before + 1);
});

test('with several people at one device the question says whose it is', async () => {
  const page = await sharedPage({ ...inAHurry });
  const asked = positionWhere(isAsked('move', 'koi'));
  await openAt(page, asked, asked.record.setup.clans);
  expect(await page.locator('h2:has([data-whose])').innerText()).toMatch(/^Koi:/);
});

test('a hint lights what it speaks of, and says why in whole sentences', async () => {
  const page = await sharedPage({ ...inAHurry });
  await openAt(page, choosesMandate);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.locator('[data-hint]');
  await hint.waitFor();
  const said = await hint.innerText();
  expect(said).toMatch(/Play \w+\. .+\. The rule$/);
  expect(said).not.toMatch(/\d\.\d/);
  const lit = page.locator('[data-dock] [data-hinted]');
  expect(said).toContain(`Play ${await lit.locator('span').nth(1).innerText()}`);
});

test('a hint to Lotus says what to lay face down, which is what it lights, and what to announce', async () => {
  const page = await sharedPage({ ...inAHurry });
  await openAt(page, positionWhere(isAsked('mandate', 'lotus')));
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const said = await page.locator('[data-hint]').innerText();
  const laid = await page.locator('[data-dock] [data-hinted] span').nth(1).innerText();
  expect(said).toMatch(new RegExp(`Lay ${laid} face down, announce \\w+\\.`));
});

test('an answer says what it brings, and no less than yes', async () => {
  const page = await sharedPage({ ...inAHurry });
  const both = positionWhere(({ record, decision, legal }) => {
    if (decision.kind !== 'use' || legal.length !== 2) return false;
    const outcomes = currentEngine.outcomesOf(replay(record), decision.clan, legal, rngFrom('both'));
    return outcomes.every(({ vp = 0 }) => vp > 0);
  });
  await openAt(page, both);
  const answers = page.locator('[data-pick^="answer"]');
  await answers.nth(1).waitFor();
  for (const words of await answers.allInnerTexts()) expect(words).toMatch(/gain/);
});

/** The longest name has a score of two digits. */
const fiveClans = positionWhere(
  (asked, seen) =>
    isAsked('mandate')(asked) &&
    asked.record.setup.clans.length === 5 &&
    seen().clans.some(({ clan, vp }) => clan === 'dragonfly' && vp > 9),
);

test.each(['en', 'pl'] as const)(
  'with five clans no name touches its score, and no two parts of the bar overlap (%s)',
  async (language) => {
    const page = await sharedPage({ ...inAHurry, language });
    await openAt(page, fiveClans);
    // The rail comes after the question.
    await page.locator('[data-passes] article header').nth(4).waitFor();
    await atRest(page);
    const between = await page.locator('[data-passes] article header').evaluateAll((heads) =>
      heads.map((head) => {
        const name = document.createRange();
        name.selectNodeContents(head.querySelector('h3') ?? head);
        return (
          (head.lastElementChild?.getBoundingClientRect().left ?? 0) - name.getBoundingClientRect().right
        );
      }),
    );
    expect(between.length).toBe(5);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(4);
    const overlaps = await page.locator('[data-table] > header').evaluate((bar) => {
      const boxes = [...bar.children].map((part) => part.getBoundingClientRect());
      return boxes.slice(1).map((box, i) => (boxes[i]?.right ?? 0) - box.left);
    });
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
  },
);
