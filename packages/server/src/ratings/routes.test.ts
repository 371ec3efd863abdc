import type { Leaderboard } from '@hinode/wire';
import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { aRoomOf } from '../testing/begun.ts';
import { aBrowser, anOnlineServer, aPerson, type Browser, contribution } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';
import { newRatings } from './ratings.ts';

const store = await aStore();
const HOUR = 3_600_000;
const RATED = { players: 3, set: 'random', clans: 'free', listed: false, rated: true } as const;

const aRatedServer = (now = () => Date.now()): Promise<string> =>
  anOnlineServer(store, { now, ratings: newRatings({ store, season: 'all', now }) });

async function withAccount(address: string, name: string): Promise<Browser> {
  const person = await aPerson(address, name);
  await person.call('POST', '/account', { login: newId(), password: 'a long enough password' });
  return person;
}

const open = (person: Browser, options: object) =>
  person.call('POST', '/games', { options, seat: 0, contribution: contribution() });

test('where no table is rated nobody opens a rated one, and there is no list', async () => {
  const address = await anOnlineServer(store);
  const person = await withAccount(address, 'Ada');
  expect(await open(person, RATED)).toMatchObject({ status: 404, body: { code: 'no-ratings' } });
  expect((await person.call('GET', '/ratings')).body).toEqual({});
  expect(await person.call('POST', '/me/shown', { value: true })).toMatchObject({ status: 404 });
});

test('whoever sits at a rated table has an account', async () => {
  const address = await aRatedServer();
  const stranger = await aPerson(address, 'Stranger');
  const needsAccount = { status: 403, body: { code: 'needs-account' } };
  expect(await open(stranger, RATED)).toMatchObject(needsAccount);
  const host = await withAccount(address, 'Host');
  const { id } = (await open(host, RATED)).body;
  const sit = (person: Browser) =>
    person.call('POST', `/games/${id}/seats`, { seat: 1, contribution: contribution() });
  expect(await sit(stranger)).toMatchObject(needsAccount);
  expect((await sit(await withAccount(address, 'Guest'))).status).toBe(200);
  const other = await aRoomOf([stranger], { listed: false });
  const changed = await stranger.call('POST', `/games/${other.id}/options`, { options: RATED });
  expect(changed).toMatchObject(needsAccount);
});

/** What somebody sees of the ratings. */
const seenBy = async (person: Browser): Promise<Leaderboard> =>
  ((await person.call('GET', '/ratings')).body as { leaderboard: Leaderboard }).leaderboard;

test('a game that is over changes ratings once it has settled, and is listed only with those who want to be seen', async () => {
  let now = Date.now();
  const address = await aRatedServer(() => now);
  const people = [await withAccount(address, 'Winner'), await withAccount(address, 'Loser')] as const;
  const sessions: string[] = [];
  for (let game = 0; game < 5; game++) {
    const { id } = (await open(people[0], RATED)).body;
    await people[1].call('POST', `/games/${id}/seats`, { seat: 1, contribution: contribution() });
    const room = await store.game(String(id));
    if (room === undefined) throw new Error('no room');
    sessions.push(...room.seats.flatMap(({ by }) => (by && 'session' in by ? [by.session] : [])));
    const clans = ['koi', 'lotus', 'turtle'] as const;
    const seats = room.seats.map((seat, n) => ({ ...seat, clan: clans[n] ?? ('bonsai' as const) }));
    const result = { winners: ['koi'], vp: { koi: 40, lotus: 20, turtle: 10 }, honor: [...clans] } as const;
    await store.updateGame(room.id, { status: 'over', endedAt: now, seats, result }, room.version);
  }
  expect(await seenBy(people[0])).toEqual({ rows: [], shown: false });
  now += HOUR;
  const before = await seenBy(people[0]);
  expect(before).toMatchObject({ rows: [], mine: { games: 5, wins: 5 }, shown: false });
  expect(before.mine?.rating).toBeGreaterThan(1_500);
  const shown = await people[0].call('POST', '/me/shown', { value: true });
  expect(shown.body).toMatchObject({
    leaderboard: { rows: [{ name: 'Winner', mine: true, games: 5 }], shown: true },
  });
  expect((await seenBy(aBrowser(address))).rows).toEqual([{ name: 'Winner', ...before.mine }]);
  expect((await people[1].call('POST', '/me/shown', { value: true })).body).toMatchObject({
    leaderboard: { rows: [{ name: 'Winner' }, { name: 'Loser', mine: true, wins: 0 }] },
  });
  // Computed again from the games, by another server.
  const again = await newRatings({ store, season: 'all', now: () => now }).standings();
  expect(again.ratingOf(sessions[0] ?? '')).toEqual(before.mine);
});
