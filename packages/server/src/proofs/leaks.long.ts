import { expect, test } from 'vitest';
import { aStore } from '../testing/store.ts';
import { differentBids, differentStacks } from './testing/leaking.ts';

const store = await aStore();
const GAMES = 400;
const AT_ONCE = 20;

async function all(play: (n: number) => Promise<number>): Promise<number> {
  let compared = 0;
  for (let first = 0; first < GAMES; first += AT_ONCE) {
    const some = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => play(first + n)));
    compared += some.reduce((sum, one) => sum + one, 0);
  }
  return compared;
}

test('nothing hidden is in what anybody receives over hundreds of games with other stacks and other secrets', async () => {
  expect(await all((n) => differentStacks(store, `long stacks ${n}`))).toBeGreaterThan(GAMES * 100);
});

test('nothing of what is bid is in what others receive over hundreds of games', async () => {
  expect(await all((n) => differentBids(store, 'long bids', n))).toBeGreaterThan(GAMES * 10);
});
