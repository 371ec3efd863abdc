import { expect, test } from 'vitest';
import { table } from '../../../../testing/table.ts';
import { goOn } from '../../../../testing/turns.ts';

// Koi and Lotus stand against each other, so that the war phase waits for their bids.
const WAR = { wars: ['edo'], map: { edo: 'koi bushi, lotus bushi' } } as const;

test('CARD-WAY-OF-THE-MONEYLENDER pays its owner 5 coins at the start of the war phase', () => {
  const game = table({
    ...WAR,
    at: { phase: 'war-start' },
    cards: { lotus: ['way-of-the-moneylender'] },
    coins: { koi: 1, lotus: 2 },
  });
  expect([game.coins('lotus'), game.coins('koi')]).toEqual([7, 1]);
});

test('CARD-WAY-OF-THE-MONEYLENDER pays once a season, not for each war', () => {
  const game = table({
    wars: ['edo', 'oshu'],
    map: { edo: 'koi bushi, lotus bushi', oshu: 'koi bushi, lotus bushi' },
    at: { phase: 'war-start' },
    cards: { lotus: ['way-of-the-moneylender'] },
  });
  game.until('battle-end');
  goOn(game);
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'bid', most: 5 }]);
});

test('CARD-WAY-OF-THE-MONEYLENDER pays nothing before the war phase', () => {
  const game = table({
    at: { phase: 'kami', turn: 3 },
    shrines: ['hachiman', 'tsukuyomi', 'susanoo', 'raijin'],
    worship: { raijin: 'lotus shinto' },
    cards: { lotus: ['way-of-the-moneylender'] },
  });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'summon', ability: 'raijin' }]);
  expect(game.coins('lotus')).toBe(0);
});

test('CARD-WAY-OF-THE-MONEYLENDER comes from the common pile', () => {
  const game = table({
    ...WAR,
    set: 'teapot',
    at: { phase: 'war-start' },
    cards: { lotus: ['way-of-the-moneylender'], koi: ['way-of-the-merchant'] },
    coins: { lotus: 1 },
  });
  expect([game.coins('lotus'), game.coins('koi')]).toEqual([6, 1]);
});
