import { afterEach, describe, expect, test } from 'vitest';
import type { Table } from '../agenda/table.ts';
import { installAdvantage } from '../battle/advantage.ts';
import { gain, stealVp } from '../effects/gains.ts';
import { load, save } from '../index.ts';
import { type TableSetting, table } from '../testing/table.ts';
import type { Uninstall } from './abilities.ts';
import { type ClanAbility, installClans } from './clan-abilities.ts';
import { BUSHI } from './figures.ts';
import { atLeast, ban, type Contest, more } from './hooks.ts';
import { installKamiHooks } from './kami.ts';
import { CLAN_COUNT, NONE, type State } from './layout.ts';
import { clanNumber, provinceNumber } from './names.ts';
import { installThings, type Thing } from './things.ts';
import { installFigureHooks } from './unbound.ts';

/**
 * Abilities that are in no box: what they do is defined only here, and no phase knows of them. The Bonsai and the Koi lend them
 * their seats.
 */

const installed: Uninstall[] = [];
afterEach(() => {
  for (const takeAway of installed.splice(0).reverse()) takeAway();
});

const withClan = (ability: ClanAbility): number => installed.push(installClans([ability]));
const withThing = (thing: Thing): number => installed.push(installThings([thing]));

const HONOR = 'koi > lotus > turtle > bonsai';
const TILES = ['recruit', 'marshal', 'harvest', 'train'] as const;
const NO_BID = { type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 } as const;

test('one ability can do one thing to some pieces and another to others', () => {
  withClan({ id: 'bonsai', force: [atLeast(3, ['bushi']), more(1, ['shinto', 'stronghold'])] });
  const game = table({ honor: HONOR, map: { edo: 'bonsai bushi shinto daimyo stronghold 2, koi bushi' } });
  expect(game.force('bonsai', 'edo')).toBe(3 + 2 + 1 + 2);
  expect(game.force('koi', 'edo')).toBe(1);
});

describe('what stands at a place', () => {
  const kyoto = (_state: State, place: number): number | undefined =>
    place === provinceNumber('kyoto') ? NONE : undefined;
  const marshal = (map: Readonly<Record<string, string>>) => {
    const game = table({
      honor: HONOR,
      map,
      at: { phase: 'mandate', clan: 'koi', tiles: TILES },
    });
    game.play({ clan: 'koi', type: 'mandate', tile: 'marshal' });
    return game;
  };

  test('can let nobody leave, not even strongholds that walk', () => {
    withThing({ id: 'storm', ownerAt: kyoto, keepsIn: () => ban('held-back', 'MADE-UP') });
    const game = marshal({ kyoto: 'turtle bushi stronghold, koi bushi', kansai: 'koi bushi, turtle bushi' });
    const march = { type: 'move', figure: 'bushi', from: 'kyoto', to: 'kansai' } as const;
    game.untilAsked('move', 'turtle');
    expect(game.refused({ ...march, clan: 'turtle' })).toBe('held-back');
    expect(game.refused({ ...march, clan: 'turtle', figure: 'stronghold' })).toBe('held-back');
    expect(game.refused({ ...march, clan: 'turtle', from: 'kansai', to: 'kyoto' })).toBeUndefined();
    game.untilAsked('move', 'koi');
    expect(game.refused({ ...march, clan: 'koi' })).toBe('held-back');
  });

  const battle = { honor: HONOR, wars: ['kyoto'], at: { phase: 'war', war: 1 } } as const;

  test('can keep figures alive that lose a battle', () => {
    withThing({
      id: 'sun',
      ownerAt: kyoto,
      keepsAlive: (_state, _owner, clan) => clan === clanNumber('lotus'),
    });
    const game = table({ ...battle, map: { kyoto: 'koi bushi 3, lotus bushi, turtle bushi' } });
    game.until('battle-end');
    expect(game.count('lotus', 'bushi', 'kyoto')).toBe(1);
    expect(game.count('turtle', 'bushi', 'kyoto')).toBe(0);
  });

  test('can limit Force to Bushi', () => {
    withThing({
      id: 'thunder',
      ownerAt: kyoto,
      changesForce: (_state, _owner, _clan, kind, _place, force) => (kind === BUSHI ? force : 0),
    });
    const game = table({ ...battle, map: { kyoto: 'koi daimyo shinto, lotus bushi' } });
    expect([game.force('koi', 'kyoto'), game.force('lotus', 'kyoto')]).toEqual([0, 1]);
    expect(game.tokens('lotus')).toHaveLength(1);
  });
});

describe('something that changes hands speaks for whoever has it', () => {
  const WAR = {
    honor: HONOR,
    shrines: ['susanoo', 'fujin', 'raijin', 'ryujin'],
    wars: ['nagato'],
    map: { nagato: 'turtle bushi, bonsai bushi' },
    coins: { turtle: 1 },
    at: { phase: 'war-start' },
  } as const satisfies TableSetting;
  const pays = { does: (at: Table, owner: number) => gain(at, owner, { coins: 4 }, 'raijin') };
  const coins = (game: ReturnType<typeof table>) => [game.coins('koi'), game.coins('lotus')];

  test('a kami speaks for the clan that is strongest at its shrine, and otherwise for nobody', () => {
    const kami = { id: 'raijin', name: 'Raijin', domain: 'thunder', favor: () => undefined } as const;
    installed.push(installKamiHooks({ ...kami, atWarStart: pays }));
    expect(coins(table({ ...WAR, worship: { raijin: 'koi shinto, lotus shinto 2' } }))).toEqual([0, 4]);
    expect(coins(table(WAR))).toEqual([0, 0]);
    expect(coins(table({ ...WAR, shrines: ['susanoo', 'fujin', 'amaterasu', 'ryujin'] }))).toEqual([0, 0]);
  });

  test('HONOR-6 beside the clan’s own ability, each of them once, and only for those who have it', () => {
    const kami = { id: 'raijin', name: 'Raijin', domain: 'thunder', favor: () => undefined } as const;
    installed.push(installKamiHooks({ ...kami, atWarStart: pays }));
    for (const id of ['koi', 'lotus'] as const)
      withClan({ id, atWarStart: { does: (at, owner) => gain(at, owner, { coins: 1 }, id) } });
    expect(coins(table({ ...WAR, worship: { raijin: 'koi shinto, lotus shinto 2' } }))).toEqual([1, 5]);
  });

  test('a Kami speaks for the clan that controls it, while it stands on the map', () => {
    installed.push(installFigureHooks({ id: 'susanoo', atWarStart: pays }));
    const worship = { susanoo: 'lotus shinto' };
    expect(coins(table({ ...WAR, worship, unbound: { susanoo: 'edo' } }))).toEqual([0, 4]);
    expect(coins(table({ ...WAR, worship, unbound: {} }))).toEqual([0, 0]);
    expect(coins(table({ ...WAR, worship }))).toEqual([0, 0]);
    expect(coins(table({ ...WAR, unbound: { susanoo: 'edo' } }))).toEqual([0, 0]);
  });

  test('a war advantage speaks for the clan that won it, until the battle is over', () => {
    installed.push(
      installAdvantage({
        id: 'ronin',
        used: 'before-outcome',
        win: () => undefined,
        onLosses: (at, owner, _copies, killed) => gain(at, owner, { vp: 10 * killed }, 'ronin'),
      }),
    );
    const game = table({
      honor: HONOR,
      wars: ['edo', 'nagato'],
      map: { edo: 'koi bushi, lotus bushi 3', nagato: 'koi bushi, lotus bushi 3' },
      coins: { koi: 1 },
      at: { phase: 'war', war: 1 },
    });
    game.play({ ...NO_BID, clan: 'koi', ronin: 1 });
    game.until('battle-end');
    const won = game.vp('koi');
    expect(won).toBeGreaterThanOrEqual(10);
    game.until('war-end');
    expect(game.vp('koi')).toBe(won);
  });
});

describe('HONOR-5 a tie that honor breaks', () => {
  const told: { over: Contest; tied: number }[] = [];
  afterEach(() => void told.splice(0));
  const listening = (): number =>
    withClan({
      id: 'koi',
      onTie: (at, owner, _copies, tie) => {
        told.push(tie);
        for (let clan = 0; clan < CLAN_COUNT; clan++)
          if (((tie.tied >> clan) & 1) === 1) stealVp(at, owner, clan, 1, 'koi');
      },
    });
  const LOTUS = 1 << clanNumber('lotus');
  const TURTLE = 1 << clanNumber('turtle');

  test('is reported to its winner at a shrine, with those who lost it', () => {
    listening();
    table(
      {
        honor: HONOR,
        shrines: ['tsukuyomi', 'hachiman', 'raijin', 'fujin'],
        worship: {
          tsukuyomi: 'koi shinto, lotus shinto, turtle shinto',
          hachiman: 'lotus shinto 2, koi shinto',
        },
        at: { phase: 'kami', turn: 1 },
      },
      'kami-end',
    );
    expect(told).toEqual([{ over: 'favor', tied: LOTUS | TURTLE }]);
  });

  test('is reported in a battle, for bids and for Force, and when allies take a token in peace', () => {
    listening();
    const battle = { honor: HONOR, wars: ['kyoto'], at: { phase: 'war', war: 1 } } as const;
    const game = table({
      ...battle,
      map: { kyoto: 'koi bushi, lotus bushi' },
      coins: { koi: 2, lotus: 2 },
      vp: { lotus: 5 },
    });
    game.play({ clan: 'koi', ...NO_BID, poets: 2 });
    game.play({ clan: 'lotus', ...NO_BID, poets: 2 });
    game.until('battle-end');
    expect(told.map(({ over }) => over)).toEqual(['battle', 'bid']);
    expect(game.vp('lotus')).toBe(3);
    told.splice(0);
    table({ ...battle, alliances: ['koi lotus'], map: { kyoto: 'koi bushi, lotus bushi' } }, 'battle-end');
    expect(told).toEqual([{ over: 'peaceful-war', tied: LOTUS }]);
  });

  test('is reported at Harvest only if a reward depends on it, and not to a loser', () => {
    listening();
    const map = {
      kyoto: 'koi bushi, lotus bushi',
      edo: 'koi bushi, turtle bushi',
      oshu: 'lotus bushi, koi bushi 2',
    };
    const game = table({
      honor: HONOR,
      map,
      at: { phase: 'mandate', clan: 'lotus', tiles: TILES },
    });
    game.play({ clan: 'lotus', type: 'mandate', tile: 'harvest', announce: 'harvest' });
    game.until('mandate-end');
    expect(told).toEqual([{ over: 'harvest', tied: LOTUS }]);
  });
});

test('BATTLE-5 abilities can act when a battle has begun, before the bids, each in a moment of its own', () => {
  const reward = (id: 'koi' | 'bonsai'): ClanAbility => ({
    id,
    atBattleStart: { does: (at, owner) => gain(at, owner, { vp: 1 }, id) },
  });
  withClan(reward('koi'));
  withClan(reward('bonsai'));
  const game = table({
    honor: HONOR,
    wars: ['kyoto'],
    map: { kyoto: 'koi bushi, lotus bushi' },
    coins: { koi: 1 },
    alliances: ['koi bonsai'],
    cards: { koi: ['loyalty'] },
    set: 'teapot',
    at: { phase: 'war', war: 1 },
  });
  expect(game.asked().map(({ kind }) => kind)).toEqual(['bid']);
  expect([game.vp('koi'), game.vp('bonsai')]).toEqual([2, 1]);
});

test('WORD-13 a clan can look at whole moments, and a save in the middle of one preserves that', () => {
  withClan({ id: 'bonsai', atMomentEnd: (at, owner) => gain(at, owner, { vp: 2 }, 'bonsai') });
  const game = table({
    honor: HONOR,
    map: { edo: 'bonsai stronghold' },
    at: { phase: 'mandate', clan: 'bonsai', tiles: TILES },
  });
  game.play({ clan: 'bonsai', type: 'mandate', tile: 'recruit' });
  game.untilAsked('summon', 'bonsai');
  expect(load(save(game.state))).toEqual(game.state);
  const before = game.vp('bonsai');
  game.untilAsked('mandate');
  expect(game.vp('bonsai')).toBe(before + 2);
});
