import { expect, test } from 'vitest';
import { PROVINCE_IDS } from '../../../../data/map.ts';
import { pass } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';

const OVER = [{ clan: 'dragonfly', kind: 'mandate' }];
const ASKED = [{ clan: 'koi', kind: 'summon', ability: 'raijin' }];
const SUMMON = { clan: 'koi', type: 'summon', figure: 'bushi', province: 'kyushu' } as const;

const thunder = (setting: TableSetting) =>
  table({
    shrines: ['raijin', 'fujin', 'ryujin', 'susanoo'],
    worship: { raijin: 'koi shinto' },
    at: { phase: 'kami', turn: 1 },
    ...setting,
  });

test('KAMI-6 Raijin summons 1 Bushi to any province, stronghold or not', () => {
  const game = thunder({ map: { edo: 'koi stronghold' } });
  expect(game.asked()).toEqual(ASKED);
  expect(game.legal('koi')).toEqual([
    pass('koi'),
    ...PROVINCE_IDS.map((province) => ({ ...SUMMON, province })),
  ]);
  game.playNow(SUMMON);
  expect([game.count('koi', 'bushi', 'kyushu'), game.count('koi', 'bushi', 'reserve')]).toEqual([1, 5]);
  expect(game.asked()).toEqual(OVER);
});

test('KAMI-3 Raijin may be declined', () => {
  const game = thunder({});
  game.playNow(pass('koi'));
  expect(game.count('koi', 'bushi', 'reserve')).toBe(6);
  expect(game.asked()).toEqual(OVER);
});

test('KAMI-6 Raijin summons nothing but a Bushi', () => {
  const game = thunder({ map: { edo: 'koi stronghold' }, cards: { koi: ['komainu'] } });
  for (const figure of ['shinto', 'daimyo', 'komainu']) {
    expect(game.refused({ ...SUMMON, figure, province: 'edo' })).toBe('bushi-only');
  }
  expect(game.refused({ ...SUMMON, shrine: 'fujin' })).toBeDefined();
  expect(game.refused({ ...SUMMON, clan: 'lotus' })).toBe('not-your-turn');
});

test('KAMI-6 Raijin asks nobody without a Bushi in reserve, and asks with one', () => {
  expect(thunder({ map: { edo: 'koi bushi 6' } }).asked()).toEqual(OVER);
  expect(thunder({ map: { edo: 'koi bushi 5' } }).asked()).toEqual(ASKED);
});

test('KAMI-6 WORD-6 Raijin’s favor is a summon, with everything that follows one', () => {
  const game = thunder({
    set: 'teapot',
    cards: { koi: ['path-of-the-warlord', 'path-of-the-patron'], lotus: ['path-of-the-warlord'] },
  });
  game.playNow(SUMMON);
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([1 + 2, 0]);
});

test('KAMI-3 KAMI-6 nothing follows a favor of Raijin that was declined', () => {
  const game = thunder({ set: 'teapot', cards: { koi: ['path-of-the-warlord'] } });
  game.playNow(pass('koi'));
  expect(game.coins('koi')).toBe(0);
});

test('KAMI-6 CARD-PATH-OF-THE-KENIN what follows Raijin’s summon keeps to its own rule', () => {
  const game = thunder({ map: { edo: 'koi stronghold' }, cards: { koi: ['path-of-the-kenin'] } });
  game.playNow(SUMMON);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'place', ability: 'path-of-the-kenin' }]);
  expect(game.refused({ clan: 'koi', type: 'place', figure: 'bushi', province: 'kyushu' })).toBe(
    'no-stronghold-there',
  );
});

test('KAMI-1 KAMI-6 the favor goes to the most Force of worshippers, before the next shrine is looked at', () => {
  const game = thunder({
    shrines: ['raijin', 'tsukuyomi', 'ryujin', 'susanoo'],
    worship: { raijin: 'koi shinto, lotus shinto 2', tsukuyomi: 'lotus shinto' },
  });
  expect(game.waitingFor()).toEqual(['lotus']);
  expect(game.coins('lotus')).toBe(0);
  game.playNow({ ...SUMMON, clan: 'lotus' });
  expect(game.coins('lotus')).toBe(2);
});
