import type { Leaderboard } from '@hinode/wire';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { aRoomOf } from '../testing/begun.ts';
import { aBrowser, anOnlineServer, aPerson, type Browser, contribution } from '../testing/online.ts';
import { aGame, aStore } from '../testing/store.ts';
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
  expect((await person.call('GET', '/me/profile')).body).toMatchObject({ rated: false });
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
  const { id: profile } = (await people[0].call('POST', '/me/profile', { rating: true })).body;
  const row = { name: 'Winner', profile, ...before.mine };
  expect(await seenBy(people[0])).toMatchObject({ rows: [{ ...row, mine: true }], shown: true });
  expect((await seenBy(aBrowser(address))).rows).toEqual([row]);
  expect((await seenBy(people[0])).mine).toEqual({ ...before.mine, place: 1 });
  await people[1].call('POST', '/me/profile', { rating: true });
  expect((await seenBy(people[1])).rows).toMatchObject([
    { name: 'Winner' },
    { name: 'Loser', mine: true, wins: 0 },
  ]);
  // Computed again from the games, by another server.
  const again = await newRatings({ store, season: 'all', now: () => now }).standings();
  expect(again.ratingOf(sessions[0] ?? '')).toEqual(before.mine);
});

test('each season has a list of its own, one’s place on it is told, and there are no others', async () => {
  const own = await aStore(onTestFinished);
  const now = () => Date.parse('2026-11-18');
  const ratings = newRatings({ store: own, season: 'quarter', now });
  const anybody = aBrowser(await anOnlineServer(own, { now, ratings }));
  const [autumn, summer] = [Date.parse('2026-10-01'), Date.parse('2026-07-01')];
  const people = ['Ada', 'Eve'].map((name) => ({ id: newId(), tokenHash: newId(), name, createdAt: 0 }));
  for (const one of people) {
    await own.createSession(one);
    await own.show(one.id, { rating: true });
  }
  const [ada, eve] = people.map(({ id }) => id);
  const setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'seasons' } as const;
  const ends = async (endedAt: number, winner: 'koi' | 'lotus'): Promise<void> => {
    const seats = people.map(({ id, name }, n) => ({
      clan: setup.clans[n] ?? ('turtle' as const),
      by: { session: id, name },
    }));
    const id = await aGame(own, { ...setup, clans: [...setup.clans] }, seats);
    const game = await own.game(id);
    const result = { winners: [winner], vp: { koi: 30, lotus: 30, turtle: 0 }, honor: [...setup.clans] };
    const options = { ...RATED, rated: true };
    await own.updateGame(id, { status: 'over', endedAt, result, options }, game?.version ?? 0);
  };
  for (let n = 0; n < 5; n++) {
    await ends(summer + n, 'koi');
    await ends(autumn + n, 'lotus');
  }
  const asked = async (query = ''): Promise<Leaderboard> =>
    ((await anybody.call('GET', `/ratings${query}`)).body as { leaderboard: Leaderboard }).leaderboard;
  const latest = await asked();
  expect(latest.since).toBe(autumn);
  expect(latest.seasons?.map(({ since }) => since)).toEqual([autumn, summer]);
  expect(latest.rows.map(({ name, games }) => [name, games])).toEqual([
    ['Eve', 5],
    ['Ada', 5],
  ]);
  expect(await asked(`?since=${autumn}`)).toEqual(latest);
  expect((await asked(`?since=${summer}`)).rows.map(({ name }) => name)).toEqual(['Ada', 'Eve']);
  expect((await ratings.leaderboard(ada))?.mine).toMatchObject({ games: 5, wins: 0, place: 2 });
  expect((await ratings.leaderboard(ada, summer))?.mine).toMatchObject({ wins: 5, place: 1 });
  await own.show(eve ?? '', { rating: false });
  expect((await ratings.leaderboard(ada))?.mine?.place).toBe(1);
  expect((await ratings.leaderboard(eve))?.mine).not.toHaveProperty('place');
  const refused = async (query: string) => (await anybody.call('GET', `/ratings${query}`)).status;
  expect(await Promise.all(['?since=1', '?since=x', '?since=-1', '?other=1'].map(refused))).toEqual([
    404, 400, 400, 400,
  ]);
});
