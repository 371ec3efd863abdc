import { expect, test } from 'vitest';
import { type TableSetting, table } from '../../../../testing/table.ts';

const war = (setting: TableSetting) =>
  table({
    shrines: ['hachiman', 'fujin', 'raijin', 'ryujin'],
    worship: { hachiman: 'lotus shinto' },
    at: { phase: 'kami', turn: 1 },
    ...setting,
  });

test('KAMI-8 Hachiman gives 2 ronin, and nothing else', () => {
  const game = war({ ronin: { lotus: 1 } });
  expect([game.ronin('lotus'), game.coins('lotus'), game.vp('lotus')]).toEqual([3, 0, 0]);
});

test('KAMI-3 Hachiman is simply taken: nobody is asked', () => {
  expect(war({}).asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
});

test('KAMI-8 Hachiman gives nothing to the others, and no more for more worshippers', () => {
  const game = war({ worship: { hachiman: 'lotus shinto 3, turtle shinto 2' } });
  expect([game.ronin('lotus'), game.ronin('turtle'), game.ronin('koi')]).toEqual([2, 0, 0]);
});

test('KAMI-1 KAMI-8 Hachiman favors the higher honor of those tied', () => {
  const game = war({ worship: { hachiman: 'lotus shinto, turtle shinto' } });
  expect([game.ronin('lotus'), game.ronin('turtle')]).toEqual([2, 0]);
  const other = war({ honor: 'koi > turtle > lotus', worship: { hachiman: 'lotus shinto, turtle shinto' } });
  expect([other.ronin('lotus'), other.ronin('turtle')]).toEqual([0, 2]);
});

test('KAMI-1 KAMI-8 Hachiman gives nobody anything without worshippers', () => {
  const game = war({ worship: {} });
  expect((['koi', 'lotus', 'turtle', 'dragonfly'] as const).map((clan) => game.ronin(clan))).toEqual([
    0, 0, 0, 0,
  ]);
});

test('KAMI-2 KAMI-8 Hachiman gives in each of the three kami turns of the season', () => {
  const game = war({ wars: [] });
  game.until('season-end');
  const given = game.events.filter((event) => event.type === 'gained' && event.because === 'hachiman');
  expect(given).toMatchObject(Array.from({ length: 3 }, () => ({ clan: 'lotus', ronin: 2 })));
});

test('KAMI-8 KOI-1 the Koi keep them as ronin until the war', () => {
  const game = war({ worship: { hachiman: 'koi shinto' } });
  expect([game.ronin('koi'), game.coins('koi')]).toEqual([2, 0]);
});
