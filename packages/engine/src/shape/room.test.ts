import { expect, test } from 'vitest';
import { CARDS } from '../boxes/cards.ts';
import { type Card, card } from '../state/catalogue.ts';
import { whatHasNoRoom } from './room.ts';

const MADE_UP: Card = card({
  id: 'made-up',
  name: 'Made up',
  season: 'spring',
  sets: ['core'],
  type: 'virtue',
  cost: 1,
  copies: 1,
});
const CORE: readonly Card[] = CARDS;
const more = (count: number, changed: Partial<Card>): readonly Card[] =>
  Array.from({ length: count }, () => ({ ...MADE_UP, sets: [], ...changed }));

test('a position has room for every card there is', () => {
  expect(whatHasNoRoom(CORE)).toEqual([]);
});

test.each([
  ['cards', more(48 - CORE.length, {}), more(49 - CORE.length, {}), '49 cards'],
  ['copies of one card', more(1, { copies: 3 }), more(1, { copies: 4 }), '4 copies of made-up'],
  ['Monsters', more(8, { monster: {} }), more(9, { monster: {} }), '17 Monsters'],
  [
    'cards that look at moments',
    more(1, { atMomentEnd: () => {} }),
    more(2, { atMomentEnd: () => {} }),
    '4 cards that look at moments',
  ],
  ['cards on display', more(1, {}), more(1, { sets: ['teapot'] }), '13 cards on display with teapot'],
  ['cards taken', more(1, {}), more(1, { sets: ['archway'] }), '37 cards taken with archway'],
  ['hostages', more(1, { extraHostages: 0 }), more(1, { extraHostages: 1 }), '28 hostages'],
])('a program with more %s than fit into a position does not start', (_, fits, doesNot, problem) => {
  expect(whatHasNoRoom([...CORE, ...fits])).toEqual([]);
  expect(whatHasNoRoom([...CORE, ...doesNot]).join()).toContain(`there is no room for ${problem}`);
});
