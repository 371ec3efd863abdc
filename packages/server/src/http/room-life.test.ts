import type { ShownRoom } from '@hinode/wire';
import { expect, test } from 'vitest';
import { aGameOf, aRoomOf, playOut } from '../testing/begun.ts';
import { anOnlineServer, aPerson, type Browser } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';

const store = await aStore();

const seen = async (by: Browser, path: string) => (await by.call('GET', path)).body as unknown;

test('those who wait are told who sat down, who is ready and what was changed; a phrase is passed on as it is', async () => {
  const address = await anOnlineServer(store);
  const [host, guest] = [await aPerson(address, 'Host'), await aPerson(address, 'Guest')] as const;
  const { id, options } = await aRoomOf([host, guest]);
  await guest.call('POST', `/games/${id}/talk`, { phrase: 'greeting' });
  await guest.call('POST', `/games/${id}/ready`, { value: true });
  await host.call('POST', `/games/${id}/options`, { options: { ...options, clans: 'random' } });
  expect(await seen(guest, `/games/${id}`)).toMatchObject({
    options: { clans: 'random' },
    talk: [
      { seat: 1, did: 'sat-down' },
      { seat: 1, phrase: 'greeting' },
      { seat: 1, did: 'is-ready' },
      { seat: 0, did: 'changed-options' },
    ],
  });
  const both = { words: 'hello', phrase: 'greeting' };
  expect((await guest.call('POST', `/games/${id}/talk`, both)).body).toMatchObject({ code: 'bad-words' });
});

test('I can watch public games of people I have played with, but not games by invitation or those of strangers', async () => {
  const address = await anOnlineServer(store);
  const [me, friend, stranger] = [
    await aPerson(address, 'Me'),
    await aPerson(address, 'Friend'),
    await aPerson(address, 'Stranger'),
  ] as const;
  const begin = async (by: Browser, listed: boolean): Promise<ShownRoom> => {
    const room = await aRoomOf([by], { listed });
    for (const seat of [1, 2]) await by.call('POST', `/games/${room.id}/bots`, { seat, level: 'random' });
    await by.call('POST', `/games/${room.id}/start`);
    return room;
  };
  const listed = await begin(friend, true);
  await begin(friend, false);
  await begin(stranger, true);
  const toWatch = async () => (await seen(me, '/me/friends')) as readonly ShownRoom[];
  expect(await toWatch()).toEqual([]);
  await aGameOf([me, friend]);
  const games = await toWatch();
  expect(games).toMatchObject([{ id: (await store.game(listed.id))?.watch, glance: { season: 'spring' } }]);
  expect(JSON.stringify(games)).not.toContain(listed.id);
});

test('a game that is over tells who won, by how much and when', async () => {
  const address = await anOnlineServer(store);
  const me = await aPerson(address, 'Me');
  const { id } = await aGameOf([me]);
  await playOut(store, id);
  const result = (await store.game(id))?.result;
  expect(await seen(me, '/me/games')).toMatchObject([
    { id, endedAt: 0, result: { winners: result?.winners, vp: result?.vp } },
  ]);
});
