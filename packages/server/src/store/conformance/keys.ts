import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { PushSubscription } from '../store.ts';
import { newSession, type Open, personIn, WHEN } from './material.ts';

export function keysAreKept(opened: Open): void {
  test('opens the same person in another browser, and can be thrown away alone', async () => {
    const store = await opened();
    const session = newSession();
    await store.createSession(session);
    await store.addKey(session.id, 'second', WHEN);
    expect(await store.session('second')).toEqual({ ...session, tokenHash: 'second', banned: false });
    await store.renameSession(session.id, 'Ada');
    expect((await store.session('second'))?.name).toBe('Ada');
    expect(await store.dropKey(session.tokenHash)).toBe(true);
    expect(await store.dropKey(session.tokenHash)).toBe(false);
    expect(await store.session(session.tokenHash)).toBeUndefined();
    expect(await store.session('second')).toMatchObject({ id: session.id });
  });

  test('belongs to one person only', async () => {
    const store = await opened();
    const [one, other] = [newSession(), newSession()];
    await store.createSession(one);
    await store.createSession(other);
    await expect(store.addKey(other.id, one.tokenHash, WHEN)).rejects.toMatchObject({
      code: 'session-exists',
    });
    await expect(store.addKey(newId(), 'new', WHEN)).rejects.toMatchObject({ code: 'no-such-person' });
    await expect(store.addKey(one.id, '', WHEN)).rejects.toMatchObject({ code: 'bad-input' });
    await expect(store.addKey(one.id, 'new', -1)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await store.session(one.tokenHash)).toMatchObject({ id: one.id });
  });

  test('is had for a code once, while the code is fresh', async () => {
    const store = await opened();
    const person = await personIn(store);
    await store.addCode('code', person, WHEN);
    const taken = await Promise.all([1, 2, 3].map(() => store.takeCode('code', WHEN - 1)));
    expect(taken).toEqual([person, undefined, undefined]);
    expect(await store.takeCode('another', WHEN)).toBeUndefined();
    await store.addCode('code', person, WHEN);
    expect(await store.takeCode('code', WHEN)).toBeUndefined();
    expect(await store.takeCode('code', WHEN - 1)).toBeUndefined();
  });

  test('is had for the latest code only', async () => {
    const store = await opened();
    const [person, other] = [await personIn(store), await personIn(store)];
    await store.addCode('first', person, WHEN);
    await store.addCode('others', other, WHEN);
    await store.addCode('second', person, WHEN);
    expect(await store.takeCode('first', 0)).toBeUndefined();
    expect(await store.takeCode('second', 0)).toBe(person);
    expect(await store.takeCode('others', 0)).toBe(other);
    await expect(store.addCode('third', newId(), WHEN)).rejects.toMatchObject({ code: 'no-such-person' });
    await expect(store.addCode('', person, WHEN)).rejects.toMatchObject({ code: 'bad-input' });
    await expect(store.addCode('third', person, -1)).rejects.toMatchObject({ code: 'bad-input' });
    await expect(store.takeCode('third', Number.NaN)).rejects.toMatchObject({ code: 'bad-input' });
  });
}

export function accountsAreKept(opened: Open): void {
  test('is found by its login, in small and large letters alike, and by its person', async () => {
    const store = await opened();
    const person = await personIn(store);
    await store.createAccount(person, 'Šárka', 'hash');
    const account = { person, login: 'Šárka', passwordHash: 'hash' };
    for (const login of ['Šárka', 'ŠÁRKA', 'šárka', 'S\u030cárka'])
      expect(await store.account(login)).toEqual(account);
    expect(await store.accountOf(person)).toEqual(account);
    expect(await store.account('sarka')).toBeUndefined();
    expect(await store.accountOf(newId())).toBeUndefined();
  });

  test('has a login of its own, and a person has one account', async () => {
    const store = await opened();
    const [one, other] = [await personIn(store), await personIn(store)];
    await store.createAccount(one, 'ada', 'hash');
    await expect(store.createAccount(other, 'ADA', 'hash')).rejects.toMatchObject({ code: 'login-taken' });
    await expect(store.createAccount(one, 'eve', 'hash')).rejects.toMatchObject({ code: 'account-exists' });
    await expect(store.createAccount(newId(), 'eve', 'hash')).rejects.toMatchObject({
      code: 'no-such-person',
    });
    for (const [login, hash] of [
      ['', 'hash'],
      ['x'.repeat(201), 'hash'],
      ['eve', ''],
    ] as const)
      await expect(store.createAccount(other, login, hash)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await store.accountOf(other)).toBeUndefined();
  });

  test('goes to one of many who want the same login at once', async () => {
    const store = await opened();
    const persons = await Promise.all(Array.from({ length: 20 }, () => personIn(store)));
    const got = await Promise.allSettled(persons.map((person) => store.createAccount(person, 'ada', 'hash')));
    const winners = persons.filter((_, i) => got[i]?.status === 'fulfilled');
    expect(winners).toEqual([(await store.account('ada'))?.person]);
  });
}

const subscription = (n: number): PushSubscription => ({
  endpoint: `https://push.example/${n}`,
  keys: { p256dh: `key ${n}`, auth: `auth ${n}` },
});

export function pushesAreKept(opened: Open): void {
  test('is kept for each browser of a person until it is dropped', async () => {
    const store = await opened();
    const [one, other] = [await personIn(store), await personIn(store)];
    for (const n of [1, 2, 1]) await store.addPush(one, subscription(n));
    await store.addPush(other, subscription(3));
    expect(await store.pushes(one)).toEqual([subscription(2), subscription(1)]);
    expect(await store.dropPush(subscription(2).endpoint)).toBe(true);
    expect(await store.dropPush(subscription(2).endpoint)).toBe(false);
    expect(await store.pushes(one)).toEqual([subscription(1)]);
    expect(await store.pushes(newId())).toEqual([]);
  });

  test('belongs to whoever used the browser last', async () => {
    const store = await opened();
    const [one, other] = [await personIn(store), await personIn(store)];
    await store.addPush(one, subscription(1));
    await store.addPush(other, subscription(1));
    expect(await store.pushes(one)).toEqual([]);
    expect(await store.pushes(other)).toEqual([subscription(1)]);
  });

  test('makes room for a newer one when there are more than anybody needs', async () => {
    const store = await opened();
    const [one, other] = [await personIn(store), await personIn(store)];
    await store.addPush(other, subscription(100));
    await Promise.all(Array.from({ length: 25 }, (_, n) => store.addPush(one, subscription(n))));
    expect(await store.pushes(one)).toEqual(Array.from({ length: 20 }, (_, n) => subscription(n + 5)));
    expect(await store.pushes(other)).toHaveLength(1);
  });

  test('needs a person, an address and two keys', async () => {
    const store = await opened();
    const person = await personIn(store);
    await expect(store.addPush(newId(), subscription(1))).rejects.toMatchObject({ code: 'no-such-person' });
    const good = subscription(1);
    for (const bad of [
      { ...good, endpoint: '' },
      { ...good, endpoint: 'x'.repeat(2049) },
      { ...good, keys: { p256dh: '', auth: 'a' } },
      { endpoint: good.endpoint } as PushSubscription,
    ])
      await expect(store.addPush(person, bad)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await store.pushes(person)).toEqual([]);
  });
}
