import { expect, test } from 'vitest';
import { CARDS } from '../boxes/cards.ts';
import { type Chosen, isInDeck, isInGame } from '../data/cards.ts';
import { card } from './catalogue.ts';

/** An extra Monster that is in no box. */
const DAIKAIJU = card({
  id: 'made-up-daikaiju',
  name: 'Made-up Daikaiju',
  season: 'autumn',
  sets: ['extra-monsters'],
  type: 'monster',
  cost: 5,
  copies: 1,
  monster: {},
});

const WITHOUT: Chosen = { set: 'archway', monsters: [] };
const WITH: Chosen = { set: 'archway', monsters: ['made-up-daikaiju'] };

test('SETUP-9 an extra Monster is in the deck of its season if the table names it', () => {
  expect(isInDeck(DAIKAIJU, 'autumn', WITHOUT)).toBe(false);
  expect(isInDeck(DAIKAIJU, 'autumn', WITH)).toBe(true);
  expect(isInDeck(DAIKAIJU, 'spring', WITH)).toBe(false);
});

test('SETUP-9 naming a Monster changes nothing about the cards of the core and of the sets', () => {
  expect(CARDS.filter((one) => isInGame(one, WITH))).toEqual(CARDS.filter((one) => isInGame(one, WITHOUT)));
  expect(
    CARDS.filter((one) => isInGame(one, { ...WITH, monsters: ['oni-of-souls'], set: 'horseman' })).map(
      ({ id }) => id,
    ),
  ).not.toContain('oni-of-souls');
});
