import { decisions, newGame, play, randomMove, result, rngFrom, view } from '@hinode/engine';
import { CORE_CLAN_IDS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import type { LogEntry } from '../table/table.ts';
import { areasOf, highest } from './areas.ts';
import { pointsThroughTheYear } from './points-by-season.ts';
import { ranks, winterCount } from './winter-count.ts';

/** A game by chance, to its end. */
function aGame(n: number) {
  const clans = CORE_CLAN_IDS.slice(0, 3 + (n % 3));
  const rng = rngFrom(`count ${n}`);
  const log: LogEntry[] = [];
  const state = newGame({ clans, set: 'teapot', seed: `count ${n}` }, (event) => log.push({ at: 0, event }));
  let beforeWinter: Record<string, number> = {};
  for (let [asked] = decisions(state); asked !== undefined; [asked] = decisions(state)) {
    play(state, randomMove(state, asked.clan, rng), (event) => {
      if (event.type === 'seasonBegan' && event.season === 'winter')
        beforeWinter = Object.fromEntries(view(state).clans.map(({ clan, vp }) => [clan, vp]));
      log.push({ at: 0, event });
    });
  }
  const end = result(state);
  if (end === undefined) throw new Error('the game did not end');
  return { clans, log, end, beforeWinter };
}

test('the count begins with what everybody had before Winter and ends with the result', () => {
  for (let n = 0; n < 6; n++) {
    const { clans, log, end, beforeWinter } = aGame(n);
    const counts = winterCount(log, clans);
    expect(counts[0]).toEqual({ points: beforeWinter });
    expect(counts.at(-1)?.points).toEqual(end.vp);
  }
});

test('every source is counted once, in the order of the rules, and only if it pays somebody', () => {
  const sources = [0, 1, 2, 3, 4, 5].map((n) => {
    const { clans, log } = aGame(n);
    const counts = winterCount(log, clans);
    for (const [i, { points }] of counts.slice(1).entries()) expect(points).not.toEqual(counts[i]?.points);
    return counts.slice(1).map(({ source }) => source);
  });
  const order = ['winter-cards', 'tokens', 'provinces'];
  for (const counted of sources)
    expect(counted).toEqual(order.filter((source) => counted.some((one) => one === source)));
  expect(sources.flat()).toContain('tokens');
});

test('equal points are ranked by honor', () => {
  expect(ranks({ koi: 4, lotus: 9, turtle: 4 }, ['turtle', 'koi', 'lotus'])).toEqual({
    lotus: 1,
    turtle: 2,
    koi: 3,
  });
});

test('the chart of a year ends with the result, and what is earned at war becomes points in Winter', () => {
  let earned = 0;
  for (let n = 0; n < 6; n++) {
    const { clans, log, end } = aGame(n);
    for (const clan of clans) {
      const steps = pointsThroughTheYear(log, clan);
      const last = steps.at(-1);
      const sum = Object.values(last?.sheet ?? {}).reduce((total, vp) => total + vp, 0);
      expect(sum).toBe(end.vp[clan] ?? 0);
      const { tokens = 0, provinces = 0 } = last?.earned ?? {};
      expect([tokens, provinces]).toEqual([last?.sheet.tokens, last?.sheet.provinces]);
      earned += tokens + provinces;
      expect(steps.map(({ when }) => when)).toEqual(steps.map(({ when }) => when).toSorted((a, b) => a - b));
    }
  }
  expect(earned).toBeGreaterThan(0);
});

test('a layer lies on the one below it, and what is still to be paid is pale', () => {
  const empty = {
    harvest: 0,
    battles: 0,
    kami: 0,
    cards: 0,
    lost: 0,
    tokens: 0,
    provinces: 0,
    'winter-cards': 0,
  };
  const steps = [
    { when: 0, sheet: empty, earned: { tokens: 0, provinces: 0 } },
    { when: 0.5, sheet: { ...empty, harvest: 2, battles: 2 }, earned: { tokens: 4, provinces: 0 } },
    {
      when: 0.75,
      sheet: { ...empty, harvest: 2, battles: 2, tokens: 4 },
      earned: { tokens: 4, provinces: 0 },
    },
  ];
  expect(highest(steps)).toBe(8);
  expect(areasOf(steps, 8).map(({ source, pale }) => [source, pale])).toEqual([
    ['harvest', false],
    ['battles', false],
    ['tokens', false],
    ['tokens', true],
  ]);
  // From a quarter to a half of the height, from the middle of the year on.
  expect(areasOf(steps, 8)[1]?.path).toContain('0.5 0.5000L0.75 0.5000');
});
