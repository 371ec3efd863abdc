import { expect, test } from 'vitest';
import type { ClanId } from '../data/clans.ts';
import { choose } from '../testing/answers.ts';
import { type TableSetting, table } from '../testing/table.ts';
import { reachOf } from './reach.ts';

const reach = (setting: TableSetting, clan: ClanId = 'koi') =>
  reachOf(table({ at: { phase: 'mandate', clan }, ...setting }).state, clan);

test('RECRUIT-1 MANDATE-4 one figure for each stronghold and one more, as long as there are any', () => {
  expect(reach({ map: { edo: 'koi stronghold 2' } }).summons).toBe(3);
  expect(reach({ map: { edo: 'koi stronghold', oshu: 'koi bushi 6 shinto 3' } }).summons).toBe(1);
  expect(reach({ map: { edo: 'koi bushi' } }).summons).toBe(0);
});

test('MARSHAL-1 strongholds are not figures that could move', () => {
  expect(reach({ map: { edo: 'koi bushi 2 stronghold', oshu: 'koi daimyo, lotus bushi' } }).movers).toBe(3);
});

test('MARSHAL-3 BONSAI-1 a clan can build a stronghold if it has one left and can pay for it', () => {
  const built = ({ builds, strongholdPrice }: ReturnType<typeof reach>) => [builds, strongholdPrice];
  expect(built(reach({ coins: { koi: 3 } }))).toEqual([true, 3]);
  expect(built(reach({ coins: { koi: 2 } }))).toEqual([false, 3]);
  expect(built(reach({ coins: { koi: 3 }, map: { edo: 'koi stronghold 4' } }))).toEqual([false, 3]);
  expect(built(reach({ honor: 'koi > lotus > bonsai', coins: { bonsai: 1 } }, 'bonsai'))).toEqual([true, 1]);
});

test('BETRAY-2 BETRAY-3 CARD-PATH-OF-THE-UNRIGHTEOUS two are replaced, and one more for each copy', () => {
  expect(reach({})).toMatchObject({ replacements: 2, breaksAlliance: false });
  expect(reach({ alliances: ['koi lotus'] })).toMatchObject({ replacements: 2, breaksAlliance: true });
  expect(
    reach({ set: 'teapot', season: 'autumn', cards: { koi: ['path-of-the-unrighteous'] } }),
  ).toMatchObject({
    replacements: 3,
  });
});

test('MANDATE-4 TRAIN-2 the bonus is for the current player and the ally', () => {
  const game = table({
    alliances: ['koi lotus'],
    display: ['path-of-the-lion'],
    coins: { koi: 5, lotus: 5, turtle: 5 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
  });
  game.play(choose('koi', 'train'));
  const bonuses = (['koi', 'lotus', 'turtle'] as const).map((clan) => {
    const { bonus, discount } = reachOf(game.state, clan);
    return [bonus, discount];
  });
  expect(bonuses).toEqual([
    [true, 1],
    [true, 1],
    [false, 0],
  ]);
});
