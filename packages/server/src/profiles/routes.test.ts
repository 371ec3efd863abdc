import { expect, onTestFinished, test } from 'vitest';
import { newRatings } from '../ratings/ratings.ts';
import { newId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { ADMIN_KEY, aBrowser, anOnlineServer, aPerson, type Browser } from '../testing/online.ts';
import { aGame, aStore } from '../testing/store.ts';

const CLANS = ['koi', 'lotus', 'turtle'] as const;
const now = () => Date.parse('2026-11-18');

interface Played {
  readonly listed?: boolean;
  readonly rated?: boolean;
  readonly winner?: (typeof CLANS)[number];
  readonly endedAt?: number;
}

/** A game that is over, where the person led the Koi, and somebody else the Lotus. */
async function plays(store: Store, person: string, played: Played = {}): Promise<void> {
  const { listed = false, rated = false, winner = 'koi', endedAt = 1 } = played;
  const id = await aGame(store, { clans: [...CLANS], set: 'archway', seed: 'profiles' }, [
    { clan: 'koi', by: { session: person, name: 'Ada' } },
    { clan: 'lotus', by: { session: 'a'.repeat(22), name: 'Somebody Else' } },
    { clan: 'turtle', by: { bot: 'samurai' } },
  ]);
  const game = await store.game(id);
  if (game === undefined) throw new Error('no such game');
  const result = { winners: [winner], vp: { koi: 31, lotus: 20, turtle: 10 }, honor: [...CLANS] };
  const options = { ...game.options, listed, rated };
  await store.updateGame(id, { status: 'over', endedAt, result, options }, game.version);
}

/** A server with its store, where Ada shows this. */
async function adaShows(showing: object) {
  const store = await aStore(onTestFinished);
  const ratings = newRatings({ store, season: 'all', now });
  const address = await anOnlineServer(store, { ratings, now });
  const ada = await aPerson(address, 'Ada');
  const { body } = await ada.call('POST', '/me/profile', showing);
  const [person = ''] = [...(await personsOf(store, ada))];
  const profile = String(body['id']);
  const bytes = async (): Promise<string> =>
    (await fetch(`${address}/api/profiles/${profile}`, { headers: { origin: address } })).text();
  return { store, address, ada, person, profile, bytes };
}

/** Whoever opens a room sits there: so the id of a person is found. */
async function personsOf(store: Store, browser: Browser): Promise<ReadonlySet<string>> {
  const options = { players: 3, set: 'archway', clans: 'free', listed: false };
  const { body } = await browser.call('POST', '/games', { options, seat: 0, contribution: newId() });
  const room = await store.game(String(body['id']));
  return new Set(room?.seats.flatMap(({ by }) => (by && 'session' in by ? [by.session] : [])));
}

test('nothing is shown unless somebody says so, and then there is an id for it', async () => {
  const address = await anOnlineServer(await aStore(onTestFinished));
  const ada = await aPerson(address, 'Ada');
  const nothing = { rating: false, clans: false, games: false, rated: false };
  expect((await ada.call('GET', '/me/profile')).body).toEqual(nothing);
  const { id } = (await ada.call('POST', '/me/profile', { clans: true })).body;
  expect((await ada.call('POST', '/me/profile', {})).body).toEqual({ ...nothing, clans: true, id });
  expect((await aBrowser(address).call('GET', `/profiles/${id}`)).body).toEqual({ name: 'Ada', clans: [] });
  expect((await ada.call('POST', '/me/profile', { clans: false })).body).toEqual(nothing);
  expect(await aBrowser(address).call('GET', `/profiles/${id}`)).toMatchObject({
    status: 404,
    body: { code: 'no-such-profile' },
  });
  expect((await aBrowser(address).call('GET', '/me/profile')).status).toBe(401);
  const refused = async (body: object) => (await ada.call('POST', '/me/profile', body)).status;
  expect(await Promise.all([{ other: true }, { clans: 'yes' }, { id: newId() }].map(refused))).toEqual([
    400, 400, 400,
  ]);
  expect((await ada.call('GET', '/profiles/short')).status).toBe(400);
});

test('what is shown is what its owner’s games come to', async () => {
  const { store, person, bytes } = await adaShows({ rating: true, clans: true, games: true });
  await plays(store, person, { listed: true, rated: true, endedAt: 5 });
  await plays(store, person, { winner: 'lotus' });
  expect(JSON.parse(await bytes())).toEqual({
    name: 'Ada',
    rating: expect.objectContaining({ games: 1, wins: 1 }),
    clans: [{ clan: 'koi', games: 2, wins: 1 }],
    games: [{ clan: 'koi', players: 3, vp: 31, won: true, endedAt: 5 }],
  });
});

test.each([
  ['only the rating', { rating: true }, { listed: true }],
  ['only games', { games: true }, { listed: false, rated: true }],
] as const)('%s: what is not shown changes no byte', async (_, showing, hidden) => {
  const { store, person, profile, bytes } = await adaShows(showing);
  const before = await bytes();
  await plays(store, person, hidden);
  expect(await bytes()).toBe(before);
  expect(Object.keys(JSON.parse(before)).sort()).toEqual(
    ['name', ...Object.keys(showing)].filter((key) => key !== 'rating').sort(),
  );
  await plays(store, person, { listed: true, rated: true });
  const after = await bytes();
  expect(after).not.toBe(before);
  expect(Object.keys(JSON.parse(after)).sort()).toEqual(['name', ...Object.keys(showing)].sort());
  // Neither whose it is, nor who else sat there, nor the games.
  for (const secret of [person, profile, 'Somebody', 'aaaa', 'samurai', 'secret'])
    expect(after).not.toContain(secret);
});

test('two who show the same of the same games are told alike, however much else they have', async () => {
  const [little, much] = [await adaShows({ games: true }), await adaShows({ games: true })];
  for (const { store, person } of [little, much]) await plays(store, person, { listed: true });
  for (let n = 2; n < 9; n++) await plays(much.store, much.person, { rated: true, endedAt: n });
  expect(await much.bytes()).toBe(await little.bytes());
});

test('of whoever shows only clans nobody learns whether games were rated or listed, or when they ended', async () => {
  const [little, much] = [await adaShows({ clans: true }), await adaShows({ clans: true })];
  await plays(little.store, little.person);
  await plays(much.store, much.person, { listed: true, rated: true, endedAt: 7 });
  expect(await much.bytes()).toBe(await little.bytes());
  expect(JSON.parse(await much.bytes())).toEqual({
    name: 'Ada',
    clans: [{ clan: 'koi', games: 1, wins: 1 }],
  });
});

test('whoever is banned or forgotten has no profile, and looks like nobody', async () => {
  const { address, ada, person, profile, bytes } = await adaShows({ games: true });
  const nobody = await (await fetch(`${address}/api/profiles/${newId()}`)).text();
  const admin = { authorization: `Bearer ${ADMIN_KEY}` };
  const there = await bytes();
  await aBrowser(address).call('POST', '/host/ban', { person, value: true }, admin);
  expect(await bytes()).toBe(nobody);
  await aBrowser(address).call('POST', '/host/ban', { person, value: false }, admin);
  expect(await bytes()).toBe(there);
  await ada.call('DELETE', '/me');
  expect(await bytes()).toBe(nobody);
  expect(profile).not.toBe(person);
});
