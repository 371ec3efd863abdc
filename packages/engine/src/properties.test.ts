import { expect, test } from 'vitest';
import {
  clonesAreApart,
  legalIsAccepted,
  positionsStaySound,
  recordsReplay,
  savesResume,
} from './testing/properties.ts';

/** What must hold in every game, checked over 66 whole random games; `npm run test:long` plays 100,000. */

const each = (games: number, check: (n: number) => void): void => {
  for (let n = 0; n < games; n++) check(n);
};

test('SETUP-12 HONOR-1 every piece is conserved, honor is an order, nothing is negative and every game ends', () => {
  let decisions = 0;
  each(26, (n) => {
    decisions += positionsStaySound('sound', n);
  });
  expect(decisions).toBeGreaterThan(4_290);
});

test('replaying a record gives the same bytes', () => {
  each(15, (n) => recordsReplay('record', n));
});

test('a position saved in the middle of anything continues to the same end', () => {
  let saved = 0;
  each(8, (n) => {
    saved += savesResume('save', n);
  });
  expect(saved).toBeGreaterThan(53);
});

test('a clone and its original never touch each other', () => {
  each(7, (n) => clonesAreApart('clone', n));
});

test('legal moves are exactly the accepted ones, and a refused move changes no byte', () => {
  const tried = { listed: 0, refused: 0 };
  each(10, (n) => {
    const { listed, refused } = legalIsAccepted('legal', n);
    tried.listed += listed;
    tried.refused += refused;
  });
  expect(tried.listed).toBeGreaterThan(1_000);
  expect(tried.refused).toBeGreaterThan(500);
});
