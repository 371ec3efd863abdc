import { expect, test } from 'vitest';
import type { CardId } from '../data/cards.ts';
import type { ClanId } from '../data/clans.ts';
import { type Move, rngFrom } from '../index.ts';
import { type GameTable, type TableSetting, table } from '../testing/table.ts';
import { eventsOf } from '../testing/turns.ts';

const RIGHTEOUS = 'way-of-the-righteous';
const MERCHANT = 'way-of-the-merchant';
const MONEYLENDER = 'way-of-the-moneylender';
const SHOGUN = 'way-of-the-shogun';

const warStarts = (setting: TableSetting): GameTable =>
  table({ set: 'horseman', wars: [], ...setting, at: { phase: 'war-start' } }, 'war-end');

const first = (clan: ClanId): Move => ({ clan, type: 'order', first: true });
const last = (clan: ClanId): Move => ({ clan, type: 'order', first: false });
const order = (clan: ClanId) => [{ clan, kind: 'order' }];

/** The coins of these clans once those who were asked have said when they go, and nobody is asked any more. */
function coinsAfter(setting: TableSetting, clans: readonly ClanId[], ...answers: readonly Move[]): number[] {
  const game = warStarts(setting);
  for (const answer of answers) {
    expect(game.asked()).toEqual(order(answer.clan));
    game.playNow(answer);
  }
  expect(eventsOf(game, 'gained').length + eventsOf(game, 'stolen').length).toBeGreaterThan(0);
  expect(game.asked().some(({ kind }) => kind === 'order')).toBe(false);
  return clans.map((clan) => game.coins(clan));
}

/** A war in which somebody with coins is asked to bid, so that all purses can be checked. */
const LONG_WAR = {
  wars: ['edo'],
  map: { edo: 'koi bushi, lotus bushi, turtle bushi, dragonfly bushi' },
} as const;

test('HONOR-6 WAR-1 Way of the Righteous goes before or after Way of the Moneylender, as its owner likes', () => {
  const setting = {
    ...LONG_WAR,
    honor: 'lotus > koi > turtle',
    map: { edo: 'lotus bushi, turtle bushi' },
    season: 'autumn',
    cards: { lotus: [RIGHTEOUS], turtle: [MONEYLENDER] },
  } as const;
  expect(coinsAfter(setting, ['lotus', 'turtle'], first('lotus'))).toEqual([0, 5]);
  expect(coinsAfter(setting, ['lotus', 'turtle'], last('lotus'))).toEqual([1, 4]);
});

test('HONOR-6 WAR-1 the Koi’s conversion counts beside Way of the Righteous', () => {
  const setting = {
    ...LONG_WAR,
    honor: 'lotus > koi > turtle',
    map: { edo: 'koi bushi, lotus bushi' },
    cards: { lotus: [RIGHTEOUS] },
    ronin: { koi: 2 },
  } as const;
  expect(coinsAfter(setting, ['lotus', 'koi'], last('lotus'))).toEqual([1, 1]);
  const game = warStarts(setting);
  game.playNow(first('lotus'));
  expect([game.coins('lotus'), game.coins('koi')]).toEqual([0, 2]);
});

test('HONOR-6 WAR-1 the richer and higher player denies Way of the Merchant its coin by going last', () => {
  const setting = {
    ...LONG_WAR,
    set: 'teapot',
    season: 'autumn',
    honor: 'koi > lotus > turtle',
    map: { edo: 'koi bushi, lotus bushi' },
    cards: { koi: [SHOGUN], lotus: [MERCHANT, MONEYLENDER] },
    coins: { koi: 5, lotus: 3 },
  } as const;
  expect(coinsAfter(setting, ['koi', 'lotus'], first('koi'))).toEqual([8, 9]);
  expect(coinsAfter(setting, ['koi', 'lotus'], last('koi'))).toEqual([8, 8]);
});

test('HONOR-6 WAR-1 the Koi’s conversion makes them richer than the owner of Way of the Merchant, or not yet', () => {
  // The Turtle gain; whether they are richer than the Merchant's owner depends on what the Koi took over before.
  const setting = {
    ...LONG_WAR,
    set: 'teapot',
    honor: 'turtle > koi > lotus',
    map: { edo: 'koi bushi, lotus bushi' },
    cards: { koi: [MERCHANT], turtle: [SHOGUN] },
    coins: { turtle: 1 },
    ronin: { koi: 2 },
  } as const;
  expect(coinsAfter(setting, ['koi', 'turtle'], first('turtle'))).toEqual([3, 4]);
  expect(coinsAfter(setting, ['koi', 'turtle'], last('turtle'))).toEqual([2, 4]);
});

test('HONOR-6 then the same question goes to the next highest of the rest', () => {
  // Each takes a coin from everybody below; the Dragonfly gain three.
  const setting = {
    ...LONG_WAR,
    cards: { koi: [RIGHTEOUS], lotus: [RIGHTEOUS], dragonfly: [SHOGUN] },
  } as const;
  const clans = ['koi', 'lotus', 'turtle', 'dragonfly'] as const;
  expect(coinsAfter(setting, clans, last('koi'), last('lotus'))).toEqual([2, 0, 0, 1]);
  expect(coinsAfter(setting, clans, last('koi'), first('lotus'))).toEqual([1, 0, 0, 2]);
  expect(coinsAfter(setting, clans, first('koi'), last('lotus'))).toEqual([0, 1, 0, 2]);
  expect(coinsAfter(setting, clans, first('koi'), first('lotus'))).toEqual([0, 0, 0, 3]);
});

test('HONOR-6 a player whose going last changes nothing is not asked, and goes in order of honor', () => {
  const ronin = {
    ...LONG_WAR,
    cards: { koi: ['way-of-the-ronin'], lotus: [RIGHTEOUS], turtle: [SHOGUN] },
  } as const;
  expect(warStarts(ronin).asked()).toEqual(order('lotus'));
});

test('HONOR-6 WAR-1 nobody is asked where the order changes nothing: descending honor', () => {
  const game = warStarts({ ...LONG_WAR, cards: { turtle: [SHOGUN], lotus: [SHOGUN] }, ronin: { koi: 1 } });
  expect(game.asked().map(({ kind }) => kind)).toEqual(['bid', 'bid', 'bid']);
  const told = game.events.flatMap((event) =>
    event.type === 'gained' || event.type === 'converted' ? [event.clan] : [],
  );
  expect(told).toEqual(['koi', 'lotus', 'turtle']);
  // Everybody below has a coin to give, whoever goes first.
  const rich = { ...LONG_WAR, cards: { koi: [RIGHTEOUS], lotus: [SHOGUN] }, coins: { lotus: 1 } } as const;
  expect(warStarts(rich).asked()[0]?.kind).toBe('bid');
  // Alone there is no order.
  expect(warStarts({ ...LONG_WAR, cards: { koi: [RIGHTEOUS] }, coins: { lotus: 1 } }).asked()[0]?.kind).toBe(
    'bid',
  );
});

test('HONOR-6 only the player who is asked decides on the order, and answers first or last', () => {
  const game = warStarts({ ...LONG_WAR, cards: { koi: [RIGHTEOUS], lotus: [SHOGUN] } });
  expect(game.legal('koi')).toEqual([first('koi'), last('koi')]);
  expect(game.refused(first('lotus'))).toBe('not-your-turn');
  expect(game.refused({ clan: 'koi', type: 'pass' })).toBe('compulsory');
  expect(game.refused({ clan: 'koi', type: 'gift', to: 'lotus', coins: 1 })).toBe('no-gifts-now');
});

/** Everything that does something at the start of a war, except cards that look at what others have. */
const UPGRADES: readonly CardId[] = [
  SHOGUN,
  SHOGUN,
  'way-of-bushido',
  'way-of-the-ronin',
  'way-of-the-ronin',
  MONEYLENDER,
];

test('HONOR-6 without Way of the Righteous and Way of the Merchant no order changes anything', () => {
  const rng = rngFrom('orders');
  const clans = ['koi', 'lotus', 'turtle', 'dragonfly'] as const;
  for (let deal = 0; deal < 10; deal++) {
    const cards: Partial<Record<ClanId, CardId[]>> = {};
    for (const card of [...UPGRADES, 'courage', 'righteousness'] as const) {
      const clan = clans[rng.below(clans.length)] as ClanId;
      cards[clan] = [...(cards[clan] ?? []), card];
    }
    const purses = ['koi > lotus > turtle > dragonfly', 'dragonfly > turtle > lotus > koi'].map((honor) => {
      const game = warStarts({ ...LONG_WAR, season: 'autumn', honor, cards, ronin: { koi: 2 } });
      return clans.map((clan) => [game.coins(clan), game.ronin(clan), game.vp(clan)]);
    });
    expect(purses[0]).toEqual(purses[1]);
  }
});
