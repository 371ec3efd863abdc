import { expect, test } from 'vitest';
import type { CardId } from '../../../../data/cards.ts';
import type { ClanId } from '../../../../data/clans.ts';
import type { MandateId } from '../../../../data/year.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';

const ONE = { set: 'teapot', cards: { koi: ['honesty'] }, alliances: ['koi dragonfly'] } as const;
const TWO = { ...ONE, cards: { koi: ['honesty', 'honesty'] } } as const;

/** A clan takes a mandate turn; the mandate is over. */
const choose = (clan: ClanId, tile: MandateId, setting: TableSetting, announce?: MandateId) => {
  const game = table({ ...setting, at: { phase: 'mandate', clan, tiles: [tile] } });
  game.play({ clan, type: 'mandate', tile, ...(announce && { announce }) });
  game.untilAsked('mandate');
  return game;
};

test.each(['recruit', 'marshal', 'train', 'harvest'] as const)(
  'CARD-HONESTY pays 2 VP for choosing %s while allied',
  (mandate) => {
    const game = choose('koi', mandate, ONE);
    expect([game.vp('koi'), game.vp('dragonfly')]).toEqual([2, 0]);
  },
);

test('CARD-HONESTY pays nothing for choosing Betray', () => {
  expect(choose('koi', 'betray', ONE).vp('koi')).toBe(0);
});

test('CARD-HONESTY pays nothing without an ally', () => {
  expect(choose('koi', 'harvest', { ...ONE, alliances: [] }).vp('koi')).toBe(0);
  expect(choose('koi', 'harvest', { ...ONE, alliances: ['lotus turtle'] }).vp('koi')).toBe(0);
});

test('CARD-HONESTY pays nothing for what another player chooses, not even the ally', () => {
  expect(choose('dragonfly', 'harvest', ONE).vp('koi')).toBe(0);
  expect(choose('turtle', 'harvest', ONE).vp('koi')).toBe(0);
});

test('CARD-HONESTY BETRAY-2 pays nothing once the alliance is broken', () => {
  const game = table({ ...ONE, at: { phase: 'mandate', clan: 'dragonfly', tiles: ['betray', 'harvest'] } });
  game.play({ clan: 'dragonfly', type: 'mandate', tile: 'betray' });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'harvest' });
  expect(game.vp('koi')).toBe(0);
});

test('CARD-HONESTY TRAIN-3 two copies pay 4 VP', () => {
  expect(choose('koi', 'harvest', TWO).vp('koi')).toBe(4);
});

test('CARD-HONESTY is paid as the mandate is chosen, and nobody is asked', () => {
  const game = table({
    ...ONE,
    map: { nagato: 'lotus stronghold' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'summon' }]);
  expect(game.vp('koi')).toBe(2);
});

test('TRAIN-7 CARD-HONESTY bought in a Train pays nothing for the choice of that Train', () => {
  const game = table({
    ...ONE,
    cards: {},
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
  });
  game.play({ clan: 'koi', type: 'mandate', tile: 'train' });
  game.play({ clan: 'koi', type: 'buy', card: 'honesty' });
  game.untilAsked('mandate');
  expect(game.cards('koi')).toEqual(['honesty']);
  expect(game.vp('koi')).toBe(0);
});

test('CARD-HONESTY LOTUS-2 the Lotus are paid for what they announce, whatever the tile', () => {
  const lotus = { ...ONE, cards: { lotus: ['honesty'] }, alliances: ['lotus turtle'] } as const;
  expect(choose('lotus', 'betray', lotus, 'harvest').vp('lotus')).toBe(2);
  expect(choose('lotus', 'harvest', lotus, 'betray').vp('lotus')).toBe(0);
});

test('WORD-13 CARD-HONESTY choosing is a moment before the mandate: Loyalty is paid for both', () => {
  const cards = { koi: ['honesty', 'loyalty'] as readonly CardId[] };
  const summer = { ...ONE, season: 'summer', cards } as const;
  expect(choose('koi', 'harvest', summer).vp('koi')).toBe(2 + 1);
  // Kyoto is worth 4 VP.
  const kyoto = { ...summer, map: { kyoto: 'koi bushi' } };
  expect(choose('koi', 'harvest', kyoto).vp('koi')).toBe(2 + 1 + 4 + 1);
});

test('WORD-13 CARD-HONESTY two copies are one moment: Loyalty adds 1 VP', () => {
  const cards = { koi: ['honesty', 'honesty', 'loyalty'] as readonly CardId[] };
  expect(choose('koi', 'harvest', { ...ONE, season: 'summer', cards }).vp('koi')).toBe(5);
});

test('CARD-HONESTY there are two copies, only in the Teapot set', () => {
  expect(() => table({ ...TWO, cards: { ...TWO.cards, lotus: ['honesty'] } })).toThrow('only 2');
  expect(() => table({ ...ONE, set: 'horseman' })).toThrow('not in the set');
});
