import { expect, test } from 'vitest';
import { aStore } from '../testing/store.ts';
import { differentBids, differentStacks } from './testing/leaking.ts';
import { twoNodes } from './testing/two-nodes.ts';

const nodes = [await aStore()];
const GAMES = 400;
const AT_NODES = 40;
const AT_ONCE = 20;

async function all(play: (n: number) => Promise<number>, games = GAMES): Promise<number> {
  let compared = 0;
  for (let first = 0; first < games; first += AT_ONCE) {
    const some = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => play(first + n)));
    compared += some.reduce((sum, one) => sum + one, 0);
  }
  return compared;
}

test('nobody receives anything hidden over hundreds of games with different stacks and different secrets', async () => {
  expect(await all((n) => differentStacks(nodes, `long stacks ${n}`))).toBeGreaterThan(GAMES * 100);
});

test('others receive nothing about a bid over hundreds of games', async () => {
  expect(await all((n) => differentBids(nodes, 'long bids', n))).toBeGreaterThan(GAMES * 10);
});

test('nor at either of two nodes', async () => {
  const two = await twoNodes();
  const stacks = (n: number) => differentStacks(two, `nodes' stacks ${n}`);
  const bids = (n: number) => differentBids(two, "nodes' bids", n);
  expect(await all(stacks, AT_NODES)).toBeGreaterThan(AT_NODES * 100);
  expect(await all(bids, AT_NODES)).toBeGreaterThan(AT_NODES * 10);
});
