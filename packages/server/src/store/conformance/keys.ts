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
    expect(await store.session('second')).toEqual({
      ...session,
      tokenHash: 'second',
      banned: false,
      seenAt: WHEN,
    });
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

export function keysAreToldApart(opened: Open): void {
  const DAY = 24 * 3_600_000;

  test('are listed for their owner, by browser, the one seen last first', async () => {
    const store = await opened();
    const session = newSession({ browser: 'Firefox, Linux' });
    await store.createSession(session);
    await store.addKey(session.id, 'second', WHEN, 'Safari, iPhone');
    await store.addKey(await personIn(store), 'other', WHEN);
    expect(await store.seen(session.tokenHash, WHEN + DAY)).toBe(true);
    expect(await store.seen('unknown', WHEN)).toBe(false);
    const { tokenHash, createdAt } = session;
    expect(await store.keys(session.id)).toEqual([
      { id: expect.any(String), tokenHash, createdAt, browser: 'Firefox, Linux', seenAt: WHEN + DAY },
      {
        id: expect.any(String),
        tokenHash: 'second',
        createdAt: WHEN,
        browser: 'Safari, iPhone',
        seenAt: WHEN,
      },
    ]);
    expect((await store.session(session.tokenHash))?.seenAt).toBe(WHEN + DAY);
    expect(await store.keys(newId())).toEqual([]);
    const long = 'x'.repeat(201);
    await expect(store.addKey(session.id, 'third', WHEN, long)).rejects.toMatchObject({ code: 'bad-input' });
    await expect(store.seen('second', -1)).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('are ended one by one, by whose they are alone', async () => {
    const store = await opened();
    const [person, other] = [await personIn(store), await personIn(store)];
    await store.addKey(person, 'second', WHEN);
    const id = (await store.keys(person)).find(({ tokenHash }) => tokenHash === 'second')?.id ?? '';
    expect(await store.endKey(other, id)).toBe(false);
    expect(await store.session('second')).toMatchObject({ id: person });
    expect(await store.endKey(person, id)).toBe(true);
    expect(await store.endKey(person, id)).toBe(false);
    expect(await store.session('second')).toBeUndefined();
  });

  test('are ended all but one, with a code that waits', async () => {
    const store = await opened();
    const [person, other] = [await personIn(store), await personIn(store)];
    for (const key of ['second', 'third']) await store.addKey(person, key, WHEN);
    await store.addCode('code', person, WHEN);
    expect(await store.endOtherKeys(person, 'third')).toBe(2);
    expect((await store.keys(person)).map(({ tokenHash }) => tokenHash)).toEqual(['third']);
    expect(await store.keys(other)).toHaveLength(1);
    expect(await store.takeCode('code', 0)).toBeUndefined();
  });

  test('are forgotten when nobody has come with them for long', async () => {
    const store = await opened();
    const person = await personIn(store);
    await store.addKey(person, 'second', WHEN);
    await store.seen('second', WHEN + 2 * DAY);
    expect(await store.dropKeys(WHEN + DAY)).toBe(1);
    expect(await store.dropKeys(WHEN + 2 * DAY)).toBe(0);
    expect((await store.keys(person)).map(({ tokenHash }) => tokenHash)).toEqual(['second']);
    await expect(store.dropKeys(-1)).rejects.toMatchObject({ code: 'bad-input' });
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

  test('takes another password', async () => {
    const store = await opened();
    const person = await personIn(store);
    expect(await store.changePassword(person, 'new hash')).toBe(false);
    await store.createAccount(person, 'ada', 'hash');
    expect(await store.changePassword(person, 'new hash')).toBe(true);
    expect(await store.account('ada')).toEqual({ person, login: 'ada', passwordHash: 'new hash' });
    await expect(store.changePassword(person, '')).rejects.toMatchObject({ code: 'bad-input' });
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

  test('is not taken by somebody who knows its address and not its keys', async () => {
    const store = await opened();
    const [one, other] = [await personIn(store), await personIn(store)];
    await store.addPush(one, subscription(1));
    const { endpoint } = subscription(1);
    for (const keys of [
      { ...subscription(1).keys, auth: 'guessed' },
      { ...subscription(1).keys, p256dh: 'guessed' },
    ])
      await expect(store.addPush(other, { endpoint, keys })).rejects.toMatchObject({ code: 'push-taken' });
    expect(await store.pushes(one)).toEqual([subscription(1)]);
    expect(await store.pushes(other)).toEqual([]);
  });

  test('makes room for a newer one when there are more than anybody needs', async () => {
    const store = await opened();
    const [one, other] = [await personIn(store), await personIn(store)];
    await store.addPush(other, subscription(100));
    await Promise.all(Array.from({ length: 8 }, (_, n) => store.addPush(one, subscription(n))));
    expect(await store.pushes(one)).toEqual(Array.from({ length: 5 }, (_, n) => subscription(n + 3)));
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
