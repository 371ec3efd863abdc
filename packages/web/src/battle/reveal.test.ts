import { expect, test } from 'vitest';
import { bidsOn } from './reveal.ts';

const battle = {
  bids: [
    { clan: 'koi', bid: { seppuku: 0, hostage: 1, ronin: 2, poets: 0 } },
    { clan: 'lotus', bid: { seppuku: 0, hostage: 3, ronin: 2, poets: 0 } },
  ],
  advantages: { hostage: 'lotus', ronin: 'koi' },
} as const;

test('the highest bid stands first', () => {
  expect(bidsOn('hostage', battle).bids).toEqual([
    { clan: 'lotus', coins: 3 },
    { clan: 'koi', coins: 1 },
  ]);
});
test('an advantage won among equal bids was won by honor', () => {
  expect(bidsOn('ronin', battle)).toMatchObject({ winner: 'koi', byHonor: true });
  expect(bidsOn('hostage', battle)).toMatchObject({ winner: 'lotus', byHonor: false });
});
test('what nobody bid on nobody wins', () => {
  expect(bidsOn('poets', battle).winner).toBeUndefined();
  expect(bidsOn('poets', battle).byHonor).toBe(false);
});
