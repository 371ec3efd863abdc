import { expect, test } from 'vitest';
import { aStore } from '../testing/store.ts';
import { differentBids, differentStacks } from './testing/leaking.ts';

const nodes = [await aStore()];
const GAMES = 9;

const all = async (play: (n: number) => Promise<number>): Promise<number> => {
  const compared = await Promise.all(Array.from({ length: GAMES }, (_, n) => play(n)));
  return compared.reduce((sum, one) => sum + one, 0);
};

test('others receive nothing about the stack, private talk, mutes or standing answers', async () => {
  expect(await all((n) => differentStacks(nodes, `stacks ${n}`))).toBeGreaterThan(GAMES * 100);
});

test('until everybody has bid, others receive nothing about a bid, and nothing longer or shorter because of it', async () => {
  expect(await all((n) => differentBids(nodes, 'bids', n))).toBeGreaterThan(GAMES * 10);
});
