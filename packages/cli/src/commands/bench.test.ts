import { fileURLToPath } from 'node:url';
import { PLAYER_COUNTS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import { folder, hinode } from '../testing/hinode.ts';

test('every figure is measured for every number of players', async () => {
  const { code, out } = await hinode(['bench', '--json', '--seconds', '0.001', '--runs', '1']);
  expect(code).toBe(0);
  const { players } = JSON.parse(out);
  expect(Object.keys(players)).toEqual(PLAYER_COUNTS.map(String));
  for (const figures of Object.values<Record<string, number>>(players)) {
    expect(Object.keys(figures)).toEqual([
      'decisionsPerSecond',
      'gamesPerSecond',
      'clonesPerSecond',
      'movesEnumeratedPerSecond',
    ]);
    const { gamesPerSecond, ...often } = figures;
    for (const figure of Object.values(often)) expect(figure).toBeGreaterThan(0);
    // A game that takes longer than a second is rounded to none.
    expect(gamesPerSecond).toBeGreaterThanOrEqual(0);
  }
});

test('people get a table', async () => {
  const { out } = await hinode(['bench', '--seconds', '0.001', '--runs', '1']);
  expect(out).toMatch(new RegExp(`^${PLAYER_COUNTS.map((count) => ` +${count} players`).join('')}$`, 'm'));
  expect(out).toMatch(/^decisions per second( +[\d,]+)+$/m);
});

const THIS_CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));

test('another checkout is measured alongside this one', async () => {
  const { code, out } = await hinode(['bench', '--json', '--seconds', '0.001', '--against', THIS_CHECKOUT]);
  expect(code).toBe(0);
  const { players } = JSON.parse(out);
  expect(Object.keys(players)).toEqual(['3', '4', '5']);
  for (const ratios of Object.values<Record<string, number>>(players)) {
    expect(Object.keys(ratios)).toEqual(['decisions', 'clones', 'movesListed']);
    for (const ratio of Object.values(ratios)) expect(ratio).toBeGreaterThan(0);
  }
});

test('a folder without an engine is refused', async () => {
  const { code, err } = await hinode(['bench', '--against', folder()]);
  expect(code).toBe(2);
  expect(err).toContain('there is no engine to measure');
});
