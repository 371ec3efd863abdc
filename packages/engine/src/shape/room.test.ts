import { expect, test } from 'vitest';
import { CARDS } from '../boxes/cards.ts';
import { type Card, card, installCards } from '../state/catalogue.ts';
import { whatHasNoRoom } from './room.ts';
import { CARDS_TAKEN_ROOM, DISPLAY_ROOM } from './sizes.ts';

const MADE_UP: Card = card({
  id: 'made-up',
  name: 'Made up',
  season: 'spring',
  sets: ['core'],
  type: 'virtue',
  cost: 1,
  copies: 1,
});
const ALL: readonly Card[] = CARDS;
const more = (count: number, changed: Partial<Card>): readonly Card[] =>
  Array.from({ length: count }, () => ({ ...MADE_UP, sets: [], ...changed }));

test('a position has room for every card there is', () => {
  expect(whatHasNoRoom(ALL)).toEqual([]);
});

/** What the facts do not tell of, in the place of the last cards that are no Monsters. */
const instead = (cards: readonly Card[]): readonly Card[] => [
  ...ALL.filter(({ monster }) => monster),
  ...ALL.filter(({ monster }) => !monster).slice(0, -cards.length),
  ...cards,
];
const monsters = ALL.filter(({ monster }) => monster).length;

test.each([
  ['cards', [...ALL, ...more(1, {})], `${ALL.length + 1} cards, only for ${ALL.length}`],
  ['copies of one card', instead(more(1, { copies: 4 })), '4 copies of made-up, only for 3'],
  ['Monsters', instead(more(1, { monster: {} })), `${monsters + 1} Monsters, only for ${monsters}`],
  [
    'Monsters of one name',
    instead(more(1, { monster: {}, copies: 2 })),
    '2 Monsters called made-up, only for 1',
  ],
  [
    'cards on display',
    more(DISPLAY_ROOM + 1, { sets: ['teapot'] }),
    `${DISPLAY_ROOM + 1} cards on display with teapot, only for ${DISPLAY_ROOM}`,
  ],
  [
    'cards taken',
    more(CARDS_TAKEN_ROOM + 1, { sets: ['archway'] }),
    `${CARDS_TAKEN_ROOM + 1} cards taken with archway, only for ${CARDS_TAKEN_ROOM}`,
  ],
  [
    'cards that act at once',
    instead(more(5, { sets: ['core'], copies: 3, atWarStart: { does: () => {} } })),
    'cards with atWarStart and teapot, only for 12',
  ],
])('a program with more %s than the facts tell of does not start', (_, cards, problem) => {
  expect(whatHasNoRoom(cards).join()).toContain(`there is no room for`);
  expect(whatHasNoRoom(cards).join()).toContain(problem);
});

test('cards that no facts tell of are not installed', () => {
  expect(() => installCards(more(1, {}))).toThrow(`there is no room for ${ALL.length + 1} cards`);
});
