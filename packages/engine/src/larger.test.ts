import { expect, test } from 'vitest';
import { CARD_FACTS } from './data/cards.ts';
import { CLAN_IDS } from './data/clans.ts';
import { MORE, playMadeUpGames } from './testing/made-up.ts';

/** What all boxes have together fits, and more. `npm run test:long` plays hundreds of these games. */

test('SETUP-12 games with five clans, 80 cards and 32 Monsters more than all boxes have, at three to six players, keep what every game keeps', () => {
  const seen = playMadeUpGames(4);
  expect(seen).toMatchObject({
    // This many Monsters are more than a squad of 16 bits can count.
    cellBits: 32,
    clans: CLAN_IDS.length + MORE.clans,
    cards: CARD_FACTS.length + MORE.cards,
    monsters: CARD_FACTS.filter(({ type }) => type === 'monster').length + MORE.monsters,
    players: [3, 4, 5, 6],
    wars: 8,
    display: 22,
  });
  expect(seen.cardsTaken).toBeGreaterThan(12);
  expect(seen.monstersOnMap).toBeGreaterThan(3);
});
