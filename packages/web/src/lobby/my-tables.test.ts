import type { Glance, ShownRoom } from '@hinode/wire';
import { expect, test } from 'vitest';
import { endOf, pointsOf, tablesOf, titleOf } from './my-tables.ts';

const GLANCE: Glance = {
  season: 'summer',
  phase: 'war',
  turn: 7,
  war: 3,
  wars: 6,
  asked: [],
  clans: [],
  leaders: {},
  offers: [],
};

const aRoom = (id: string, glance: Partial<Glance>, status: ShownRoom['status'] = 'playing'): ShownRoom => ({
  id,
  createdAt: 0,
  status,
  options: { players: 3, set: 'archway', clans: 'free', listed: false },
  seats: [
    { clan: 'koi', name: 'Me' },
    { clan: 'lotus', name: 'Other' },
    { clan: 'turtle', bot: 'samurai' },
  ],
  mine: 0,
  promise: '',
  ...(status === 'playing' && { glance: { ...GLANCE, ...glance } }),
});

test('what waits for me comes first, the most urgent clock on top; without a clock nothing hurries', () => {
  const asked = (due?: number): Partial<Glance> => ({
    asked: [{ clan: 'koi', kind: 'mandate', ...(due !== undefined && { due }) }],
  });
  const { yours, others, gathering, over } = tablesOf([
    aRoom('no clock', asked()),
    aRoom('tomorrow', asked(2_000)),
    aRoom('theirs', { asked: [{ clan: 'lotus', kind: 'mandate', due: 1 }] }),
    aRoom('soon', asked(1_000)),
    aRoom('open', {}, 'open'),
    aRoom('over', {}, 'over'),
  ]);
  expect(yours.map(({ id }) => id)).toEqual(['soon', 'tomorrow', 'no clock']);
  expect(others.map(({ id }) => id)).toEqual(['theirs']);
  expect(gathering.map(({ id }) => id)).toEqual(['open']);
  expect(over.map(({ id }) => id)).toEqual(['over']);
});

test('the title is the question itself', () => {
  const title = (glance: Partial<Glance>) => titleOf(aRoom('a', glance));
  expect(
    title({ asked: [{ clan: 'koi', kind: 'bid' }], battle: { province: 'kyoto', sealed: ['lotus'] } }),
  ).toEqual({ key: 'lobby.bid', values: { province: { name: 'kyoto' } } });
  expect(title({ phase: 'politics', asked: [{ clan: 'koi', kind: 'mandate' }] })).toEqual({
    key: 'ask.mandate',
  });
  const tea = { phase: 'tea', asked: [{ clan: 'koi', kind: 'ready' }] } as const;
  expect(title(tea)).toEqual({ key: 'ask.ready' });
  expect(title({ ...tea, offers: [{ clan: 'lotus', to: 'koi' }] })).toEqual({
    key: 'lobby.offer',
    values: { clan: { name: 'lotus' } },
  });
  expect(title({ asked: [{ clan: 'lotus', kind: 'bid' }] })).toEqual({
    key: 'dock.waiting',
    values: { clans: { names: ['lotus'] } },
  });
});

test('a game that is over says who won, and by how much where it was not I', () => {
  const over = (...winners: ('koi' | 'lotus')[]): ShownRoom => ({
    ...aRoom('over', {}, 'over'),
    result: { winners, vp: { koi: 52, lotus: 61 } },
  });
  expect(endOf(over('koi'))).toEqual({ key: 'end.you-win' });
  expect(pointsOf(over('koi'))).toBeUndefined();
  expect(endOf(over('lotus'))).toMatchObject({ key: 'end.winner', values: { clan: { name: 'lotus' } } });
  expect(pointsOf(over('lotus'))).toEqual({ key: 'lobby.points', values: { vp: 61, mine: 52 } });
  expect(endOf(over('koi', 'lotus')).key).toBe('end.shared');
  expect(endOf(aRoom('broken off', {}, 'over')).key).toBe('end.early');
});
