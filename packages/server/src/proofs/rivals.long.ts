import { rngFrom } from '@hinode/engine';
import { expect, test } from 'vitest';
import { nthSetup } from '../testing/games.ts';
import { aCrowd } from './testing/crowd.ts';
import { rivalry } from './testing/rivals.ts';

const GAMES = 16;

test('two nodes that write to one game at the same instant, thousands of times, write once', async () => {
  const crowd = await aCrowd('rivals', 0);
  const nodes = await Promise.all(['one', 'other'].map((name) => crowd.node(name)));
  const urls = nodes.map(({ url }) => url);
  const moves = await Promise.all(
    Array.from({ length: GAMES }, (_, n) =>
      rivalry(crowd.store, urls, nthSetup('rivals', n), rngFrom(`rivals ${n}`)),
    ),
  );
  const all = moves.reduce((sum, count) => sum + count, 0);
  expect(all).toBeGreaterThan(2_000);
  console.log(`${all} moves, each sent to both nodes at once, and so many words at each`);
});
