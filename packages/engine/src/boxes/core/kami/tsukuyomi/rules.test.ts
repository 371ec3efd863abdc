import { expect, test } from 'vitest';
import { type TableSetting, table } from '../../../../testing/table.ts';

const moon = (setting: TableSetting) =>
  table({
    shrines: ['tsukuyomi', 'fujin', 'raijin', 'hachiman'],
    worship: { tsukuyomi: 'lotus shinto' },
    at: { phase: 'kami', turn: 1 },
    ...setting,
  });

test('KAMI-8 Tsukuyomi gives 2 coins, and nothing else', () => {
  const game = moon({ coins: { lotus: 1 } });
  expect([game.coins('lotus'), game.ronin('lotus'), game.vp('lotus')]).toEqual([3, 0, 0]);
});

test('KAMI-3 Tsukuyomi is simply taken: nobody is asked', () => {
  expect(moon({}).asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
});

test('KAMI-8 Tsukuyomi gives nothing to the others, and no more for more worshippers', () => {
  const game = moon({ worship: { tsukuyomi: 'lotus shinto 3, turtle shinto 2' } });
  expect([game.coins('lotus'), game.coins('turtle'), game.coins('koi')]).toEqual([2, 0, 0]);
});

test('KAMI-1 KAMI-8 Tsukuyomi favors the higher honor of those tied', () => {
  const tied = { tsukuyomi: 'lotus shinto, turtle shinto' };
  const game = moon({ worship: tied });
  expect([game.coins('lotus'), game.coins('turtle')]).toEqual([2, 0]);
  const other = moon({ honor: 'koi > turtle > lotus', worship: tied });
  expect([other.coins('lotus'), other.coins('turtle')]).toEqual([0, 2]);
});

test('KAMI-8 WORD-5 CARD-WAY-OF-THE-MERCHANT Tsukuyomi’s coins come from the common pile, not from another player', () => {
  const game = moon({
    set: 'teapot',
    cards: { koi: ['way-of-the-merchant'] },
    coins: { koi: 1, lotus: 2, turtle: 4, dragonfly: 4 },
  });
  expect((['koi', 'lotus', 'turtle', 'dragonfly'] as const).map((clan) => game.coins(clan))).toEqual([
    2, 4, 4, 4,
  ]);
});

test('KAMI-1 Tsukuyomi is resolved where the shrine lies, from left to right', () => {
  // Ryujin lies after the moon: its coins can be spent there.
  const setting = {
    season: 'summer',
    display: ['path-of-the-samurai'],
    worship: { tsukuyomi: 'lotus shinto', ryujin: 'lotus shinto' },
  } as const;
  const after = moon({ ...setting, shrines: ['tsukuyomi', 'ryujin', 'raijin', 'hachiman'] });
  expect(after.asked()).toEqual([{ clan: 'lotus', kind: 'buy', ability: 'ryujin' }]);
  const before = moon({ ...setting, shrines: ['ryujin', 'tsukuyomi', 'raijin', 'hachiman'] });
  expect(before.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
  expect(before.coins('lotus')).toBe(2);
});
