import { expect, test } from 'vitest';
import { choose } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';
import { eventsOf, gainedFor } from '../../../../testing/turns.ts';

const SPIRIT = {
  set: 'horseman',
  cards: { koi: ['path-of-the-spirit'] },
  map: { edo: 'koi stronghold' },
} as const satisfies TableSetting;

const gained = (game: GameTable) => gainedFor(game, 'koi', 'path-of-the-spirit');

/** The Koi recruit these figures at Edo. */
function recruit(honor: string, figures: readonly string[]): GameTable {
  const game = table({ ...SPIRIT, honor, at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] } });
  game.play(choose('koi', 'recruit'));
  for (const figure of figures) game.play({ clan: 'koi', type: 'summon', figure, province: 'edo' });
  if (eventsOf(game, 'mandateEnded').length === 0) game.until('mandate-end');
  return game;
}

test('CARD-PATH-OF-THE-SPIRIT pays 2 coins and 2 VP after a summon of the player with the most honor', () => {
  expect(gained(recruit('koi > lotus > turtle', ['bushi']))).toEqual({ vp: 2, coins: 2 });
});

test('CARD-PATH-OF-THE-SPIRIT pays nothing to the second on the honor track', () => {
  expect(gained(recruit('lotus > koi > turtle', ['bushi']))).toEqual({ vp: 0, coins: 0 });
});

test('CARD-PATH-OF-THE-SPIRIT, WORD-6 pays once for all the figures of one Recruit', () => {
  expect(gained(recruit('koi > lotus > turtle', ['bushi', 'bushi']))).toEqual({ vp: 2, coins: 2 });
});

test('CARD-PATH-OF-THE-SPIRIT pays nothing when nothing was summoned', () => {
  expect(gained(recruit('koi > lotus > turtle', []))).toEqual({ vp: 0, coins: 0 });
});

test('CARD-PATH-OF-THE-SPIRIT pays after a summon on the turn of another, but not for the summons of others', () => {
  const game = table({
    ...SPIRIT,
    honor: 'koi > turtle > dragonfly',
    map: { edo: 'koi stronghold', kyoto: 'turtle stronghold' },
    at: { phase: 'mandate', clan: 'turtle', tiles: ['recruit'] },
  });
  game.play(choose('turtle', 'recruit'));
  game.play({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  game.play({ clan: 'turtle', type: 'summon', figure: 'bushi', province: 'kyoto' });
  game.until('mandate-end');
  expect(gained(game)).toEqual({ vp: 2, coins: 2 });
  expect([game.coins('turtle'), game.vp('turtle')]).toEqual([0, 0]);
});

test('CARD-PATH-OF-THE-SPIRIT pays after Raijin', () => {
  const game = table({
    ...SPIRIT,
    honor: 'koi > lotus > turtle',
    shrines: ['raijin', 'fujin', 'ryujin', 'susanoo'],
    worship: { raijin: 'koi shinto' },
    at: { phase: 'kami', turn: 1 },
  });
  game.playNow({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'oshu' });
  expect(gained(game)).toEqual({ vp: 2, coins: 2 });
});

test('CARD-PATH-OF-THE-SPIRIT pays after a trained Monster is summoned, not if it waits in reserve', () => {
  const train = (map: NonNullable<TableSetting['map']>): GameTable => {
    const game = table({
      ...SPIRIT,
      honor: 'koi > lotus > turtle',
      season: 'autumn',
      map,
      display: ['river-dragon'],
      coins: { koi: 2 },
      at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
    });
    game.play(choose('koi', 'train'));
    game.play({ clan: 'koi', type: 'buy', card: 'river-dragon' });
    return game;
  };
  expect(gained(train({ edo: 'koi stronghold' }))).toEqual({ vp: 2, coins: 2 });
  expect(gained(train({}))).toEqual({ vp: 0, coins: 0 });
});

test('CARD-PATH-OF-THE-SPIRIT, RECRUIT-4 pays for a Shinto sent to worship: it was summoned', () => {
  const game = table({
    ...SPIRIT,
    honor: 'koi > lotus > turtle',
    shrines: ['raijin', 'fujin', 'ryujin', 'susanoo'],
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
  });
  game.play(choose('koi', 'recruit'));
  game.play({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo', shrine: 'fujin' });
  game.until('mandate-end');
  expect(gained(game)).toEqual({ vp: 2, coins: 2 });
});

test('CARD-PATH-OF-THE-SPIRIT, WORD-7 pays nothing for a figure that replaces another', () => {
  const game = table({
    ...SPIRIT,
    honor: 'koi > lotus > turtle',
    map: { oshu: 'lotus bushi' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['betray'] },
  });
  game.play(choose('koi', 'betray'));
  game.play({ clan: 'koi', type: 'replace', of: 'lotus', figure: 'bushi', with: 'bushi', province: 'oshu' });
  expect(game.count('koi', 'bushi', 'oshu')).toBe(1);
  expect(gained(game)).toEqual({ vp: 0, coins: 0 });
});
