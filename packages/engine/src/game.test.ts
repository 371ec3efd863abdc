import { describe, expect, test } from 'vitest';
import { CARDS } from './boxes/cards.ts';
import { PROVINCE_IDS } from './data/map.ts';
import { FIRST_GAME_SHRINES, KAMI_IDS, MANDATE_IDS, SEASON_IDS, SET_IDS } from './data/year.ts';
import { type ClanId, newGame, view } from './index.ts';
import { snapshot } from './scenario/snapshot.ts';
import { readSetup } from './setup.ts';
import { get, STACK, STACK_COUNT, type State } from './state/layout.ts';
import { mandateId } from './state/names.ts';
import { bid, choose } from './testing/answers.ts';
import { gameTable, table } from './testing/table.ts';
import { eventsOf } from './testing/turns.ts';

const SETUP = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'setup' } as const;
const ALL = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'] as const;

const seeds = (count: number): string[] => Array.from({ length: count }, (_, n) => `seed ${n}`);
const stackOf = (state: State) =>
  Array.from({ length: get(state, STACK_COUNT) }, (_, i) => mandateId(get(state, STACK + i)));

describe('a setup from outside', () => {
  const bad = (change: Record<string, unknown>) => () => readSetup({ ...SETUP, ...change });

  test('SETUP-1 PLAYERS-1 needs three different clans or more; the core box has five', () => {
    expect(bad({ clans: ALL.slice(0, 3) })).not.toThrow();
    expect(bad({ clans: ALL })).not.toThrow();
    expect(bad({ clans: ['koi', 'lotus'] })).toThrow('3 to 6 clans');
    expect(bad({ clans: [...ALL, 'koi'] })).toThrow('named twice');
    expect(bad({ clans: ['koi', 'lotus', 'koi'] })).toThrow('named twice');
    expect(bad({ clans: ['koi', 'lotus', 'crab'] })).toThrow('is no clan');
    expect(bad({ clans: 'koi lotus turtle' })).toThrow('3 to 6 clans');
    expect(bad({ clans: undefined })).toThrow('3 to 6 clans');
  });

  test('SETUP-7 needs four different kami, if it names any', () => {
    expect(bad({ shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'] })).not.toThrow();
    expect(bad({ shrines: ['fujin', 'raijin', 'ryujin'] })).toThrow('4 different kami');
    expect(bad({ shrines: KAMI_IDS })).toThrow('4 different kami');
    expect(bad({ shrines: ['fujin', 'raijin', 'ryujin', 'fujin'] })).toThrow('4 different kami');
    expect(bad({ shrines: ['fujin', 'raijin', 'ryujin', 'inari'] })).toThrow('inari is no kami');
    expect(bad({ shrines: null })).toThrow('4 different kami');
  });

  test('SETUP-8 needs one of the three sets, or a random one', () => {
    for (const set of [...SET_IDS, 'random']) expect(bad({ set })).not.toThrow();
    expect(bad({ set: 'core' })).toThrow('setup.set');
    expect(bad({ set: undefined })).toThrow('setup.set');
  });

  test('SETUP-8 names boxes that exist, the core among them', () => {
    expect(bad({ boxes: ['core'] })).not.toThrow();
    expect(bad({ boxes: [] })).toThrow('setup.boxes: must be a list with the core box');
    expect(bad({ boxes: 'core' })).toThrow('setup.boxes');
    expect(bad({ boxes: ['core', 'attic'] })).toThrow('setup.boxes[1]: is no box');
    expect(bad({ boxes: ['core', 'core'] })).toThrow('setup.boxes[1]: is named twice');
  });

  test('SETUP-9 names only extra Monsters, not those of a set', () => {
    expect(bad({ monsters: [] })).not.toThrow();
    expect(bad({ monsters: ['godzilla'] })).toThrow('setup.monsters[0]: is no extra Monster');
    expect(bad({ monsters: ['oni-of-hate'] })).toThrow('setup.monsters[0]: is no extra Monster');
    expect(bad({ monsters: 4 })).toThrow('setup.monsters');
  });

  test('UNBOUND-1 says whether the kami come to the map, with any set', () => {
    expect(bad({ unbound: false })).not.toThrow();
    expect(bad({ unbound: true })).not.toThrow();
    expect(bad({ unbound: 'yes' })).toThrow('setup.unbound: is not true or false');
  });

  test('SETUP-10 needs a seed to shuffle with, of a sensible length', () => {
    expect(bad({ seed: '' })).not.toThrow();
    expect(bad({ seed: 7 })).toThrow('setup.seed');
    expect(bad({ seed: 'x'.repeat(1025) })).toThrow('setup.seed');
  });

  test('SETUP-1 is an object without anything unknown, and says where it is wrong', () => {
    for (const input of [undefined, null, 'koi', [SETUP]]) expect(() => readSetup(input)).toThrow();
    expect(bad({ players: 3 })).toThrow('setup.players');
    expect(bad({ clans: ['koi', 'koi', 'lotus'] })).toThrow(
      expect.objectContaining({ code: 'bad-setup', path: 'setup.clans[1]' }),
    );
  });
});

test('SETUP-1 clans that were not chosen are out of the game', () => {
  const game = gameTable(newGame(SETUP));
  expect(Object.keys(snapshot(game.state).clans)).toEqual(['koi', 'lotus', 'turtle']);
  expect(game.refused({ clan: 'bonsai', type: 'ready', value: true })).toBe('clan-not-in-play');
  expect(game.refused({ clan: 'koi', type: 'propose', with: 'bonsai' })).toBe('clan-not-in-play');
});

test('SETUP-2 seats run by starting rank, in whatever order the clans were named', () => {
  const state = newGame({ ...SETUP, clans: ['bonsai', 'turtle', 'koi', 'dragonfly', 'lotus'] });
  expect(view(state).clans.map(({ clan }) => clan)).toEqual(ALL);
});

test('SETUP-2 seats never change: turns go clockwise whatever the honor', () => {
  const game = table({
    honor: 'dragonfly > koi > turtle > lotus',
    at: { phase: 'mandate', clan: 'dragonfly' },
  });
  game.until('season-end');
  expect(eventsOf(game, 'mandateChosen').map(({ clan }) => clan)).toEqual([
    'dragonfly',
    'koi',
    'lotus',
    'turtle',
    'dragonfly',
    'koi',
    'lotus',
  ]);
});

test('SETUP-3 the honor track starts in the same order, best rank on top', () => {
  expect(gameTable(newGame({ ...SETUP, clans: ['bonsai', 'dragonfly', 'lotus'] })).honor()).toEqual([
    'lotus',
    'dragonfly',
    'bonsai',
  ]);
});

test('SETUP-4 every clan starts with 0 VP', () => {
  const game = gameTable(newGame({ ...SETUP, clans: ALL }));
  expect(ALL.map(game.vp)).toEqual([0, 0, 0, 0, 0]);
});

test('SETUP-4 VP never fall below 0', () => {
  const game = table({
    wars: ['edo', 'oshu'],
    at: { phase: 'war', war: 1 },
    map: { edo: 'koi bushi 2, lotus bushi', oshu: 'koi bushi, lotus bushi' },
    coins: { koi: 2, lotus: 1 },
  });
  game.play(bid('koi', { hostage: 1 }));
  game.play({ clan: 'koi', type: 'hostage', of: 'lotus', figure: 'bushi' });
  expect([game.vp('lotus'), game.vp('koi')]).toEqual([0, 0]);
});

test('SETUP-5 every clan has 1 Daimyo, 3 Shinto, 6 Bushi and 4 strongholds', () => {
  const { clans } = snapshot(newGame({ ...SETUP, clans: ALL }));
  for (const clan of ALL) {
    const { map = {}, reserve } = clans[clan] ?? {};
    const count = (piece: string): number =>
      [...Object.values(map), reserve ?? {}].reduce((sum, pieces) => sum + (pieces[piece] ?? 0), 0);
    expect(['daimyo', 'shinto', 'bushi', 'stronghold'].map(count)).toEqual([1, 3, 6, 4]);
  }
});

test('SETUP-6 a Daimyo, a Bushi and a stronghold start at home, and nothing else on the map', () => {
  const { clans } = snapshot(newGame({ ...SETUP, clans: ALL }));
  const homes: Readonly<Partial<Record<ClanId, string>>> = {
    koi: 'edo',
    lotus: 'nagato',
    turtle: 'kyoto',
    dragonfly: 'hokkaido',
    bonsai: 'kyushu',
  };
  for (const clan of ALL) {
    expect(clans[clan]?.map).toEqual({ [homes[clan] ?? '']: { daimyo: 1, bushi: 1, stronghold: 1 } });
    expect(clans[clan]?.shrines).toEqual({});
  }
});

test('SETUP-7 four different shrines are drawn, and every kami can be the first', () => {
  const layouts = seeds(80).map((seed) => view(newGame({ ...SETUP, seed })).shrines);
  for (const layout of layouts) expect(new Set(layout).size).toBe(4);
  expect(new Set(layouts.map(([first]) => first)).size).toBe(KAMI_IDS.length);
});

test('SETUP-7 shrines that are named lie in the order given', () => {
  expect(FIRST_GAME_SHRINES).toEqual(['amaterasu', 'fujin', 'hachiman', 'tsukuyomi']);
  expect(view(newGame({ ...SETUP, shrines: FIRST_GAME_SHRINES })).shrines).toEqual(FIRST_GAME_SHRINES);
  const reversed = [...FIRST_GAME_SHRINES].reverse();
  expect(view(newGame({ ...SETUP, shrines: reversed })).shrines).toEqual(reversed);
});

test('SETUP-8 the set is the one chosen, or any of the three if it is drawn', () => {
  for (const set of SET_IDS) expect(view(newGame({ ...SETUP, set })).set).toBe(set);
  const drawn = seeds(40).map((seed) => view(newGame({ ...SETUP, set: 'random', seed })).set);
  expect(new Set(drawn)).toEqual(new Set(SET_IDS));
});

test('SETUP-9 each season has 7 core cards and 5 of the chosen set, and no card of another', () => {
  for (const set of SET_IDS) {
    for (const season of SEASON_IDS.slice(0, 3)) {
      const { display } = view(table({ set, season, at: { phase: 'season-start' } }).state);
      const cards = display.map((id) => CARDS.find((card) => card.id === id));
      expect(cards.map((card) => card?.season)).toEqual(Array(12).fill(season));
      expect(cards.filter((card) => card?.sets.includes('core'))).toHaveLength(7);
      expect(cards.filter((card) => card?.sets.includes(set))).toHaveLength(5);
    }
  }
});

test('SETUP-10 the war tokens of each season are drawn from a shuffled pile of all eight provinces', () => {
  for (const season of SEASON_IDS.slice(0, 3)) {
    const first = seeds(80).map((seed) => view(table({ season, seed }).state).wars[0]);
    expect(new Set(first)).toEqual(new Set(PROVINCE_IDS));
  }
});

test('SETUP-10 each season has its own pile: what was at war can be at war again', () => {
  const game = gameTable(newGame(SETUP));
  const spring = view(game.state).wars;
  game.until('game-end');
  const [summer, autumn] = eventsOf(game, 'warsPrepared').map(({ wars }) => wars);
  // Five of eight provinces are drawn three times.
  for (const wars of [spring, summer, autumn]) expect(new Set(wars).size).toBe(5);
});

test('SETUP-11 ten mandate tiles, each mandate twice, in a shuffled stack', () => {
  const stacks = seeds(40).map((seed) => stackOf(newGame({ ...SETUP, seed })));
  for (const stack of stacks) {
    for (const mandate of MANDATE_IDS) expect(stack.filter((tile) => tile === mandate)).toHaveLength(2);
    expect(stack).toHaveLength(10);
  }
  expect(new Set(stacks.map(([top]) => top))).toEqual(new Set(MANDATE_IDS));
  expect(new Set(stacks.map(String)).size).toBeGreaterThan(35);
});

test('SETUP-11 the same seed gives the same game, another seed a different one', () => {
  const shuffles = (seed: string) => {
    const state = newGame({ ...SETUP, seed });
    return [view(state).shrines, view(state).wars, stackOf(state)];
  };
  expect(shuffles('one')).toEqual(shuffles('one'));
  expect(shuffles('one')).not.toEqual(shuffles('two'));
});

test('SETUP-12 figures and strongholds are limited to the existing pieces', () => {
  const recruit = table({
    map: { edo: 'koi stronghold bushi 6' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
  });
  recruit.play(choose('koi', 'recruit'));
  recruit.untilAsked('summon', 'koi');
  expect(recruit.refused({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' })).toBe(
    'no-figure-of-that-type',
  );
  const marshal = table({
    map: { edo: 'koi stronghold 4' },
    coins: { koi: 9 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] },
  });
  marshal.play(choose('koi', 'marshal'));
  // With no stronghold left the Koi are not asked whether they build one.
  expect(marshal.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('SETUP-12 coins and ronin are unlimited', () => {
  const game = table({
    shrines: ['hachiman', 'tsukuyomi', 'fujin', 'raijin'],
    worship: { hachiman: 'koi shinto', tsukuyomi: 'koi shinto' },
    coins: { koi: 1000, lotus: 1000, turtle: 1000 },
    ronin: { koi: 1000, lotus: 1000, turtle: 1000 },
    at: { phase: 'kami', turn: 1 },
  });
  expect([game.coins('koi'), game.ronin('koi')]).toEqual([1002, 1002]);
});
