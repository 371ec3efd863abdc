import { expect, test } from 'vitest';
import { differentBids, differentStacks } from './testing/leaking.ts';
import { twoNodes } from './testing/two-nodes.ts';

test('nobody receives anything hidden at either of two nodes', async () => {
  const nodes = await twoNodes();
  expect(await differentStacks(nodes, 'nodes')).toBeGreaterThan(100);
  expect(await differentBids(nodes, 'nodes', 1)).toBeGreaterThan(0);
});
