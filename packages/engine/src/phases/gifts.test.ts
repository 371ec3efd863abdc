import { expect, test } from 'vitest';
import type { ClanId } from '../data/clans.ts';
import type { KamiId } from '../data/year.ts';
import { type Move, refusal, view } from '../index.ts';
import { layPosition } from '../scenario/position.ts';
import { choose } from '../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../testing/table.ts';
import { eventsOf } from '../testing/turns.ts';

const gift = { clan: 'lotus', type: 'gift', to: 'turtle', coins: 1 } as const;

test('DEAL-2 in the tea ceremony anyone may give coins and ronin to any other player', () => {
  const game = table({ at: { phase: 'tea' }, coins: { lotus: 3 }, ronin: { lotus: 2 } });
  game.playNow({ clan: 'lotus', type: 'gift', to: 'turtle', coins: 2, ronin: 1 });
  expect([game.coins('lotus'), game.ronin('lotus')]).toEqual([1, 1]);
  expect([game.coins('turtle'), game.ronin('turtle')]).toEqual([2, 1]);
  game.playNow({ clan: 'lotus', type: 'ready', value: true });
  game.playNow({ clan: 'lotus', type: 'gift', to: 'koi', ronin: 1 });
  expect(game.ronin('koi')).toBe(1);
});

test('DEAL-2 in the political phase anyone may give, whoever is to act, and the question stays open', () => {
  const game = table({ at: { phase: 'mandate', clan: 'koi' }, coins: { lotus: 3 } });
  const asked = game.asked();
  game.playNow(gift);
  expect([game.coins('lotus'), game.coins('turtle')]).toEqual([2, 1]);
  expect(game.asked()).toEqual(asked);
});

test('DEAL-2 a gift may come in the middle of a mandate, and can pay for what is bought', () => {
  const game = table({
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
    display: ['path-of-the-lion', 'komainu'],
    coins: { lotus: 1 },
  });
  game.play(choose('koi', 'train'));
  const buy = { clan: 'koi', type: 'buy', card: 'komainu' } as const;
  expect(game.refused(buy)).toBe('not-enough-coins');
  game.playNow({ clan: 'lotus', type: 'gift', to: 'koi', coins: 1 });
  game.playNow(buy);
  expect(game.cards('koi')).toEqual(['komainu']);
});

test('DEAL-2 a gift may come in the middle of a kami turn', () => {
  const game = table({
    at: { phase: 'kami', turn: 3 },
    shrines: ['raijin', 'fujin', 'ryujin', 'susanoo'],
    worship: { raijin: 'koi shinto' },
    ronin: { lotus: 1 },
  });
  game.playNow({ clan: 'lotus', type: 'gift', to: 'turtle', ronin: 1 });
  expect(game.ronin('turtle')).toBe(1);
});

test('DEAL-2 nobody gives what they do not hold', () => {
  const game = table({ at: { phase: 'tea' }, coins: { lotus: 1 }, ronin: { lotus: 1 } });
  expect(game.refused({ ...gift, coins: 2 })).toBe('not-enough-coins');
  expect(game.refused({ ...gift, ronin: 2 })).toBe('not-enough-ronin');
  expect(game.refused({ ...gift, coins: 1, ronin: 1 })).toBeUndefined();
});

test('DEAL-2 there are no gifts in the war phase', () => {
  const game = table({
    at: { phase: 'war', war: 1 },
    wars: ['edo'],
    map: { edo: 'koi bushi, lotus bushi' },
    coins: { koi: 1, lotus: 1 },
  });
  expect(game.asked()).toHaveLength(2);
  expect(game.refused(gift)).toBe('no-gifts-now');
});

test('DEAL-2 there are no gifts in setup, in cleanup and in Winter', () => {
  const setup = layPosition({ setup: { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'gifts' } });
  expect(view(setup).phase).toBe('setup');
  expect(refusal(setup, gift)).toBeDefined();
  const cleanup = table({ at: { phase: 'war' }, wars: [] }, 'season-end');
  expect(view(cleanup.state).phase).toBe('cleanup');
  expect(cleanup.refused(gift)).toBeDefined();
  const winter = table({ at: { phase: 'winter' }, coins: { lotus: 3 } });
  expect(winter.coins('lotus')).toBe(3);
  expect(winter.refused(gift)).toBe('game-over');
});

test('DEAL-3 a gift is not spending', () => {
  const game = table({ at: { phase: 'tea' }, coins: { lotus: 3 }, cards: { lotus: ['benevolence'] } });
  const honor = game.honor();
  game.playNow(gift);
  expect(game.vp('lotus')).toBe(0);
  expect(game.honor()).toEqual(honor);
  expect(game.waitingFor()).toHaveLength(4);
});

test('DEAL-3 what the receiver gets does not come from the common pile', () => {
  const game = table({
    set: 'teapot',
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
    display: ['path-of-the-lion'],
    coins: { lotus: 3, turtle: 2 },
    cards: { dragonfly: ['way-of-the-merchant'] },
  });
  game.play(choose('koi', 'train'));
  game.playNow(gift);
  game.until('mandate-end');
  expect([game.coins('turtle'), game.coins('dragonfly')]).toEqual([3, 0]);
});

test('DEAL-4 only coins and ronin change hands', () => {
  const game = table({ at: { phase: 'tea' }, coins: { lotus: 3 }, vp: { lotus: 3 } });
  for (const thing of [{ vp: 1 }, { figure: 'bushi' }, { card: 'komainu' }, { token: 'edo' }])
    expect(game.refused({ ...gift, ...thing })).toBe('unknown-field');
});

test('DEAL-5 a gift needs at least 1 coin or ronin', () => {
  const game = table({ at: { phase: 'tea' }, coins: { lotus: 3 } });
  expect(game.refused({ ...gift, coins: 0 })).toBe('nothing-given');
  expect(game.refused({ clan: 'lotus', type: 'gift', to: 'turtle' })).toBe('nothing-given');
  expect(game.refused({ ...gift, coins: -1 })).toBe('not-a-whole-number');
  expect(game.refused({ ...gift, coins: 0.5 })).toBe('not-a-whole-number');
});

test('DEAL-5 a gift needs another player, who is in the game', () => {
  const game = table({ at: { phase: 'tea' }, coins: { lotus: 3 } });
  expect(game.refused({ ...gift, to: 'lotus' })).toBe('gift-to-yourself');
  expect(game.refused({ ...gift, to: 'bonsai' })).toBe('clan-not-in-play');
  expect(game.refused({ ...gift, clan: 'bonsai' })).toBe('clan-not-in-play');
});

test('DEAL-5 if a gift leaves a decision with a single answer, it is played', () => {
  const game = table({
    at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] },
    map: { edo: 'koi stronghold' },
    coins: { koi: 3 },
  });
  game.play(choose('koi', 'marshal'));
  game.untilAsked('build');
  game.playNow({ clan: 'koi', type: 'gift', to: 'turtle', coins: 1 });
  // The Koi can build nothing any more: the next mandate turn has come.
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('DEAL-5 another player’s gift can remove the choice, too', () => {
  // After their summon the Koi may take a coin from the richest, who give their last one away to the Koi.
  const game = table({
    set: 'horseman',
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
    map: { edo: 'koi stronghold' },
    cards: { koi: ['path-of-the-monkey'] },
    coins: { lotus: 1 },
  });
  game.play(choose('koi', 'recruit'));
  game.play({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  game.playNow({ clan: 'koi', type: 'pass' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'use', ability: 'path-of-the-monkey' }]);
  const honor = game.honor();
  game.playNow({ clan: 'lotus', type: 'gift', to: 'koi', coins: 1 });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  expect(game.honor()).toEqual(honor);
});

/** The seventh mandate turn is the Turtle's; the Lotus are their ally, and nobody worships. */
const seventhTurn = (setting: TableSetting = {}): GameTable =>
  table({
    at: { phase: 'mandate', turn: 7, clan: 'turtle', tiles: ['harvest', 'marshal'] },
    alliances: ['lotus turtle'],
    // Hokkaido: 2 ronin.
    map: { hokkaido: 'lotus bushi 2', edo: 'turtle bushi, koi bushi' },
    wars: ['edo'],
    ...setting,
  });
const everybody = ['koi', 'lotus', 'turtle', 'dragonfly'].map((clan) => ({ clan, kind: 'ready' }));
const ready = (clan: ClanId, value = true): Move => ({ clan, type: 'ready', value });

test('DEAL-6 half of the ronin of the last Harvest can be paid before the war', () => {
  const game = seventhTurn();
  game.playNow(choose('turtle', 'harvest'));
  expect(game.asked()).toEqual(everybody);
  expect(view(game.state).phase).toBe('politics');
  expect(game.ronin('lotus')).toBe(2);
  game.playNow({ clan: 'lotus', type: 'gift', to: 'turtle', ronin: 1 });
  expect([game.ronin('lotus'), game.ronin('turtle')]).toEqual([1, 1]);
  expect(game.asked()).toEqual(everybody);
  for (const { clan } of game.asked()) game.playNow(ready(clan));
  expect(view(game.state).phase).toBe('war');
  expect(game.refused({ clan: 'lotus', type: 'gift', to: 'turtle', ronin: 1 })).toBe('no-gifts-now');
  expect(view(game.state).ready).toEqual([]);
});

test('DEAL-6 all are asked at once, in any order; readiness can be withdrawn until all are ready', () => {
  const game = seventhTurn();
  game.playNow(choose('turtle', 'harvest'));
  game.playNow(ready('dragonfly'));
  game.playNow(ready('koi'));
  expect(view(game.state).ready).toEqual(['koi', 'dragonfly']);
  expect(game.waitingFor()).toEqual(['lotus', 'turtle']);
  expect(game.refused(ready('koi'))).toBe('already-said');
  game.playNow(ready('koi', false));
  game.playNow({ clan: 'dragonfly', type: 'gift', to: 'koi', coins: 1 });
  game.playNow(ready('lotus'));
  game.playNow(ready('turtle'));
  expect(game.waitingFor()).toEqual(['koi']);
  game.playNow(ready('koi'));
  expect(view(game.state).phase).toBe('war');
});

test('DEAL-6 the pause is not a tea: nothing can be proposed, and nothing else is asked', () => {
  const game = seventhTurn();
  game.playNow(choose('turtle', 'harvest'));
  expect(game.legal('koi')).toEqual([ready('koi')]);
  expect(game.refused({ clan: 'koi', type: 'propose', with: 'dragonfly' })).toBe('no-tea-now');
  expect(game.refused({ clan: 'koi', type: 'accept', with: 'dragonfly' })).toBe('no-tea-now');
  expect(game.refused({ clan: 'koi', type: 'pass' })).toBe('compulsory');
});

test('DEAL-6 everybody sees who has received what', () => {
  const game = seventhTurn();
  game.playNow(choose('turtle', 'harvest'));
  expect(view(game.state, 'koi').gained).toEqual([
    { clan: 'koi', coins: 1, ronin: 0 },
    { clan: 'lotus', coins: 1, ronin: 2 },
    { clan: 'turtle', coins: 1, ronin: 0 },
    { clan: 'dragonfly', coins: 1, ronin: 0 },
  ]);
});

test('DEAL-6 there is no pause if nobody has received coins or ronin since the last question', () => {
  const marshal = seventhTurn({ coins: { koi: 1 } });
  marshal.playNow(choose('turtle', 'marshal'));
  marshal.untilAsked('bid');
  expect(eventsOf(marshal, 'pauseBegan')).toEqual([]);
  // Gained before the last question: there was a chance to give.
  const early = seventhTurn({
    shrines: ['hachiman', 'raijin', 'susanoo', 'fujin'],
    worship: { hachiman: 'koi shinto', raijin: 'koi shinto' },
    coins: { koi: 1 },
  });
  early.playNow(choose('turtle', 'harvest'));
  expect(early.asked()).toEqual([{ clan: 'koi', kind: 'summon', ability: 'raijin' }]);
  early.playNow({ clan: 'koi', type: 'pass' });
  expect(early.asked()[0]?.kind).toBe('bid');
  expect(eventsOf(early, 'pauseBegan')).toEqual([]);
});

test('DEAL-6 what the third kami turn brings counts, and so do coins taken from others', () => {
  const kami = (first: KamiId, setting: TableSetting = {}) =>
    table({
      at: { phase: 'kami', turn: 3 },
      shrines: [first, 'raijin', 'susanoo', 'fujin'],
      worship: { [first]: 'koi shinto' },
      ...setting,
    });
  for (const game of [kami('hachiman'), kami('tsukuyomi')]) {
    expect(game.asked()).toEqual(everybody);
    expect(view(game.state).phase).toBe('politics');
  }
  expect(eventsOf(kami('amaterasu'), 'pauseBegan')).toEqual([]);
  const monkey = table({
    set: 'horseman',
    at: { phase: 'kami', turn: 3 },
    shrines: ['raijin', 'hachiman', 'susanoo', 'fujin'],
    worship: { raijin: 'koi shinto' },
    cards: { koi: ['path-of-the-monkey'] },
    coins: { lotus: 1 },
  });
  monkey.playNow({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  monkey.playNow({ clan: 'koi', type: 'use', value: true });
  expect(monkey.asked()).toEqual(everybody);
  expect(view(monkey.state).gained).toEqual([{ clan: 'koi', coins: 1, ronin: 0 }]);
});

test('DEAL-6 there is no pause after the first two kami turns, nor where a war phase is set up', () => {
  const second = table({
    at: { phase: 'kami', turn: 2 },
    shrines: ['hachiman', 'raijin', 'susanoo', 'fujin'],
    worship: { hachiman: 'koi shinto' },
  });
  expect(second.asked()[0]?.kind).toBe('mandate');
  const war = table({
    at: { phase: 'war-start' },
    wars: ['edo'],
    map: { edo: 'koi bushi, lotus bushi' },
    coins: { koi: 3 },
  });
  expect(war.asked()[0]?.kind).toBe('bid');
});
