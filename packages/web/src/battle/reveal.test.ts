import { describe, expect, test } from 'vitest';
import { bidsOn, slipsOn } from './reveal.ts';

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

describe('a battle whose bids are sealed', () => {
  const sealed = {
    ...battle,
    province: 'kyoto',
    fighters: ['koi', 'lotus', 'turtle'],
    haveBid: ['koi', 'lotus'],
    revealed: false,
    advantages: {},
    force: [],
    killed: 0,
  } as const;

  test('shows whoever plays in it sealed slips, their own too', () => {
    expect(slipsOn('hostage', sealed, 'koi')).toEqual([
      { clan: 'koi' },
      { clan: 'lotus' },
      { clan: 'turtle' },
    ]);
  });
  test('shows what is known to whoever sees the game again: a bid that was sealed then lies open', () => {
    expect(slipsOn('hostage', sealed, undefined)).toEqual([
      { clan: 'lotus', coins: 3 },
      { clan: 'koi', coins: 1 },
      { clan: 'turtle' },
    ]);
  });
  test('is open for all once it is revealed', () => {
    expect(slipsOn('hostage', { ...sealed, revealed: true }, 'koi').map(({ coins }) => coins)).toEqual([
      3,
      1,
      undefined,
    ]);
  });
});
