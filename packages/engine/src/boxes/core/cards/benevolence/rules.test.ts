import { expect, test } from 'vitest';
import type { CardId } from '../../../../data/cards.ts';
import type { ClanId } from '../../../../data/clans.ts';
import { bid } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';
import { playUpTo } from '../../../../testing/turns.ts';

const ONE = { set: 'archway', cards: { turtle: ['benevolence'] } } as const;
const TWO = { set: 'archway', cards: { turtle: ['benevolence', 'benevolence'] } } as const;
const ASKED = [{ clan: 'turtle', kind: 'give', ability: 'benevolence' }];
const give = (to: ClanId) => ({ clan: 'turtle', type: 'give', to }) as const;

/** The Turtle play Train and buy, with the bonus, a card that is on display. */
const buy = (card: CardId, setting: TableSetting) => {
  const game = table({ ...setting, at: { phase: 'mandate', clan: 'turtle', tiles: ['train'] } });
  game.play({ clan: 'turtle', type: 'mandate', tile: 'train' });
  game.play({ clan: 'turtle', type: 'buy', card });
  return game;
};

test('CARD-BENEVOLENCE one coin spent on a card goes to another player: honor and 2 VP', () => {
  const game = buy('righteousness', { ...ONE, coins: { turtle: 3 } });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(give('dragonfly'));
  expect([game.coins('turtle'), game.coins('dragonfly')]).toEqual([2, 1]);
  expect(game.vp('turtle')).toBe(2);
  expect(game.honor()).toEqual(['koi', 'turtle', 'lotus', 'dragonfly']);
  expect(game.cards('turtle')).toEqual(['benevolence', 'righteousness']);
});

test('CARD-BENEVOLENCE may be declined: the coin stays spent', () => {
  const game = buy('righteousness', { ...ONE, coins: { turtle: 3 } });
  game.playNow({ clan: 'turtle', type: 'pass' });
  expect([game.coins('turtle'), game.vp('turtle')]).toEqual([2, 0]);
  expect(game.honor()).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
  expect(game.cards('turtle')).toEqual(['benevolence', 'righteousness']);
});

test('CARD-BENEVOLENCE the coin may go to any other player in the game, never to oneself', () => {
  const game = buy('righteousness', { ...ONE, coins: { turtle: 1 }, alliances: ['turtle koi'] });
  for (const clan of ['koi', 'lotus', 'dragonfly'] as const) expect(game.refused(give(clan))).toBeUndefined();
  expect(game.refused(give('turtle'))).toBe('give-to-yourself');
  expect(game.refused(give('bonsai'))).toBe('clan-not-in-play');
  expect(game.refused({ ...give('lotus'), clan: 'koi' })).toBe('not-your-turn');
});

test('CARD-BENEVOLENCE MARSHAL-2 works for a stronghold built', () => {
  const game = table({
    ...ONE,
    coins: { turtle: 3 },
    at: { phase: 'mandate', clan: 'turtle', tiles: ['marshal'] },
  });
  game.play({ clan: 'turtle', type: 'mandate', tile: 'marshal' });
  game.play({ clan: 'turtle', type: 'build', province: 'kyoto' });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(give('koi'));
  expect([game.coins('turtle'), game.coins('koi'), game.vp('turtle')]).toEqual([0, 1, 2]);
  expect(game.count('turtle', 'stronghold', 'kyoto')).toBe(1);
});

test('CARD-BENEVOLENCE KAMI-7 works for a card bought by the favor of Ryujin', () => {
  const game = table({
    ...ONE,
    coins: { turtle: 2 },
    shrines: ['ryujin', 'fujin', 'hachiman', 'raijin'],
    worship: { ryujin: 'turtle shinto' },
    at: { phase: 'kami', turn: 1 },
  });
  game.play({ clan: 'turtle', type: 'buy', card: 'righteousness' });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(give('lotus'));
  expect([game.coins('turtle'), game.coins('lotus'), game.vp('turtle')]).toEqual([0, 1, 2]);
});

test('CARD-BENEVOLENCE if nothing was spent, there is nothing to give', () => {
  for (const free of ['path-of-the-lion', 'path-of-the-light'] as const) {
    const game = buy(free, { ...ONE, coins: { turtle: 3 } });
    expect(game.cards('turtle')).toContain(free);
    expect(game.refused(give('koi'))).toBe('not-your-turn');
  }
});

test('CARD-BENEVOLENCE HONOR-2 the top clan stays where it is and gains the 2 VP', () => {
  const honor = 'turtle > koi > lotus';
  const game = buy('righteousness', { ...ONE, honor, coins: { turtle: 1 } });
  game.playNow(give('koi'));
  expect(game.honor()[0]).toBe('turtle');
  expect(game.vp('turtle')).toBe(2);
});

test('CARD-BENEVOLENCE does not work for another player’s purchase', () => {
  const game = table({
    ...ONE,
    coins: { koi: 3 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
  });
  game.play({ clan: 'koi', type: 'mandate', tile: 'train' });
  game.play({ clan: 'koi', type: 'buy', card: 'righteousness' });
  expect(game.asked().map(({ kind }) => kind)).not.toContain('give');
});

test('CARD-BENEVOLENCE each copy needs a coin of its own: two copies give two coins', () => {
  const game = buy('righteousness', { ...TWO, coins: { turtle: 2 } });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(give('koi'));
  expect(game.asked()).not.toEqual(ASKED);
  expect([game.vp('turtle'), game.coins('koi')]).toEqual([2, 1]);

  const costly = buy('oni-of-blood', {
    ...TWO,
    season: 'summer',
    map: { kyoto: 'turtle stronghold' },
    coins: { turtle: 2 },
  });
  costly.playNow(give('koi'));
  expect(costly.asked()).toEqual(ASKED);
  costly.playNow(give('koi'));
  expect([costly.vp('turtle'), costly.coins('koi'), costly.coins('turtle')]).toEqual([4, 2, 0]);
  expect(costly.honor()).toEqual(['turtle', 'koi', 'lotus', 'dragonfly']);
});

test('CARD-BENEVOLENCE two copies may give to two players, or one may be declined', () => {
  const setting = {
    ...TWO,
    season: 'summer',
    map: { kyoto: 'turtle stronghold' },
    coins: { turtle: 2 },
  } as const;
  const apart = buy('oni-of-blood', setting);
  apart.playNow(give('koi'));
  apart.playNow(give('lotus'));
  expect([apart.vp('turtle'), apart.coins('koi'), apart.coins('lotus')]).toEqual([4, 1, 1]);

  const once = buy('oni-of-blood', setting);
  once.playNow({ clan: 'turtle', type: 'pass' });
  expect(once.asked()).toEqual(ASKED);
  once.playNow(give('lotus'));
  expect([once.vp('turtle'), once.coins('koi'), once.coins('lotus')]).toEqual([2, 0, 1]);
});

test('TRAIN-7 CARD-BENEVOLENCE never reacts to its own purchase', () => {
  // At full price, so that a coin is spent.
  const full = (cards: readonly CardId[]) => {
    const game = table({
      set: 'archway',
      cards: { turtle: cards },
      coins: { turtle: 1 },
      at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
    });
    game.play({ clan: 'koi', type: 'mandate', tile: 'train' });
    game.play({ clan: 'turtle', type: 'buy', card: 'benevolence' });
    return game;
  };
  expect(
    full([])
      .asked()
      .map(({ kind }) => kind),
  ).not.toContain('give');
  expect(full([]).coins('turtle')).toBe(0);
  const second = full(['benevolence']);
  expect(second.asked()).toEqual(ASKED);
  second.playNow(give('koi'));
  expect(second.asked()).not.toEqual(ASKED);
  expect(second.vp('turtle')).toBe(2);
});

test('TRAIN-7 CARD-BENEVOLENCE comes before the card is owned and its Monster summoned', () => {
  const game = buy('komainu', { ...ONE, coins: { turtle: 1 }, map: { kyoto: 'turtle stronghold' } });
  expect(game.asked()).toEqual(ASKED);
  expect(game.cards('turtle')).toEqual(['benevolence']);
  expect(game.count('turtle', 'komainu', 'reserve')).toBe(0);
  game.playNow(give('koi'));
  expect(game.cards('turtle')).toEqual(['benevolence', 'komainu']);
  expect(game.asked()).toEqual([{ clan: 'turtle', kind: 'summon', ability: 'komainu' }]);
});

test('CARD-BENEVOLENCE the coin given can be spent in the same Train', () => {
  const display = ['righteousness', 'path-of-the-light'] as const;
  const game = buy('righteousness', { ...ONE, display, coins: { turtle: 1 } });
  game.playNow(give('dragonfly'));
  expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'buy' }]);
  game.playNow({ clan: 'dragonfly', type: 'buy', card: 'path-of-the-light' });
  expect(game.cards('dragonfly')).toEqual(['path-of-the-light']);
});

test('CARD-BENEVOLENCE REPAIR-3 bids and reparations are not spending', () => {
  const game = table({
    ...ONE,
    wars: ['kyoto'],
    map: { kyoto: 'turtle bushi 2, koi bushi' },
    coins: { turtle: 3, koi: 1 },
    at: { phase: 'war', war: 1 },
  });
  game.playNow(bid('turtle', { poets: 2 }));
  playUpTo(game, 'battle-end', bid('koi', { poets: 1 }));
  // 1 VP comes from the poets; the two coins bid go to the loser, who loses the coin bid.
  expect([game.vp('turtle'), game.coins('turtle'), game.coins('koi')]).toEqual([1, 1, 2]);
  expect(game.honor()[0]).toBe('koi');
});

test('CARD-BENEVOLENCE CARD-PATH-OF-THE-SERPENT a toll is not spending', () => {
  const game = table({
    ...ONE,
    season: 'summer',
    cards: { ...ONE.cards, koi: ['path-of-the-serpent'] },
    map: { oshu: 'turtle bushi' },
    coins: { turtle: 1 },
    at: { phase: 'mandate', clan: 'turtle', tiles: ['marshal'] },
  });
  game.play({ clan: 'turtle', type: 'mandate', tile: 'marshal' });
  game.play({ clan: 'turtle', type: 'move', figure: 'bushi', from: 'oshu', to: 'hokkaido' });
  game.playNow({ clan: 'koi', type: 'use', value: true });
  expect([game.coins('turtle'), game.coins('koi'), game.vp('turtle')]).toEqual([0, 1, 0]);
  expect(game.asked().map(({ kind }) => kind)).not.toContain('give');
});

test('CARD-BENEVOLENCE DEAL-3 a gift is not spending', () => {
  const game = table({ ...ONE, coins: { turtle: 1 }, at: { phase: 'mandate', clan: 'koi' } });
  game.playNow({ clan: 'turtle', type: 'gift', to: 'koi', coins: 1 });
  expect([game.coins('koi'), game.vp('turtle')]).toEqual([1, 0]);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'mandate' }]);
});

test('BONSAI-1 CARD-BENEVOLENCE the Bonsai spend 1 coin at most, so a second copy has no coin to give', () => {
  const game = table({
    set: 'archway',
    honor: 'koi > lotus > bonsai',
    cards: { bonsai: ['benevolence', 'benevolence'] },
    coins: { bonsai: 3 },
    at: { phase: 'mandate', clan: 'bonsai', tiles: ['marshal'] },
  });
  game.play({ clan: 'bonsai', type: 'mandate', tile: 'marshal' });
  game.play({ clan: 'bonsai', type: 'build', province: 'kyushu' });
  game.playNow({ clan: 'bonsai', type: 'give', to: 'lotus' });
  expect([game.coins('bonsai'), game.coins('lotus'), game.vp('bonsai')]).toEqual([2, 1, 2]);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'mandate' }]);
});

test('CARD-BENEVOLENCE there are two copies, only in the Archway set', () => {
  expect(() => table({ ...TWO, cards: { ...TWO.cards, koi: ['benevolence'] } })).toThrow('only 2');
  expect(() => table({ ...ONE, set: 'teapot' })).toThrow('not in the set');
});
