import { expect, test } from 'vitest';
import { hinode } from '../testing/hinode.ts';

test('every figure is measured for 3, 4 and 5 players', async () => {
  const { code, out } = await hinode(['bench', '--json', '--seconds', '0.001', '--runs', '1']);
  expect(code).toBe(0);
  const { players } = JSON.parse(out);
  expect(Object.keys(players)).toEqual(['3', '4', '5']);
  for (const figures of Object.values<Record<string, number>>(players)) {
    expect(Object.keys(figures)).toEqual([
      'decisionsPerSecond',
      'gamesPerSecond',
      'clonesPerSecond',
      'movesEnumeratedPerSecond',
    ]);
    const { gamesPerSecond, ...often } = figures;
    for (const figure of Object.values(often)) expect(figure).toBeGreaterThan(0);
    // Where a game takes longer than a second it is rounded to none.
    expect(gamesPerSecond).toBeGreaterThanOrEqual(0);
  }
});

test('people get a table', async () => {
  const { out } = await hinode(['bench', '--seconds', '0.001', '--runs', '1']);
  expect(out).toMatch(/^ +3 players +4 players +5 players$/m);
  expect(out).toMatch(/^decisions per second +[\d,]+ +[\d,]+ +[\d,]+$/m);
});
