import { expect, test } from 'vitest';
import { bid, choose } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';

const SHRINES = ['fujin', 'raijin', 'hachiman', 'ryujin'] as const;
const KOMAINU = { shrines: SHRINES, cards: { koi: ['komainu'] } } as const;
const SUMMONED = { clan: 'koi', type: 'summon', figure: 'komainu', province: 'edo' } as const;

const train = (setting: TableSetting) => {
  const at = { phase: 'mandate', clan: 'koi', tiles: ['train'] } as const;
  const game = table({ shrines: SHRINES, coins: { koi: 1 }, ...setting, at });
  game.play(choose('koi', 'train'));
  game.play({ clan: 'koi', type: 'buy', card: 'komainu' });
  return game;
};

test('CARD-KOMAINU TRAIN-4 trained, it is summoned to a stronghold or sent to worship', () => {
  const game = train({ map: { edo: 'koi stronghold', oshu: 'lotus stronghold' } });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'summon', ability: 'komainu' }]);
  expect(game.legal('koi')).toEqual([SUMMONED, ...SHRINES.map((shrine) => ({ ...SUMMONED, shrine }))]);
  game.playNow({ ...SUMMONED, shrine: 'hachiman' });
  expect(game.count('koi', 'komainu', 'hachiman')).toBe(1);
  expect(game.count('koi', 'komainu', 'edo')).toBe(0);
});

test('CARD-KOMAINU TRAIN-4 may stand in the province instead, with Force 1', () => {
  const game = train({ map: { edo: 'koi stronghold' } });
  game.playNow(SUMMONED);
  expect(game.count('koi', 'komainu', 'edo')).toBe(1);
  expect(game.force('koi', 'edo')).toBe(1);
});

test('CARD-KOMAINU TRAIN-7 its summon is compulsory, separate, and goes to the owner’s strongholds', () => {
  const game = train({ map: { edo: 'koi stronghold', oshu: 'lotus stronghold' } });
  expect(game.refused({ clan: 'koi', type: 'pass' })).toBe('compulsory');
  expect(game.refused({ ...SUMMONED, figure: 'shinto' })).toBe('other-figure-summoned');
  expect(game.refused({ ...SUMMONED, province: 'oshu' })).toBe('no-stronghold-there');
  expect(game.refused({ ...SUMMONED, shrine: 'susanoo' })).toBe('shrine-not-in-play');
});

test('CARD-KOMAINU TRAIN-4 without a stronghold it cannot worship either: it waits in reserve', () => {
  const game = train({ map: { edo: 'koi bushi' } });
  expect(game.asked()).not.toContainEqual(expect.objectContaining({ kind: 'summon' }));
  expect(game.cards('koi')).toEqual(['komainu']);
  expect(game.count('koi', 'komainu', 'reserve')).toBe(1);
});

test('CARD-KOMAINU RECRUIT-4 recruited from the reserve it may worship, an ordinary Monster may not', () => {
  const game = table({
    ...KOMAINU,
    cards: { koi: ['komainu', 'oni-of-skulls'] },
    map: { edo: 'koi stronghold' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
  });
  game.play(choose('koi', 'recruit'));
  expect(game.refused({ ...SUMMONED, figure: 'oni-of-skulls', shrine: 'fujin' })).toBe('cannot-worship');
  game.playNow({ ...SUMMONED, shrine: 'fujin' });
  expect(game.count('koi', 'komainu', 'fujin')).toBe(1);
  expect(game.refused(SUMMONED)).toBe('no-figure-of-that-type');
});

test('CARD-KOMAINU RECRUIT-4 once on the map it moves, and cannot go to worship; a worshipper cannot move', () => {
  const marshal = { phase: 'mandate', clan: 'koi', tiles: ['marshal'] } as const;
  const onMap = table({ ...KOMAINU, map: { edo: 'koi komainu' }, at: marshal });
  onMap.play(choose('koi', 'marshal'));
  expect(onMap.legal('koi')).toEqual([
    { clan: 'koi', type: 'pass' },
    { clan: 'koi', type: 'move', figure: 'komainu', from: 'edo', to: 'oshu' },
    { clan: 'koi', type: 'move', figure: 'komainu', from: 'edo', to: 'kyoto' },
  ]);
  const worships = table({ ...KOMAINU, worship: { fujin: 'koi komainu' }, at: marshal });
  worships.play(choose('koi', 'marshal'));
  expect(worships.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('CARD-KOMAINU KAMI-1 worships with Force 1', () => {
  const game = table(
    {
      ...KOMAINU,
      honor: 'lotus > turtle > koi',
      worship: { hachiman: 'koi shinto komainu, lotus shinto' },
      at: { phase: 'kami', turn: 1 },
    },
    'kami-end',
  );
  expect([game.ronin('koi'), game.ronin('lotus')]).toEqual([2, 0]);
  const tied = table(
    {
      ...KOMAINU,
      honor: 'lotus > turtle > koi',
      worship: { hachiman: 'koi komainu, lotus shinto' },
      at: { phase: 'kami', turn: 1 },
    },
    'kami-end',
  );
  expect([tied.ronin('koi'), tied.ronin('lotus')]).toEqual([0, 2]);
});

test('CARD-KOMAINU CLEAN-2 returns to its owner’s reserve from a shrine, and stays on the map', () => {
  const end = { wars: [], at: { phase: 'war-start' } } as const;
  const shrine = table({ ...KOMAINU, ...end, worship: { fujin: 'koi komainu' } }, 'season-end');
  expect(shrine.count('koi', 'komainu', 'reserve')).toBe(1);
  const map = table({ ...KOMAINU, ...end, map: { edo: 'koi komainu' } }, 'season-end');
  expect(map.count('koi', 'komainu', 'edo')).toBe(1);
});

const BETRAY = { phase: 'mandate', clan: 'turtle', tiles: ['betray'] } as const;
const REPLACE = { clan: 'turtle', type: 'replace', of: 'koi', figure: 'komainu', province: 'edo' } as const;

test('CARD-KOMAINU BETRAY-4 is replaced by a Shinto or by a Monster, not by a Bushi or a Daimyo', () => {
  const setting = {
    ...KOMAINU,
    cards: { koi: ['komainu'], turtle: ['oni-of-skulls'] },
    map: { edo: 'koi komainu' },
    at: BETRAY,
  } as const;
  for (const by of ['shinto', 'oni-of-skulls']) {
    const game = table(setting);
    game.play(choose('turtle', 'betray'));
    expect(game.refused({ ...REPLACE, with: 'bushi' })).toBe('different-type');
    expect(game.refused({ ...REPLACE, with: 'daimyo' })).toBe('different-type');
    game.playNow({ ...REPLACE, with: by });
    expect(game.count('turtle', by, 'edo')).toBe(1);
    // TRAIN-6: it is still the Koi's.
    expect(game.count('koi', 'komainu', 'reserve')).toBe(1);
    expect(game.cards('koi')).toEqual(['komainu']);
  }
});

test('CARD-KOMAINU BETRAY-4 takes the place of a Shinto or of a Monster, not of a Bushi or a Daimyo', () => {
  for (const figure of ['shinto', 'oni-of-skulls']) {
    const game = table({
      ...KOMAINU,
      cards: { koi: ['oni-of-skulls'], turtle: ['komainu'] },
      map: { edo: 'koi shinto bushi daimyo oni-of-skulls' },
      at: BETRAY,
    });
    game.play(choose('turtle', 'betray'));
    expect(game.refused({ ...REPLACE, figure: 'bushi', with: 'komainu' })).toBe('different-type');
    expect(game.refused({ ...REPLACE, figure: 'daimyo', with: 'komainu' })).toBe('cannot-be-replaced');
    game.playNow({ ...REPLACE, figure, with: 'komainu' });
    expect(game.count('koi', figure, 'edo')).toBe(0);
    // BETRAY-6: not summoned, so it stands in the province and nobody is asked about a shrine.
    expect(game.count('turtle', 'komainu', 'edo')).toBe(1);
    expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
  }
});

test('CARD-KOMAINU BETRAY-5 cannot be replaced while it worships', () => {
  const game = table({
    ...KOMAINU,
    map: { oshu: 'koi bushi' },
    worship: { fujin: 'koi komainu' },
    at: BETRAY,
  });
  game.play(choose('turtle', 'betray'));
  const { province: _edo, ...replace } = REPLACE;
  expect(game.refused({ ...replace, with: 'shinto', shrine: 'fujin' })).toBe('worshippers-out-of-reach');
});

const WAR = { ...KOMAINU, wars: ['edo'], at: { phase: 'war', war: 1 } } as const;

test('CARD-KOMAINU HOSTAGE-1 is taken hostage like any figure, and SEASON-4 brings it home', () => {
  const game = table({ ...WAR, map: { edo: 'koi komainu daimyo, lotus bushi' }, coins: { lotus: 1 } });
  game.play(bid('lotus', { hostage: 1 }));
  expect(game.legal('lotus')).toEqual([
    { clan: 'lotus', type: 'pass' },
    { clan: 'lotus', type: 'hostage', of: 'koi', figure: 'komainu' },
  ]);

  const held = { ...KOMAINU, hostages: { lotus: ['koi komainu'] } } as const;
  const captive = table({ ...held, at: { phase: 'mandate', clan: 'koi' } });
  expect(captive.hostages('lotus')).toEqual(['koi komainu']);
  expect(captive.count('koi', 'komainu', 'reserve')).toBe(0);
  const free = table({ ...held, season: 'summer', at: { phase: 'season-start' } });
  expect(free.hostages('lotus')).toEqual([]);
  expect(free.count('koi', 'komainu', 'reserve')).toBe(1);
});

test('CARD-KOMAINU SEPPUKU-1 dies in seppuku with the others, for its VP and honor', () => {
  const game = table({
    ...WAR,
    honor: 'lotus > turtle > dragonfly > koi',
    map: { edo: 'koi komainu bushi, lotus bushi' },
    coins: { koi: 1 },
  });
  game.play(bid('koi', { seppuku: 1 }));
  game.playNow({ clan: 'koi', type: 'use', ability: 'seppuku', value: true });
  expect(game.vp('koi')).toBe(2);
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
  expect(game.count('koi', 'komainu', 'reserve')).toBe(1);
});

test('CARD-KOMAINU OUTCOME-3 POETS-1 dies with the losers of a battle, for the poets too', () => {
  const game = table({ ...WAR, map: { edo: 'koi komainu, lotus bushi 2' }, coins: { lotus: 1 } });
  game.play(bid('lotus', { poets: 1 }));
  expect(game.count('koi', 'komainu', 'reserve')).toBe(1);
  expect(game.vp('lotus')).toBe(1);
});

test('DRAGONFLY-1 CARD-KOMAINU the Dragonfly need no stronghold to send it to worship', () => {
  const game = table({
    shrines: SHRINES,
    coins: { dragonfly: 1 },
    at: { phase: 'mandate', clan: 'dragonfly', tiles: ['train'] },
  });
  game.play(choose('dragonfly', 'train'));
  game.play({ clan: 'dragonfly', type: 'buy', card: 'komainu' });
  game.playNow({ ...SUMMONED, clan: 'dragonfly', shrine: 'ryujin' });
  expect(game.count('dragonfly', 'komainu', 'ryujin')).toBe(1);
});

test('CARD-KOMAINU there is one copy, in every set', () => {
  for (const set of ['teapot', 'horseman', 'archway'] as const) {
    expect(() => table({ ...KOMAINU, set })).not.toThrow();
    expect(() => table({ ...KOMAINU, set, cards: { koi: ['komainu'], lotus: ['komainu'] } })).toThrow(
      'only 1',
    );
  }
});
