import { expect, test } from 'vitest';
import { ban } from '../state/hooks.ts';
import { NONE } from '../state/layout.ts';
import { installThings } from '../state/things.ts';
import { type Judged, reasonsFitOptions } from '../testing/reasons.ts';

/** A sample: `npm run test:long` checks a thousand games. */
const judgedIn = (seed: string, games: number): Judged => {
  const judged: Judged = new Map();
  for (let n = 0; n < games; n++) reasonsFitOptions(seed, n, 11, judged);
  return judged;
};

const refusedBy = (judged: Judged): number =>
  [...judged.values()].reduce((sum, { refused }) => sum + refused, 0);

test('a question objects to a move exactly if it does not offer it', () => {
  const judged = judgedIn('reasons', 12);
  expect(judged.size).toBeGreaterThan(15);
  expect(refusedBy(judged)).toBeGreaterThan(50_000);
});

test('…even where something keeps pieces out, in and alive', () => {
  const takeAway = installThings([
    {
      id: 'whim',
      ownerAt: () => NONE,
      keepsOut: (_state, _owner, clan, kind, place) =>
        (clan + kind + place) % 3 === 0 ? ban('kept-out', 'MADE-UP') : undefined,
      keepsIn: (_state, _owner, clan, kind, place) =>
        (clan + kind + place) % 3 === 1 ? ban('kept-in', 'MADE-UP') : undefined,
      keepsAlive: (_state, _owner, clan, kind, place) => (clan + kind + place) % 3 === 2,
    },
  ]);
  try {
    expect(refusedBy(judgedIn('whim', 8))).toBeGreaterThan(30_000);
  } finally {
    takeAway();
  }
});
