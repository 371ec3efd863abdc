import { expect, test } from 'vitest';
import {
  clonesAreApart,
  legalIsAccepted,
  positionsStaySound,
  recordsReplay,
  savesResume,
} from './testing/properties.ts';

/** What every game must keep, over 260 whole random games; `npm run test:long` plays 100,000. */

const each = (games: number, check: (n: number) => void): void => {
  for (let n = 0; n < games; n++) check(n);
};

test('SETUP-12 HONOR-1 every piece is conserved, honor is an order, nothing is negative and every game ends', () => {
  let decisions = 0;
  each(100, (n) => {
    decisions += positionsStaySound('sound', n);
  });
  expect(decisions).toBeGreaterThan(16_500);
});

test('replaying a record gives the same bytes', () => {
  each(60, (n) => recordsReplay('record', n));
});

test('a position saved in the middle of anything goes on to the same end', () => {
  let saved = 0;
  each(30, (n) => {
    saved += savesResume('save', n);
  });
  expect(saved).toBeGreaterThan(200);
});

test('a clone and its original never touch each other', () => {
  each(30, (n) => clonesAreApart('clone', n));
});

test('legal moves are exactly the accepted ones, and a refused move changes no byte', () => {
  const tried = { listed: 0, refused: 0 };
  each(40, (n) => {
    const { listed, refused } = legalIsAccepted('legal', n);
    tried.listed += listed;
    tried.refused += refused;
  });
  expect(tried.listed).toBeGreaterThan(4_000);
  expect(tried.refused).toBeGreaterThan(2_000);
});
