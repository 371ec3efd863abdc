import { createECDH, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { folder } from '../testing/site.ts';
import { aStore } from '../testing/store.ts';
import { callingBy } from './calling.ts';
import { openPush } from './push.ts';
import {
  aDrippingServer,
  anEndlessServer,
  anOutsideServer,
  CERTIFICATE,
  ENDLESS,
} from './testing/outside.ts';

const store = await aStore();

const aPerson = async (): Promise<string> => {
  const id = newId();
  await store.createSession({ id, tokenHash: newId(), name: 'Player', createdAt: 0 });
  return id;
};

/** The subscription that a browser would send. */
function subscriptionTo(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint,
    keys: {
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}

const opened = (isAllowed?: (address: string) => boolean, patience?: () => AbortSignal) =>
  openPush({
    call: callingBy({ ca: CERTIFICATE, ...(isAllowed && { isAllowed }), ...(patience && { patience }) }),
    store,
    folder: folder({}),
    contact: 'mailto:host@hinode.invalid',
  });

test('a notice goes to every browser of the person, sealed and signed, and to nobody else', async () => {
  const service = await anOutsideServer(201);
  const [mine, other] = [await aPerson(), await aPerson()];
  for (const [person, place] of [
    [mine, 'one'],
    [mine, 'two'],
    [other, 'three'],
  ] as const)
    await store.addPush(person, subscriptionTo(`${service.url}${place}`));
  await opened(() => true).tell(mine, { kind: 'your-turn', game: 'a game' });
  expect(service.calls.map(({ url }) => url).sort()).toEqual(['/one', '/two']);
  for (const { headers, body } of service.calls) {
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(JSON.stringify(headers)).toMatch(/vapid t=/);
    expect(body).not.toContain('a game');
  }
});

test.each([404, 410])('a browser that is gone (%d) is forgotten', async (status) => {
  const service = await anOutsideServer(status);
  const person = await aPerson();
  await store.addPush(person, subscriptionTo(`${service.url}${newId()}`));
  await opened(() => true).tell(person, {});
  expect(await store.pushes(person)).toEqual([]);
});

test.each([429, 500])('a browser that could not be reached today (%d) is kept', async (status) => {
  const service = await anOutsideServer(status);
  const person = await aPerson();
  await store.addPush(person, subscriptionTo(`${service.url}${newId()}`));
  await opened(() => true).tell(person, {});
  expect(await store.pushes(person)).toHaveLength(1);
});

test('nobody can make us call this machine', async () => {
  const service = await anOutsideServer(201);
  const person = await aPerson();
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    await store.addPush(person, subscriptionTo(`${service.url.replace('localhost', host)}${newId()}`));
  await opened().tell(person, {});
  expect(service.calls).toEqual([]);
});

test('an endless answer from a service is not read', async () => {
  const service = await anEndlessServer(410);
  const person = await aPerson();
  await store.addPush(person, subscriptionTo(`${service.url}${newId()}`));
  await opened(() => true).tell(person, {});
  expect(await service.written).toBeLessThan(ENDLESS);
  // The status at the beginning was read.
  expect(await store.pushes(person)).toEqual([]);
});

test('a service that answers drop by drop is abandoned when the time for the whole call is over', async () => {
  const service = await aDrippingServer();
  const person = await aPerson();
  await store.addPush(person, subscriptionTo(`${service.url}${newId()}`));
  const patience = new AbortController();
  const told = opened(
    () => true,
    () => patience.signal,
  ).tell(person, {});
  await service.dripped;
  patience.abort();
  await told;
  expect(service.calls).toHaveLength(1);
});

test('a browser with invalid keys is skipped', async () => {
  const service = await anOutsideServer(201);
  const person = await aPerson();
  await store.addPush(person, { endpoint: `${service.url}bad`, keys: { p256dh: 'x', auth: 'y' } });
  await store.addPush(person, subscriptionTo(`${service.url}good`));
  await opened(() => true).tell(person, {});
  expect(service.calls.map(({ url }) => url)).toEqual(['/good']);
});

test('the keys are made once, and nobody else may read them', () => {
  const place = folder({});
  const open = () =>
    openPush({ call: callingBy(), store, folder: place, contact: 'mailto:host@hinode.invalid' }).key;
  expect(open()).toBe(open());
  expect(fs.statSync(path.join(place, 'push-keys.json')).mode & 0o077).toBe(0);
});
