import { describe, expect, test } from 'vitest';
import { PROVINCE_IDS } from '../data/map.ts';
import type { ClanId, Move, ProvinceId } from '../index.ts';
import { snapshot } from '../scenario/snapshot.ts';
import { pass, use } from '../testing/answers.ts';
import { type TableSetting, table } from '../testing/table.ts';
import { eventsOf } from '../testing/turns.ts';

/** A kami turn with these shrines first; the rest have no worshippers. */
const kamiTurn = (shrines: TableSetting['shrines'] & object, setting: TableSetting) => {
  const others = (['raijin', 'ryujin', 'fujin', 'susanoo', 'hachiman'] as const).filter(
    (kami) => !shrines.includes(kami),
  );
  return table({ shrines: [...shrines, ...others].slice(0, 4), at: { phase: 'kami', turn: 1 }, ...setting });
};
const move = (clan: ClanId, figure: string, from: ProvinceId, to: ProvinceId): Move => ({
  clan,
  type: 'move',
  figure,
  from,
  to,
});

describe('who is favored', () => {
  test('KAMI-1 shrines resolve from left to right, empty ones are skipped', () => {
    const game = table({
      shrines: ['tsukuyomi', 'susanoo', 'hachiman', 'fujin'],
      worship: { hachiman: 'lotus shinto', tsukuyomi: 'turtle shinto' },
      at: { phase: 'kami', turn: 1 },
    });
    expect(eventsOf(game, 'favorWon').map(({ clan, kami }) => `${clan} ${kami}`)).toEqual([
      'turtle tsukuyomi',
      'lotus hachiman',
    ]);
  });

  test('KAMI-1 the most Force of worshippers wins, not the highest honor', () => {
    const game = kamiTurn(['hachiman'], { worship: { hachiman: 'koi shinto, dragonfly shinto 2' } });
    expect([game.ronin('koi'), game.ronin('dragonfly')]).toEqual([0, 2]);
  });

  test('KAMI-1 Komainu worships with Force like a Shinto', () => {
    const game = kamiTurn(['hachiman'], {
      worship: { hachiman: 'koi shinto, dragonfly shinto komainu' },
      cards: { dragonfly: ['komainu'] },
    });
    expect(game.ronin('dragonfly')).toBe(2);
  });

  test('KAMI-1 figures on the map do not count at a shrine', () => {
    const game = kamiTurn(['hachiman'], {
      map: { edo: 'koi shinto 3 bushi 6' },
      worship: { hachiman: 'lotus shinto' },
    });
    expect([game.ronin('koi'), game.ronin('lotus')]).toEqual([0, 2]);
  });

  test('KAMI-1 ties are won by honor', () => {
    const worship = { hachiman: 'koi shinto 2, lotus shinto 2, turtle shinto' };
    expect(kamiTurn(['hachiman'], { worship }).ronin('koi')).toBe(2);
    expect(kamiTurn(['hachiman'], { honor: 'turtle > lotus > koi', worship }).ronin('lotus')).toBe(2);
  });

  test('KAMI-1 a favor is granted before the next shrine is resolved: honor is compared again', () => {
    const setting = { worship: { amaterasu: 'dragonfly shinto', hachiman: 'koi shinto, dragonfly shinto' } };
    const risen = kamiTurn(['amaterasu', 'hachiman'], setting);
    risen.playNow(use('dragonfly'));
    expect([risen.ronin('koi'), risen.ronin('dragonfly')]).toEqual([0, 2]);
    const before = kamiTurn(['hachiman', 'amaterasu'], setting);
    expect([before.ronin('koi'), before.ronin('dragonfly')]).toEqual([2, 0]);
  });

  test('KAMI-2 worshippers stay for all three kami turns of the season', () => {
    const game = table({
      shrines: ['hachiman', 'fujin', 'raijin', 'ryujin'],
      worship: { hachiman: 'lotus shinto' },
      at: { phase: 'mandate', clan: 'koi' },
    });
    game.until('war-end');
    expect(eventsOf(game, 'favorWon')).toHaveLength(3);
    expect([game.ronin('lotus') >= 6, game.count('lotus', 'shinto', 'hachiman')]).toEqual([true, 1]);
  });
});

describe('who is asked', () => {
  test.each(['hachiman', 'susanoo', 'tsukuyomi'] as const)(
    'KAMI-3 the favor of %s is simply taken',
    (kami) => {
      const game = kamiTurn([kami], { map: { edo: 'koi stronghold' }, worship: { [kami]: 'koi shinto' } });
      expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
      expect(game.vp('koi') + game.coins('koi') + game.ronin('koi')).toBeGreaterThan(0);
    },
  );

  test('KAMI-3 the favor of Amaterasu may be declined', () => {
    const game = kamiTurn(['amaterasu'], { worship: { amaterasu: 'turtle shinto' } });
    expect(game.asked()).toEqual([{ clan: 'turtle', kind: 'use', ability: 'amaterasu' }]);
    game.playNow(use('turtle', false));
    expect(game.honor()).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
  });

  test.each([
    ['fujin', 'move'],
    ['raijin', 'summon'],
    ['ryujin', 'buy'],
  ] as const)('KAMI-3 the favor of %s may be declined', (kami, kind) => {
    const game = kamiTurn([kami], {
      map: { edo: 'koi bushi' },
      coins: { koi: 5 },
      worship: { [kami]: 'koi shinto' },
    });
    expect(game.asked()).toEqual([{ clan: 'koi', kind, ability: kami }]);
    game.playNow(pass('koi'));
    expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
    expect([
      game.coins('koi'),
      game.cards('koi'),
      game.count('koi', 'bushi', 'edo'),
      game.count('koi', 'bushi', 'reserve'),
    ]).toEqual([5, [], 1, 5]);
  });
});

describe('the favors', () => {
  test('KAMI-4 Amaterasu: to the top, and those that were above slide down one', () => {
    const game = kamiTurn(['amaterasu'], { worship: { amaterasu: 'dragonfly shinto' } });
    game.playNow(use('dragonfly'));
    expect(game.honor()).toEqual(['dragonfly', 'koi', 'lotus', 'turtle']);
  });

  test('KAMI-4 those below do not move, and the clan on top is not even asked', () => {
    const game = kamiTurn(['amaterasu'], { worship: { amaterasu: 'lotus shinto' } });
    game.playNow(use('lotus'));
    expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
    const top = kamiTurn(['amaterasu'], { worship: { amaterasu: 'koi shinto' } });
    expect(top.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
    expect(top.honor()).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
  });

  test('KAMI-5 Fujin: two figures one step each', () => {
    const game = kamiTurn(['fujin'], { map: { edo: 'koi bushi daimyo' }, worship: { fujin: 'koi shinto' } });
    game.playNow(move('koi', 'bushi', 'edo', 'oshu'));
    game.playNow(move('koi', 'daimyo', 'edo', 'kyoto'));
    expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
    expect([game.count('koi', 'bushi', 'oshu'), game.count('koi', 'daimyo', 'kyoto')]).toEqual([1, 1]);
  });

  test('KAMI-5 or one figure two steps, by land and by sea', () => {
    const game = kamiTurn(['fujin'], { map: { edo: 'koi bushi' }, worship: { fujin: 'koi shinto' } });
    game.playNow(move('koi', 'bushi', 'edo', 'oshu'));
    game.playNow(move('koi', 'bushi', 'oshu', 'hokkaido'));
    expect([game.count('koi', 'bushi', 'hokkaido'), game.asked()[0]?.kind]).toEqual([1, 'mandate']);
  });

  test('KAMI-5 one move is enough, each to a neighbor, of own figures on the map only', () => {
    const game = kamiTurn(['fujin'], {
      map: { edo: 'koi bushi stronghold, lotus bushi' },
      worship: { fujin: 'koi shinto' },
    });
    expect(game.refused(move('koi', 'bushi', 'edo', 'nagato'))).toBe('not-adjacent');
    expect(game.refused(move('koi', 'stronghold', 'edo', 'oshu'))).toBe('strongholds-stay');
    expect(game.refused(move('koi', 'shinto', 'edo', 'oshu'))).toBe('no-figure-there');
    game.playNow(move('koi', 'bushi', 'edo', 'oshu'));
    game.playNow(pass('koi'));
    expect([
      game.count('koi', 'bushi', 'oshu'),
      game.count('lotus', 'bushi', 'edo'),
      game.count('koi', 'shinto', 'fujin'),
    ]).toEqual([1, 1, 1]);
  });

  test('KAMI-6 Raijin: 1 Bushi to any province, stronghold or not', () => {
    const game = kamiTurn(['raijin'], { worship: { raijin: 'koi shinto' } });
    const summon = (province: ProvinceId, figure = 'bushi'): Move => ({
      clan: 'koi',
      type: 'summon',
      figure,
      province,
    });
    for (const province of PROVINCE_IDS) expect(game.refused(summon(province))).toBeUndefined();
    expect(game.refused(summon('edo', 'shinto'))).toBe('bushi-only');
    game.playNow(summon('kyushu'));
    expect([game.count('koi', 'bushi', 'kyushu'), game.asked()[0]?.kind]).toEqual([1, 'mandate']);
  });

  test('KAMI-6 it is a summon: what follows one follows', () => {
    const game = kamiTurn(['raijin'], {
      set: 'teapot',
      worship: { raijin: 'koi shinto' },
      cards: { koi: ['path-of-the-warlord'] },
    });
    game.playNow({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
    expect(game.coins('koi')).toBe(1);
  });

  test('KAMI-6 without a Bushi in reserve nobody is asked', () => {
    const game = kamiTurn(['raijin'], { map: { edo: 'koi bushi 6' }, worship: { raijin: 'koi shinto' } });
    expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
  });

  test('KAMI-7 Ryujin: one card at its full cost', () => {
    const game = kamiTurn(['ryujin'], { coins: { koi: 3 }, worship: { ryujin: 'koi shinto' } });
    game.playNow({ clan: 'koi', type: 'buy', card: 'righteousness' });
    expect([game.coins('koi'), game.cards('koi'), game.asked()[0]?.kind]).toEqual([
      1,
      ['righteousness'],
      'mandate',
    ]);
    expect(snapshot(game.state).display?.filter((card) => card === 'righteousness')).toHaveLength(1);
  });

  test('KAMI-7 a player who cannot pay the full cost cannot have it', () => {
    const game = kamiTurn(['ryujin'], { coins: { koi: 1 }, worship: { ryujin: 'koi shinto' } });
    expect(game.refused({ clan: 'koi', type: 'buy', card: 'righteousness' })).toBe('not-enough-coins');
    expect(game.refused({ clan: 'koi', type: 'buy', card: 'benevolence' })).toBeUndefined();
  });

  test('KAMI-7 as in Train a Monster comes at once, to a stronghold', () => {
    const game = kamiTurn(['ryujin'], {
      coins: { koi: 2 },
      map: { edo: 'koi stronghold', oshu: 'koi bushi' },
      worship: { ryujin: 'koi shinto' },
    });
    game.playNow({ clan: 'koi', type: 'buy', card: 'oni-of-skulls' });
    expect(game.count('koi', 'oni-of-skulls', 'edo')).toBe(1);
  });

  test('KAMI-8 Hachiman gives 2 ronin, Tsukuyomi 2 coins', () => {
    const game = kamiTurn(['hachiman', 'tsukuyomi'], {
      worship: { hachiman: 'lotus shinto', tsukuyomi: 'turtle shinto' },
    });
    expect([game.ronin('lotus'), game.coins('lotus')]).toEqual([2, 0]);
    expect([game.ronin('turtle'), game.coins('turtle')]).toEqual([0, 2]);
  });

  test('KAMI-8 Susanoo gives 1 VP for each own stronghold on the map, but not for those in reserve or of others', () => {
    const game = kamiTurn(['susanoo'], {
      map: { edo: 'koi stronghold 2, lotus stronghold 4', oshu: 'koi stronghold' },
      worship: { susanoo: 'koi shinto' },
    });
    expect([game.vp('koi'), game.vp('lotus')]).toEqual([3, 0]);
  });
});
