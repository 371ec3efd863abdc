import { expect, test } from 'vitest';
import { imaginedWorldsFit } from '../testing/properties.ts';
import { leaksNothing } from '../testing/two-worlds.ts';

/** A few games; `npm run test:long` plays thousands of them (properties.long.ts). */

test('KNOW-2 KNOW-3 KNOW-4 KNOW-5 reshuffle what a viewer cannot know, and the view, moves, events and refusals stay the same', () => {
  const worlds = { compared: 0, different: 0 };
  for (let n = 0; n < 5; n++) {
    const { compared, different } = leaksNothing('worlds', n);
    worlds.compared += compared;
    worlds.different += different;
  }
  expect(worlds.compared).toBeGreaterThan(800);
  // A proof over equal worlds would prove nothing.
  expect(worlds.different).toBeGreaterThan(0.9 * worlds.compared);
});

test('what a clan imagines from what it knows is a sound position that it cannot tell from the true one', () => {
  let imagined = 0;
  for (let n = 0; n < 3; n++) imagined += imaginedWorldsFit('imagine', n);
  expect(imagined).toBeGreaterThan(375);
});
