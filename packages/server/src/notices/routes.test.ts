import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { aRoomOf } from '../testing/begun.ts';
import { aBrowser, anOnlineServer, aPerson } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';

const store = await aStore();
const push = { key: 'the public key', tell: async () => {} };
const aSubscription = (endpoint = `https://push.example/${newId()}`) => ({
  subscription: { endpoint, keys: { p256dh: newId(), auth: newId() } },
});

test('a browser subscribes and unsubscribes, for its own person alone', async () => {
  const address = await anOnlineServer(store, { push });
  const [mine, other] = [await aPerson(address, 'Mine'), await aPerson(address, 'Other')] as const;
  expect((await mine.call('GET', '/push/key')).body).toEqual({ key: 'the public key' });
  const wish = aSubscription();
  const { endpoint } = wish.subscription;
  expect((await mine.call('POST', '/push', wish)).status).toBe(200);
  const by = (await store.game((await aRoomOf([mine])).id))?.seats[0]?.by;
  const person = by && 'session' in by ? by.session : '';
  expect(await store.pushes(person)).toEqual([wish.subscription]);
  await other.call('DELETE', '/push', { endpoint });
  expect(await store.pushes(person)).toHaveLength(1);
  await mine.call('DELETE', '/push', { endpoint });
  expect(await store.pushes(person)).toEqual([]);
  expect(await aBrowser(address).call('POST', '/push', wish)).toMatchObject({ status: 401 });
});

test('knowing the address of a browser is not enough to take it over; sitting at it is', async () => {
  const address = await anOnlineServer(store, { push });
  const [mine, other] = [await aPerson(address, 'Mine'), await aPerson(address, 'Other')] as const;
  const wish = aSubscription();
  const { endpoint, keys } = wish.subscription;
  const guessed = { subscription: { endpoint, keys: { ...keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } } };
  expect((await mine.call('POST', '/push', wish)).status).toBe(200);
  expect(await other.call('POST', '/push', guessed)).toMatchObject({
    status: 409,
    body: { code: 'push-taken' },
  });
  expect((await mine.call('POST', '/push', guessed)).status).toBe(200);
  expect((await other.call('POST', '/push', guessed)).status).toBe(200);
});

test('a limited number of browsers of one person are notified, the latest ones', async () => {
  const address = await anOnlineServer(store, { push, limits: { pushes: 2 } });
  const mine = await aPerson(address, 'Mine');
  const by = (await store.game((await aRoomOf([mine])).id))?.seats[0]?.by;
  const person = by && 'session' in by ? by.session : '';
  const wishes = [aSubscription(), aSubscription(), aSubscription()];
  for (const wish of wishes) expect((await mine.call('POST', '/push', wish)).status).toBe(200);
  expect(await store.pushes(person)).toEqual(wishes.slice(1).map(({ subscription }) => subscription));
});

test('nobody can subscribe where no notices can be sent', async () => {
  const browser = await aPerson(await anOnlineServer(store), 'Player');
  const refused = { status: 404, body: { code: 'no-push' } };
  expect(await browser.call('GET', '/push/key')).toMatchObject(refused);
  expect(await browser.call('POST', '/push', aSubscription())).toMatchObject(refused);
});

test.each([
  ['plain http', 'http://push.example/x', 'bad-request'],
  ['this machine', 'https://127.0.0.1/x', 'bad-address'],
  ['nonsense', 'https://', 'bad-request'],
])('a subscription to %s is refused', async (_, endpoint, code) => {
  const browser = await aPerson(await anOnlineServer(store, { push }), 'Player');
  expect(await browser.call('POST', '/push', aSubscription(endpoint))).toMatchObject({
    status: 400,
    body: { code },
  });
});

test('the host of a table adds a chat group, and removes it again', async () => {
  const address = await anOnlineServer(store, { webhooks: true });
  const [host, guest] = [await aPerson(address, 'Host'), await aPerson(address, 'Guest')] as const;
  const { id } = await aRoomOf([host, guest]);
  const name = (by: typeof host, url: unknown) => by.call('POST', `/games/${id}/webhook`, { url });
  const url = 'https://chat.example/hook';
  expect((await name(host, url)).body).toEqual({ webhook: true });
  expect((await store.game(id))?.webhook).toBe(url);
  const seen = async (by: typeof host) => (await by.call('GET', `/games/${id}`)).body;
  expect(await seen(host)).toMatchObject({ webhook: true });
  expect(await seen(guest)).not.toHaveProperty('webhook');
  for (const by of [host, guest]) expect(JSON.stringify(await seen(by))).not.toContain('chat.example');
  expect(await name(guest, null)).toMatchObject({ status: 403, body: { code: 'not-the-host' } });
  expect((await name(host, null)).body).toEqual({ webhook: false });
  expect(await seen(host)).toMatchObject({ webhook: false });
  expect(await name(aBrowser(address), url)).toMatchObject({ status: 401, body: { code: 'no-session' } });
  expect(await name(host, 'https://10.0.0.1/hook')).toMatchObject({
    status: 400,
    body: { code: 'bad-address' },
  });
  for (const bad of ['http://chat.example/hook', 'chat.example', ''])
    expect(await name(host, bad)).toMatchObject({ status: 400, body: { code: 'bad-address' } });
  expect(await host.call('POST', `/games/${newId()}/webhook`, { url })).toMatchObject({
    status: 404,
    body: { code: 'no-such-game' },
  });
});

test('a chat group gets messages in the language of the person who added it', async () => {
  const address = await anOnlineServer(store, { webhooks: true });
  const host = await aPerson(address, 'Host');
  const { id } = await aRoomOf([host]);
  const name = (wish: object) =>
    host.call('POST', `/games/${id}/webhook`, { url: 'https://chat.example/hook', ...wish });
  expect((await name({ language: 'uk' })).status).toBe(200);
  expect((await store.game(id))?.language).toBe('uk');
  expect((await name({})).status).toBe(200);
  expect((await store.game(id))?.language).toBe('en');
  expect(await name({ language: 'tlh' })).toMatchObject({ status: 400, body: { code: 'bad-request' } });
});

test('webhooks are off unless the admin of the server turns them on', async () => {
  const host = await aPerson(await anOnlineServer(store), 'Host');
  const { id } = await aRoomOf([host]);
  expect((await host.call('GET', `/games/${id}`)).body).not.toHaveProperty('webhook');
  expect(await host.call('POST', `/games/${id}/webhook`, { url: 'https://chat.example/' })).toMatchObject({
    status: 403,
    body: { code: 'no-webhooks' },
  });
});
