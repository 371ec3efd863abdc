import { botOf, gameBetween } from '@hinode/bots';
import { type Setup, view } from '@hinode/engine';
import { currentEngine } from '@hinode/engine/versions';
import { expect, test } from 'vitest';
import { openView } from './open-view.ts';

test('with nothing hidden all bids lie open, and the Lotus tiles face up', () => {
  const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'open' };
  const bot = () => botOf('ashigaru');
  const game = gameBetween(setup, { koi: bot(), lotus: bot(), turtle: bot() }, 'open');
  let bids = 0;
  let tiles = 0;
  do {
    const open = openView({ engine: currentEngine, state: game.state }, 'koi');
    const { battle } = open;
    if (battle)
      expect(battle.bids.map(({ clan }) => clan)).toEqual(expect.arrayContaining([...battle.haveBid]));
    // They are shown as they are once they are revealed.
    if (battle) expect(battle.revealed).toBe(battle.bids.length > 0 || view(game.state).battle?.revealed);
    if (battle && battle.bids.length > (view(game.state, 'koi').battle?.bids.length ?? 0)) bids++;
    for (const { tile } of open.mandates) expect(tile).toBeDefined();
    if (view(game.state, 'koi').mandates.some(({ tile }) => tile === undefined)) tiles++;
  } while (game.next() !== undefined);
  expect(bids).toBeGreaterThan(0);
  expect(tiles).toBeGreaterThan(0);
});
