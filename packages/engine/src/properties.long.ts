import { expect, test } from 'vitest';
import {
  clonesAreApart,
  imaginedWorldsFit,
  legalIsAccepted,
  positionsStaySound,
  recordsReplay,
  savesResume,
} from './testing/properties.ts';
import { reasonsFitOptions } from './testing/reasons.ts';
import { leaksNothing } from './testing/two-worlds.ts';

/** The long proof: 100,000 whole random games. `HINODE_GAMES` sets another number. */

const GAMES = Number(process.env['HINODE_GAMES'] ?? 100_000);
const share = (part: number): number => Math.ceil(GAMES * part);

test('SETUP-12 HONOR-1 every position of every game is sound, and every game ends', () => {
  for (let n = 0; n < share(0.67); n++) positionsStaySound('long', n);
});

test('every record replays to the same bytes', () => {
  for (let n = 0; n < share(0.1); n++) recordsReplay('long', n);
});

test('saved positions continue to the same end', () => {
  for (let n = 0; n < share(0.08); n++) savesResume('long', n);
});

test('clones and originals never touch', () => {
  for (let n = 0; n < share(0.06); n++) clonesAreApart('long', n);
});

test('legal moves are exactly the accepted ones', () => {
  let refused = 0;
  for (let n = 0; n < share(0.03); n++) refused += legalIsAccepted('long', n).refused;
  expect(refused).toBeGreaterThan(GAMES);
});

test('a question objects to a move exactly if it does not offer it', () => {
  for (let n = 0; n < share(0.01); n++) reasonsFitOptions('long', n, 3, new Map());
});

test('KNOW-2 KNOW-3 KNOW-4 KNOW-5 nothing hidden shows', () => {
  for (let n = 0; n < share(0.03); n++) leaksNothing('long', n);
});

test('what a clan imagines from what it knows is a sound position that it cannot tell from the true one', () => {
  for (let n = 0; n < share(0.03); n++) imaginedWorldsFit('long', n);
});
