import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { newSession, type Open } from './material.ts';

export function peopleAreKept(opened: Open): void {
  test('is known by the hash of the token, and by nothing else', async () => {
    const store = await opened();
    const session = newSession();
    await store.createSession(session);
    expect(await store.session(session.tokenHash)).toEqual({
      ...session,
      banned: false,
      seenAt: session.createdAt,
    });
    expect(await store.session(session.id)).toBeUndefined();
    expect(await store.session('')).toBeUndefined();
  });

  test('is not created over another', async () => {
    const store = await opened();
    const session = newSession();
    await store.createSession(session);
    for (const taken of [{ id: session.id }, { tokenHash: session.tokenHash }])
      await expect(store.createSession(newSession({ name: 'Eve', ...taken }))).rejects.toMatchObject({
        code: 'session-exists',
      });
    expect(await store.session(session.tokenHash)).toEqual({
      ...session,
      banned: false,
      seenAt: session.createdAt,
    });
  });

  test('can take another name, and can be forgotten', async () => {
    const store = await opened();
    const session = newSession();
    await store.createSession(session);
    expect(await store.renameSession(session.id, 'Ada')).toBe(true);
    expect((await store.session(session.tokenHash))?.name).toBe('Ada');
    expect(await store.deletePerson(session.id)).toBe(true);
    expect(await store.session(session.tokenHash)).toBeUndefined();
    expect(await store.renameSession(session.id, 'Ada')).toBe(false);
    expect(await store.deletePerson(session.id)).toBe(false);
  });

  test('needs an id, a token and a name', async () => {
    const store = await opened();
    for (const bad of [{ id: 'short' }, { tokenHash: '' }, { name: '' }, { createdAt: -1 }])
      await expect(store.createSession(newSession(bad))).rejects.toMatchObject({ code: 'bad-input' });
    await expect(store.renameSession(newId(), '')).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('can be shut out, and let in again', async () => {
    const store = await opened();
    const session = newSession();
    await store.createSession(session);
    expect(await store.ban(session.id, true)).toBe(true);
    expect(await store.session(session.tokenHash)).toEqual({
      ...session,
      banned: true,
      seenAt: session.createdAt,
    });
    expect(await store.ban(session.id, false)).toBe(true);
    expect(await store.session(session.tokenHash)).toEqual({
      ...session,
      banned: false,
      seenAt: session.createdAt,
    });
    expect(await store.ban(newId(), true)).toBe(false);
  });
}
