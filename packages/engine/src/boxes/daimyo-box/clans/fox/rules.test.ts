import { expect, test } from 'vitest';
import { CLANS } from '../../../../data/clans.ts';
import { PROVINCE_IDS, type ProvinceId } from '../../../../data/map.ts';
import { newGame, view } from '../../../../index.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

const PASS = { clan: 'fox', type: 'pass' } as const;
const ASKED = { clan: 'fox', kind: 'place', ability: 'fox' };
const bushiTo = (province: ProvinceId, figure = 'bushi') =>
  ({ clan: 'fox', type: 'place', figure, province }) as const;

const war = (setting: TableSetting = {}): GameTable =>
  table({ honor: 'koi > lotus > fox', at: { phase: 'war-start' }, ...setting });
const places = (game: GameTable): ProvinceId[] =>
  game.legal('fox').flatMap((move) => (move.type === 'place' && 'province' in move ? [move.province] : []));

test('CLAN-FOX-1 rank 6, income 5, at home in Kansai, a clan of the Daimyo Box', () => {
  expect(CLANS.find(({ id }) => id === 'fox')).toEqual({
    id: 'fox',
    name: 'Fox',
    honorRank: 6,
    income: 5,
    home: 'kansai',
    box: 'daimyo-box',
  });
});

test('CLAN-FOX-2 CLAN-FOX-5 place a Bushi in province after province where they have no Force, until they pass', () => {
  const game = war({ map: { edo: 'fox shinto', oshu: 'koi bushi' } });
  expect(game.asked()).toEqual([ASKED]);
  expect(places(game)).toEqual(PROVINCE_IDS.filter((province) => province !== 'edo'));
  game.playNow(bushiTo('oshu'));
  game.playNow(bushiTo('kyoto'));
  expect(places(game)).toEqual(
    PROVINCE_IDS.filter((province) => !['edo', 'oshu', 'kyoto'].includes(province)),
  );
  expect([game.count('fox', 'bushi', 'oshu'), game.count('fox', 'bushi', 'kyoto')]).toEqual([1, 1]);
  expect(game.count('fox', 'bushi', 'reserve')).toBe(4);
  game.playNow(PASS);
  expect(game.asked()).not.toContainEqual(ASKED);
});

test('CLAN-FOX-2 with or without a war there, at most one in each, and Bushi alone', () => {
  const game = war({ wars: ['edo'], map: { edo: 'koi bushi, lotus bushi' } });
  expect(game.refused(bushiTo('hokkaido'))).toBeUndefined();
  game.playNow(bushiTo('hokkaido'));
  expect(game.refused(bushiTo('hokkaido'))).toBe('has-force-there');
  for (const figure of ['shinto', 'daimyo'])
    expect(game.refused(bushiTo('nagato', figure))).toBe('not-placed-there');
  expect(game.refused({ ...bushiTo('nagato'), clan: 'koi' })).toBe('not-your-turn');
});

test('CLAN-FOX-2 up to as many as there are in reserve; without a Bushi or a free province they are not asked', () => {
  const last = war({ map: { edo: 'fox bushi 5' } });
  last.playNow(bushiTo('oshu'));
  expect(last.asked()).not.toContainEqual(ASKED);
  expect(war({ map: { edo: 'fox bushi 6' } }).asked()).not.toContainEqual(ASKED);
  const map = Object.fromEntries(PROVINCE_IDS.slice(0, 5).map((province) => [province, 'fox bushi']));
  const everywhere = war({
    map: { ...map, nagato: 'fox shinto', shikoku: 'fox shinto', kyushu: 'fox daimyo' },
  });
  expect(everywhere.count('fox', 'bushi', 'reserve')).toBe(1);
  expect(everywhere.asked()).not.toContainEqual(ASKED);
});

test('CLAN-FOX-3 WORD-7 it is no summon: nothing follows it, and no stronghold is needed', () => {
  const game = war({ cards: { fox: ['path-of-the-kenin'] }, map: { edo: 'fox stronghold' } });
  game.playNow(bushiTo('oshu'));
  expect(game.asked()).toEqual([ASKED]);
});

test('CLAN-FOX-4 a stronghold has no Force and does not prevent it', () => {
  expect(war({ map: { edo: 'fox stronghold 2' } }).refused(bushiTo('edo'))).toBeUndefined();
});

test('CLAN-FOX-2 HONOR-7 after their war upgrades; the Koi have nothing to choose, so nobody is asked for an order', () => {
  const game = war({ cards: { fox: ['way-of-the-shogun'] }, ronin: { koi: 2 } });
  expect(game.asked()).toEqual([ASKED]);
  expect([game.coins('fox'), game.coins('koi')]).toEqual([3, 2]);
});

test('CLAN-FOX-2 the Bushi fight in the war that follows', () => {
  const game = war({ wars: ['edo'], map: { oshu: 'koi bushi' } });
  game.playNow(bushiTo('edo'));
  game.until('war-end');
  expect(game.tokens('fox')).toEqual(['edo spring']);
});

const SIX = ['koi', 'lotus', 'turtle', 'dragonfly', 'fox', 'bonsai'] as const;

test('PLAYERS-1 PLAYERS-2 PLAYERS-7 six may play with the Fox, seated by rank; the core clans alone are five', () => {
  const state = newGame({ clans: [...SIX].reverse(), set: 'archway', seed: 'six' });
  expect(view(state).honor).toEqual(SIX);
  expect(() => newGame({ clans: [...SIX, 'koi'], set: 'archway', seed: 'six' })).toThrow(
    'needs 3 to 6 clans',
  );
});

test('PLAYERS-3 SEASON-1 with six all eight provinces are at war', () => {
  const { wars } = view(newGame({ clans: [...SIX], set: 'archway', seed: 'six' }));
  expect([...wars].sort()).toEqual([...PROVINCE_IDS].sort());
});

test('PLAYERS-4 POL-2 with six the first of Spring takes the mandate turns 1 and 7', () => {
  const game = table({ honor: SIX.join(' > '), wars: [], at: { phase: 'tea' } });
  const turns: string[] = [];
  game.untilAsked('mandate');
  while (game.asked()[0]?.kind === 'mandate' && turns.length < 7) {
    turns.push(game.waitingFor()[0] as string);
    const [move] = game.legal(game.waitingFor()[0] as 'koi');
    game.playNow(move as NonNullable<typeof move>);
    game.untilAsked('mandate');
  }
  expect(turns).toEqual([...SIX, 'koi']);
});
