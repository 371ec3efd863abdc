import { expect, test } from 'vitest';
import { playMadeUpGames } from './testing/made-up.ts';

/** The same as `larger.test.ts`, over 400 games. `HINODE_GAMES` sets another number. */

const GAMES = Number(process.env['HINODE_GAMES'] ?? 400);

test('SETUP-12 games with ten clans, 120 cards and 40 Monsters at three to six players keep what every game keeps', () => {
  const seen = playMadeUpGames(GAMES);
  expect(seen).toMatchObject({
    clans: 10,
    cards: 120,
    monsters: 40,
    players: [3, 4, 5, 6],
    wars: 8,
    alliances: 3,
  });
  expect(seen.monstersHeld).toBeGreaterThan(0);
});
