import { expect, test } from 'vitest';
import { playMadeUpGames } from './testing/made-up.ts';

/** What all boxes have together fits, and more. `npm run test:long` plays hundreds of these games. */

test('SETUP-12 games with ten clans, 120 cards and 40 Monsters at three to six players keep what every game keeps', () => {
  const seen = playMadeUpGames(4);
  expect(seen).toMatchObject({
    clans: 10,
    cards: 120,
    monsters: 40,
    players: [3, 4, 5, 6],
    wars: 8,
    display: 21,
  });
  expect(seen.cardsTaken).toBeGreaterThan(12);
  expect(seen.monstersOnMap).toBeGreaterThan(3);
});
