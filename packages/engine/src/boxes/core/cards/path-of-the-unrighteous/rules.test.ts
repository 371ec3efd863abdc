import { expect, test } from 'vitest';
import type { ClanId } from '../../../../data/clans.ts';
import type { MoveOf, Place } from '../../../../moves/types.ts';
import { choose } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

const SETTING = {
  set: 'teapot',
  shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
  map: {
    edo: 'lotus bushi 4, turtle bushi 4, dragonfly bushi 4',
    oshu: 'lotus shinto daimyo stronghold, turtle shinto',
  },
  worship: { raijin: 'lotus shinto, turtle shinto', fujin: 'dragonfly shinto' },
} as const satisfies TableSetting;

/** The Koi betray, with this many copies of the card. */
function betray(copies: number, setting: TableSetting = {}): GameTable {
  const game = table({
    ...SETTING,
    cards: { koi: Array.from({ length: copies }, () => 'path-of-the-unrighteous' as const) },
    at: { phase: 'mandate', clan: 'koi', tiles: ['betray'] },
    ...setting,
  });
  game.play(choose('koi', 'betray'));
  return game;
}

const replace = (of: ClanId, figure: string, place: Place, by = figure): MoveOf<'replace'> => ({
  clan: 'koi',
  type: 'replace',
  of,
  figure,
  with: by,
  ...place,
});
const bushi = (of: ClanId) => replace(of, 'bushi', { province: 'edo' });
const worshipper = (of: ClanId) => replace(of, 'shinto', { shrine: of === 'dragonfly' ? 'fujin' : 'raijin' });

test('CARD-PATH-OF-THE-UNRIGHTEOUS allows a third figure, of a third opponent', () => {
  const game = betray(1);
  game.playNow(bushi('lotus'));
  game.playNow(bushi('turtle'));
  game.playNow(bushi('dragonfly'));
  expect(game.count('koi', 'bushi', 'edo')).toBe(3);
  expect(game.asked()).not.toContainEqual({ clan: 'koi', kind: 'replace' });
});

test('BETRAY-3 without the card there is no third figure, and no second of one opponent', () => {
  const game = betray(0);
  game.playNow(bushi('lotus'));
  expect(game.refused(bushi('lotus'))).toBe('opponent-already-hit');
  game.playNow(bushi('turtle'));
  expect(game.asked()).not.toContainEqual({ clan: 'koi', kind: 'replace' });
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS allows a second figure of an opponent already hit, at any point of the sequence', () => {
  const game = betray(1);
  game.playNow(bushi('lotus'));
  game.playNow(bushi('lotus'));
  expect(game.refused(bushi('lotus'))).toBe('opponent-already-hit');
  expect(game.refused(worshipper('turtle'))).toBe('worshippers-out-of-reach');
  game.playNow(bushi('turtle'));
  expect(game.count('koi', 'bushi', 'edo')).toBe(3);
  expect(game.asked()).not.toContainEqual({ clan: 'koi', kind: 'replace' });
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS after two opponents, the extra figure may belong to one of them', () => {
  const game = betray(1);
  game.playNow(bushi('lotus'));
  game.playNow(bushi('turtle'));
  expect(game.refused(bushi('lotus'))).toBeUndefined();
  expect(game.refused(bushi('turtle'))).toBeUndefined();
  expect(game.refused(bushi('dragonfly'))).toBeUndefined();
  expect(game.refused(worshipper('lotus'))).toBeUndefined();
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS reaches a worshipper: a Shinto takes its place and worships', () => {
  const game = betray(1);
  game.playNow(worshipper('lotus'));
  expect(game.count('koi', 'shinto', 'raijin')).toBe(1);
  expect(game.count('lotus', 'shinto', 'raijin')).toBe(0);
  expect(game.count('lotus', 'shinto', 'reserve')).toBe(2);
  // The one extra is spent: there is no second worshipper, and no second figure of one opponent.
  expect(game.refused(worshipper('turtle'))).toBe('worshippers-out-of-reach');
  game.playNow(bushi('lotus'));
  expect(game.refused(bushi('lotus'))).toBe('opponent-already-hit');
  game.playNow(bushi('dragonfly'));
  expect(game.asked()).not.toContainEqual({ clan: 'koi', kind: 'replace' });
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS, BETRAY-5 without the card worshippers are out of reach', () => {
  expect(betray(0).refused(worshipper('lotus'))).toBe('worshippers-out-of-reach');
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS only a Shinto, or what counts as one, takes the place of a worshipper', () => {
  const game = betray(1, {
    cards: { koi: ['path-of-the-unrighteous', 'komainu', 'river-dragon', 'yurei'] },
  });
  const at = { shrine: 'raijin' } as const;
  expect(game.refused(replace('lotus', 'shinto', at, 'bushi'))).toBe('different-type');
  expect(game.refused(replace('lotus', 'shinto', at, 'river-dragon'))).toBe('different-type');
  expect(game.refused(replace('lotus', 'shinto', at, 'yurei'))).toBe('different-type');
  expect(game.refused(replace('lotus', 'shinto', at, 'daimyo'))).toBe('different-type');
  game.playNow(replace('lotus', 'shinto', at, 'komainu'));
  expect(game.count('koi', 'komainu', 'raijin')).toBe(1);
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS a worshipping Komainu gives way to a Shinto, not to another Monster', () => {
  const game = betray(1, {
    cards: { koi: ['path-of-the-unrighteous', 'river-dragon'], lotus: ['komainu'] },
    worship: { raijin: 'lotus komainu' },
  });
  const at = { shrine: 'raijin' } as const;
  expect(game.refused(replace('lotus', 'komainu', at, 'river-dragon'))).toBe('different-type');
  game.playNow(replace('lotus', 'komainu', at, 'shinto'));
  expect(game.count('koi', 'shinto', 'raijin')).toBe(1);
  expect(game.count('lotus', 'komainu', 'reserve')).toBe(1);
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS does not reach Daimyo, strongholds or own figures', () => {
  const game = betray(1, { map: { ...SETTING.map, kyoto: 'koi bushi' } });
  expect(game.refused(replace('lotus', 'daimyo', { province: 'oshu' }))).toBe('cannot-be-replaced');
  expect(game.refused(replace('lotus', 'stronghold', { province: 'oshu' }))).toBe('cannot-be-replaced');
  expect(game.refused(replace('koi', 'bushi', { province: 'kyoto' }))).toBe('own-figure');
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS, BETRAY-4 the extra figure too is of the same type', () => {
  const game = betray(1);
  expect(game.refused(replace('lotus', 'bushi', { province: 'edo' }, 'shinto'))).toBe('different-type');
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS: two copies allow two more, worshippers or not', () => {
  const game = betray(2);
  game.playNow(worshipper('lotus'));
  game.playNow(worshipper('dragonfly'));
  expect(game.refused(worshipper('turtle'))).toBe('worshippers-out-of-reach');
  game.playNow(bushi('lotus'));
  expect(game.refused(bushi('lotus'))).toBe('opponent-already-hit');
  game.playNow(bushi('turtle'));
  expect(game.asked()).not.toContainEqual({ clan: 'koi', kind: 'replace' });
  expect(game.count('koi', 'shinto', 'raijin') + game.count('koi', 'shinto', 'fujin')).toBe(2);
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS: two copies allow three figures of one opponent, and one of another', () => {
  const game = betray(2);
  for (let i = 0; i < 3; i++) game.playNow(bushi('lotus'));
  expect(game.refused(bushi('lotus'))).toBe('opponent-already-hit');
  game.playNow(bushi('dragonfly'));
  expect(game.asked()).not.toContainEqual({ clan: 'koi', kind: 'replace' });
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS each replacement may be declined', () => {
  const game = betray(1);
  game.playNow(bushi('lotus'));
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'replace' }]);
  game.playNow({ clan: 'koi', type: 'pass' });
  expect(game.count('koi', 'bushi', 'edo')).toBe(1);
  expect(game.asked()).not.toContainEqual({ clan: 'koi', kind: 'replace' });
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS helps its owner alone', () => {
  const game = betray(0, { cards: { lotus: ['path-of-the-unrighteous'] } });
  game.playNow(bushi('turtle'));
  expect(game.refused(bushi('turtle'))).toBe('opponent-already-hit');
  expect(game.refused(worshipper('turtle'))).toBe('worshippers-out-of-reach');
});

test('CARD-PATH-OF-THE-UNRIGHTEOUS brings no Shinto that is not in reserve', () => {
  const game = betray(1, { worship: { ...SETTING.worship, ryujin: 'koi shinto 3' } });
  expect(game.refused(worshipper('lotus'))).toBe('no-figure-of-that-type');
});

test('BETRAY-3, CARD-PATH-OF-THE-UNRIGHTEOUS each Betray counts anew', () => {
  const game = betray(1);
  game.playNow(bushi('turtle'));
  game.playNow(worshipper('turtle'));
  game.playNow({ clan: 'koi', type: 'pass' });
  const announced = game.legal('lotus').find((move) => move.type === 'mandate' && move.announce === 'betray');
  game.playNow(announced ?? choose('lotus', 'betray'));
  game.playNow({ ...bushi('turtle'), clan: 'lotus' });
  game.playNow({ ...bushi('koi'), clan: 'lotus' });
  expect(game.count('lotus', 'bushi', 'edo')).toBe(6);
});
