import { expect, test } from 'vitest';
import type { CardId } from '../../../../data/cards.ts';
import type { ClanId } from '../../../../data/clans.ts';
import type { Move } from '../../../../index.ts';
import { snapshot } from '../../../../scenario/snapshot.ts';
import { pass } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';

const OVER = [{ clan: 'dragonfly', kind: 'mandate' }];
const ASKED = [{ clan: 'koi', kind: 'buy', ability: 'ryujin' }];

const sea = (setting: TableSetting) =>
  table({
    season: 'summer',
    shrines: ['ryujin', 'fujin', 'raijin', 'susanoo'],
    worship: { ryujin: 'koi shinto' },
    // Bushido and Yurei cost 3, the Samurai 2, Justice 1, Respect nothing.
    display: ['way-of-bushido', 'yurei', 'path-of-the-samurai', 'justice', 'respect', 'respect'],
    coins: { koi: 3 },
    at: { phase: 'kami', turn: 1 },
    ...setting,
  });

const buy = (clan: ClanId, card: CardId): Move => ({ clan, type: 'buy', card });

test('KAMI-7 Ryujin acquires one card at its full cost', () => {
  const game = sea({ coins: { koi: 4 } });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(buy('koi', 'way-of-bushido'));
  expect([game.cards('koi'), game.coins('koi')]).toEqual([['way-of-bushido'], 1]);
  expect(game.asked()).toEqual(OVER);
});

test('KAMI-7 TRAIN-2 Ryujin gives no discount: a coin short is too little', () => {
  const game = sea({ coins: { koi: 2 } });
  expect(game.refused(buy('koi', 'way-of-bushido'))).toBe('not-enough-coins');
  expect(game.refused(buy('koi', 'path-of-the-samurai'))).toBeUndefined();
  game.playNow(buy('koi', 'justice'));
  expect(game.coins('koi')).toBe(1);
});

test('KAMI-3 Ryujin may be declined', () => {
  const game = sea({});
  game.playNow(pass('koi'));
  expect([game.cards('koi'), game.coins('koi')]).toEqual([[], 3]);
  expect(game.asked()).toEqual(OVER);
});

test('KAMI-7 TRAIN-5 Ryujin sells what is on display only, and it is gone from there', () => {
  const game = sea({ display: ['respect', 'justice', 'respect'] });
  expect(game.refused(buy('koi', 'way-of-the-ronin'))).toBe('card-not-on-display');
  expect(game.refused(buy('lotus', 'respect'))).toBe('not-your-turn');
  game.playNow(buy('koi', 'respect'));
  expect(game.cards('koi')).toEqual(['respect']);
  expect(snapshot(game.state).display).toEqual(['justice', 'respect']);
});

test('KAMI-7 Ryujin lists each card that can be paid for once', () => {
  const game = sea({ coins: { koi: 1 } });
  expect(game.legal('koi')).toEqual([pass('koi'), buy('koi', 'justice'), buy('koi', 'respect')]);
});

test('KAMI-7 Ryujin does not ask a clan that can pay for nothing and that nobody can help', () => {
  expect(sea({ display: ['justice', 'yurei'], coins: {} }).asked()).toEqual(OVER);
  expect(sea({ display: ['justice', 'yurei'], coins: { koi: 1 } }).asked()).toEqual(ASKED);
  expect(sea({ display: ['respect'], coins: {} }).asked()).toEqual(ASKED);
});

test('KAMI-7 TRAIN-4 a Monster bought by Ryujin is summoned at once, with all that follows', () => {
  const game = sea({
    map: { edo: 'koi stronghold', nagato: 'koi stronghold' },
    cards: { koi: ['path-of-the-kenin'] },
  });
  game.playNow(buy('koi', 'yurei'));
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'summon', ability: 'yurei' }]);
  expect(game.refused({ clan: 'koi', type: 'summon', figure: 'yurei', province: 'oshu' })).toBe(
    'no-stronghold-there',
  );
  expect(game.refused(pass('koi'))).toBe('compulsory');
  game.playNow({ clan: 'koi', type: 'summon', figure: 'yurei', province: 'nagato' });
  expect(game.count('koi', 'yurei', 'nagato')).toBe(1);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'place', ability: 'path-of-the-kenin' }]);
});

test('KAMI-7 TRAIN-4 a Monster without a stronghold to go to waits in reserve', () => {
  const game = sea({});
  game.playNow(buy('koi', 'yurei'));
  expect(game.count('koi', 'yurei', 'reserve')).toBe(1);
  expect(game.asked()).toEqual(OVER);
});

test('KAMI-7 BONSAI-1 the Bonsai pay 1 coin at most, and nothing for what is free', () => {
  const setting = {
    honor: 'koi > lotus > turtle > bonsai',
    worship: { ryujin: 'bonsai shinto' },
    coins: { bonsai: 1 },
  } as const;
  const dear = sea(setting);
  dear.playNow(buy('bonsai', 'way-of-bushido'));
  expect(dear.coins('bonsai')).toBe(0);
  const free = sea(setting);
  free.playNow(buy('bonsai', 'respect'));
  expect(free.coins('bonsai')).toBe(1);
  expect(sea({ ...setting, coins: {} }).refused(buy('bonsai', 'justice'))).toBe('not-enough-coins');
});

test('KAMI-7 CARD-BENEVOLENCE coins paid by Ryujin are spent, as in Train', () => {
  const game = sea({ honor: 'lotus > koi > turtle', cards: { koi: ['benevolence'] } });
  game.playNow(buy('koi', 'justice'));
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'give', ability: 'benevolence' }]);
  game.playNow({ clan: 'koi', type: 'give', to: 'turtle' });
  expect([game.vp('koi'), game.coins('koi'), game.coins('turtle')]).toEqual([2, 2, 1]);
  expect(game.honor()[0]).toBe('koi');
});

test('KAMI-1 KAMI-7 nobody but the favored buys: ties go to the higher honor', () => {
  const game = sea({ worship: { ryujin: 'koi shinto, lotus shinto' }, coins: { koi: 3, lotus: 3 } });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(buy('koi', 'respect'));
  expect(game.asked()).toEqual(OVER);
});

test('TRAIN-8 KAMI-7 Ryujin asks a clan that can pay for nothing if one other player has the missing coins', () => {
  const game = sea({ display: ['justice', 'yurei'], coins: { lotus: 1 } });
  expect(game.asked()).toEqual(ASKED);
  expect(game.legal('koi')).toEqual([pass('koi')]);
  game.playNow({ clan: 'lotus', type: 'gift', to: 'koi', coins: 1 });
  expect(game.legal('koi')).toEqual([pass('koi'), buy('koi', 'justice')]);
  game.playNow(buy('koi', 'justice'));
  expect([game.cards('koi'), game.asked()]).toEqual([['justice'], OVER]);
});
