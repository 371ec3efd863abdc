import type { Event, ProvinceId, SeasonId } from '@hinode/engine';
import { expect, test } from 'vitest';
import { accountOf } from './season-account.ts';

const CLANS = ['koi', 'lotus', 'turtle'] as const;

const all = { seenBy: 'all' } as const;
const began = (season: SeasonId): Event => ({ type: 'seasonBegan', season, ...all });
const discarded = (province: ProvinceId): Event => ({ type: 'tokenDiscarded', province, ...all });
const taken = (clan: 'koi' | 'lotus' | 'turtle', province: ProvinceId, fought: boolean): Event => ({
  type: 'tokenTaken',
  clan,
  province,
  fought,
  ...all,
});
const battle = (province: ProvinceId, ...fighters: ('koi' | 'lotus' | 'turtle')[]): Event => ({
  type: 'battleBegan',
  province,
  fighters,
  ...all,
});

const logged = (...events: readonly Event[]) => events.map((event, i) => ({ at: i + 1, event }));

/** At the tea of Summer, after a Spring in which this happened. */
const afterSpring = (...events: readonly Event[]) =>
  logged(began('spring'), ...events, began('summer'), { type: 'teaBegan', ...all });

const whyOf = (...events: readonly Event[]) => accountOf(afterSpring(...events), CLANS, 'koi')?.why;

test('points and war tokens of the season that ended: yours first, then whoever won most', () => {
  const log = logged(
    { type: 'gained', clan: 'koi', vp: 9, because: 'harvest', ...all },
    began('spring'),
    { type: 'gained', clan: 'turtle', vp: 3, because: 'battle', ...all },
    { type: 'gained', clan: 'turtle', coins: 5, because: 'income', ...all },
    { type: 'stolen', clan: 'turtle', from: 'koi', vp: 1, because: 'courage', ...all },
    taken('lotus', 'edo', true),
    taken('turtle', 'kyoto', false),
    began('summer'),
    { type: 'gained', clan: 'lotus', vp: 7, because: 'harvest', ...all },
  );
  expect(accountOf(log, CLANS, 'koi')).toMatchObject({
    season: 'spring',
    clans: [
      { clan: 'koi', vp: -1, tokens: 0 },
      { clan: 'turtle', vp: 4, tokens: 1 },
      { clan: 'lotus', vp: 0, tokens: 1 },
    ],
  });
});

test('only the season before counts', () => {
  const log = logged(
    began('spring'),
    taken('koi', 'edo', true),
    began('summer'),
    taken('lotus', 'edo', true),
    began('autumn'),
  );
  const { season, clans } = accountOf(log, CLANS, 'koi') ?? {};
  expect(season).toBe('summer');
  expect(clans?.map(({ clan, tokens }) => [clan, tokens])).toEqual([
    ['koi', 0],
    ['lotus', 1],
    ['turtle', 0],
  ]);
});

test('there is nothing to tell in the first season', () => {
  expect(accountOf(logged(began('spring')), CLANS, 'koi')).toBeUndefined();
});

test('a clan without a war token hears why, the plainest reason first', () => {
  const lost = [battle('edo', 'koi', 'lotus'), taken('lotus', 'edo', true)];
  expect(whyOf(...lost, taken('turtle', 'oshu', false), discarded('kyoto'), discarded('nagato'))).toEqual({
    key: 'season-account.unclaimed',
    values: { provinces: { names: ['kyoto', 'nagato'] } },
  });
  expect(whyOf(...lost, taken('turtle', 'oshu', false))).toEqual({
    key: 'season-account.uncontested',
    values: { provinces: { names: ['oshu'] } },
  });
  expect(whyOf(...lost)).toEqual({ key: 'season-account.lost', values: { n: 1 } });
  expect(whyOf(battle('edo', 'turtle', 'lotus'), taken('lotus', 'edo', true))).toEqual({
    key: 'season-account.absent',
  });
});

test('whoever won a war token needs no reason, and those who look on are nobody', () => {
  const events = [taken('koi', 'edo', true), discarded('kyoto')];
  expect(whyOf(...events)).toBeUndefined();
  const seen = accountOf(afterSpring(...events), CLANS, undefined);
  expect(seen?.why).toBeUndefined();
  expect(seen?.clans.map(({ clan }) => clan)).toEqual(['koi', 'lotus', 'turtle']);
});
