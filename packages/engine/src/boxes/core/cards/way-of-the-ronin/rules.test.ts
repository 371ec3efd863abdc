import { expect, test } from 'vitest';
import { bid, yes } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';
import { playUpTo } from '../../../../testing/turns.ts';

const WAR_STARTS = { season: 'summer', wars: [], at: { phase: 'war-start' } } as const;

const warStart = (setting: TableSetting) => table({ ...WAR_STARTS, ...setting }, 'war-end');

test('CARD-WAY-OF-THE-RONIN gives 2 ronin at the start of the war phase, to its owner alone', () => {
  const game = warStart({ cards: { lotus: ['way-of-the-ronin'] }, ronin: { lotus: 1, turtle: 1 } });
  expect([game.ronin('lotus'), game.ronin('turtle')]).toEqual([3, 1]);
});

test('CARD-WAY-OF-THE-RONIN: two copies give four', () => {
  const game = warStart({ cards: { lotus: ['way-of-the-ronin', 'way-of-the-ronin'] } });
  expect(game.ronin('lotus')).toBe(4);
});

test('CARD-WAY-OF-THE-RONIN each of two owners has 2', () => {
  const game = warStart({ cards: { lotus: ['way-of-the-ronin'], turtle: ['way-of-the-ronin'] } });
  expect([game.ronin('lotus'), game.ronin('turtle')]).toEqual([2, 2]);
});

test('CARD-WAY-OF-THE-RONIN WAR-1 gives nothing once the war phase has started', () => {
  const game = table(
    {
      ...WAR_STARTS,
      wars: ['edo'],
      at: { phase: 'war', war: 1 },
      cards: { lotus: ['way-of-the-ronin'] },
    },
    'war-end',
  );
  expect(game.ronin('lotus')).toBe(0);
});

test('CARD-WAY-OF-THE-RONIN KOI-1 WAR-1 the Koi swap them for coins at once', () => {
  const game = warStart({ cards: { koi: ['way-of-the-ronin'] }, ronin: { koi: 1 }, coins: { koi: 1 } });
  expect([game.ronin('koi'), game.coins('koi')]).toEqual([0, 4]);
});

test('CARD-WAY-OF-THE-RONIN RONIN-1 they fight in every battle of the season and are not spent', () => {
  const game = table({
    ...WAR_STARTS,
    wars: ['nagato', 'edo'],
    map: { nagato: 'lotus bushi, turtle bushi 2', edo: 'lotus bushi, turtle bushi 2' },
    coins: { lotus: 2 },
    cards: { lotus: ['way-of-the-ronin'] },
  });
  game.playNow(bid('lotus', { ronin: 1 }));
  game.playNow(yes('lotus', 'ronin'));
  game.playNow(bid('turtle'));
  game.playNow(bid('lotus', { ronin: 1 }));
  playUpTo(game, 'war-end', yes('lotus', 'ronin'));
  expect([game.ronin('lotus'), game.ronin('turtle')]).toEqual([2, 0]);
  expect(game.tokens('lotus')).toEqual(['nagato summer', 'edo summer']);
});

test('CARD-WAY-OF-THE-RONIN there are two of it', () => {
  expect(() =>
    warStart({ cards: { koi: ['way-of-the-ronin', 'way-of-the-ronin'], lotus: ['way-of-the-ronin'] } }),
  ).toThrow('there are only 2');
});
