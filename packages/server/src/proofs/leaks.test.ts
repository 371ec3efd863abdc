import { expect, test } from 'vitest';
import { aStore } from '../testing/store.ts';
import { differentBids, differentStacks } from './testing/leaking.ts';

const nodes = [await aStore()];
const GAMES = 9;

const all = async (play: (n: number) => Promise<number>): Promise<number> => {
  const compared = await Promise.all(Array.from({ length: GAMES }, (_, n) => play(n)));
  return compared.reduce((sum, one) => sum + one, 0);
};

test('what is in the stack, said in private, muted or answered in advance is in nothing that others receive', async () => {
  expect(await all((n) => differentStacks(nodes, `stacks ${n}`))).toBeGreaterThan(GAMES * 100);
});

test('what is bid is in nothing that others receive, and makes it neither longer nor shorter, until all have bid', async () => {
  expect(await all((n) => differentBids(nodes, 'bids', n))).toBeGreaterThan(GAMES * 10);
});
