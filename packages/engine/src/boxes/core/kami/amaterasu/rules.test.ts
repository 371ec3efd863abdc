import { expect, test } from 'vitest';
import { no, yes } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';

const ASKED = [{ clan: 'turtle', kind: 'use', ability: 'amaterasu' }];
/** The clan that takes the next mandate turn, when the kami turn is over. */
const OVER = [{ clan: 'dragonfly', kind: 'mandate' }];

const sun = (setting: TableSetting) =>
  table({
    shrines: ['amaterasu', 'tsukuyomi', 'hachiman', 'susanoo'],
    worship: { amaterasu: 'turtle shinto' },
    at: { phase: 'kami', turn: 1 },
    ...setting,
  });

test('KAMI-4 Amaterasu lifts to the top of the honor track, and those above slide down one', () => {
  const game = sun({});
  expect(game.asked()).toEqual(ASKED);
  game.playNow(yes('turtle', 'amaterasu'));
  expect(game.honor()).toEqual(['turtle', 'koi', 'lotus', 'dragonfly']);
  expect(game.asked()).toEqual(OVER);
});

test('KAMI-4 Amaterasu lifts the lowest past everybody', () => {
  const game = sun({ honor: 'koi > lotus > dragonfly > bonsai > turtle' });
  game.playNow(yes('turtle', 'amaterasu'));
  expect(game.honor()).toEqual(['turtle', 'koi', 'lotus', 'dragonfly', 'bonsai']);
});

test('KAMI-3 Amaterasu may be declined', () => {
  const game = sun({});
  game.playNow(no('turtle', 'amaterasu'));
  expect(game.honor()).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
  expect(game.asked()).toEqual(OVER);
});

test('KAMI-4 Amaterasu does not ask the clan already on top', () => {
  const game = sun({ worship: { amaterasu: 'koi shinto' } });
  expect(game.asked()).toEqual(OVER);
  expect(game.honor()[0]).toBe('koi');
});

test('KAMI-1 KAMI-4 Amaterasu changes the ties at later shrines, not at earlier ones', () => {
  const worship = {
    amaterasu: 'turtle shinto',
    tsukuyomi: 'koi shinto, turtle shinto',
  };
  const after = sun({ worship });
  after.playNow(yes('turtle', 'amaterasu'));
  expect([after.coins('koi'), after.coins('turtle')]).toEqual([0, 2]);

  const before = sun({ worship, shrines: ['tsukuyomi', 'amaterasu', 'hachiman', 'susanoo'] });
  before.playNow(yes('turtle', 'amaterasu'));
  expect([before.coins('koi'), before.coins('turtle')]).toEqual([2, 0]);

  const declined = sun({ worship });
  declined.playNow(no('turtle', 'amaterasu'));
  expect([declined.coins('koi'), declined.coins('turtle')]).toEqual([2, 0]);
});

test('KAMI-1 the favor goes to the most Force of worshippers, ties to the higher honor', () => {
  expect(sun({ worship: { amaterasu: 'lotus shinto, turtle shinto 2' } }).asked()).toEqual(ASKED);
  expect(sun({ worship: { amaterasu: 'turtle shinto, dragonfly shinto' } }).asked()).toEqual(ASKED);
  expect(sun({ worship: { amaterasu: 'turtle shinto, lotus shinto' } }).waitingFor()).toEqual(['lotus']);
});

test('KAMI-1 CARD-KOMAINU WORD-11 a Komainu worships like a Shinto', () => {
  const game = sun({
    worship: { amaterasu: 'turtle shinto komainu, lotus shinto' },
    cards: { turtle: ['komainu'] },
  });
  expect(game.asked()).toEqual(ASKED);
});

test('KAMI-1 an empty shrine is skipped', () => {
  const game = sun({ worship: {} });
  expect(game.asked()).toEqual(OVER);
  expect(game.honor()).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
});

test('KAMI-2 worshippers stay for the other kami turns of the season', () => {
  const game = sun({});
  game.playNow(no('turtle', 'amaterasu'));
  game.untilAsked('use', 'turtle');
  expect(game.asked()).toEqual(ASKED);
  expect(game.events.filter((event) => event.type === 'kamiTurnBegan')).toHaveLength(2);
});

test('KAMI-4 nobody but the favored may answer Amaterasu', () => {
  const game = sun({});
  expect(game.refused(yes('koi', 'amaterasu'))).toBe('not-your-turn');
  expect(game.refused(yes('turtle', 'fujin'))).toBe('other-ability-asked');
});
