import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { Seat } from '../store.ts';
import { gameIn, newSession, type Open, personIn, SETUP, said, WHEN } from './material.ts';

export function deletionsAreKept(opened: Open): void {
  const person = (session: string) => ({ session, name: 'Ada' });

  test('can no longer come in by any key, code or account, and is not told anything', async () => {
    const store = await opened();
    const session = newSession();
    await store.createSession(session);
    await store.addKey(session.id, 'second', WHEN);
    await store.addCode('code', session.id, WHEN);
    await store.createAccount(session.id, 'ada', 'hash');
    await store.setMail(session.id, { address: 'koi@club.example', language: 'en', token: newId() });
    await store.addPush(session.id, { endpoint: 'https://push.example', keys: { p256dh: 'p', auth: 'a' } });
    expect(await store.deletePerson(session.id)).toBe(true);
    for (const key of [session.tokenHash, 'second']) expect(await store.session(key)).toBeUndefined();
    expect(await store.takeCode('code', 0)).toBeUndefined();
    expect(await store.account('ada')).toBeUndefined();
    expect(await store.pushes(session.id)).toEqual([]);
    expect(await store.mailOf(session.id)).toBeUndefined();
    expect(await store.deletePerson(session.id)).toBe(false);
    await store.createAccount(await personIn(store), 'ada', 'hash');
  });

  test('leaves a seat without a name and notes without words; what others said stays', async () => {
    const store = await opened();
    const [gone, stays] = [await personIn(store), await personIn(store)];
    const seats: Seat[] = [
      { clan: 'koi', by: person(gone), contribution: 'f00' },
      { clan: 'lotus', by: person(stays), contribution: 'ba5' },
      { clan: 'turtle', by: { bot: 'samurai' } },
    ];
    const id = await gameIn(store, { seats });
    await store.updateGame(id, { status: 'playing', setup: SETUP }, 1);
    await store.addNotes(id, 0, [said('mine', 'koi'), said('theirs', 'lotus')]);
    const report = { game: id, note: 1, words: 'hm', when: WHEN } as const;
    await store.addReport({ ...report, by: 'koi' });
    await store.addReport({ ...report, by: 'lotus' });

    await store.deletePerson(gone);
    const nameless = { clan: 'koi', by: { session: gone, name: '' }, contribution: 'f00' };
    expect((await store.game(id))?.seats).toEqual([nameless, ...seats.slice(1)]);
    expect(await store.notes(id, 0)).toEqual([said('', 'koi'), said('theirs', 'lotus')]);
    expect((await store.reports(10)).map(({ by }) => by)).toEqual(['lotus']);
    expect(await store.gamesOf(gone, 10)).toEqual([]);
    expect(await store.gamesOf(stays, 10)).toHaveLength(1);
    // Somebody who saw the name cannot write it back.
    expect(await store.updateGame(id, { seats }, 2)).toBe(false);
  });

  test('frees a seat in a room that has not begun, also one that was kept', async () => {
    const store = await opened();
    const gone = await personIn(store);
    const other: Seat = { by: person(newId()) };
    const sits = await gameIn(store, { seats: [other, { by: person(gone), contribution: 'f00' }] });
    const kept = await gameIn(store, { seats: [other, { keptFor: { session: gone, name: 'Ada' } }] });
    await store.deletePerson(gone);
    for (const id of [sits, kept]) expect((await store.game(id))?.seats).toEqual([other, {}]);
  });
}
