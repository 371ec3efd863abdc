import { botOf, playGame } from '@hinode/bots';
import type { Setup } from '@hinode/engine';
import { expect, test } from 'vitest';
import { fold, step } from './position.ts';
import { changed, sightOf, whole } from './sight.ts';

const SETUP: Setup = {
  clans: ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'],
  set: 'archway',
  seed: 'bytes',
};

test('a client of a five-player game is sent at most 1 KB a move on average and half a megabyte in all', () => {
  const bots = Object.fromEntries(SETUP.clans.map((clan) => [clan, botOf('ashigaru')]));
  const { moves } = playGame(SETUP, bots, 'bytes');
  for (const seat of [undefined, ...SETUP.clans]) {
    let position = fold(SETUP, []);
    let bytes = JSON.stringify(whole(sightOf(position, seat), [], undefined)).length;
    for (const move of moves) {
      const before = position;
      const made = step(before, move);
      position = made.position;
      bytes += JSON.stringify(changed(sightOf(before, seat), sightOf(position, seat), made.events)).length;
    }
    expect(bytes / moves.length).toBeLessThan(1000);
    expect(bytes).toBeLessThan(500_000);
  }
});
