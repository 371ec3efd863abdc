import { expect, test } from 'vitest';
import { CLANS } from '../../../../data/clans.ts';
import { newGame, view } from '../../../../index.ts';
import { choose } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

const HONOR = 'koi > lotus > moon';
const SHRINES = ['raijin', 'fujin', 'susanoo', 'hachiman'] as const;

const mandate = (tile: 'recruit' | 'marshal' | 'betray', setting: TableSetting): GameTable => {
  const game = table({
    honor: HONOR,
    shrines: SHRINES,
    ...setting,
    at: { phase: 'mandate', clan: 'moon', tiles: [tile] },
  });
  game.play(choose('moon', tile));
  return game;
};

test('CLAN-MOON-1 rank 8, income 4, at home in Oshu, a clan of Dynasty Invasion', () => {
  expect(CLANS.find(({ id }) => id === 'moon')).toEqual({
    id: 'moon',
    name: 'Moon',
    honorRank: 8,
    income: 4,
    home: 'oshu',
    box: 'dynasty-invasion',
  });
});

test('CLAN-MOON-2 every figure has Force 2, bonuses come on top, strongholds have none', () => {
  const game = table({
    honor: HONOR,
    season: 'autumn',
    map: {
      edo: 'moon bushi shinto stronghold, koi bushi 2',
      oshu: 'moon daimyo',
      kyoto: 'moon oni-of-spite',
    },
    cards: { moon: ['path-of-the-lion', 'oni-of-spite'] },
  });
  expect(game.force('moon', 'edo')).toBe(4);
  expect(game.force('koi', 'edo')).toBe(2);
  expect(game.force('moon', 'oshu')).toBe(3);
  expect(game.force('moon', 'kyoto')).toBe(2);
});

test('CLAN-MOON-2 a Monster stronger than that keeps its own Force', () => {
  const game = table({
    honor: HONOR,
    cards: { moon: ['river-dragon'] },
    map: { kyoto: 'moon river-dragon' },
  });
  expect(game.force('moon', 'kyoto')).toBe(5);
});

test('CLAN-MOON-2 KAMI-1 a worshipper also has Force 2', () => {
  const game = table(
    {
      honor: HONOR,
      shrines: SHRINES,
      worship: { hachiman: 'koi shinto, moon shinto' },
      at: { phase: 'kami', turn: 1 },
    },
    'kami-end',
  );
  expect([game.ronin('moon'), game.ronin('koi')]).toEqual([2, 0]);
});

test('CLAN-MOON-3 CLAN-MOON-4 no summon makes a third, in a province, at a shrine, or on the way to one', () => {
  const game = mandate('recruit', {
    map: { oshu: 'moon daimyo bushi stronghold', edo: 'moon bushi stronghold' },
    worship: { raijin: 'moon shinto 2' },
  });
  game.untilAsked('summon', 'moon');
  const summon = { clan: 'moon', type: 'summon', figure: 'shinto' } as const;
  expect(game.refused({ ...summon, province: 'oshu' })).toBe('two-figures-there');
  expect(game.refused({ ...summon, province: 'oshu', shrine: 'fujin' })).toBe('two-figures-there');
  expect(game.refused({ ...summon, province: 'edo', shrine: 'raijin' })).toBe('two-figures-there');
  expect(game.refused({ ...summon, province: 'edo', shrine: 'fujin' })).toBeUndefined();
  expect(game.refused({ ...summon, province: 'edo' })).toBeUndefined();
});

test('CLAN-MOON-3 strongholds are no figures: they are built in a full province', () => {
  const game = mandate('marshal', { coins: { moon: 3 }, map: { edo: 'moon bushi 2' } });
  game.play({ clan: 'moon', type: 'build', province: 'edo' });
  expect(game.count('moon', 'stronghold', 'edo')).toBe(1);
});

test('CLAN-MOON-4 no move makes a third; once one has left, another may come', () => {
  const game = mandate('marshal', { map: { edo: 'moon bushi 2', oshu: 'moon bushi' } });
  game.untilAsked('move', 'moon');
  const march = (from: 'edo' | 'oshu', to: 'edo' | 'oshu' | 'kyoto') =>
    ({ clan: 'moon', type: 'move', figure: 'bushi', from, to }) as const;
  expect(game.refused(march('oshu', 'edo'))).toBe('two-figures-there');
  game.playNow(march('edo', 'kyoto'));
  game.playNow(march('oshu', 'edo'));
  expect([game.count('moon', 'bushi', 'edo'), game.count('moon', 'bushi', 'oshu')]).toEqual([2, 0]);
});

test('CLAN-MOON-4 KAMI-5 not with Fujin either, even in passing', () => {
  const game = table({
    honor: HONOR,
    shrines: SHRINES,
    worship: { fujin: 'moon shinto' },
    map: { edo: 'moon bushi 2', oshu: 'moon bushi' },
    at: { phase: 'kami', turn: 1 },
  });
  const march = { clan: 'moon', type: 'move', figure: 'bushi', from: 'oshu', to: 'edo' } as const;
  expect(game.refused(march)).toBe('two-figures-there');
});

test('CLAN-MOON-4 BETRAY-3 no replacement makes a third', () => {
  const game = mandate('betray', { map: { edo: 'moon bushi 2, koi bushi', kyoto: 'moon bushi, koi bushi' } });
  const replace = { clan: 'moon', type: 'replace', of: 'koi', figure: 'bushi', with: 'bushi' } as const;
  expect(game.refused({ ...replace, province: 'edo' })).toBe('two-figures-there');
  expect(game.refused({ ...replace, province: 'kyoto' })).toBeUndefined();
});

test('CLAN-MOON-4 CARD-PATH-OF-THE-KENIN WORD-7 no placement makes a third', () => {
  const game = mandate('recruit', {
    cards: { moon: ['path-of-the-kenin'] },
    map: { oshu: 'moon daimyo bushi stronghold', edo: 'moon stronghold' },
  });
  game.play({ clan: 'moon', type: 'summon', figure: 'bushi', province: 'edo' });
  game.untilAsked('place', 'moon');
  const place = { clan: 'moon', type: 'place', figure: 'bushi' } as const;
  expect(game.refused({ ...place, province: 'oshu' })).toBe('two-figures-there');
  expect(game.refused({ ...place, province: 'edo' })).toBeUndefined();
});

test('CLAN-MOON-5 home is full at the start', () => {
  const { clans } = view(newGame({ clans: ['koi', 'lotus', 'moon'], set: 'archway', seed: 'moon' }));
  expect(clans.find(({ clan }) => clan === 'moon')?.map).toEqual({
    oshu: { daimyo: 1, bushi: 1, stronghold: 1 },
  });
});
