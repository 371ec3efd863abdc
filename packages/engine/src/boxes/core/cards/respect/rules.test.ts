import { expect, test } from 'vitest';
import type { Move } from '../../../../index.ts';
import { bid, pass } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';
import { playUpTo } from '../../../../testing/turns.ts';

/** A battle for Nagato in which the Koi alone bid, on take hostage. */
function battle(setting: TableSetting): GameTable {
  const game = table({
    season: 'summer',
    wars: ['nagato'],
    map: { nagato: 'koi bushi, lotus bushi 3 daimyo, turtle bushi 2 stronghold' },
    cards: { koi: ['respect'] },
    coins: { koi: 1 },
    vp: { lotus: 5, turtle: 5 },
    at: { phase: 'war', war: 1 },
    ...setting,
  });
  game.playNow(bid('koi', { hostage: 1 }));
  return game;
}

const LOTUS_BUSHI = { clan: 'koi', type: 'hostage', of: 'lotus', figure: 'bushi' } as const;
const TURTLE_BUSHI = { clan: 'koi', type: 'hostage', of: 'turtle', figure: 'bushi' } as const;
const take = (game: GameTable, move: Move): void => playUpTo(game, 'battle-end', move);
const ASKED = [{ clan: 'koi', kind: 'hostage', ability: 'hostage' }];

test('CARD-RESPECT takes one hostage more, each with its VP', () => {
  const game = battle({});
  expect(game.asked()).toEqual(ASKED);
  take(game, LOTUS_BUSHI);
  expect(game.asked()).toEqual(ASKED);
  take(game, TURTLE_BUSHI);
  expect(game.asked()).toEqual([]);
  expect(game.hostages('koi')).toEqual(['lotus bushi', 'turtle bushi']);
  expect([game.vp('koi'), game.vp('lotus'), game.vp('turtle')]).toEqual([2, 4, 4]);
});

test('CARD-RESPECT HOSTAGE-1 without it one hostage is all', () => {
  const game = battle({ cards: {} });
  take(game, LOTUS_BUSHI);
  expect(game.asked()).toEqual([]);
  expect(game.hostages('koi')).toEqual(['lotus bushi']);
});

test('CARD-RESPECT may take both from the same player', () => {
  const game = battle({});
  take(game, LOTUS_BUSHI);
  take(game, LOTUS_BUSHI);
  expect(game.hostages('koi')).toEqual(['lotus bushi', 'lotus bushi']);
  expect(game.count('lotus', 'bushi', 'nagato') + game.count('lotus', 'bushi', 'reserve')).toBe(4);
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([2, 3]);
});

test('CARD-RESPECT: two copies take three hostages', () => {
  const game = battle({ cards: { koi: ['respect', 'respect'] } });
  take(game, LOTUS_BUSHI);
  take(game, LOTUS_BUSHI);
  expect(game.asked()).toEqual(ASKED);
  take(game, TURTLE_BUSHI);
  expect(game.asked()).toEqual([]);
  expect(game.hostages('koi')).toHaveLength(3);
  expect(game.vp('koi')).toBe(3);
});

test('CARD-RESPECT BATTLE-4 may be left unused, at once or after the first hostage', () => {
  const none = battle({});
  take(none, pass('koi'));
  expect(none.asked()).toEqual([]);
  expect([none.hostages('koi'), none.vp('koi')]).toEqual([[], 0]);

  const one = battle({});
  take(one, LOTUS_BUSHI);
  take(one, pass('koi'));
  expect([one.hostages('koi'), one.vp('koi')]).toEqual([['lotus bushi'], 1]);
});

test('CARD-RESPECT WORD-12 the extra hostage cannot be a Daimyo, a stronghold or an own figure either', () => {
  const game = battle({});
  take(game, LOTUS_BUSHI);
  expect(game.refused({ ...LOTUS_BUSHI, figure: 'daimyo' })).toBe('daimyo-immune');
  expect(game.refused({ ...TURTLE_BUSHI, figure: 'stronghold' })).toBeDefined();
  expect(game.refused({ ...LOTUS_BUSHI, of: 'koi' })).toBe('own-figure');
  expect(game.refused({ ...LOTUS_BUSHI, of: 'dragonfly' })).toBe('no-figure-there');
});

test('CARD-RESPECT is asked only as long as there is somebody to take', () => {
  const game = battle({ map: { nagato: 'koi bushi, lotus bushi daimyo' } });
  take(game, LOTUS_BUSHI);
  expect(game.asked()).toEqual([]);
  expect(game.hostages('koi')).toEqual(['lotus bushi']);
});

test('CARD-RESPECT HOSTAGE-2 steals nothing from an owner at 0 VP', () => {
  const game = battle({ vp: { lotus: 1 } });
  take(game, LOTUS_BUSHI);
  take(game, LOTUS_BUSHI);
  expect(game.hostages('koi')).toHaveLength(2);
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([1, 0]);
});

test('CARD-RESPECT HOSTAGE-1 may take figures of an ally', () => {
  const game = battle({ alliances: ['koi lotus'] });
  take(game, LOTUS_BUSHI);
  take(game, LOTUS_BUSHI);
  expect(game.hostages('koi')).toEqual(['lotus bushi', 'lotus bushi']);
});

test('CARD-RESPECT helps only the one who wins take hostage', () => {
  const game = battle({ cards: { lotus: ['respect'] } });
  take(game, TURTLE_BUSHI);
  expect(game.asked()).toEqual([]);
  expect(game.hostages('koi')).toEqual(['turtle bushi']);
});

test('CARD-RESPECT POETS-1 hostages were not killed', () => {
  const game = table({
    season: 'summer',
    wars: ['nagato'],
    map: { nagato: 'koi bushi, lotus bushi 3' },
    cards: { koi: ['respect'] },
    coins: { koi: 2 },
    at: { phase: 'war', war: 1 },
  });
  game.playNow(bid('koi', { hostage: 1, poets: 1 }));
  take(game, LOTUS_BUSHI);
  take(game, LOTUS_BUSHI);
  // One against one: the Koi win by honor, and only the last Bushi of the Lotus dies.
  expect(game.vp('koi')).toBe(1);
});

test('CARD-RESPECT there are two of it', () => {
  expect(() => table({ cards: { koi: ['respect', 'respect'], lotus: ['respect'] } })).toThrow(
    'there are only 2',
  );
});
