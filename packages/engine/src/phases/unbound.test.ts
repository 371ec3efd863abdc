import { describe, expect, test } from 'vitest';
import { gainHonor } from '../effects/honor.ts';
import { load, save, view } from '../index.ts';
import { invariantsBroken } from '../invariants.ts';
import { layPosition } from '../scenario/position.ts';
import { snapshot } from '../scenario/snapshot.ts';
import { clanNumber } from '../state/names.ts';
import { scenarioOf, type TableSetting, table } from '../testing/table.ts';

/** Kami on the map: Susanoo shows what holds for all of them. */

const SHRINES = { shrines: ['susanoo', 'fujin', 'raijin', 'ryujin'] } as const satisfies TableSetting;

const where = (game: ReturnType<typeof table>) => snapshot(game.state).kami?.susanoo;

describe('UNBOUND-2 the winner of a shrine', () => {
  const KAMI_TURN = { ...SHRINES, unbound: {}, at: { phase: 'kami', turn: 1 } } as const;
  const place = { clan: 'koi', type: 'place', figure: 'susanoo' } as const;

  test('UNBOUND-1, XTIME-8 must place the Kami, after the favor and in any province', () => {
    const game = table({ ...KAMI_TURN, worship: { susanoo: 'koi shinto' }, map: { oshu: 'koi stronghold' } });
    expect(game.vp('koi')).toBe(1);
    expect(game.asked()).toEqual([{ clan: 'koi', kind: 'place', ability: 'susanoo' }]);
    expect(game.legal('koi')).toHaveLength(8);
    expect(game.refused({ clan: 'koi', type: 'pass' })).toBe('compulsory');
    expect(game.refused({ ...place, shrine: 'susanoo' })).toBe('not-placed-there');
    expect(game.refused({ ...place, figure: 'bushi', province: 'edo' })).toBe('not-placed-there');
    game.playNow({ ...place, province: 'edo' });
    expect(where(game)).toEqual({ province: 'edo', clan: 'koi' });
    expect(game.events.find(({ type }) => type === 'figurePlaced')).toMatchObject({
      clan: 'koi',
      figure: 'susanoo',
      province: 'edo',
      because: 'susanoo',
    });
  });

  test('may leave one on the map where it is, or place it elsewhere', () => {
    const again = { ...KAMI_TURN, unbound: { susanoo: 'edo' }, worship: { susanoo: 'koi shinto' } } as const;
    const stays = table(again);
    expect(stays.legal('koi')).toHaveLength(8);
    expect(stays.refused({ ...place, province: 'edo' })).toBe('not-placed-there');
    stays.playNow({ clan: 'koi', type: 'pass' });
    expect(where(stays)?.province).toBe('edo');
    const goes = table(again);
    goes.playNow({ ...place, province: 'kyushu' });
    expect(where(goes)?.province).toBe('kyushu');
  });

  test('is asked even if worshippers at another shrine won it something to decline', () => {
    const game = table({ ...KAMI_TURN, worship: { susanoo: 'koi shinto', ryujin: 'koi shinto' } });
    game.untilAsked('place');
    expect(game.asked()).toMatchObject([{ clan: 'koi', ability: 'susanoo' }]);
  });

  test('an empty shrine is skipped, and its Kami stays where it is', () => {
    const game = table({ ...KAMI_TURN, unbound: { susanoo: 'edo' }, worship: { raijin: 'koi shinto' } });
    game.until('kami-end');
    expect(where(game)).toEqual({ province: 'edo', clan: 'none' });
  });

  test('UNBOUND-1 without Kami on the map, and at the shrine of one that has no figure, nobody is asked', () => {
    const { unbound: _, ...bound } = KAMI_TURN;
    const game = table({ ...bound, worship: { susanoo: 'koi shinto' } });
    game.until('kami-end');
    expect(game.events.some(({ type }) => type === 'figurePlaced')).toBe(false);
    const other = table({ ...KAMI_TURN, worship: { raijin: 'koi shinto' } });
    expect(other.asked().some(({ kind }) => kind === 'place')).toBe(false);
  });
});

describe('UNBOUND-3 a Kami is a figure of whoever is strongest at its shrine', () => {
  const at = { phase: 'mandate', clan: 'koi', tiles: ['recruit', 'betray', 'marshal'] } as const;
  const EDO = { ...SHRINES, unbound: { susanoo: 'edo' }, at } as const satisfies TableSetting;

  test('by Force, and by honor if they are equally strong', () => {
    const worship = { susanoo: 'koi shinto, lotus shinto' };
    expect(where(table({ ...EDO, honor: 'lotus > koi > turtle', worship }))?.clan).toBe('lotus');
    expect(where(table({ ...EDO, honor: 'koi > lotus > turtle', worship }))?.clan).toBe('koi');
    const two = { susanoo: 'koi shinto 2, lotus shinto' };
    expect(where(table({ ...EDO, honor: 'lotus > koi > turtle', worship: two }))?.clan).toBe('koi');
    expect(where(table({ ...EDO, worship: {} }))).toEqual({ province: 'edo', clan: 'none' });
  });

  test('from the instant at which the worshippers change', () => {
    const game = table({ ...EDO, map: { oshu: 'koi stronghold' }, worship: {} });
    game.play({ clan: 'koi', type: 'mandate', tile: 'recruit' });
    expect(game.force('koi', 'edo')).toBe(0);
    game.play({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'oshu', shrine: 'susanoo' });
    expect(game.force('koi', 'edo')).toBe(1);
  });

  test('in the middle of a battle, when honor changes (UNBOUND-7)', () => {
    const game = table({
      ...EDO,
      honor: 'lotus > koi > turtle',
      worship: { susanoo: 'koi shinto, lotus shinto' },
      map: { edo: 'koi bushi, lotus bushi, turtle bushi' },
      coins: { koi: 2 },
      ronin: { koi: 1 },
      wars: ['edo'],
      at: { phase: 'war', war: 1 },
    });
    expect(game.force('lotus', 'edo')).toBe(2);
    game.play({ clan: 'koi', type: 'bid', seppuku: 1, hostage: 0, ronin: 1, poets: 0 });
    game.playNow({ clan: 'koi', type: 'use', value: true, ability: 'seppuku' });
    expect([game.force('koi', 'edo'), game.force('lotus', 'edo')]).toEqual([1, 1]);
    expect(game.vp('koi')).toBe(1);
  });
});

describe('UNBOUND-4 it is a figure of its controller', () => {
  const EDO = {
    ...SHRINES,
    unbound: { susanoo: 'edo' },
    worship: { susanoo: 'koi shinto' },
  } as const satisfies TableSetting;

  test('it has Force 1, including at Harvest', () => {
    const game = table({ ...EDO, at: { phase: 'mandate', clan: 'koi', tiles: ['harvest'] } });
    expect(game.force('koi', 'edo')).toBe(1);
    game.play({ clan: 'koi', type: 'mandate', tile: 'harvest' });
    game.until('mandate-end');
    expect([game.vp('koi'), game.coins('koi')]).toEqual([2, 3]);
  });

  test('it moves once in a Marshal, for whoever controls it, and no other player moves it', () => {
    const game = table({ ...EDO, at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] } });
    game.play({ clan: 'koi', type: 'mandate', tile: 'marshal' });
    const move = { type: 'move', figure: 'susanoo' } as const;
    expect(game.asked()).toMatchObject([{ clan: 'koi', kind: 'move' }]);
    expect(game.refused({ ...move, clan: 'lotus', from: 'edo', to: 'kyoto' })).toBe('not-your-turn');
    expect(game.refused({ ...move, clan: 'koi', from: 'edo', to: 'nagato' })).toBe('not-adjacent');
    expect(game.refused({ ...move, clan: 'koi', from: 'oshu', to: 'edo' })).toBe('no-figure-there');
    game.playNow({ ...move, clan: 'koi', from: 'edo', to: 'kyoto' });
    expect(where(game)).toEqual({ province: 'kyoto', clan: 'koi' });
  });

  test('it does not go on in the same Marshal, but does in the next', () => {
    const game = table({
      ...EDO,
      map: { nagato: 'koi bushi' },
      at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] },
    });
    const move = { clan: 'koi', type: 'move', figure: 'susanoo' } as const;
    game.play({ clan: 'koi', type: 'mandate', tile: 'marshal' });
    game.playNow({ ...move, from: 'edo', to: 'kyoto' });
    expect(game.refused({ ...move, from: 'kyoto', to: 'edo' })).toBe('already-moved');
    expect(view(game.state, 'koi').allowance?.arrived).toEqual({ kyoto: { susanoo: 1 } });
    expect(load(save(game.state))).toEqual(game.state);
  });

  test('a later controller in the same Marshal moves it again', () => {
    const game = table({
      ...EDO,
      honor: 'lotus > koi > turtle',
      worship: { susanoo: 'koi shinto' },
      map: { nagato: 'koi bushi' },
      at: { phase: 'mandate', clan: 'turtle', tiles: ['marshal'] },
    });
    game.play({ clan: 'turtle', type: 'mandate', tile: 'marshal' });
    game.untilAsked('move', 'koi');
    expect(game.legal('koi')).toContainEqual({
      clan: 'koi',
      type: 'move',
      figure: 'susanoo',
      from: 'edo',
      to: 'oshu',
    });
  });

  test('it moves by Fujin, and the Dragonfly’s to any province', () => {
    const game = table({
      ...SHRINES,
      shrines: ['fujin', 'susanoo', 'raijin', 'ryujin'],
      unbound: { susanoo: 'edo' },
      worship: { susanoo: 'dragonfly shinto', fujin: 'dragonfly shinto' },
      at: { phase: 'kami', turn: 1 },
    });
    game.play({ clan: 'dragonfly', type: 'move', figure: 'susanoo', from: 'edo', to: 'kyushu' });
    game.play({ clan: 'dragonfly', type: 'move', figure: 'susanoo', from: 'kyushu', to: 'hokkaido' });
    expect(where(game)).toEqual({ province: 'hokkaido', clan: 'dragonfly' });
  });

  test('UNBOUND-6 a clan that has nothing else there takes the token alone, or is in the battle', () => {
    const war = { ...EDO, wars: ['edo'], at: { phase: 'war', war: 1 } } as const satisfies TableSetting;
    expect(table(war, 'battle-end').tokens('koi')).toEqual(['edo spring']);
    const fought = table({ ...war, coins: { lotus: 1 }, map: { edo: 'lotus bushi 2' } });
    expect(view(fought.state).battle?.fighters).toEqual(['koi', 'lotus']);
    fought.until('battle-end');
    expect(fought.tokens('lotus')).toEqual(['edo spring']);
    expect(where(fought)).toEqual({ province: 'edo', clan: 'koi' });
  });

  test('UNBOUND-7 controlled by a clan that is not in the battle, it counts for nobody', () => {
    const game = table({
      ...EDO,
      honor: 'turtle > lotus > koi',
      worship: { susanoo: 'koi shinto, lotus shinto' },
      map: { edo: 'lotus bushi, turtle bushi' },
      coins: { lotus: 1 },
      wars: ['edo'],
      at: { phase: 'war', war: 1 },
    });
    expect(view(game.state).battle?.fighters).toEqual(['lotus', 'turtle']);
    gainHonor({ state: game.state, sink: undefined }, clanNumber('koi'), 2, 'amaterasu');
    expect(where(game)).toEqual({ province: 'edo', clan: 'koi' });
    game.until('battle-end');
    expect(game.tokens('turtle')).toEqual(['edo spring']);
  });

  test('CARD-ONI-OF-SKULLS sees a player who has only a Kami there', () => {
    const skulls = {
      honor: 'koi > lotus > turtle',
      cards: { lotus: ['oni-of-skulls'] },
      map: { edo: 'lotus oni-of-skulls' },
      season: 'autumn',
    } as const satisfies TableSetting;
    const alone = table({ ...EDO, ...skulls, worship: {}, at: { phase: 'mandate' } });
    const watched = table({ ...EDO, ...skulls, at: { phase: 'mandate' } });
    expect(watched.force('lotus', 'edo')).toBeGreaterThan(alone.force('lotus', 'edo'));
  });
});

describe('UNBOUND-5 it is never killed, taken hostage or replaced', () => {
  const EDO = {
    ...SHRINES,
    honor: 'koi > lotus > turtle',
    unbound: { susanoo: 'edo' },
    worship: { susanoo: 'koi shinto' },
  } as const satisfies TableSetting;

  test('XWORD-2 not as a hostage, by Betray, or by a card', () => {
    const game = table({
      ...EDO,
      map: { edo: 'koi bushi daimyo, lotus bushi' },
      coins: { lotus: 1 },
      wars: ['edo'],
      at: { phase: 'war', war: 1 },
    });
    game.play({ clan: 'lotus', type: 'bid', seppuku: 0, hostage: 1, ronin: 0, poets: 0 });
    expect(game.refused({ clan: 'lotus', type: 'hostage', of: 'koi', figure: 'susanoo' })).toBe(
      'kami-immune',
    );
    expect(game.refused({ clan: 'lotus', type: 'hostage', of: 'koi', figure: 'bushi' })).toBeUndefined();
    const betray = table({
      ...EDO,
      map: { edo: 'koi bushi' },
      at: { phase: 'mandate', clan: 'turtle', tiles: ['betray'] },
    });
    betray.play({ clan: 'turtle', type: 'mandate', tile: 'betray' });
    const replace = { clan: 'turtle', type: 'replace', of: 'koi', province: 'edo', with: 'bushi' } as const;
    expect(betray.refused({ ...replace, figure: 'susanoo' })).toBe('kami-immune');
    expect(betray.refused({ ...replace, figure: 'bushi' })).toBeUndefined();
  });

  test('its controller’s seppuku leaves it there, and pays nothing for it', () => {
    const game = table({
      ...EDO,
      map: { edo: 'koi bushi 2, lotus bushi' },
      coins: { koi: 2 },
      ronin: { koi: 1 },
      wars: ['edo'],
      at: { phase: 'war', war: 1 },
    });
    game.play({ clan: 'koi', type: 'bid', seppuku: 1, hostage: 0, ronin: 1, poets: 0 });
    game.playNow({ clan: 'koi', type: 'use', value: true, ability: 'seppuku' });
    expect(game.vp('koi')).toBe(2);
    expect(game.force('koi', 'edo')).toBe(1);
  });
});

test('UNBOUND-8 at cleanup it goes back beside its shrine', () => {
  const war = {
    ...SHRINES,
    unbound: { susanoo: 'edo' },
    worship: { susanoo: 'koi shinto' },
    at: { phase: 'war' },
  } as const satisfies TableSetting;
  expect(where(table(war, 'war-end'))).toEqual({ province: 'edo', clan: 'koi' });
  expect(where(table(war, 'season-end'))).toEqual({ province: 'none', clan: 'none' });
});

test('CLAN-MOON-3, CLAN-MOON-6 controlled by the Moon it has Force 2, and does not count towards their two', () => {
  const game = table({
    ...SHRINES,
    honor: 'koi > lotus > moon',
    unbound: { susanoo: 'oshu' },
    worship: { susanoo: 'moon shinto' },
    map: { oshu: 'moon daimyo', edo: 'moon bushi 2' },
    at: { phase: 'mandate', clan: 'moon', tiles: ['marshal'] },
  });
  expect(game.force('moon', 'oshu')).toBe(4);
  game.play({ clan: 'moon', type: 'mandate', tile: 'marshal' });
  game.play({ clan: 'moon', type: 'move', figure: 'susanoo', from: 'oshu', to: 'edo' });
  expect(game.force('moon', 'edo')).toBe(6);
});

test('XSETUP-8 everybody sees where it is and who controls it', () => {
  const { state } = table({
    ...SHRINES,
    unbound: { susanoo: 'edo' },
    worship: { susanoo: 'koi shinto' },
    at: { phase: 'mandate' },
  });
  for (const viewer of [undefined, 'lotus'] as const) {
    const seen = view(state, viewer);
    expect(seen.kami?.[0]).toEqual({ kami: 'susanoo', province: 'edo', clan: 'koi' });
    expect(seen.clans[0]?.map).toEqual({ edo: { susanoo: 1 } });
    expect(seen.clans[0]?.force).toEqual({ edo: 1 });
  }
});

describe('a position', () => {
  const setting = { ...SHRINES, unbound: { susanoo: 'edo' }, at: { phase: 'mandate' } } as const;
  const withKami = (kami: unknown, unbound = true) => {
    const { setup, position } = scenarioOf(setting);
    return () => layPosition({ setup: { ...setup, unbound }, position: { ...position, kami } } as never);
  };

  test('can be written down with the Kami in it, and read again', () => {
    const { state } = table(setting);
    expect(load(save(state))).toEqual(state);
    expect(invariantsBroken(state)).toEqual([]);
    expect(withKami(snapshot(state).kami)).not.toThrow();
  });

  test.each([
    ['one that is bound', { susanoo: { province: 'edo' } }, false, 'does not come to the map'],
    ['one that has no figure', { raijin: { province: 'edo' } }, true, 'does not come to the map'],
    ['nowhere', { susanoo: { province: 'atlantis' } }, true, 'is no province'],
    ['somebody else’s', { susanoo: { province: 'edo', clan: 'koi' } }, true, 'must be none'],
  ])('is refused with a Kami that is %s', (_, kami, unbound, sentence) => {
    expect(withKami(kami, unbound)).toThrow(sentence);
  });
});
