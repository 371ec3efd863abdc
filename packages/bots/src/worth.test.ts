import { newGame, type State } from '@hinode/engine';
import { WORTH } from '@hinode/engine/boxes/worth';
import { CARD_FACTS, KAMI_IDS } from '@hinode/engine/facts';
import { cardNumber, clanNumber, copiesOf } from '@hinode/engine/search';
import { expect, test } from 'vitest';
import { allyCardsWorth, cardSense, favorWorth, yesWorth } from './worth.ts';

const state: State = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'worth' });
const [KOI, LOTUS, TURTLE] = [clanNumber('koi'), clanNumber('lotus'), clanNumber('turtle')];

const KNOWN = ['ally', 'allyPerTurn', 'favor', 'favorPerStronghold', 'glance', 'season', 'yes'];

test('no worth says anything that the bots do not understand', () => {
  const unknown = Object.entries(WORTH).flatMap(([id, worth]) =>
    Object.keys(worth)
      .filter((field) => !KNOWN.includes(field))
      .map((field) => `${id} ${field}`),
  );
  expect(unknown).toEqual([]);
});

test('a bot knows the worth of every card: what Winter pays, or a number from its folder', () => {
  expect(cardSense(state, KOI, cardNumber('courage'))).toBe(5);
  for (const card of CARD_FACTS.keys()) expect(cardSense(state, KOI, card)).toBeGreaterThan(0);
});

test('a favor is worth a number, and Susanoo’s what the strongholds pay', () => {
  expect(favorWorth(state, KOI, KAMI_IDS.indexOf('raijin'))).toBe(2.4);
  expect(favorWorth(state, KOI, KAMI_IDS.indexOf('susanoo'))).toBe(1);
});

test('a yes can be worth more the lower a clan stands, or most at the bottom', () => {
  const worth = (ability: string): number[] =>
    [KOI, LOTUS, TURTLE].map((clan) => yesWorth(state, clan, ability));
  expect(worth('amaterasu')).toEqual([0, 0.4, 0.8]);
  expect(worth('path-of-the-monkey')).toEqual([0.1, 0.1, 0.6]);
  expect(worth('of nobody')).toEqual([0.1, 0.1, 0.1]);
});

test('who owns no card for allies expects nothing of them', () => {
  expect(copiesOf(state, KOI, cardNumber('loyalty'))).toBe(0);
  expect(allyCardsWorth(state, KOI, 2)).toBe(0);
});
